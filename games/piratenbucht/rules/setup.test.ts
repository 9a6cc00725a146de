import { askedSeats, begin, defaultOptions, seededFate, type TableSetup } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { piratenbucht } from '../piratenbucht.ts';
import { sizeOf } from './cards.ts';
import { chartValue, priceOf, SECTORS } from './data/chart.ts';
import { PIRATE_CARDS, PIRATE_DECK } from './data/pirate-cards.ts';
import { sectorValue } from './ship.ts';
import type { Piratenbucht, PirateState } from './state.ts';
import { answer, kindAsked, refusal } from './testing.ts';
import { FITS, priceOfFit } from './upgrades/fit.ts';

function table(seats: number): TableSetup<Piratenbucht> {
  return { seats, options: defaultOptions(piratenbucht) };
}

function start(seats = 4): PirateState {
  return begin(piratenbucht, table(seats), seededFate(1)).state;
}

/** All captains give one answer each; the last also needs luck for the five pirate cards. */
function fitted(lines: readonly string[]): PirateState {
  return lines.reduce((state, line) => answer(state, line, seededFate(7)).state, start(lines.length));
}

describe('the setup', () => {
  test('[SETUP-1, SETUP-8, SETUP-10, SETUP-16] every captain has a ship nowhere, 9 gold and no fame', () => {
    for (const { gold, fame, treasure, at } of start().captains) {
      expect({ gold, fame, treasure, at }).toEqual({ gold: 9, fame: 0, treasure: 0, at: 0 });
    }
    expect(piratenbucht.seats).toEqual([3, 4, 5]);
  });

  test('[SETUP-2, SETUP-9] 52 tavern cards, of which everybody has drawn one', () => {
    const { deck, captains, discard } = start(5);
    expect(captains.map(({ hand }) => hand.length)).toEqual([1, 1, 1, 1, 1]);
    expect([sizeOf(deck), sizeOf(discard)]).toEqual([47, 0]);
    const cards = Object.entries(piratenbucht.goods(start())).filter(
      ([name]) => !/treasure|pirate/.test(name),
    );
    expect(cards.reduce((sum, [, count]) => sum + count, 0)).toBe(52);
  });

  test('[SETUP-3, SETUP-4] 60 pirate cards, any of which may come up at any island', () => {
    expect(sizeOf(PIRATE_DECK)).toBe(60);
    const total = { fame: 0, gold: 0, treasure: 0, tavern: 0 };
    for (const card of PIRATE_CARDS) {
      for (const key of ['fame', 'gold', 'treasure', 'tavern'] as const) total[key] += 2 * card[key];
    }
    expect(total).toEqual({ fame: 88, gold: 294, treasure: 142, tavern: 10 });
    const first = new Set<number>();
    for (let seed = 1; seed < 400; seed++) {
      let state = start(3);
      for (const fit of ['fit 2 2 2 2', 'fit 2 2 2 2', 'fit 2 2 2 2'])
        state = answer(state, fit, seededFate(seed)).state;
      first.add(state.loot[0]!);
    }
    expect(first.size).toBe(30);
  });

  test('[SETUP-5] 50 treasures lie in stock', () => {
    expect(start().stock).toBe(50);
    expect(piratenbucht.goods(start())['treasure']).toBe(50);
  });

  test('[SETUP-6, SETUP-7] Blackbeard starts at island 1, and with three captains also at island 4', () => {
    expect([3, 4, 5].map((seats) => start(seats).blackShips.map(({ at }) => at))).toEqual([[1, 4], [1], [1]]);
  });

  test('[SETUP-11] every ring is on field 2', () => {
    const { ship } = start().captains[0]!;
    expect(SECTORS.map((sector) => ship[sector].field)).toEqual([2, 2, 2, 2]);
    expect(SECTORS.map((sector) => sectorValue(ship, sector))).toEqual([5, 5, 2, 2]);
  });

  test('[SETUP-12] EX-2: prices add up step by step', () => {
    expect([priceOf(1, 2), priceOf(6, 7), priceOf(2, 8), priceOf(1, 8)]).toEqual([1, 3, 15, 16]);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((field) => chartValue('hold', field))).toEqual([
      4, 5, 6, 7, 8, 9, 10, 12,
    ]);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((field) => chartValue('crew', field))).toEqual([
      2, 2, 3, 3, 4, 4, 5, 5,
    ]);
  });

  test('[SETUP-12] EX-1: crew to field 4 and cannons to field 5 cost 8 gold', () => {
    const state = fitted(['fit 2 2 2 2', 'fit 2 2 5 4', 'fit 2 2 2 2']);
    const { ship, gold } = state.captains[1]!;
    expect(gold).toBe(1);
    expect(SECTORS.map((sector) => sectorValue(ship, sector))).toEqual([5, 5, 4, 3]);
  });

  test('[SETUP-13] nothing, a part or all of the gold may be spent, and no more', () => {
    expect(FITS).toHaveLength(160);
    expect(new Set(FITS.map(priceOfFit))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect(fitted(['fit 2 2 2 2', 'fit 5 4 2 3', 'fit 2 3 2 2']).captains.map(({ gold }) => gold)).toEqual([
      9, 0, 8,
    ]);
    expect(refusal(start(), 'fit 7 2 2 2')).toBe('not-offered');
  });

  test('[SETUP-14] all are asked at once, and nothing happens before the last has answered', () => {
    const state = start(3);
    expect(askedSeats(piratenbucht, state)).toEqual([0, 1, 2]);
    const waiting = answer(answer(state, 'fit 2 2 5 4').state, 'fit 2 2 2 2').state;
    expect(waiting.captains.map(({ gold }) => gold)).toEqual([9, 9, 9]);
    expect([kindAsked(waiting), waiting.round]).toEqual(['upgrades', 0]);
  });

  test('[SETUP-15] the own tavern card is known then, and no pirate card', () => {
    const view = piratenbucht.view(start(), 2);
    expect(view.captains[2]?.hand).toHaveLength(1);
    expect(view.loot).toEqual([]);
  });

  test('[SETUP-17] nobody is first: the same answers in other seats lead to the same ships', () => {
    const [one, other] = [
      fitted(['fit 2 2 5 4', 'fit 2 2 2 2', 'fit 3 3 3 3']),
      fitted(['fit 3 3 3 3', 'fit 2 2 5 4', 'fit 2 2 2 2']),
    ];
    expect(other.captains.map(({ ship }) => ship)).toEqual([2, 0, 1].map((seat) => one.captains[seat]!.ship));
    expect(askedSeats(piratenbucht, one)).toEqual([0, 1, 2]);
  });
});
