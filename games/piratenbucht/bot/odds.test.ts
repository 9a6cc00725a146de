import { describe, expect, test } from 'vitest';
import { chanceOfHits, duelOdds, sinkingOdds } from './odds.ts';

/** Figures of the specification, section 7; each has three digits. */
function near(chance: number, figure: number): void {
  expect(Math.abs(chance - figure)).toBeLessThanOrEqual(0.0006);
}

describe('the odds of battles', () => {
  test('[BATTLE-25] hits of a throw', () => {
    const figures = {
      2: [0.444, 0.444, 0.111],
      4: [0.198, 0.395, 0.296, 0.099, 0.012],
      6: [0.088, 0.263, 0.329],
    };
    for (const [dice, chances] of Object.entries(figures)) {
      for (const [hits, figure] of chances.entries()) near(chanceOfHits(Number(dice), hits), figure);
    }
  });

  test('[BATTLE-34] a duel of equal ships, from the side of who shoots first', () => {
    const figures = {
      2: [0.597, 0.636, 0.673, 0.713],
      4: [0.564, 0.594, 0.623, 0.653],
      6: [0.55, 0.575, 0.598, 0.621],
    };
    for (const [strength, chances] of Object.entries(figures)) {
      for (const [i, figure] of chances.entries()) {
        const ship = { dice: i + 2, strength: Number(strength) };
        near(duelOdds(ship, ship), figure);
      }
    }
  });

  test('[BLACKBEARD-4] a ship alone against Blackbeard', () => {
    const figures = {
      4: [0, 0.003, 0.015, 0.04, 0.079],
      8: [0.009, 0.077, 0.221, 0.396, 0.556],
      12: [0.075, 0.341, 0.624, 0.811, 0.91],
    };
    for (const [strength, chances] of Object.entries(figures)) {
      for (const [i, figure] of chances.entries())
        near(sinkingOdds('blackbeard', 8, { dice: i + 2, strength: Number(strength) }), figure);
    }
  });

  test('[NAVY-5] a ship alone against the Navy', () => {
    const figures = {
      2: [0.01, 0.037, 0.078, 0.125, 0.175],
      6: [0.258, 0.517, 0.702, 0.817, 0.887],
      10: [0.666, 0.891, 0.965, 0.989, 0.996],
    };
    for (const [strength, chances] of Object.entries(figures)) {
      for (const [i, figure] of chances.entries())
        near(sinkingOdds('navy', 4, { dice: i + 2, strength: Number(strength) }), figure);
    }
  });

  test('[BATTLE-34] more dice and more strength are better', () => {
    expect(duelOdds({ dice: 3, strength: 4 }, { dice: 2, strength: 4 })).toBeGreaterThan(
      duelOdds({ dice: 2, strength: 4 }, { dice: 2, strength: 4 }),
    );
    expect(duelOdds({ dice: 2, strength: 6 }, { dice: 2, strength: 4 })).toBeGreaterThan(
      duelOdds({ dice: 2, strength: 4 }, { dice: 2, strength: 4 }),
    );
    expect(sinkingOdds('blackbeard', 3, { dice: 2, strength: 4 })).toBeGreaterThan(
      sinkingOdds('blackbeard', 8, { dice: 2, strength: 4 }),
    );
  });
});
