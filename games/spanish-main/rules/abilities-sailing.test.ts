import { describe, expect, test } from 'vitest';
import { crewAboard } from './crew.ts';
import type { ShipAt } from './position.ts';
import { barsOf, dockOf } from './steps/sailing.ts';
import { asked, FAR, given, goldAt, linesOf, poseOf, position, shooting } from './testing.ts';

/** What Darkhawk II has to sail with so many coins. */
function barsWith(...coins: number[]): string[] {
  return barsOf(position({ ships: [{ card: 'PS-011', at: [4000, 4000, 0], coins }, FAR] }), 0);
}

function bars(ship: ShipAt): string[] {
  return barsOf(position({ ships: [ship, FAR] }), 0);
}

describe('abilities of ships that sail', () => {
  test('[ABILITY-9, EX-1] OARS: a derelict rows one S, however many oars', () => {
    const state = position({
      ships: [{ card: 'PS-009', at: [4000, 4000, 0], masts: 0, crew: ['PG-Oarsman!'] }, FAR],
    });
    expect(barsOf(state, 0)).toEqual(['S']);
    const rowed = given(state, 'move 1', 'sail S 0');
    expect([poseOf(rowed, 0), rowed.active]).toEqual(['4575 4000 0', 1]);
    const hidden = position({
      ships: [{ card: 'PS-011', at: [4000, 4000, 0], masts: 0, crew: ['PG-Oarsman'] }, FAR],
    });
    expect(given(hidden, 'move 1', 'sail S 0').crew[0]?.isUp).toBe(true);
  });

  test('[ABILITY-9] a rowing derelict may ram', () => {
    const rowing = position({
      ships: [
        { card: 'PS-009', at: [4500, 4600, 0], masts: 0 },
        { card: 'ES-010', seat: 1, at: [5000, 5000, 90] },
      ],
    });
    expect(asked(given(rowing, 'move 1', 'sail S 0'))).toBe('ram');
  });

  test('[ABILITY-10] SLOW_WHEN_FULL: S while the hold is full', () => {
    expect([barsWith(1, 1, 1, 1, 1, 1, 1), barsWith(1, 1, 1, 1, 1, 1, 1, 1)]).toEqual([['L'], ['S']]);
  });

  test('[ABILITY-11, ABILITY-12] EMPTY_SPEED and FULL_RIG_SPEED', () => {
    expect(bars({ card: 'PS-020', at: [4000, 4000, 0] })).toEqual(['L', 'S']);
    expect(bars({ card: 'PS-020', at: [4000, 4000, 0], crew: ['PG-Captain'] })).toEqual(['L']);
    expect(bars({ card: 'PS-028', at: [4000, 4000, 0] })).toEqual(['S', 'L']);
    expect(bars({ card: 'PS-028', at: [4000, 4000, 0], masts: 2 })).toEqual(['S']);
  });

  test('[ABILITY-37] MOVE_AFTER_UNLOAD: once per turn, a short bar away', () => {
    const state = position({ ships: [{ card: 'SS-013', at: [2000, 1200, 180], coins: [3] }, FAR] });
    const docked = given(state, 'move 1', 'sail S 180');
    expect(asked(docked)).toBe('may follow');
    const away = given(docked, 'yes', 'sail S 0');
    expect([dockOf(away, 0), goldAt(away, 0), away.active]).toEqual([-1, [3], 1]);
    expect(given(docked, 'no').active).toBe(1);
  });
});

/** What is asked after a ship has sailed within range. */
function afterMoving(ship: Partial<ShipAt>): string {
  return asked(given(shooting({ at: [3700, 4700, 0], ...ship }), 'move 1', 'sail S 0', 'stop'));
}

describe('abilities that give actions', () => {
  const titan: ShipAt = { card: 'ES-001', at: [4000, 4000, 0] };

  test('[ABILITY-23, TURN-6] EXTRA_ACTION: a 5 or a 6 gives one more action, once per turn', () => {
    const state = position({ ships: [titan, FAR] });
    const won = given(state, ['extra 1', 5]);
    expect([won.ships[0]?.actions, linesOf(won).includes('extra 1')]).toEqual([2, false]);
    expect(given(state, ['extra 1', 4]).ships[0]?.actions).toBe(1);
    const twice = given(won, 'move 1', 'sail L 0', 'move 1', 'sail L 0');
    expect(poseOf(twice, 0)).toBe('5676 4000 0');
  });

  test('[ABILITY-24] SAME_ACTION_TWICE: before the first action, the same again', () => {
    const state = position({ ships: [{ card: 'PS-011', at: [4000, 4000, 0], crew: ['PC-001'] }, FAR] });
    const won = given(state, ['twice 1', 6]);
    const again = given(won, 'move 1', 'sail L 0');
    expect(asked(again)).toBe('may repeat');
    expect(poseOf(given(again, 'yes', 'sail L 0'), 0)).toBe('5676 4000 0');
    expect(given(again, 'no').active).toBe(1);
    expect(asked(given(state, ['twice 1', 1], 'move 1', 'sail L 0'))).toBe('turn');
    const acted = position({
      ships: [{ card: 'PS-011', at: [4000, 4000, 0], crew: ['PC-001'], actions: 0 }, FAR],
    });
    expect(linesOf(acted)).not.toContain('twice 1');
  });

  test('[ABILITY-25] SACRIFICE_FOR_ACTION: another crew for another action', () => {
    const state = position({
      ships: [{ card: 'PS-014', at: [4000, 4000, 0], crew: ['PC-002', 'PG-Oarsman'] }, FAR],
    });
    expect(linesOf(state)).toContain('sacrifice 1 2');
    expect(linesOf(state)).not.toContain('sacrifice 1 1');
    const paid = given(state, 'sacrifice 1 2');
    expect([paid.ships[0]?.actions, crewAboard(paid, 0), paid.crew[0]?.isUp]).toEqual([2, [0], true]);
  });

  test('[ABILITY-21, CREW-2, EX-40] CREW_ALLOWED: foreign crew work where they are welcome', () => {
    expect(afterMoving({ card: 'ES-011', crew: ['SG-Captain!'] })).toBe('turn');
    expect(afterMoving({ card: 'PS-023', crew: ['SG-Captain!'] })).toBe('may captain');
    expect(afterMoving({ card: 'ES-011', crew: ['SG-Captain!', 'EC-009!'] })).toBe('may captain');
    // Brother Virgil must be active himself.
    expect(afterMoving({ card: 'PS-021', crew: ['SG-Captain!', 'EC-009!'] })).toBe('turn');
  });

  test("[ABILITY-46] CANCEL_ABILITY is offered in one's own turn", () => {
    const state = position({
      ships: [
        { card: 'SS-008', at: [4000, 4000, 0], crew: ['SC-010'] },
        { card: 'PS-016', seat: 1, at: [4000, 4300, 0] },
      ],
    });
    expect(linesOf(state)).toContain('cancelShip 2');
    expect(given(state, 'cancelShip 2').ships[1]?.isCancelled).toBe(true);
  });
});
