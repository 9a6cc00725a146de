import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { playOverSocket } from './testing/players.ts';
import { startServer } from './testing/server.ts';

const limits = { messagesPerSecond: 1000, messageBurst: 10_000 };

test('a whole match leaves no secret in the log', async () => {
  const server = await startServer({}, limits);
  const anne = await server.newcomer();
  const bart = await (await server.newcomer()).program();
  const table = await anne.table({ game: 'loyal-captain', holders: ['me', 'open'] });
  const [one, other] = [await anne.socket(), await bart.socket()];
  await other.ask({ do: 'sit', table });
  const played = await Promise.all([playOverSocket(one, table), playOverSocket(other, table)]);
  await one.ask({ do: 'chat', table, text: 'a word between us' });
  await anne.get(`/api/tables/${table}?since=0&hush=hush-in-the-address`);
  await anne.post(`/api/tables/${table}/say`, { do: 'answer', seq: 1, move: 'hush-as-a-move' });
  await anne.post('/api/tables', '{"game": "hush-in-no-json');
  const { luck } = (await anne.get(`/api/tables/${table}/match`)).body;

  const log = server.logged();
  expect(log.split('\n').length).toBeGreaterThan(10);
  expect(log).toContain(table);
  for (const line of new Set(played.flat())) expect(log).not.toContain(line);
  expect(luck.seed).toMatch(/^.{20,}$/);
  expect(log).not.toContain(luck.seed);
  expect(log).not.toContain('a word between us');
  expect(log).not.toContain('hush');
  for (const secret of secretsOf(anne.headers).concat(secretsOf(bart.headers)))
    expect(log).not.toContain(secret);
  for (const socket of [one, other]) socket.close();
  await server.close();
});

test('a fault is logged with its table and without what was said', async () => {
  const server = await startServer({}, limits);
  const anne = await server.newcomer();
  const table = await anne.table({ game: 'loyal-captain', holders: ['me', 'open'] });
  const socket = await anne.socket();
  await socket.ask({ do: 'watch', table });
  await server.breakStorage();
  const answer = await socket.ask({ do: 'chat', table, text: 'a word between us' });
  expect(answer).toEqual({ re: 2, ok: false, code: 'internal' });
  const fault = server
    .logged()
    .split('\n')
    .find((line) => line.includes('a request failed'));
  expect(JSON.parse(fault!)).toMatchObject({ level: 50, table });
  expect(server.logged()).not.toContain('a word between us');
  socket.close();
  await server.close();
});

/** The token and the seal of a cookie or a bearer. */
function secretsOf(headers: { readonly [name: string]: string }): string[] {
  return Object.values(headers).flatMap((value) => value.match(/[\w-]{40,}/g) ?? []);
}

test('what is logged by mistake is hidden', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info({ seed: 'hush', said: { move: 'hush' }, a: { b: { c: { token: 'hush' } } } });
  log.info({ req: { headers: { cookie: 'hush' } }, headers: { authorization: 'hush' } });
  expect(lines.join('')).not.toContain('hush');
  expect(lines.join('')).toContain('[hidden]');
});
