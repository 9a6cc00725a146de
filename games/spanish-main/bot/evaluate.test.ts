import type { Seat } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { positionOf, type Setting, type ShipAt } from '../rules/position.ts';
import { FAR, SHOOTER, shooting, VICTIM } from '../rules/testing.ts';
import { broadsideOf } from './broadside.ts';
import { evaluate, ponder } from './evaluate.ts';

/** What a seat may expect; seat 1 has its turn unless told otherwise. */
function worth(setting: Setting, seat: Seat = 0): number {
  return evaluate(positionOf(setting), seat);
}

const LOADED: ShipAt = { ...SHOOTER, coins: [3, 3] };

describe('what a position is worth', () => {
  test('nobody is ahead with the same ships at the same places', () => {
    expect(worth({})).toBe(0);
    expect(worth({ ships: [{ ...FAR, seat: 0 }] })).toBeGreaterThan(0);
    expect(worth({ ships: [{ ...FAR, seat: 0 }] }, 1)).toBeLessThan(0);
  });

  test('[BOT-2] gold at home is better than gold aboard, and that than gold on an island', () => {
    const home = worth({ ships: [SHOOTER], homes: [[3, 3], []] });
    const aboard = worth({ ships: [LOADED] });
    expect(home).toBeGreaterThan(aboard);
    expect(aboard).toBeGreaterThan(worth({ ships: [SHOOTER] }));
  });

  test('[BOT-2, BOT-12] a loaded ship is the better off the nearer she is to her home', () => {
    const near = worth({ ships: [{ ...LOADED, at: [2600, 2600, 225] }] });
    const far = worth({ ships: [{ ...LOADED, at: [6000, 6000, 225] }] });
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(worth({ ships: [{ ...LOADED, at: [6000, 6000, 225], masts: 0 }] }));
  });

  test('[BOT-1, BOT-7] whoever may still fire gains by every mast that bears', () => {
    const inRange = worth({ ships: [SHOOTER, VICTIM] });
    const outOfRange = worth({ ships: [SHOOTER, { ...VICTIM, at: [4100, 8000, 0] }] });
    expect(inRange).toBeGreaterThan(outOfRange);
    const oneMast = worth({ ships: [SHOOTER, { ...VICTIM, masts: 1 }] });
    expect(oneMast).toBeGreaterThan(worth({ ships: [SHOOTER, { ...VICTIM, masts: 2 }] }));
  });
});

/** What the shots of one of two ships are worth to the owner of the first. */
function shots(ship: number, own: Partial<ShipAt> = {}, enemy: Partial<ShipAt> = {}): number {
  return broadsideOf(shooting(own, enemy), ship, 0);
}

/** What a ship without anything to fetch may expect, at some distance from one with coins aboard. */
function hunt(x: number, coins: readonly number[]): number {
  return ponder(
    positionOf({
      ships: [
        { ...SHOOTER, at: [x, 4600, 0] },
        { ...FAR, coins },
      ],
      isBare: true,
    }),
    0,
  );
}

describe('with care', () => {
  test('[BOT-2] the ship that is there fetches the gold, whoever is named first', () => {
    const islands = [{ at: [5000, 5000], tokens: [2, 2, 2], marks: 1 }] as const;
    const [far, docked]: ShipAt[] = [
      { ...SHOOTER, at: [5000, 1500, 90] },
      { ...SHOOTER, at: [4650, 5000, 0] },
    ];
    const setting = (...ships: ShipAt[]): Setting => ({ ships, islands, isBare: true });
    const [one, other] = [positionOf(setting(far!, docked!)), positionOf(setting(docked!, far!))];
    expect(ponder(one, 0)).toBeCloseTo(ponder(other, 0), 10);
    expect(ponder(one, 0)).toBeGreaterThan(evaluate(one, 0));
  });

  test('[BOT-7] whoever has nothing to fetch goes after those who have', () => {
    expect(hunt(6000, [4])).toBeGreaterThan(hunt(4000, [4]));
    const gain = (coins: number[]) => hunt(6000, coins) - hunt(4000, coins);
    expect(gain([4])).toBeGreaterThan(gain([]));
  });
});

describe('what shots are worth', () => {
  test('[BOT-6] those of others count, if they reach', () => {
    expect(shots(1)).toBeGreaterThan(0);
    expect(shots(1, {}, { at: [4100, 8000, 0] })).toBe(0);
    expect(shots(1, {}, { masts: 0 })).toBe(0);
  });

  test('[BOT-6] one’s own count most while they can be fired at once', () => {
    expect(shots(0)).toBeGreaterThan(shots(0, { actions: 0 }));
    expect(shots(0, { actions: 0 })).toBeGreaterThan(0);
  });

  test('[BOT-1, BOT-12] gold makes a target worth more', () => {
    expect(shots(1, { coins: [4] })).toBeGreaterThan(shots(1));
    expect(shots(0, {}, { coins: [4] })).toBeGreaterThan(shots(0));
  });

  test('[BOT-13] a ship at home has nothing to fear', () => {
    const enemy = { at: [1900, 1500, 90] } as const;
    expect(shots(1, { at: [1600, 1200, 180] }, enemy)).toBeGreaterThan(0);
    expect(shots(1, { at: [1560, 1200, 180] }, enemy)).toBe(0);
  });

  test('two others do not fear for each other', () => {
    const ships = [
      { ...FAR, seat: 0 },
      { ...SHOOTER, seat: 1 },
      { ...VICTIM, seat: 2 },
    ];
    expect(broadsideOf(positionOf({ seats: 3, ships }), 1, 0)).toBe(0);
    expect(broadsideOf(positionOf({ seats: 3, ships }), 1, 2)).toBeGreaterThan(0);
  });
});
