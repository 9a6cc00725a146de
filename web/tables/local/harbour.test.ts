import { GAMES } from '@tortuga/games';
import type { MatchFile } from '@tortuga/kernel';
import type { ShownOffer } from '@tortuga/tables';
import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { blockedIn, firstFree, lineAt } from '../../toolkit/dial.ts';
import { MemoryKeep } from './keep.ts';
import { Gate, openPage, sitDown, type TestPage } from './testing/page.ts';
import type { LocalHolder } from './wish.ts';

const LOYAL = 'loyal-captain';
const anne: LocalHolder = { name: 'Anne' };
const bart: LocalHolder = { name: 'Bart' };
const bot: LocalHolder = { bot: 'cabin-boy' };
const first = { firstPlayer: 'seat1' };

/** How an offer is chosen, a dial at its first free value; nothing if it is blocked. */
function openLine(offer: ShownOffer): string | undefined {
  const line = offer.dial === undefined ? offer.line : lineAt(offer, firstFree(offer.dial));
  return blockedIn(offer, line) === undefined ? line : undefined;
}

/** Answers with the first or last choice that is open. */
async function answer(page: TestPage, which: 0 | -1 = 0) {
  const { table, sight, you } = page.last;
  const line = sight.question!.offers.flatMap((offer) => openLine(offer) ?? []).at(which)!;
  return page.ask({
    do: 'answer',
    table,
    seq: sight.seq,
    move: line,
    ...(you === undefined ? {} : { seat: you }),
  });
}

async function playToTheEnd(page: TestPage): Promise<void> {
  for (;;) {
    const { sight } = await page.until(
      ({ sight }) => sight.question !== undefined || sight.outcome !== undefined,
    );
    if (sight.outcome !== undefined) return;
    expect(await answer(page, sight.seq % 2 === 0 ? 0 : -1)).toEqual({ ok: true });
  }
}

async function fileOf(page: TestPage): Promise<MatchFile> {
  const reply = await page.ask({ do: 'file', table: page.last.table });
  return (reply as unknown as { file: MatchFile }).file;
}

describe('against a bot', () => {
  test.each(GAMES)('a whole match of $id is played', async ({ id: game, seats: [seats = 2] }) => {
    const page = openPage();
    await sitDown(page, { game, holders: [anne, ...Array.from({ length: seats - 1 }, () => bot)] });
    await playToTheEnd(page);
    expect(page.last.sight.outcome!.places).toHaveLength(seats);
    const [summary] = await page.keep.tables();
    expect(summary).toMatchObject({ game, status: 'over', entries: page.last.sight.entries });
    expect(summary!.holders.slice(0, 2)).toEqual(['Anne', ':cabin-boy']);
  });

  test('the page sees the table from its own seat, wherever that is', async () => {
    const page = openPage();
    await sitDown(page, { game: LOYAL, holders: [bot, anne], options: first });
    await page.until(({ sight }) => sight.question !== undefined);
    expect(page.last).toMatchObject({ you: 1, mine: [1], people: { 'local-2': 'Anne' } });
  });

  test('a bot agrees to everything: an answer is taken back together with its own', async () => {
    const page = openPage();
    const table = await sitDown(page, { game: LOYAL, holders: [anne, bot], options: first });
    await answer(page);
    await page.until(({ sight }) => sight.entries === 2);
    await page.ask({ do: 'propose', table, what: 'undo', count: 2 });
    expect(page.last.sight).toMatchObject({ entries: 0, asked: [0] });
  });

  test('a bot that thinks about what was taken back says nothing', async () => {
    const gate = new Gate();
    const page = openPage({ pause: () => gate.promise });
    const table = await sitDown(page, { game: LOYAL, holders: [anne, bot], options: first });
    await answer(page);
    await page.ask({ do: 'undo', table, seq: page.last.sight.seq });
    gate.open();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(page.last.sight).toMatchObject({ entries: 0, asked: [0] });
  });

  test('the next match is begun by the other seat', async () => {
    const page = openPage();
    const table = await sitDown(page, { game: LOYAL, holders: [anne, bot], options: first });
    await page.ask({ do: 'resign', table });
    await page.ask({ do: 'propose', table, what: 'rematch' });
    await page.until(({ sight }) => sight.match === 2);
    expect(page.last).toMatchObject({ you: 1, mine: [1] });
  });

  test('a hint is one of the offers', async () => {
    const page = openPage();
    const table = await sitDown(page, { game: LOYAL, holders: [anne, bot], options: first });
    const hint = (await page.ask({ do: 'hint', table })) as unknown as { suggestions: { line: string }[] };
    const lines = page.last.sight.question!.offers.map(({ line }) => line);
    expect(lines).toEqual(expect.arrayContaining(hint.suggestions.map(({ line }) => line)));
    expect(hint.suggestions).toHaveLength(3);
  });

  test('a refusal has a code and changes nothing', async () => {
    const page = openPage();
    const table = await sitDown(page, { game: LOYAL, holders: [anne, bot], options: first });
    const { seq } = page.last.sight;
    expect(await page.ask({ do: 'answer', table, seq, move: 'fly' })).toMatchObject({
      ok: false,
      code: 'not-offered',
    });
    expect(await page.ask({ do: 'answer', table, seq: 1, move: 'place S1' })).toMatchObject({
      code: 'stale',
    });
    expect(page.heard).toHaveLength(1);
  });
});

describe('several at one device', () => {
  test('where nothing is hidden, the page turns to whoever is asked', async () => {
    const page = openPage();
    await sitDown(page, { game: LOYAL, holders: [anne, bart], options: first });
    expect(page.last).toMatchObject({ you: 0, mine: [0, 1] });
    await answer(page);
    expect(page.last.you).toBe(1);
    expect(page.last.sight.question).toBeDefined();
    expect(page.last.isWhole).toBeUndefined();
  });

  test('where something is, nobody sees anything until they say who they are', async () => {
    const page = openPage({ games: [smuggler] });
    const table = await sitDown(page, { game: 'smuggler', holders: [anne, bart] });
    expect(page.last.you).toBeUndefined();
    expect(page.last.sight.question).toBeUndefined();
    await page.ask({ do: 'watch', table, as: 1 });
    expect(page.last).toMatchObject({ you: 1, isWhole: true });
    expect(page.last.sight.question).toBeDefined();
  });

  test('they see the table until they cover it, also when it is another one’s turn', async () => {
    const page = openPage({ games: [smuggler] });
    const table = await sitDown(page, { game: 'smuggler', holders: [anne, bart] });
    const [seat] = page.last.sight.asked;
    await page.ask({ do: 'watch', table, as: seat! });
    await answer(page);
    expect(page.last.you).toBe(seat);
    await page.ask({ do: 'watch', table, as: 'watcher' });
    expect(page.last.you).toBeUndefined();
  });
});

describe('tables are kept', () => {
  test('another page goes on where the first was left', async () => {
    const keep = new MemoryKeep();
    const before = openPage({ keep });
    const table = await sitDown(before, { game: LOYAL, holders: [anne, bart], options: first });
    await answer(before);
    const after = openPage({ keep });
    await after.ask({ do: 'watch', table });
    expect(after.last.sight).toEqual(before.last.sight);
  });

  test('a bot whose turn it was thinks again', async () => {
    const keep = new MemoryKeep();
    const before = openPage({ keep });
    const table = await sitDown(before, { game: LOYAL, holders: [anne, bot], options: first });
    const answering = answer(before);
    await before.ask({ do: 'unwatch', table });
    await answering;
    const after = openPage({ keep });
    await after.ask({ do: 'watch', table });
    await after.until(({ sight }) => sight.entries >= 2 && sight.question !== undefined);
  });

  test('who leaves does not close the table to who has just come', async () => {
    const gate = new Gate();
    const page = openPage({ pause: () => gate.promise });
    const table = await sitDown(page, { game: LOYAL, holders: [bot, anne], options: first });
    await Promise.all([page.ask({ do: 'unwatch', table }), page.ask({ do: 'watch', table })]);
    gate.open();
    await page.until(({ sight }) => sight.entries === 1);
  });

  test('of two pages that answer at once, one is refused, and both know the same', async () => {
    const keep = new MemoryKeep();
    const [one, other] = [openPage({ keep }), openPage({ keep })];
    const table = await sitDown(one, { game: LOYAL, holders: [anne, bart], options: first });
    await other.ask({ do: 'watch', table });
    const replies = await Promise.all([answer(one), answer(other, -1)]);
    expect(replies.map(({ code }) => code).filter((code) => code !== undefined)).toEqual(['stale']);
    await one.harbour.refresh(table);
    expect(one.last.sight).toEqual(other.last.sight);
  });

  test('what another page did is heard after it was spread', async () => {
    const keep = new MemoryKeep();
    const one = openPage({ keep });
    const other = openPage({ keep, spread: (id) => void one.harbour.refresh(id) });
    const table = await sitDown(one, { game: LOYAL, holders: [anne, bart], options: first });
    await other.ask({ do: 'watch', table });
    await answer(other);
    await one.until(({ sight }) => sight.entries === 1);
  });

  test('a table that was forgotten is gone', async () => {
    const page = openPage();
    const table = await sitDown(page, { game: LOYAL, holders: [anne, bart] });
    await page.ask({ do: 'forget', table });
    expect(await page.keep.tables()).toEqual([]);
    expect(await page.ask({ do: 'watch', table })).toEqual({ ok: false, code: 'no-such-table' });
  });

  test('a table of other rules is refused, and does not break the page', async () => {
    const keep = new MemoryKeep();
    const table = await sitDown(openPage({ keep }), { game: LOYAL, holders: [anne, bart] });
    const games = GAMES.map((game) => ({ ...game, version: 99 }));
    expect(await openPage({ keep, games }).ask({ do: 'watch', table })).toMatchObject({
      code: 'wrong-version',
    });
  });
});

describe('wishes that cannot be', () => {
  test('have a code', async () => {
    const page = openPage();
    const create = (wish: object) =>
      page.ask({ do: 'create', wish: { game: LOYAL, holders: [anne, bot], ...wish } });
    expect(await create({ game: 'chess' })).toMatchObject({ code: 'unknown-game' });
    expect(await create({ holders: [anne] })).toMatchObject({ code: 'seat-count' });
    expect(await create({ options: { wind: 'strong' } })).toMatchObject({ code: 'unknown-option' });
  });
});

describe('match files', () => {
  test('a match that is taken in is the same match', async () => {
    const page = openPage();
    await sitDown(page, { game: 'quedah-merchant', holders: [anne, bot] });
    await playToTheEnd(page);
    const file = await fileOf(page);
    expect(file).not.toHaveProperty('luck');
    const { table = '' } = await page.ask({ do: 'adopt', file });
    await page.ask({ do: 'watch', table });
    expect(await fileOf(page)).toEqual(file);
    expect(page.last.sight.outcome!.places).toEqual(file.places);
  });

  test('what is none is refused', async () => {
    const page = openPage();
    await sitDown(page, { game: LOYAL, holders: [anne, bart], options: first });
    await answer(page);
    const file = await fileOf(page);
    const adopt = async (given: unknown) => (await page.ask({ do: 'adopt', file: given })).code;
    expect(await adopt(null)).toBe('malformed');
    expect(await adopt({ ...file, game: 'chess' })).toBe('unknown-game');
    expect(await adopt({ ...file, length: 9 })).toBe('truncated');
    expect(await adopt({ ...file, log: [{ seat: 0, move: 'fly' }] })).toBe('corrupt');
  });

  test('a fork goes on from the position it was taken from', async () => {
    const page = openPage();
    await sitDown(page, { game: LOYAL, holders: [anne, bot], options: first });
    await playToTheEnd(page);
    const file = await fileOf(page);
    await sitDown(page, { game: LOYAL, options: first, holders: [anne, bart], fork: { file, entries: 2 } });
    expect(page.last.sight).toMatchObject({ entries: 2, asked: [0], undoable: 0 });
    expect(page.last.header.fork).toMatchObject({ entries: 2 });
  });

  test('nobody goes on after the end', async () => {
    const page = openPage();
    await sitDown(page, { game: LOYAL, holders: [anne, bot], options: first });
    await playToTheEnd(page);
    const file = await fileOf(page);
    const fork = { file, entries: file.length };
    expect(
      await page.ask({ do: 'create', wish: { game: LOYAL, options: first, holders: [anne, bart], fork } }),
    ).toMatchObject({ code: 'game-over' });
  });

  test('every step can be seen again, with anybody’s eyes', async () => {
    const page = openPage({ games: [smuggler] });
    const table = await sitDown(page, { game: 'smuggler', holders: [anne, bot] });
    await page.until(({ sight }) => sight.question !== undefined);
    await answer(page);
    const file = await fileOf(page);
    expect(await page.ask({ do: 'film', file })).toMatchObject({ ok: true, length: file.length });
    const still = async (entry: number, as: number | 'watcher') =>
      (await page.ask({ do: 'still', entry, as })) as { view?: unknown; code?: string };
    const [own, others] = [await still(file.length, 0), await still(file.length, 'watcher')];
    expect(own.view).not.toEqual(others.view);
    expect(await still(file.length + 1, 0)).toMatchObject({ code: 'malformed' });
    const looked = (await page.ask({ do: 'look', table, entry: file.length })) as { view?: unknown };
    expect(looked.view).toEqual(own.view);
  });
});
