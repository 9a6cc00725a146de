import { describe, expect, test } from 'vitest';
import { loyalCaptain } from '../../loyal-captain.ts';
import { BOARD } from '../deck/board.ts';
import { wanderings } from '../deck/testing.ts';
import { LONGEST_TRAIL, PASSED } from '../deck/trail.ts';
import type { LoyalState } from './state.ts';
import { position, table } from './testing.ts';

test('[LC-END-8] two pirates who only wander draw after 600 turns, even without a third repetition', () => {
  const states = wanderings(loyalCaptain, position('A:D4<D3 B:D9<D10'), 24);
  const { state, events } = states.at(-1)!;
  expect([state.turn, state.ended, events.at(-1)]).toEqual([600, 'idle', { type: 'drawn', ending: 'idle' }]);
  expect(loyalCaptain.outcome(state)).toEqual({
    places: [1, 1],
    why: { id: 'drawn.idle', params: { turns: 600 } },
  });
  const warned = states.filter((each) => each.events.some(({ type }) => type === 'idling'));
  expect(warned.map((each) => each.state.turn)).toEqual([580]);
});

/** Every field as long as it can be, all at once: longer than any state of a match. */
function longestState(): LoyalState {
  const everywhere = 2 ** BOARD.names.length - 1;
  return {
    standing: [everywhere, everywhere],
    back: BOARD.names.map(() => BOARD.names.length - 1),
    reserve: [0, 0],
    stack: [{ kind: 'turn' }],
    options: { firstPlayer: 'random', repetition: 'draw3' },
    active: 0,
    turn: loyalCaptain.bound,
    lost: [0, 0],
    trail: PASSED.repeat(LONGEST_TRAIL),
    idle: 100,
    ended: 'repetition',
  };
}

describe('the size of a state', () => {
  test('[LC-END-8] is below 2 kB, even were everything at its longest', () => {
    expect(Buffer.byteLength(JSON.stringify(longestState()))).toBeLessThan(2000);
    const fields = Object.keys(loyalCaptain.setup(table, { draw: () => 0 }, undefined));
    expect(Object.keys(longestState()).sort()).toEqual([...fields, 'ended'].sort());
  });
});
