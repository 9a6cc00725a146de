import { GAMES } from '@tortuga/games';
import { readMatch } from '@tortuga/kernel';
import { smuggler } from '@tortuga/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLuck } from '../luck/verify.ts';
import { must, Port } from './testing/port.ts';

let port: Port;

beforeAll(async () => {
  port = await Port.open([smuggler, ...GAMES]);
  await port.person('ann', 'Ann');
  await port.person('bob', 'Bob');
});

afterAll(() => port.close());

/** A table where Ann and Bob have given some answers. */
async function played(game: string, answers: number): Promise<string> {
  const table = await port.table({ game, seats: 2 });
  await port.say(table, 'bob', { do: 'sit' });
  for (let given = 0; given < answers; given++) await answerOnce(table);
  return table;
}

async function answerOnce(table: string): Promise<void> {
  for (const person of ['ann', 'bob']) {
    const { sight } = must(await port.harbour.sight(table, person));
    const offer = sight.question?.offers.find(({ no, dial }) => no === undefined && dial === undefined);
    if (offer === undefined) continue;
    expect(await port.answer(table, person, offer.line)).toBe('ok');
    return;
  }
}

async function rematch(table: string): Promise<void> {
  await port.say(table, 'ann', { do: 'propose', what: 'rematch' });
  expect(await port.say(table, 'bob', { do: 'agree' })).toBe('ok');
}

function fork(table: string, entries: number, more = {}) {
  return port.harbour.create('cid', { game: 'smuggler', fork: { table, entries, ...more } });
}

describe('files', () => {
  test('of a running match are for its players', async () => {
    const table = await played('loyal-captain', 3);
    const file = must(await port.harbour.file(table, 'ann'));
    expect(file).toMatchObject({ game: 'loyal-captain', length: 3, names: ['Ann', 'Bob'] });
    expect(file).not.toHaveProperty('luck.seed');
    expect(file).not.toHaveProperty('places');
    expect(await port.harbour.file(table, 'eve')).toMatchObject({ code: 'not-seated' });
  });

  test('of a running match with secrets are for nobody', async () => {
    const table = await played('smuggler', 1);
    for (const person of ['ann', 'bob']) {
      expect(await port.harbour.file(table, person)).toMatchObject({ ok: false, code: 'not-over' });
    }
    expect(await port.harbour.file(table, 'eve')).toMatchObject({ code: 'not-seated' });
  });

  test('of a finished match are for everybody, with the seed', async () => {
    const table = await played('smuggler', 4);
    await port.say(table, 'bob', { do: 'resign' });
    const file = must(await port.harbour.file(table, 'eve'));
    expect(file).toMatchObject({ length: 4, ended: 'resignation', places: [1, 2] });
    expect(readMatch(smuggler, file).ok).toBe(true);
    expect(verifyLuck(smuggler, file).kind).toBe('fair');
  });

  test('of earlier matches stay, with their own players and luck', async () => {
    const table = await played('smuggler', 3);
    await port.say(table, 'bob', { do: 'resign' });
    const first = must(await port.harbour.file(table, 'eve'));
    await rematch(table);
    await answerOnce(table);
    expect(must(await port.harbour.file(table, 'eve', 1))).toEqual(first);
    expect(await port.harbour.file(table, 'eve')).toMatchObject({ code: 'not-seated' });
    await port.say(table, 'ann', { do: 'resign' });
    const second = must(await port.harbour.file(table, 'eve', 2));
    expect(second).toEqual(must(await port.harbour.file(table, 'eve')));
    expect(second).toMatchObject({ names: ['Bob', 'Ann'], length: 1, places: [1, 2] });
    expect(second.luck?.seed).not.toBe(first.luck?.seed);
    for (const match of [0, 3]) {
      expect(await port.harbour.file(table, 'eve', match)).toMatchObject({ code: 'no-such-match' });
    }
  });

  test('are not there before the first match', async () => {
    const table = await port.table({ game: 'smuggler' });
    expect(await port.harbour.file(table, 'ann')).toMatchObject({ code: 'no-such-match' });
  });
});

describe('forks', () => {
  test('go on from any answer of a finished match, whoever played it', async () => {
    const table = await played('smuggler', 5);
    await port.say(table, 'bob', { do: 'resign' });
    const seen = must(await port.harbour.look(table, 'eve', 3)).view;
    const id = must(await fork(table, 3));
    expect(await port.say(id, 'dan', { do: 'sit' })).toBe('ok');
    const { sight, header } = must(await port.harbour.sight(id, 'eve'));
    expect(sight).toMatchObject({ match: 1, entries: 3, view: seen });
    expect(header.fork).toEqual({ table, match: 1, entries: 3 });
    await port.say(id, 'dan', { do: 'resign' });
    expect(verifyLuck(smuggler, must(await port.harbour.file(id, 'eve'))).kind).toBe('fair');
  });

  test('know which match of the table they come from', async () => {
    const table = await played('smuggler', 2);
    await port.say(table, 'bob', { do: 'resign' });
    await rematch(table);
    await answerOnce(table);
    await port.say(table, 'bob', { do: 'resign' });
    const present = must(await port.harbour.sight(must(await fork(table, 1)), 'eve'));
    expect(present.header.fork).toEqual({ table, match: 2, entries: 1 });
    const earlier = must(await port.harbour.sight(must(await fork(table, 2, { match: 1 })), 'eve'));
    expect(earlier.header.fork).toEqual({ table, match: 1, entries: 2 });
  });

  test('not of a running match, nor with answers that were never given', async () => {
    const running = await played('loyal-captain', 2);
    const wish = { game: 'loyal-captain', fork: { table: running, entries: 1 } };
    expect(await port.harbour.create('ann', wish)).toMatchObject({ ok: false, code: 'not-over' });
    expect(await port.harbour.create('cid', wish)).toMatchObject({ ok: false, code: 'not-seated' });
    const over = await played('smuggler', 2);
    await port.say(over, 'bob', { do: 'resign' });
    for (const entries of [3, -1]) expect(await fork(over, entries)).toMatchObject({ code: 'no-such-entry' });
    expect(await fork(over, 2)).toMatchObject({ ok: true });
    const other = { game: 'loyal-captain', fork: { table: over, entries: 0 } };
    expect(await port.harbour.create('cid', other)).toMatchObject({ ok: false, code: 'unknown-game' });
  });

  test('not after the last answer, where nobody is asked any more', async () => {
    const table = await port.table({ game: 'smuggler', options: { rounds: 1 } });
    await port.say(table, 'bob', { do: 'sit' });
    const isOver = async () => must(await port.harbour.sight(table, 'eve')).sight.outcome !== undefined;
    while (!(await isOver())) await answerOnce(table);
    const { length } = must(await port.harbour.file(table, 'eve'));
    expect(await fork(table, length)).toMatchObject({ code: 'no-such-entry' });
    expect(await fork(table, length - 1)).toMatchObject({ ok: true });
  });
});

test('nothing went wrong meanwhile', () => expect(port.troubles).toEqual([]));
