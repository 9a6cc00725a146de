import { describe, expect, test } from 'vitest';
import type { ShipAt } from './position.ts';
import { isPinned } from './ships.ts';
import type { SpanishMainState } from './state.ts';
import { ramTargets } from './steps/contact.ts';
import {
  asked,
  given,
  goldOn,
  linesOf,
  mastsOf,
  PUBLIC,
  play,
  position,
  RAMMER,
  refusal,
  seatAsked,
  TARGET,
  told,
} from './testing.ts';

function ramming(target: Partial<ShipAt> = {}, rammer: Partial<ShipAt> = {}): SpanishMainState {
  return position({
    ships: [
      { ...RAMMER, ...rammer },
      { ...TARGET, ...target },
    ],
  });
}

/** Sails into the target; the ram is asked. */
function closed(target: Partial<ShipAt> = {}, rammer: Partial<ShipAt> = {}): SpanishMainState {
  return given(ramming(target, rammer), 'move 1', 'sail L 0');
}

/** Side by side, heading against each other: each has a shoulder in the side of the other. */
function locked(): SpanishMainState {
  return position({
    ships: [
      { card: 'SS-015', at: [5000, 5000, 0] },
      { card: 'PS-021', seat: 1, at: [4500, 5140, 180] },
    ],
  });
}

describe('ramming', () => {
  test('[RAM-1, RAM-3, EX-20] a bow in the side of an enemy may ram', () => {
    const state = closed();
    expect([asked(state), linesOf(state)]).toEqual(['ram', ['no', 'ram 2']]);
    expect(asked(given(ramming(), 'move 1', 'sail S 0'))).toBe('sail');
  });

  test('[RAM-2, EX-21, EX-22] bow against bow is no ram and no pin', () => {
    const tip = given(ramming({}, { card: 'PS-004', at: [5000, 5700, 270] }), 'move 1', 'sail L 270');
    expect([asked(tip), isPinned(tip, 0)]).toEqual(['turn', false]);
    const flank = given(ramming({}, { at: [4300, 4950, 0] }), 'move 1', 'sail L 0');
    expect([asked(flank), isPinned(flank, 0)]).toEqual(['turn', false]);
  });

  test('[RAM-1, EX-23, EX-24] where bow and rest meet, and from astern', () => {
    expect(asked(given(ramming({}, { at: [4200, 4827, 0] }), 'move 1', 'sail L 0'))).toBe('ram');
    expect(asked(given(ramming({}, { at: [5000, 3710, 90] }), 'move 1', 'sail S 90'))).toBe('ram');
    expect(asked(given(ramming({}, { at: [5000, 3700, 90] }), 'move 1', 'sail S 90'))).toBe('sail');
  });

  test('[RAM-4, RAM-5, EX-25] higher than the masts that stand, and the target chooses which is lost', () => {
    const fails = play(closed(), ['ram 2', 3]);
    expect([mastsOf(fails.state, 1), told(fails, 'rammed')[0]]).toMatchObject([
      3,
      { roll: 3, masts: 3, isHit: false },
    ]);
    const hits = given(closed(), ['ram 2', 4]);
    expect([asked(hits), seatAsked(hits), linesOf(hits)]).toEqual([
      'mast',
      1,
      ['lose 3', 'lose 2', 'lose 1'],
    ]);
    expect(mastsOf(given(hits, 'lose 2'), 1)).toBe(2);
    const giant = { card: 'SS-003' };
    expect(mastsOf(given(closed(giant), ['ram 2', 5]), 1)).toBe(5);
    expect(asked(given(closed(giant), ['ram 2', 6]))).toBe('mast');
  });

  test('[PIN-1, PIN-2, EX-25] the rammer is held while the target has masts', () => {
    const failed = given(closed(), ['ram 2', 1], 'no', 'no');
    expect(isPinned(failed, 0)).toBe(true);
    const bare = given(closed({ masts: 1 }), ['ram 2', 2], 'no', 'no');
    expect([mastsOf(bare, 1), isPinned(bare, 0)]).toEqual([0, false]);
    expect(isPinned(given(closed(), 'no'), 0)).toBe(true);
  });

  test('[RAM-6] a derelict is rammed without a roll, which opens boarding', () => {
    const happened = play(closed({ masts: 0 }), 'ram 2');
    expect([told(happened, 'rammed')[0]?.roll, asked(happened.state)]).toEqual([0, 'may board']);
  });

  test('[RAM-7] ramming never sinks', () => {
    const state = given(closed({ masts: 1, coins: [4] }), ['ram 2', 6]);
    expect(state.ships[1]?.status).toBe('afloat');
  });

  test('[RAM-8] two that hold each other do not ram', () => {
    expect([isPinned(locked(), 0), isPinned(locked(), 1), ramTargets(locked(), 0)]).toEqual([true, true, []]);
    expect(ramTargets(closed(), 0)).toEqual([1]);
  });

  test('[RAM-9] ships docked at home can be rammed', () => {
    const state = position({
      ships: [
        { card: 'PS-002', at: [7300, 7250, 90] },
        { card: 'ES-010', seat: 1, at: [7585, 7940, 0] },
      ],
    });
    const met = given(state, 'move 1', 'sail L 90');
    expect(asked(met)).toBe('ram');
  });

  test('[RAM-10] own ships are not rammed', () => {
    expect(asked(closed({ seat: 0 }))).toBe('turn');
  });

  test('[PIN-3, PIN-5] who is held may still shoot; who is rammed may sail away', () => {
    const failed = given(closed(), ['ram 2', 1], 'no', 'no');
    expect(failed.active).toBe(1);
    expect(linesOf(failed)).toContain('move 2');
    const back = given(failed, 'end');
    expect([refusal(back, 'move 1'), linesOf(back).includes('shoot 1')]).toEqual(['pinned', true]);
  });

  test('[PIN-4] the hold ends when the other has sailed away', () => {
    const failed = given(closed(), ['ram 2', 1], 'no', 'no', 'move 2', 'sail S 90', 'stop');
    expect(isPinned(failed, 0)).toBe(false);
  });
});

describe('boarding', () => {
  test('[BOARD-1] the active player may call it; else the other may', () => {
    const rammed = given(closed(), ['ram 2', 1]);
    expect([asked(rammed), seatAsked(rammed)]).toEqual(['may board', 0]);
    const declined = given(rammed, 'no');
    expect([asked(declined), seatAsked(declined)]).toEqual(['may board', 1]);
    expect(asked(given(declined, 'no'))).toBe('turn');
  });

  test('[BOARD-2] there is one boarding at most, and none of a ship that has sunk', () => {
    const fought = given(closed({ coins: [2] }), ['ram 2', 1], ['yes', 6, 1]);
    expect([asked(fought), goldOn(fought, 0)]).toEqual(['turn', [2]]);
    const sunk = given(closed({ card: 'PS-027', at: [5000, 5000, 90], masts: 1 }), ['ram 2', 6]);
    expect([sunk.ships[1]?.status, asked(sunk)]).toEqual(['sunk', 'over']);
  });

  test('[BOARD-3, BOARD-4, EX-45] a roll and the masts; a tie has no effect', () => {
    const rammer = { card: 'ES-012', crew: ['EG-Helmsman'] };
    const rammed = given(closed({ masts: 1, crew: ['EG-Explorer'] }, rammer), ['ram 2', 1]);
    const tie = play(rammed, ['yes', 1, 4]);
    expect(told(tie, 'boarded')[0]?.totals).toEqual([1 + 3 + 1, 4 + 1]);
    expect(asked(tie.state)).toBe('turn');
    const won = play(rammed, ['yes', 3, 4]);
    expect([told(won, 'boarded')[0]?.totals, won.state.crew[1]?.ship]).toEqual([[7, 5], -1]);
  });

  test('[BOARD-5, BOARD-6, BOARD-8] the winner picks a crew or a coin, hidden things by their place', () => {
    const rammed = given(closed({ crew: ['EG-Captain', 'EG-Explorer'], coins: [2, 4] }), ['ram 2', 1]);
    const won = given(rammed, ['yes', 6, 1]);
    expect([asked(won), linesOf(won)]).toEqual(['prize', ['slay 1', 'slay 2', 'seize 4', 'seize 5']]);
    expect(won.crew[0]?.known).toBe(2);
    const taken = given(won, 'seize 5');
    expect([goldOn(taken, 0), taken.tokens[4]?.known]).toEqual([[4], 3]);
    const killed = given(won, 'slay 1');
    expect([killed.crew[0]?.ship, killed.crew[0]?.known]).toEqual([-1, PUBLIC]);
  });

  test('[BOARD-5] the rammed ship may win as well', () => {
    const lost = given(closed({}, { coins: [3] }), ['ram 2', 1], ['yes', 1, 6]);
    expect([goldOn(lost, 1), asked(lost)]).toEqual([[3], 'turn']);
  });

  test('[BOARD-7] without room, without uniques, without anything: nothing happens', () => {
    const full = { coins: [1] };
    const none = given(closed({ coins: [2], uniques: ['charts'] }, full), ['ram 2', 1], ['yes', 6, 1]);
    expect([asked(none), goldOn(none, 1)]).toEqual(['turn', [2, 0]]);
  });
});
