import { scriptedFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { piratenbucht } from '../../piratenbucht.ts';
import type { Setting } from '../position.ts';
import type { PirateState } from '../state.ts';
import { answer, answers, diceFirst, eventsOf, type Happened, whatFollows } from '../testing.ts';

/** The wheels are asked in a round of the variant. */
function wheels(round: number, setting: Partial<Setting> = {}): PirateState {
  const captains: Setting['captains'] = [{}, {}, {}];
  const table = {
    captains,
    loot: [],
    blackShips: [0, 0] as const,
    options: { blackbeardRevenge: 'on' } as const,
  };
  return whatFollows(
    round === 1 ? 'opening' : 'harbour',
    { ...table, round: round - 1, ...setting },
    scriptedFate([0, 0, 0, 0, 0]),
  ).state;
}

/** All sail where nobody else is, and Blackbeard's dice fall. */
function sailed(state: PirateState, ...faces: number[]): Happened {
  return answer(answers(state, ['sail 2', 'sail 3']).state, 'sail 6', diceFirst(...faces));
}

describe("Blackbeard's revenge", () => {
  test('[VARIANT-1] no route: he does not move in phase 6', () => {
    expect(wheels(4, { blackShips: [3, 5] }).blackShips.map(({ at }) => at)).toEqual([3, 5]);
  });

  test('[VARIANT-2, VARIANT-3] a die for each ship after the wheels, again while both are the same', () => {
    const happened = sailed(wheels(1), 4, 4, 4, 1);
    expect(eventsOf(happened, 'blackbeardAppeared')).toEqual([
      { type: 'blackbeardAppeared', ship: 0, dice: [4], at: 4 },
      { type: 'blackbeardAppeared', ship: 1, dice: [4, 4, 1], at: 1 },
    ]);
    expect(happened.state.blackShips.map(({ at }) => at)).toEqual([4, 1]);
  });

  test('[VARIANT-4, VARIANT-5, TX-38] in the last round A comes to Treasure Island, and B anywhere else', () => {
    // The captain at Treasure Island is shot at, so five more dice are thrown.
    const happened = sailed(wheels(12), 6, 1, 1, 1, 1, 1, 1);
    expect(happened.state.blackShips.map(({ at }) => at)).toEqual([6, 1]);
    expect(eventsOf(happened, 'blackbeardAppeared')).toMatchObject([{ dice: [] }, { dice: [6, 1] }]);
  });

  test('[VARIANT-6, SAIL-8] before the first throw he is nowhere', () => {
    expect(wheels(1).blackShips.map(({ at }) => at)).toEqual([0, 0]);
    const options = { ...wheels(1).options };
    const start = piratenbucht.setup({ seats: 4, options }, { draw: () => 0 }, undefined);
    expect(start.blackShips).toEqual([{ at: 0, isSunk: false }]);
  });

  test('[VARIANT-7] a sunk ship is upright at the next throw', () => {
    const state = wheels(3, { blackShips: [{ at: 2, isSunk: true }] });
    expect(state.blackShips).toEqual([{ at: 2, isSunk: true }]);
    expect(sailed(state, 5).state.blackShips).toEqual([{ at: 5, isSunk: false }]);
  });

  test('[VARIANT-8] otherwise he fights as ever', () => {
    const happened = sailed(wheels(2, { blackShips: [1] }), 3, 1, 1, 1, 1, 1);
    expect(eventsOf(happened, 'battleBegan')).toMatchObject([{ at: 3, ships: [1], enemies: ['blackbeard'] }]);
    expect(eventsOf(happened, 'aimed')).toMatchObject([{ sector: 'hold', dice: 5 }]);
  });
});
