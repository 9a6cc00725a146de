import { GAMES } from '@tortuga/games';
import { type AnyGame, defaultOptions, type Viewer } from '@tortuga/kernel';
import type { Fortune } from '@tortuga/tables';
import { smuggler } from '@tortuga/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Visitor } from '../http/testing/server.ts';
import type { TestSocket } from '../http/testing/socket.ts';
import { type Served, serve } from '../serve.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { TwinMaker, type Twins } from './twins.ts';

const LOTS = 1_000_000;
const LONGEST = 40;

/** The luck of the worlds that are to come, and of those that are there. */
const coming: (readonly number[])[] = [];
const worlds: (readonly number[])[] = [];

/** Deals what is dictated, and shows the same hash in every world. */
const dictated: Fortune = {
  draw() {
    worlds.push(coming.shift() ?? []);
    return { seed: String(worlds.length - 1), commit: 'the same in every world' };
  },
  fate(seed, from) {
    let next = from;
    return { draw: () => worlds[Number(seed)]?.[next++] ?? 0 };
  },
};

const ALL: readonly AnyGame[] = [...GAMES, smuggler];
let server: Served;
let people: Visitor[];

beforeAll(async () => {
  const limits = {
    requestsPerAddress: LOTS,
    requestsPerPerson: LOTS,
    messagesPerSecond: LOTS,
    messageBurst: LOTS,
  };
  server = await serve(
    readConfig({ PORT: '0', LOG_LEVEL: 'silent' }, { ...limits, socketsPerPerson: LOTS }),
    {
      games: ALL,
      fortune: dictated,
      storage: await openSqlite(':memory:'),
      threads: 1,
      wall: () => Date.UTC(2026, 0, 1),
    },
  );
  people = await Promise.all(Array.from({ length: 7 }, () => Visitor.arrive(server.url)));
});

afterAll(() => server.close());

/** What the viewer gets while one of the worlds is played: every byte, but for the name of the table. */
async function streamOf(game: AnyGame, seats: number, { steps, luck }: Twins, world: 0 | 1, viewer: Viewer) {
  coming.push(luck[world]);
  const players = people.slice(0, seats);
  const table = (await players[0]?.table({ game: game.id, seats })) ?? '';
  const watcher = await people.at(-1)?.socket();
  const sockets = await Promise.all(players.map((player) => player.socket()));
  const looking = viewer === 'watcher' ? watcher : sockets[viewer];
  const stream: string[] = [];
  looking?.raw.on('message', (data: Buffer) => stream.push(data.toString().replaceAll(table, 'TABLE')));
  await watcher?.ask({ do: 'watch', table });
  for (const socket of sockets) await socket.ask({ do: 'watch', table });
  for (const socket of sockets.slice(1)) await socket.ask({ do: 'sit', table });
  for (const { seat, lines } of steps) {
    const socket = sockets[seat];
    if (socket === undefined) throw new Error('nobody sits there');
    const answered = await socket.ask({
      do: 'answer',
      table,
      seq: newest(sockets, table),
      move: lines[world],
    });
    expect(answered).toMatchObject({ ok: true });
  }
  await watcher?.ask({ do: 'ping' });
  await looking?.ask({ do: 'ping' });
  for (const socket of [...sockets, watcher]) socket?.raw.terminate();
  // Who is connected is told when it suits, and is no secret.
  return stream.filter((text) => !text.includes('"on":"presence"'));
}

/** The number of the newest record anybody has heard of. */
function newest(sockets: readonly TestSocket[], table: string): number {
  const numbers = sockets.flatMap(({ received }) =>
    received.flatMap((message) => (message.table === table && message.sight ? [message.sight.seq] : [])),
  );
  return Math.max(0, ...numbers);
}

describe.each(ALL.map((game) => [game.id, game] as const))('%s over the wire', (_, game) => {
  const seats = game.seats.at(-1) ?? 2;
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_seat, seat) => seat), 'watcher'];

  test.each(viewers)('viewer %s is told the same in worlds that look the same', async (viewer) => {
    let differences = 0;
    for (const seed of [1, 2, 3]) {
      const setup = { seats, options: defaultOptions(game) };
      const twins = new TwinMaker(game, viewer, seed).make(setup, LONGEST);
      const first = await streamOf(game, seats, twins, 0, viewer);
      const second = await streamOf(game, seats, twins, 1, viewer);
      expect(second).toEqual(first);
      expect(first.length).toBeGreaterThan(twins.steps.length);
      differences += twins.differences;
    }
    // Where there are secrets, worlds that do not differ would prove nothing.
    if (!game.isOpen) expect(differences).toBeGreaterThan(3);
  });
});
