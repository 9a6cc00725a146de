import { noFate, scriptedFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { PIRATE_CARDS } from '../data/pirate-cards.ts';
import type { Setting } from '../position.ts';
import { eventsOf, whatFollows } from '../testing.ts';

/** The kind of the card that is written so: fame, gold, treasure, tavern cards. */
function card(text: string): number {
  return PIRATE_CARDS.findIndex(
    ({ fame, gold, treasure, tavern }) => `${fame}-${gold}-${treasure}-${tavern}` === text,
  );
}

const captains: Setting['captains'] = [
  { at: 2, gold: 0 },
  { at: 4, gold: 0 },
  { at: 6, gold: 0 },
  { at: 7, gold: 2 },
];

describe('plunder', () => {
  test('[PLUNDER-1, PLUNDER-2] EX-9: 0-2-5-1 gives 2 gold, 5 treasures and a tavern card', () => {
    const loot = ['1-9-1-0', '0-2-5-1', '2-8-0-0', '4-2-0-0', '3-5-0-0'].map(card);
    const happened = whatFollows('battles', { captains, loot }, scriptedFate([0]));
    expect(happened.state.captains[0]).toMatchObject({ fame: 0, gold: 2, treasure: 5, hand: ['flee'] });
    expect(happened.state.captains[1]).toMatchObject({ fame: 4, gold: 2, treasure: 0 });
    expect(eventsOf(happened, 'plundered')).toHaveLength(2);
    expect(happened.state.tally.cardsClaimed).toBe(2);
  });

  test('[PLUNDER-3, GEN-12, TX-34] the lower island first, while the stock lasts', () => {
    const loot = ['1-9-1-0', '0-9-3-0', '2-8-0-0', '0-7-4-0', '3-5-0-0'].map(card);
    const { state } = whatFollows('battles', { captains, loot, stock: 2 }, noFate);
    expect(state.captains.map(({ treasure }) => treasure)).toEqual([2, 0, 0, 0]);
    const unlimited = whatFollows(
      'battles',
      { captains, loot, stock: 2, options: { treasureStock: 'unlimited' } },
      noFate,
    );
    expect(unlimited.state.captains.map(({ treasure }) => treasure)).toEqual([3, 4, 0, 0]);
  });

  test('[PLUNDER-5, TX-21] EX-18: more treasures than fit may be taken', () => {
    const loot = ['1-9-1-0', '0-5-5-0', '2-8-0-0', '4-2-0-0', '3-5-0-0'].map(card);
    const full = [{ at: 2 as const, treasure: 5 }, ...captains.slice(1)];
    expect(whatFollows('battles', { captains: full, loot }, noFate).state.captains[0]?.treasure).toBe(10);
  });

  test('[PLUNDER-6, PLUNDER-7, PLUNDER-8] the rest goes to nobody, and all five cards leave the game', () => {
    const happened = whatFollows('battles', { captains });
    expect(happened.state.loot).toEqual([]);
    expect(eventsOf(happened, 'lootRemoved')).toHaveLength(1);
    expect(happened.state.captains.slice(2).map(({ treasure, fame }) => [treasure, fame])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
