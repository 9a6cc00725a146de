import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigMistake, readConfig } from '../config.ts';
import { serve } from '../serve.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { createLog } from './log.ts';
import { send, startServer } from './testing/server.ts';

const GAME = 'loyal-captain';

describe('when the server stops', () => {
  test('sockets hear why, and requests that wait are answered', async () => {
    const server = await startServer();
    const anne = await server.newcomer();
    const table = await anne.table({ game: GAME, holders: ['me', 'open'] });
    const socket = await anne.socket();
    const { sight } = await socket.ask({ do: 'watch', table });
    const waiting = anne.get(`/api/tables/${table}?since=${sight.seq}&wait=25`);
    await socket.find(({ on }) => on === 'presence');
    const started = performance.now();
    await server.close();
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await socket.untilClosed()).toBe(1012);
    expect(socket.received.at(-1)).toEqual({ on: 'bye', code: 'restarting' });
    expect((await waiting).body).toMatchObject({ ok: true, items: [] });
    await expect(send(server.url, 'GET', '/healthz', {})).rejects.toThrow('fetch failed');
    expect(server.logged()).not.toContain('"level":50');
  });

  test('what was said before is acknowledged', async () => {
    const server = await startServer();
    const anne = await server.newcomer();
    const table = await anne.table({ game: GAME, holders: ['me', 'open'] });
    const socket = await anne.socket();
    const said = socket.ask({ do: 'chat', table, text: 'Ahoy' });
    await socket.ask({ do: 'ping' });
    await server.close();
    expect(await said).toMatchObject({ ok: true });
  });

  test('whoever is slow to finish a request does not hold it up', async () => {
    const server = await startServer({}, { shutdown: 1000 });
    const slow = connect(server.port, '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write('POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const started = performance.now();
    await server.close();
    expect(performance.now() - started).toBeLessThan(2000);
    expect(server.logged()).not.toContain('closing takes too long');
    slow.destroy();
  });

  test('it can be told twice', async () => {
    const server = await startServer();
    await Promise.all([server.close(), server.close()]);
    await server.close();
    expect(server.logged()).not.toContain('does not close');
  });
});

describe('a port', () => {
  const log = createLog('silent');
  const start = async (settings: object) =>
    serve(readConfig({ ...settings }), { storage: await openSqlite(':memory:'), log, threads: 1 });

  test('that nobody asked for may be another, if it is taken', async () => {
    const storage = await openSqlite(':memory:');
    const first = await startServer();
    const config = { ...readConfig({}), port: first.port };
    const second = await serve(config, { storage, log, threads: 1 });
    expect(second.port).toBeGreaterThan(first.port);
    expect(second.isPortMoved).toBe(true);
    expect((await send(second.url, 'GET', '/healthz', {})).status).toBe(200);
    await Promise.all([first.close(), second.close()]);
  });

  test('that was asked for must be free', async () => {
    const first = await startServer();
    await expect(start({ PORT: String(first.port) })).rejects.toThrow(
      `Port ${first.port} is taken; name another with PORT.`,
    );
    await first.close();
  });

  test('is at an address of this machine', async () => {
    const wrong = start({ PORT: '0', HOST: '203.0.113.7' });
    await expect(wrong).rejects.toThrow('203.0.113.7 is no address of this machine; try HOST=127.0.0.1');
  });

  test('open to everybody is reached by this machine under its own name', async () => {
    const open = await start({ PORT: '0', HOST: '0.0.0.0' });
    expect(open).toMatchObject({ url: `http://localhost:${open.port}`, isLocalOnly: false });
    await open.close();
  });
});

test('a folder belongs to one server', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tortuga-data-'));
  const config = { ...readConfig({ PORT: '0' }), data };
  const options = { log: createLog('silent'), threads: 1 };
  const first = await serve(config, options);
  await expect(serve(config, options)).rejects.toThrow(ConfigMistake);
  await expect(serve(config, options)).rejects.toThrow(
    /^Another server uses .*Name another folder with DATA\.$/,
  );
  await first.close();
  await (await serve(config, options)).close();
  rmSync(data, { recursive: true });
});
