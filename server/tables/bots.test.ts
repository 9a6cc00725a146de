import { setTimeout as wait } from 'node:timers/promises';
import { GAMES } from '@tortuga/games';
import type { AnyGame } from '@tortuga/kernel';
import { smuggler } from '@tortuga/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyLuck } from '../luck/verify.ts';
import { Thinkers } from '../thinking/thinkers.ts';
import { openLine } from './testing/open-line.ts';
import { Listener, must, Port, until } from './testing/port.ts';

const games: readonly AnyGame[] = [smuggler, ...GAMES];

/** Threads load the sample game from its file: the front door of the testkit needs the runner of tests. */
const SAMPLE = new URL('../../testkit/smuggler/smuggler.ts', import.meta.url).href;
const FLEET = `
  import { smuggler } from '${SAMPLE}';
  import { GAMES as REAL } from '${import.meta.resolve('@tortuga/games')}';
  export const GAMES = [smuggler, ...REAL];
`;

let thinkers: Thinkers;
let port: Port;

beforeAll(async () => {
  const address = `data:text/javascript,${encodeURIComponent(FLEET)}`;
  thinkers = await Thinkers.open({ threads: 1, games: address });
});

afterAll(() => thinkers.close());

beforeEach(async () => {
  port = await Port.open(games, thinkers);
});

afterEach(() => port.close());

async function outcomeOf(table: string) {
  return must(await port.harbour.sight(table, 'eve')).sight.outcome;
}

async function entriesOf(table: string): Promise<number> {
  return must(await port.harbour.sight(table, 'eve')).sight.entries;
}

/** Plays the first answer that is offered, whenever it is asked. */
async function playOut(table: string, person: string): Promise<void> {
  while ((await outcomeOf(table)) === undefined) {
    const { sight } = must(await port.harbour.sight(table, person));
    const [line] = sight.question?.offers.flatMap((offer) => openLine(offer) ?? []) ?? [];
    if (line === undefined) await wait(2);
    else await port.say(table, person, { do: 'answer', seq: sight.seq, move: line });
  }
}

describe('bots', () => {
  test('play by themselves to the end, with fair luck', async () => {
    const table = await port.table({
      game: 'smuggler',
      seats: 3,
      holders: ['sailor', 'cabin-boy', 'sailor'],
      options: { rounds: 3 },
    });
    const eve = await Listener.at(port.harbour, table, 'eve');
    await until(async () => (await outcomeOf(table)) !== undefined, 'the end');
    const file = must(await port.harbour.file(table, 'eve'));
    expect(file.names).toEqual(['sailor', 'cabin-boy', 'sailor']);
    expect(verifyLuck(smuggler, file).kind).toBe('fair');
    expect(eve.numbers).toEqual([...new Set(eve.numbers)].sort((a, b) => a - b));
    expect(port.troubles).toEqual([]);
  });

  test.each(games.map(({ id, seats }) => [id, Math.min(...seats)] as const))(
    'play %s with a person',
    async (game, seats) => {
      const options = game === 'smuggler' ? { rounds: 2 } : {};
      const bots = Array.from({ length: seats - 1 }, () => 'cabin-boy' as const);
      const table = await port.table({ game, seats, holders: ['me', ...bots], options });
      await Promise.race([playOut(table, 'ann'), wait(3000)]);
      expect(await entriesOf(table)).toBeGreaterThan(4);
      await port.say(table, 'ann', { do: 'resign' });
      await until(async () => (await outcomeOf(table)) !== undefined, 'the end');
      expect(port.troubles).toEqual([]);
    },
  );

  test('think no longer than their question is open', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const overheard: Pick<Thinkers, 'ask'> = {
      ask(ask, signal) {
        signals.push(signal);
        return thinkers.ask(ask, signal);
      },
    };
    const other = await Port.open(games, overheard);
    const table = await other.table({ game: 'smuggler', seats: 2, holders: ['me', 'admiral'] });
    // What does not concern the question lets the bot think on.
    await other.say(table, 'ann', { do: 'chat', text: 'hurry up' });
    await other.answer(table, 'ann', 'hide perla');
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    expect(await other.say(table, 'ann', { do: 'resign' })).toBe('ok');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    await other.close();
    expect(other.troubles).toEqual([]);
  });

  test('stand in for those who are late, until they look again', async () => {
    const clock = { kind: 'live', base: 0.05, increment: 0 } as const;
    const table = await port.table({ game: 'smuggler', seats: 2, clock });
    const eve = await Listener.at(port.harbour, table, 'eve');
    await port.say(table, 'bob', { do: 'sit' });
    await until(async () => (await entriesOf(table)) >= 2, 'two answers of bots');
    expect(eve.news.filter((type) => type === 'late').length).toBeGreaterThanOrEqual(2);
    const back = must(await port.harbour.watch(table, new Listener('ann')));
    expect(back.sight.seats[0]).not.toHaveProperty('standIn');
    expect(back.sight.clock?.left[0]).toBeGreaterThan(29_000);
    expect(eve.news).toContain('back');
  });

  test('say what they would do, to those who may ask', async () => {
    const table = await port.table({ game: 'smuggler', seats: 2 });
    expect(await port.harbour.hint(table, 'ann')).toMatchObject({ code: 'not-begun' });
    await port.say(table, 'bob', { do: 'sit' });
    expect(await port.harbour.hint(table, 'eve')).toMatchObject({ code: 'not-seated' });
    const { suggestions } = must(await port.harbour.hint(table, 'ann', 'bosun'));
    const [best] = suggestions;
    expect(best?.label).toMatchObject({ id: 'hide' });
    expect(await port.answer(table, 'ann', best?.line ?? '')).toBe('ok');
    expect(await port.harbour.hint(table, 'ann')).toMatchObject({ code: 'not-your-turn' });
    expect(must(await port.harbour.hint(table, 'bob', 'sailor')).suggestions).toHaveLength(1);
    await port.say(table, 'ann', { do: 'resign' });
    expect(await port.harbour.hint(table, 'bob')).toMatchObject({ code: 'game-over' });
    const strict = await port.table({ game: 'smuggler', seats: 2, hints: false });
    await port.say(strict, 'bob', { do: 'sit' });
    expect(await port.harbour.hint(strict, 'ann')).toMatchObject({ code: 'no-hints' });
  });
});

describe.each([{ isOrderly: true }, { isOrderly: false }])('after a restart (orderly: $isOrderly)', (how) => {
  test('bots go on by themselves, and nothing is lost', async () => {
    const wish = {
      game: 'smuggler',
      seats: 3,
      holders: ['sailor', 'sailor', 'sailor'],
      access: 'open',
    } as const;
    const table = await port.table({ ...wish, options: { rounds: 12 } });
    await until(async () => (await entriesOf(table)) > 8, 'some answers');
    const before = await entriesOf(table);
    await port.restart(how);
    // Nobody has asked for the table: it goes on all the same.
    expect(port.harbour.counts.tables).toBe(1);
    expect(await entriesOf(table)).toBeGreaterThanOrEqual(before);
    await until(async () => (await outcomeOf(table)) !== undefined, 'the end');
    const file = must(await port.harbour.file(table, 'eve'));
    expect(verifyLuck(smuggler, file).kind).toBe('fair');
    expect(await port.harbour.lobby()).toEqual([]);
  });

  test('lists are right, whatever was not written down in time', async () => {
    const table = await port.table({ game: 'smuggler', seats: 2, access: 'open' });
    await port.say(table, 'bob', { do: 'sit' });
    await port.answer(table, 'ann', 'hide perla');
    await port.restart(how);
    expect(await port.harbour.lobby()).toMatchObject([{ table, status: 'running', asked: ['bob'] }]);
    expect((await port.harbour.mine('bob'))[0]?.table).toBe(table);
  });

  test('clocks have not run meanwhile', async () => {
    const clock = { kind: 'live', base: 600, increment: 0 } as const;
    const table = await port.table({ game: 'smuggler', seats: 2, clock });
    await port.say(table, 'bob', { do: 'sit' });
    port.ahead += 100_000;
    const left = async () => must(await port.harbour.sight(table, 'eve')).sight.clock?.left[0] ?? 0;
    expect(await left()).toBeLessThanOrEqual(500_000);
    await port.answer(table, 'ann', 'hide perla');
    // The tick is written once a second.
    await wait(1100);
    await port.restart({ ...how, pause: 3_600_000 });
    const bobs = must(await port.harbour.sight(table, 'eve')).sight.clock?.left[1] ?? 0;
    expect(bobs).toBeGreaterThan(495_000);
    expect(bobs).toBeLessThanOrEqual(500_000);
  });

  test('a clock that is due rings though nobody looks', async () => {
    const clock = { kind: 'live', base: 1, increment: 0 } as const;
    const table = await port.table({ game: 'smuggler', seats: 2, clock, access: 'open' });
    await port.say(table, 'bob', { do: 'sit' });
    await port.restart(how);
    expect(port.harbour.counts.tables).toBe(1);
    await until(async () => (await port.harbour.lobby())[0]?.asked.length === 0, 'the bell');
  });
});
