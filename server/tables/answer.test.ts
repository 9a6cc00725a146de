import { smuggler } from '@tortuga/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answered, Said } from './harbour.ts';
import { Listener, must, Port } from './testing/port.ts';

let port: Port;
let table: string;

beforeEach(async () => {
  port = await Port.open([smuggler]);
  table = await port.table({ game: 'smuggler', seats: 2, access: 'open' });
  await port.say(table, 'bob', { do: 'sit' });
});

afterEach(async () => {
  await port.close();
});

const NEVER = { ok: false, code: 'the table is not in memory' } as const;

/** Answers as sockets do. */
function answer(ear: Listener, move: string, seq = ear.welcome.sight.seq, harbour = port.harbour) {
  const say = { do: 'answer', seq, move } as const;
  return new Promise<Answered<Said>>((concluded, failed) => {
    const isKnown = harbour.answer(table, ear.person, say, { ear, re: 7 }, { concluded, failed });
    if (!isKnown) concluded(NEVER);
  });
}

test('is concluded when it is stored, and whoever gave it has heard so', async () => {
  const ann = await Listener.at(port.harbour, table, 'ann');
  const { seq } = ann.welcome.sight;
  expect(await answer(ann, 'hide perla')).toEqual({ ok: true, value: { seq: seq + 1, isHeard: true } });
  expect(ann.updates).toMatchObject([{ re: 7, ok: true, sight: { seq: seq + 1 } }]);
  expect((await port.storage.records(table, seq)).map(({ type }) => type)).toEqual(['answered']);
});

test('is refused as anything that is said', async () => {
  const ann = await Listener.at(port.harbour, table, 'ann');
  expect(await answer(ann, 'fly')).toMatchObject({ ok: false, code: 'not-offered' });
  expect(await answer(ann, 'hide perla', 0)).toMatchObject({ ok: false, code: 'stale' });
  expect(await answer(new Listener('eve'), 'hide perla', 1)).toMatchObject({ code: 'not-seated' });
  expect(ann.updates).toEqual([]);
});

test('is for tables in memory only', async () => {
  const ann = await Listener.at(port.harbour, table, 'ann');
  table = 'nosuchtable';
  expect(await answer(ann, 'hide perla')).toBe(NEVER);
});

test('answers given at once wait for each other', async () => {
  const ann = await Listener.at(port.harbour, table, 'ann');
  const bob = await Listener.at(port.harbour, table, 'bob');
  const given = [answer(ann, 'hide perla'), answer(bob, 'hide perla'), answer(ann, 'hide perla')];
  expect((await Promise.all(given)).map(({ ok }) => ok)).toEqual([true, true, false]);
});

test('is refused where another node has written what these rules cannot read', async () => {
  const ann = await Listener.at(port.harbour, table, 'ann');
  const { seq } = ann.welcome.sight;
  const nonsense = { type: 'answered', seat: 0, move: 'fly', at: 1, tick: 1 } as const;
  await port.storage.append({ table, seq: seq + 1, records: [nonsense] });
  expect(await answer(ann, 'hide perla')).toMatchObject({ ok: false, code: 'wrong-version' });
});

test('fails with a storage that is out of order, and tells nobody anything', async () => {
  const { harbour } = port;
  const ann = await Listener.at(harbour, table, 'ann');
  await port.restart({ isOrderly: false });
  await expect(answer(ann, 'hide perla', undefined, harbour)).rejects.toThrow('The storage is closed.');
  expect(ann.updates).toEqual([]);
  expect(must(await port.harbour.sight(table, 'ann')).sight.seq).toBe(ann.welcome.sight.seq);
});
