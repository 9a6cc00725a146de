import { Match, seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { piratenbucht } from '../piratenbucht.ts';
import type { Setting } from './position.ts';
import type { PirateState } from './state.ts';
import { actions, asked, fight, harbour, whatFollows } from './testing.ts';

const APART: Setting = { captains: [{ at: 2, hand: ['navy'] }, { at: 3 }, { at: 6 }] };

/** What becomes of an answer that is sent to a match in this situation. */
function refusal(state: PirateState, line: string, seat = asked(state)): string | undefined {
  const table = { seats: state.captains.length, options: state.options };
  const match = Match.restore(piratenbucht, table, { start: [], log: [], revocable: [], state });
  const before = JSON.stringify(match.save());
  const taken = match.answer(seat, line, seededFate(1));
  expect(JSON.stringify(match.save())).toBe(before);
  return taken.ok ? undefined : taken.code;
}

describe('bad input is refused with its reason, and nothing changes', () => {
  test('[SAIL-4] an island that does not exist, and the cove', () => {
    const { state } = whatFollows('opening', { captains: [{}, {}, {}], round: 0, loot: [] });
    expect(refusal(state, 'sail 8')).toBe('not-offered');
    expect(refusal(state, 'sail 7')).toBe('cove-closed');
  });

  test('[HARBOUR-18] an upgrade one cannot pay', () => {
    const { state } = harbour({
      captains: [
        { at: 3, gold: 2 },
        { at: 4, gold: 0 },
        { at: 5, gold: 0 },
      ],
    });
    expect(refusal(state, 'upgrade sails 6')).toBe('no-gold');
  });

  test('[ACTION-3, CARD-5] a card that is not in hand', () => {
    expect(refusal(actions(APART).state, 'hideout gold')).toBe('not-offered');
    expect(refusal(fight({ hand: ['fog'] }, {}), 'play boarding')).toBe('not-offered');
  });

  test('[ACTION-NAVY-1, ACTION-NAVY-4] the Navy to Treasure Island or to the own ship', () => {
    const { state } = actions(APART);
    expect(refusal(state, 'navy 6')).toBe('treasure-island');
    expect(refusal(state, 'navy 2')).toBe('own-ship-there');
  });

  test('[BATTLE-22] a shot at a ship elsewhere', () => {
    expect(refusal(fight({}, {}), 'shoot 3 crew')).toBe('elsewhere');
  });

  test('[BATTLE-17] fleeing when it is not one’s turn', () => {
    const state = fight({}, {});
    expect(refusal(state, 'flee', 1 - asked(state))).toBe('not-your-turn');
  });
});
