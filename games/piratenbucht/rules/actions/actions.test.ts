import { describe, expect, test } from 'vitest';
import { piratenbucht } from '../../piratenbucht.ts';
import type { Setting } from '../position.ts';
import { actions, answer, answers, asked, dice, eventsOf, kindAsked, legal, refusal } from '../testing.ts';

/** Four captains at different islands, Blackbeard out of the way. */
const APART: Setting['captains'] = [{ at: 3 }, { at: 1 }, { at: 2 }, { at: 5 }];

function withHands(...hands: NonNullable<Setting['captains'][number]['hand']>[]): Setting {
  return {
    captains: APART.map((captain, seat) => ({ ...captain, hand: hands[seat] ?? [] })),
    blackShips: [6],
  };
}

describe('laps of action cards', () => {
  test('[ACTION-1] captains act in the order of their islands', () => {
    const happened = actions(withHands(['reinforce'], ['reinforce'], ['reinforce'], ['reinforce']));
    expect(eventsOf(happened, 'lapBegan')[0]?.order).toEqual([1, 2, 0, 3]);
    expect(asked(happened.state)).toBe(1);
    expect(asked(answer(happened.state, 'pass').state)).toBe(2);
  });

  test('[ACTION-2] at the same island the more famous acts first', () => {
    const captains: Setting['captains'] = [
      { at: 2, fame: 1 },
      { at: 2, fame: 4 },
      { at: 1, fame: 0 },
    ];
    const happened = actions({ captains });
    expect(eventsOf(happened, 'lapBegan')[0]?.order).toEqual([2, 1, 0]);
  });

  test('[ACTION-2, GEN-5, TX-18] equally famous captains throw, and throw again, once for the whole phase', () => {
    const luck = dice(3, 4, 5, 2, 4, 5, 1, 3);
    const happened = actions(
      { captains: [{ at: 2, fame: 8, hand: ['hideout', 'reinforce'] }, { at: 2, fame: 8 }, { at: 6 }] },
      luck,
    );
    expect(eventsOf(happened, 'tieThrown').map(({ sums }) => sums)).toEqual([
      [7, 7],
      [9, 4],
    ]);
    expect(eventsOf(happened, 'lapBegan')[0]?.order).toEqual([0, 1, 2]);
    // The next lap needs no throw.
    const next = answer(happened.state, 'hideout gold');
    expect(eventsOf(next, 'lapBegan')[0]?.order).toEqual([0, 1, 2]);
    expect(luck.left).toBe(0);
  });

  test('[ACTION-3] a turn is one card or a pass', () => {
    const { state } = actions(withHands([], ['hideout', 'reinforce']));
    expect(legal(state)).toEqual([
      'pass',
      'hideout gold',
      'hideout treasure',
      'reinforce hold',
      'reinforce sails',
      'reinforce cannons',
      'reinforce crew',
    ]);
    // One card, then the others have their turns, and only then the next lap.
    const next = answer(state, 'hideout gold');
    expect(eventsOf(next, 'passed')[0]?.seats).toEqual([0, 2, 3]);
    expect(asked(next.state)).toBe(1);
  });

  test('[ACTION-4, ACTION-7, TX-17] who passed may play later, and a whole lap of passes ends the phase', () => {
    const setting = withHands(['reinforce'], ['hideout'], ['swap']);
    const first = actions({
      ...setting,
      discard: ['fame1'],
      captains: setting.captains.map((each, seat) => ({ ...each, at: ([1, 2, 3, 5] as const)[seat]! })),
    });
    const second = answers(first.state, ['pass', 'hideout gold', 'pass']);
    expect(asked(second.state)).toBe(0);
    const third = answers(second.state, ['reinforce hold', 'pass']);
    expect(kindAsked(third.state)).toBe('action');
    const last = answer(third.state, 'pass');
    expect(eventsOf(last, 'actionsOver')).toHaveLength(1);
    expect(last.state.stage).not.toBe('actions');
  });

  test('[ACTION-5, ACTION-6] a lap keeps its order when ships move; the next has a new one', () => {
    const setting = withHands(['challenge'], ['reinforce', 'reinforce'], ['reinforce']);
    const moved = answers(actions(setting).state, ['pass', 'pass', 'challenge 1']);
    // Captain 4 at island 5 has nothing to play; the new lap has the challenger at island 1.
    const tie = answers(actions(setting).state, ['pass', 'pass']).state;
    expect(asked(tie)).toBe(0);
    expect(eventsOf(moved, 'lapBegan')[0]?.order.toSorted()).toEqual([0, 1, 2, 3]);
    expect(eventsOf(moved, 'lapBegan')[0]?.order.slice(0, 2).toSorted()).toEqual([0, 1]);
  });

  test('[ACTION-8] a card takes effect before the next turn', () => {
    const { state } = answer(actions(withHands([], ['hideout'], ['reinforce'])).state, 'hideout gold');
    expect(asked(state)).toBe(2);
    expect(state.captains[1]?.gold).toBe(14);
  });

  test('[ACTION-9, ACTION-10] no card starts a battle or leads to the cove', () => {
    const { state } = answer(
      actions(withHands(['challenge', 'hideout'])).state,
      'challenge 1',
      dice(1, 1, 1, 2),
    );
    expect(state.stage).toBe('actions');
    expect(state.battle).toBeUndefined();
    expect(legal(state).some((line) => line.endsWith('7'))).toBe(false);
  });

  test('[ACTION-11] who is challenged after passing still has a turn', () => {
    const { state } = actions(withHands(['challenge'], ['flee', 'hideout']));
    const challenged = answers(state, ['pass', 'challenge 1'], dice(1, 1, 6, 6)).state;
    expect(asked(challenged)).toBe(1);
    expect(legal(challenged)).toContain('escape 3');
  });

  test('[ACTION-12, GEN-19] FLEE, HIDEOUT, SWAP and CHALLENGE go onto the discard pile', () => {
    const setting = withHands(['challenge'], ['hideout', 'swap', 'flee']);
    let { state } = actions({ ...setting, discard: ['fog'] });
    state = answers(state, ['hideout gold', 'challenge 1'], dice(1, 1, 6, 6)).state;
    state = answers(state, ['swap fog'], dice(1, 1, 6, 6)).state;
    state = answer(state, 'escape 3').state;
    expect(
      piratenbucht
        .view(state, 3)
        .discard.map((count, kind) => count * (kind + 1))
        .filter(Boolean),
    ).toEqual([1, 3, 4, 5]);
  });

  test('[ACTION-13, ACTION-16] a ship card is laid into the own ship, anywhere and for nothing', () => {
    const setting = { captains: [{ at: 6, gold: 0, hand: ['reinforce', 'newhold'] }, {}, {}] } as Setting;
    const { state } = answers(actions(setting).state, ['reinforce crew', 'refit hold']);
    expect(state.captains[0]?.ship).toMatchObject({ crew: { reinforce: 2 }, hold: { refit: 2 } });
    expect(state.discard.every((count) => count === 0)).toBe(true);
  });

  test('[ACTION-14] one REINFORCE and one NEW card in every sector', () => {
    const column = { reinforce: 2, refit: 0 } as const;
    const full = { hold: column, sails: column, cannons: column, crew: column };
    const { state } = actions({
      captains: [{ at: 1, ...full, hand: ['reinforce', 'newsails', 'newcrew'] }, {}, {}],
    });
    expect(
      ['hold', 'sails', 'cannons', 'crew'].map((sector) => refusal(state, `reinforce ${sector}`)),
    ).toEqual(Array(4).fill('already-reinforced'));
    expect(legal(state)).toEqual(['pass', 'refit sails', 'refit crew']);
    expect(answer(state, 'refit sails').state.captains[0]?.ship.sails).toEqual({
      field: 2,
      reinforce: 2,
      refit: 2,
    });
  });

  test('[ACTION-15] nothing moves, takes back or discards a ship card', () => {
    const setting = { captains: [{ at: 1, hold: { reinforce: 2 }, hand: ['hideout'] }, {}, {}] } as Setting;
    expect(legal(actions(setting).state)).toEqual(['pass', 'hideout gold', 'hideout treasure']);
  });

  test('[ACTION-17, GEN-16, GEN-17, GEN-18] cards without a target, battle cards and fame cards cannot be played', () => {
    // Nobody else is at an island 1 to 5, so even NAVY and CHALLENGE have no target.
    const hand = ['navy', 'challenge', 'flee', 'swap', 'fog', 'sabotage', 'fame3', 'hideout'] as const;
    const { state } = actions(
      { captains: [{ at: 2, hand: [...hand] }, { at: 6 }, { at: 6 }] },
      dice(1, 1, 1, 2),
    );
    expect(legal(state)).toEqual(['pass', 'hideout gold', 'hideout treasure']);
    expect([refusal(state, 'navy 3'), refusal(state, 'escape 3')]).toEqual(['nobody-there', 'alone']);
  });
});
