import { isOver } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { quedahMerchant } from '../../quedah-merchant.ts';
import { answer, position, rolls, visit } from './testing.ts';

describe('what is hidden', () => {
  test('[HIDE-1] nothing: players and watchers see the whole state', () => {
    visit(7, (state) => {
      const views = [0, 1, 'watcher' as const].map((viewer) => quedahMerchant.view(state, viewer));
      for (const view of views) expect(view).toEqual(state);
    });
  });

  test('[HIDE-2] a roll does not exist before it is made: only the draw decides it', () => {
    const state = position('A:D3<D1 B:D10<D12');
    const before = JSON.stringify(state);
    const shown = [1, 2, 3].map((roll) => answer(state, 'D3>D4<D3', rolls(roll)).state);
    expect(shown.map(({ roll }) => roll)).toEqual([1, 2, 3]);
    // Apart from the number on the die the three are one and the same state.
    expect(new Set(shown.map((after) => JSON.stringify({ ...after, roll: 0 }))).size).toBe(1);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('[HIDE-2] no draw is left over for the turn after: each roll is drawn when its turn begins', () => {
    visit(8, (state) => {
      if (!isOver(state)) expect(Object.keys(state).sort()).toEqual(KNOWN);
    });
  });
});

/** Everything there is in a state. A generator, or a roll of tomorrow, would be one more. */
const KNOWN = ['active', 'back', 'idle', 'options', 'reserve', 'roll', 'stack', 'stacks', 'standing', 'turn'];
