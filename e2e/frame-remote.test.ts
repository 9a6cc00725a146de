import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Served, serve } from '@tortuga/server';
import type { Say } from '@tortuga/tables';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../server/http/log.ts';
import { Visitor } from '../server/http/testing/server.ts';
import type { TableNow } from '../web/tables/port.ts';
import { SocketLine } from '../web/tables/remote/socket.ts';
import { WatchedTable } from '../web/tables/watched.ts';

const data = mkdtempSync(join(tmpdir(), 'tortuga-remote-'));
let server: Served;
let anne: Visitor;
let bart: Visitor;
let port = 0;
const open: (() => void)[] = [];

async function start(): Promise<void> {
  const config = readConfig({ PORT: String(port), DATA: data });
  server = await serve(config, { log: createLog('silent'), threads: 1 });
  port = server.port;
}

beforeAll(async () => {
  await start();
  [anne, bart] = [await Visitor.arrive(server.url), await Visitor.arrive(server.url)];
});
afterEach(() => {
  for (const close of open.splice(0)) close();
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

/** A person's page: its line can be cut, and mended when the test says so. */
class Page {
  readonly line: SocketLine;
  readonly table: WatchedTable;
  readonly seen: TableNow[] = [];
  #socket: WebSocket | undefined;
  #wake = () => {};
  isOnline = true;

  constructor(visitor: Visitor, table: string) {
    this.line = new SocketLine({
      open: async () => {
        if (!this.isOnline) throw new Error('offline');
        const init = { headers: visitor.headers } as unknown as string[];
        this.#socket = new WebSocket(`${visitor.url.replace('http', 'ws')}/api/socket`, init);
        return this.#socket;
      },
      fetchFile: async () => ({ ok: false, code: 'offline' }),
      isOnline: () => this.isOnline,
      onWake: (wake) => {
        this.#wake = wake;
        return () => undefined;
      },
    });
    this.table = new WatchedTable(table, this.line);
    this.table.subscribe((now) => this.seen.push(now));
    open.push(() => {
      this.table.close();
      this.line.close();
    });
  }

  cut(): void {
    this.isOnline = false;
    this.#socket?.close();
  }

  mend(): void {
    this.isOnline = true;
    this.#wake();
  }

  get now(): TableNow {
    return this.table.now;
  }

  until(isTrue: (now: TableNow) => boolean): Promise<TableNow> {
    return new Promise((resolve) => {
      const stop = this.table.subscribe((now) => {
        if (!isTrue(now)) return;
        resolve(now);
        queueMicrotask(() => stop());
      });
    });
  }

  /** The first choice, known as of now. */
  answer(): Say {
    const { seq = 0, question } = this.now.sight ?? {};
    return { do: 'answer', seq, move: question!.offers.find(({ no }) => no === undefined)!.line };
  }
}

const isAsked = ({ link, sight }: TableNow) => link === 'live' && sight?.question !== undefined;

/** Anne and Bart sit down; it is Anne's turn. */
async function sitDown(): Promise<{ id: string; one: Page; other: Page }> {
  const wish = { game: 'loyal-captain', holders: ['me', 'open'], options: { firstPlayer: 'seat1' } };
  const id = await anne.table(wish);
  const [one, other] = [new Page(anne, id), new Page(bart, id)];
  await other.until(({ link }) => link === 'live');
  await other.table.say({ do: 'sit' });
  await one.until(isAsked);
  return { id, one, other };
}

describe('a table of the server', () => {
  test('is welcomed, and says who sits where', async () => {
    const { one, other } = await sitDown();
    expect(one.now).toMatchObject({ link: 'live', you: 0, mine: [0], header: { game: 'loyal-captain' } });
    expect(one.now.commit).toMatch(/^[0-9a-f]{64}$/);
    await other.until(({ you }) => you === 1);
    expect(Object.keys(one.now.names)).toEqual(expect.arrayContaining([anne.person, bart.person]));
  });

  test('that does not exist is gone', async () => {
    const page = new Page(anne, 'no-such-table');
    const now = await page.until(({ link }) => link === 'gone');
    expect(now.trouble).toEqual(expect.any(String));
  });

  test('shows who is there', async () => {
    const { id, one } = await sitDown();
    const carla = await Visitor.arrive(server.url);
    await new Page(carla, id).until(({ link }) => link === 'live');
    await one.until(({ presence }) => presence.watchers === 1 && presence.people.length === 2);
  });
});

describe('an answer', () => {
  test('is pending until it is acknowledged, and then shown', async () => {
    const { one } = await sitDown();
    const say = one.answer();
    const reply = one.table.say(say);
    expect(one.now.pending).toEqual(say);
    expect(await reply).toMatchObject({ ok: true });
    expect(one.now.pending).toBeUndefined();
    expect(one.now.sight).toMatchObject({ entries: 1, asked: [1] });
    expect(one.now.events.length).toBeGreaterThan(0);
  });

  test('that is refused comes back with its reason', async () => {
    const { one } = await sitDown();
    const { seq = 0 } = one.now.sight ?? {};
    expect(await one.table.say({ do: 'answer', seq, move: 'fly' })).toMatchObject({
      ok: false,
      code: 'not-offered',
    });
    expect(one.now.pending).toBeUndefined();
  });

  test('waits for the one before', async () => {
    const { one } = await sitDown();
    const first = one.table.say(one.answer());
    expect(await one.table.say(one.answer())).toEqual({ ok: false, code: 'busy' });
    expect(await first).toMatchObject({ ok: true });
  });
});

describe('when the line is down', () => {
  test('it is said, and everything since is heard when it is mended', async () => {
    const { one, other } = await sitDown();
    other.cut();
    await other.until(({ link }) => link === 'offline');
    await one.table.say(one.answer());
    other.mend();
    const now = await other.until(isAsked);
    expect(now.sight?.entries).toBe(1);
    expect(now.items.filter(({ type }) => type === 'answered')).toHaveLength(1);
    expect(new Set(now.items.map(({ seq }) => seq)).size).toBe(now.items.length);
  });

  test('an answer is given as soon as it is mended', async () => {
    const { one } = await sitDown();
    one.cut();
    await one.until(({ link }) => link === 'offline');
    const reply = one.table.say(one.answer());
    expect(one.now.pending).toBeDefined();
    one.mend();
    expect(await reply).toMatchObject({ ok: true });
    expect(one.now.sight?.entries).toBe(1);
  });

  test('an answer that arrived but was not acknowledged is not given twice', async () => {
    const { one } = await sitDown();
    const reply = one.table.say(one.answer());
    one.cut();
    await one.until(({ link }) => link === 'offline');
    one.mend();
    expect(await reply).toEqual({ ok: true });
    await one.until(({ link }) => link === 'live');
    expect(one.now.sight?.entries).toBe(1);
  });

  test('an answer that was overtaken comes back', async () => {
    const { id, one } = await sitDown();
    const late = new Page(anne, id);
    await late.until(isAsked);
    late.cut();
    await late.until(({ link }) => link === 'offline');
    const say = late.answer();
    await one.table.say(one.answer());
    await one.table.say({ do: 'undo', seq: one.now.sight?.seq ?? 0 });
    const reply = late.table.say(say);
    late.mend();
    expect(await reply).toMatchObject({ ok: false, code: 'stale' });
  });

  test('talk is not repeated: nobody knows whether it was heard', async () => {
    const { one } = await sitDown();
    one.cut();
    await one.until(({ link }) => link === 'offline');
    expect(await one.table.say({ do: 'chat', text: 'Ahoy' })).toEqual({ ok: false, code: 'offline' });
  });

  test('because the server starts anew, the match goes on', async () => {
    const { one, other } = await sitDown();
    await server.close();
    await one.until(({ link }) => link === 'waiting');
    await start();
    await one.until(isAsked);
    await one.table.say(one.answer());
    await other.until(isAsked);
    expect(other.now.sight).toMatchObject({ entries: 1, asked: [1] });
  });
});
