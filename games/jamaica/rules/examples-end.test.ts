import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { size } from './cards.ts';
import { PORT_ROYAL } from './chart.ts';
import { position, spaceOf } from './position.ts';
import { GHOST } from './ships.ts';
import type { JamaicaState } from './state.ts';
import {
  answer,
  arrival,
  asked,
  blocked,
  broadsides,
  from,
  holds,
  question,
  told,
  turn,
  whereabouts,
} from './testing.ts';

/** A lair that costs nothing, to fight on. */
const ON_C5 = { plundered: 'C5' };

function over(state: JamaicaState) {
  return jamaica.outcome({ ...state, stack: [] });
}

function handAfter(powers: 'map'[], hand: string) {
  const ships = [{ hand, powers, discards: 'C11' }, {}, {}];
  return size(from(position({ ships }), 'roundEnd').state.decks[0]!.hand);
}

describe('cards', () => {
  test('[T-39, ROUND-18] the pile lasts for eight rounds, and is made anew after nine', () => {
    let state = position({ ships: [{}, {}, {}] });
    const sizes: number[][] = [];
    for (let round = 1; round <= 9; round++) {
      const deck = state.decks[0]!;
      const card = 31 - Math.clz32(deck.hand);
      Object.assign(deck, {
        hand: deck.hand & ~(1 << card),
        discards: deck.discards | (1 << card),
        top: card,
      });
      ({ state } = from(state, 'roundEnd'));
      const { hand, pile, discards } = state.decks[0]!;
      sizes.push([size(hand), size(pile), size(discards)]);
    }
    expect([sizes[0], sizes[7], sizes[8]]).toEqual([
      [3, 7, 1],
      [3, 0, 8],
      [3, 8, 0],
    ]);
  });

  test('[T-40, ROUND-17] with the Map gained the hand grows, with the Map lost nothing is drawn', () => {
    expect(handAfter(['map'], 'C01 C02')).toBe(4);
    expect(handAfter([], 'C01 C02 C03')).toBe(3);
  });
});

describe('the end and ties', () => {
  const RACE = { isLastRound: true };

  test('[T-41, SCORE-8, SCORE-9] a tie goes to the ship ahead, and is shared by ships as far', () => {
    const home = { at: 'PR', lap: 1, holds: 'gold 5' };
    const behind = { at: 'G9', holds: 'gold 6, gold 4' };
    const ahead = over(position({ ...RACE, ships: [home, behind, {}] }));
    expect([ahead?.scores, ahead?.places, ahead?.why.id]).toEqual([[20, 20, -5], [1, 2, 3], 'won.progress']);
    const both = over(position({ ...RACE, ships: [home, home, {}] }));
    expect([both?.places, both?.why.id]).toEqual([[1, 1, 3], 'shared']);
  });

  test('[T-42] progress counts lanes by p', () => {
    const nine = 'gold 6, gold 3';
    const places = (one: string, other: string) =>
      over(position({ ...RACE, ships: [{ at: one, holds: nine }, { at: other, holds: nine }, {}] }))?.places;
    expect(places('B1', 'A6')).toEqual([1, 2, 3]);
    expect(places('b1', 'B5')).toEqual([1, 1, 3]);
  });

  test('[T-43, END-3, END-4, END-5] seats after the finisher still play, seats before do not', () => {
    const ships = [{ card: 'C08' }, { at: 'G9', card: 'C01' }, { card: 'C08' }, { at: 'G9', card: 'C04' }];
    const before = position({ ships, captain: 2, dice: [1, 2] });
    const over = from(before, 'turn');
    expect(told(over, 'revealed').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(told(over, 'finished').map(({ seat }) => seat)).toEqual([3, 1]);
    expect(told(over, 'lastRound')).toHaveLength(1);
    expect(told(over, 'scored').map(({ space }) => space)).toEqual([-5, 15, -5, 15]);
  });
});

const HAUNTED = { ships: [{ at: 'C2' }, { at: 'C4' }], active: GHOST, plundered: 'C5' };

/** The ghost, going back from C5, beats seat 2 on C4. */
function haul(held: string, own: string) {
  const ships = [{ at: 'C2' }, { at: 'C4', holds: held }];
  const before = position({ ...HAUNTED, ships, ghost: { at: 'C5', holds: own }, dice: [1, 3] });
  return from(before, 'action', broadsides('star'));
}

describe('two players', () => {
  test('[T-44, GHOST-10] the way of the ghost is found anew before each move', () => {
    const moved = from(position({ ...HAUNTED, ghost: { at: 'C5' }, dice: [2, 3] }), 'action');
    expect(told(moved, 'ghostForced')).toMatchObject([{ way: 'backward', why: 'leads' }]);
    expect(whereabouts(moved, GHOST)).toBe('C3');
    expect(question(moved)).toEqual([
      'steer',
      'steer forward D1',
      'steer forward d1',
      'steer backward B6',
      'steer backward b2',
    ]);
  });

  test('[T-45, GHOST-21, GHOST-33] the ghost attacks, the other player rolls for it, and it loses', () => {
    const ships = [{ at: 'C2' }, { at: 'C4', holds: 'powder 1', riches: ['-4' as const] }];
    const ghost = { at: 'C5', holds: 'gold 5, gold 3', riches: ['+3' as const] };
    const before = position({ ...HAUNTED, ships, ghost, dice: [1, 3] });
    const met = from(before, 'action', broadsides(4));
    expect(told(met, 'fired')).toMatchObject([{ ship: GHOST, by: 0 }]);
    expect([asked(met), question(met)[0]]).toEqual([1, 'powder']);
    const won = answer(met, 'spend 1', broadsides(6));
    expect(told(won, 'compared')[0]?.firepower).toEqual([6, 7]);
    expect(question(won)).toEqual(['spoils', 'loot 1', 'loot 2', 'steal 2', 'curse 1', 'decline']);
    expect(blocked(won)).toEqual({ 'seize beth': 'ghost-keeps' });
  });

  test('[T-46, GHOST-14] equal progress is not alone', () => {
    const ships = [{ at: 'b1' }, { at: 'A4' }];
    const moved = from(position({ ...HAUNTED, ships, ghost: { at: 'B5' }, dice: [1, 1] }), 'action');
    expect(question(moved)).toEqual(['steer', 'steer forward B6', 'steer backward B4']);
  });

  test('[T-47, GHOST-26, GHOST-27] what the ghost takes', () => {
    const powder = haul('powder 4, gold 4', 'gold 5, gold 3');
    expect([asked(powder), ...question(powder)]).toEqual([0, 'spoils', 'loot 1', 'loot 2', 'decline']);
    const thrown = answer(powder, 'loot 1');
    expect(told(thrown, 'jettisoned')).toMatchObject([{ good: 'powder', count: 4 }]);
    expect(thrown.state.bank.powder).toBe(45);
    expect(holds(answer(powder, 'loot 2'), GHOST)).toBe('gold 5, gold 3, gold 4');
    const full = haul('powder 4, food 2, gold 4', 'gold 1, gold 2, gold 3, gold 4, gold 5');
    expect(question(full)).toEqual(['spoils', 'loot 1', 'loot 2', 'decline']);
    expect(blocked(full)).toEqual({ 'loot 3': 'ghost-full' });
  });

  test('[T-48, GHOST-35] the ghost at home ends nothing, and goes back', () => {
    const before = position({
      ...HAUNTED,
      ships: [{ at: 'G9' }, { at: 'C4' }],
      ghost: { at: 'G8' },
      dice: [6, 3],
    });
    const home = answer(from(before, 'action'), 'steer forward PR');
    expect(told(home, 'sailed').map(({ lap }) => lap)).toEqual([1, 0]);
    expect(whereabouts(home, GHOST)).toBe('G7');
    expect(home.state.isLastRound).toBe(false);
  });
});

function slotSeen(state: JamaicaState, viewer: number, owner: number) {
  return jamaica.view(state, viewer).ships[owner]?.slots[0];
}

describe('views', () => {
  test('[T-49, HIDE-11, HIDE-14] a cursed card on its way from hand to hand', () => {
    const ships = [{ at: 'C5', riches: ['-4' as const] }, { at: 'C5' }, {}, {}];
    const given = answer(arrival({ ...ON_C5, ships }, broadsides('star')), 'curse 1').state;
    expect([0, 1, 2].map((viewer) => slotSeen(given, viewer, 1)?.card)).toEqual(['-4', '-4', undefined]);
    expect(slotSeen(given, 2, 1)?.sort).toBe('cursed');
    const next = jamaica.copy(given);
    next.ships[3]!.at = spaceOf('C5');
    next.ships[0]!.at = PORT_ROYAL;
    Object.assign(next, { captain: 0, active: 3, half: 'evening' });
    const stolen = answer(from(next, 'arrival', broadsides('star')), 'steal 1').state;
    expect([0, 1, 2, 3].map((viewer) => slotSeen(stolen, viewer, 3)?.card)).toEqual([
      '-4',
      '-4',
      undefined,
      '-4',
    ]);
  });

  test('[T-50, HIDE-4] a chosen card is its owner’s secret until the turn begins', () => {
    const held = 'food 1, food 2, food 3, food 4, powder 5';
    const state = turn({ ships: [{ card: 'C09', holds: held }, { card: 'C05' }, { card: 'C07' }] }).state;
    const shown = (viewer: number) =>
      jamaica.view(state, viewer).decks.map(({ top, chosen }) => [top, chosen]);
    expect(shown(0)).toEqual([
      [8, undefined],
      [-1, undefined],
      [-1, undefined],
    ]);
    expect(shown(1)).toEqual([
      [8, undefined],
      [-1, 4],
      [-1, undefined],
    ]);
  });
});
