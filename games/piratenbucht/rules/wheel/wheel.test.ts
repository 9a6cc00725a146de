import { askedSeats, scriptedFate, seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { piratenbucht } from '../../piratenbucht.ts';
import type { PirateState } from '../state.ts';
import { answer, eventsOf, kindAsked, legal, refusal, whatFollows } from '../testing.ts';

function wheels(round = 0, at: 0 | 1 | 2 = 0): PirateState {
  return whatFollows(
    round === 0 ? 'opening' : 'harbour',
    {
      round,
      loot: [],
      captains: [{ at }, { at }, { at }],
      blackShips: [1, 4],
    },
    scriptedFate([0, 0, 0, 0, 0]),
  ).state;
}

function sailed(state: PirateState, ...courses: number[]): PirateState {
  return courses.reduce((now, to) => answer(now, `sail ${to}`).state, state);
}

describe('sailing', () => {
  test('[SAIL-1] a round begins with a pirate card on each of five islands', () => {
    const happened = whatFollows(
      'opening',
      { round: 0, loot: [], captains: [{}, {}, {}] },
      scriptedFate([0, 0, 0, 0, 0]),
    );
    // The first of each kind, as long as there is one.
    expect(happened.state.loot).toEqual([0, 0, 1, 1, 2]);
    expect(happened.state.pirates.slice(0, 3)).toEqual([0, 0, 1]);
    expect(eventsOf(happened, 'lootTurnedUp')[0]?.loot).toEqual([0, 0, 1, 1, 2]);
    expect(happened.state.round).toBe(1);
  });

  test('[SAIL-2] Treasure Island and the cove have no pirate card', () => {
    expect(wheels().loot).toHaveLength(5);
  });

  test('[SAIL-3] everybody chooses one of six islands at once', () => {
    const state = wheels();
    expect(kindAsked(state)).toBe('wheel');
    expect(askedSeats(piratenbucht, state)).toEqual([0, 1, 2]);
    expect(legal(state)).toEqual(['sail 1', 'sail 2', 'sail 3', 'sail 4', 'sail 5', 'sail 6']);
  });

  test('[SAIL-4] the cove cannot be chosen, nor an island that does not exist', () => {
    const state = wheels();
    const before = JSON.stringify(state);
    expect(refusal(state, 'sail 7')).toBe('cove-closed');
    expect(refusal(state, 'sail 9')).toBe('not-offered');
    expect(JSON.stringify(state)).toBe(before);
  });

  test('[SAIL-5] the last island may be chosen again, and Blackbeard may be met', () => {
    const state = wheels(3, 2);
    expect(legal(state)).toHaveLength(6);
    expect(state.blackShips.map(({ at }) => at)).toEqual([2, 5]);
    const met = sailed(state, 2, 5, 6);
    expect(met.captains.map(({ at }) => at)).toEqual([2, 5, 6]);
    expect(met.battle?.at).toBe(2);
  });

  test('[SAIL-6] all ships sail when the last wheel is set', () => {
    const waiting = sailed(wheels(), 2, 3);
    expect(waiting.captains.map(({ at }) => at)).toEqual([0, 0, 0]);
    expect(sailed(waiting, 6).captains.map(({ at }) => at)).toEqual([2, 3, 6]);
  });

  test('[SAIL-7] any number of ships may meet', () => {
    const met = ['sail 6', 'sail 6', 'sail 6'].reduce(
      (state, line) => answer(state, line, seededFate(1)).state,
      wheels(),
    );
    expect(met.captains.map(({ at }) => at)).toEqual([6, 6, 6]);
  });

  test('[SAIL-8] where Blackbeard is can be seen while choosing', () => {
    expect(piratenbucht.view(wheels(), 1).blackShips.map(({ at }) => at)).toEqual([1, 4]);
    expect(piratenbucht.view(wheels(1), 1).blackShips.map(({ at }) => at)).toEqual([2, 5]);
  });
});
