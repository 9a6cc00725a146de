import { describe, expect, test } from 'vitest';
import { stockOf } from './holds.ts';
import {
  answer,
  arrival,
  asked,
  blocked,
  broadsides,
  holds,
  question,
  told,
  types,
  whereabouts,
} from './testing.ts';

/** A lair that costs nothing, to fight on. */
const ON_C5 = { plundered: 'C5' };

function againstStar(powers: ('sabre' | 'map')[]) {
  const ships = [
    { at: 'C5', holds: 'powder 6', powers },
    { at: 'C5', holds: 'gold 1' },
  ];
  const fired = answer(arrival({ ...ON_C5, ships }), 'spend 6', broadsides(10, 'star'));
  return powers.includes('sabre') ? answer(fired, 'accept', broadsides('star')) : fired;
}

function wonWith(riches: ('-4' | '+5')[]) {
  const ships = [{ at: 'C5', riches, powers: ['map' as const] }, { at: 'C5' }];
  return arrival({ ...ON_C5, ships }, broadsides('star'));
}

describe('battle', () => {
  test('[T-27, TREASURE-12] a star cancelled by the Sabre', () => {
    const ships = [
      { at: 'C5', holds: 'powder 2' },
      { at: 'C5', holds: 'powder 3, gold 1', powers: ['sabre' as const] },
    ];
    const star = answer(arrival({ ...ON_C5, ships }), 'spend 2', broadsides('star'));
    expect([asked(star), ...question(star)]).toEqual([1, 'sabre', 'accept', 'reroll']);
    const again = answer(star, 'reroll', broadsides(4));
    expect([asked(again), question(again)[0]]).toEqual([1, 'powder']);
    const fought = answer(again, 'spend 3', broadsides(4));
    expect(told(fought, 'compared')[0]?.firepower).toEqual([6, 7]);
    expect(told(fought, 'won')).toMatchObject([{ winner: 1 }]);
    expect([holds(fought, 0), holds(fought, 1)]).toEqual(['', '-, gold 1']);
  });

  test('[T-28, TREASURE-11] the second star stands, and the defender keeps the powder', () => {
    const ships = [{ at: 'C5' }, { at: 'C5', holds: 'powder 3', powers: ['sabre' as const] }];
    const star = arrival({ ...ON_C5, ships }, broadsides('star'));
    const again = answer(star, 'reroll', broadsides('star'));
    expect(told(again, 'won')).toMatchObject([{ winner: 0 }]);
    expect(question(again)[0]).toBe('spoils');
    expect(holds(again, 1)).toBe('powder 3');
  });

  test('[T-29, BATTLE-15] a star of the defender beats 16, unless the Sabre comes in', () => {
    expect(told(againstStar(['map']), 'won')).toMatchObject([{ winner: 1 }]);
    const asking = againstStar(['sabre']);
    expect([asked(asking), question(asking)[0]]).toEqual([0, 'sabre']);
    const again = answer(asking, 'reroll', broadsides(8));
    expect(told(again, 'compared')[0]?.firepower).toEqual([16, 8]);
    expect(told(again, 'won')).toMatchObject([{ winner: 0 }]);
  });

  test('[T-30, BATTLE-17] Lady Beth makes a tie, and the attacker pays', () => {
    const ships = [
      { at: 'A1', holds: 'food 2', powers: ['beth' as const] },
      { at: 'A1', holds: 'powder 2' },
    ];
    const tied = answer(arrival({ ships }, broadsides(6)), 'spend 2', broadsides(6));
    expect(told(tied, 'compared')[0]?.firepower).toEqual([8, 8]);
    expect(types(tied)).toEqual(expect.arrayContaining(['tied', 'paid']));
    expect([holds(tied, 0), holds(tied, 1)]).toEqual(['', '']);
  });

  test('[T-31] loot into full holds', () => {
    const ships = [
      { at: 'C5', holds: 'food 2, food 4, gold 3, gold 5, powder 2' },
      { at: 'C5', holds: 'gold 6' },
    ];
    const won = answer(arrival({ ...ON_C5, ships }), 'spend 0', broadsides('star'));
    const looting = answer(won, 'loot 1');
    expect(question(looting)).toEqual(['load', 'load 1', 'load 2', 'load 5']);
    const looted = answer(looting, 'load 5');
    expect(stockOf(looted.state.ships[0]!.holds, 'gold')).toBe(14);
    expect(holds(looted, 1)).toBe('');
  });

  test('[T-32, BATTLE-26] loot for which there is no room is not to be had', () => {
    const ships = [
      { at: 'C5', holds: 'food 1, food 2, food 3, food 4, food 5' },
      { at: 'C5', holds: 'food 6, gold 1' },
    ];
    const won = arrival({ ...ON_C5, ships }, broadsides('star'));
    expect(question(won)).toEqual(['spoils', 'loot 2', 'decline']);
    expect(blocked(won)).toEqual({ 'loot 1': 'no-room' });
    expect(question(answer(won, 'loot 2'))[0]).toBe('load');
  });

  test('[T-33] spent powder makes room', () => {
    const ships = [
      { at: 'C5', holds: 'food 3, food 2, gold 4, gold 1, powder 2' },
      { at: 'C5', holds: 'gold 6' },
    ];
    const won = answer(arrival({ ...ON_C5, ships }), 'spend 2', broadsides('star'));
    expect(holds(answer(won, 'loot 1'))).toBe('food 3, food 2, gold 4, gold 1, gold 6');
  });

  test('[T-34, BATTLE-34] loot pays for the space', () => {
    const ships = [
      { at: 'C2', holds: 'gold 1' },
      { at: 'C2', holds: 'gold 4' },
    ];
    const paying = answer(arrival({ ships }, broadsides('star')), 'loot 1');
    expect(question(paying)).toEqual(['take', 'take 1', 'take 2']);
    expect(holds(answer(paying, 'take 1'))).toBe('-, gold 2');
    const third = answer(answer(answer(paying, 'take 2'), 'take 2'), 'take 2');
    expect(holds(third)).toBe('gold 1, gold 1');
  });

  test('[T-35] a loss hurts', () => {
    const ships = [{ at: 'A2', holds: 'food 3, gold 3' }, { at: 'A2' }];
    const lost = answer(arrival({ ships }, broadsides(2, 10)), 'loot 1');
    expect([whereabouts(lost), holds(lost)]).toEqual(['PR', '-, gold 3']);
  });

  test('[T-36, BATTLE-27, BATTLE-30] the tokens on the 6th Hold, or the card with them', () => {
    const full = 'food 1, food 2, food 3, food 4, powder 5';
    const ships = [
      { at: 'C5', holds: full },
      { at: 'C5', holds: '-, -, -, -, -, gold 5', powers: ['sixth' as const] },
    ];
    const won = answer(arrival({ ...ON_C5, ships }), 'spend 0', broadsides('star'));
    const tokens = answer(answer(won, 'loot 6'), 'load 1');
    expect([holds(tokens, 0), tokens.state.powers.sixth]).toEqual([full.replace('food 1', 'gold 5'), 1]);
    const card = answer(won, 'seize sixth');
    expect([holds(card, 0), card.state.powers.sixth]).toEqual([`${full}, gold 5`, 0]);
    expect(card.state.ships[1]?.holds).toHaveLength(5);
  });

  test('[T-37, BATTLE-33] where there is nothing to choose nobody is asked', () => {
    expect(question(wonWith(['-4', '+5']))).toEqual(['spoils', 'curse 1', 'decline']);
    const nothing = wonWith(['+5']);
    expect(types(nothing)).toContain('declined');
    expect(question(nothing)[0]).toBe('cards');
  });

  test('[T-38, BATTLE-4] of several ships one is chosen', () => {
    const ships = [
      { at: 'E2', holds: 'food 1' },
      { at: 'E2', holds: 'gold 1' },
      { at: 'E2', holds: 'gold 1' },
    ];
    const met = arrival({ ships });
    expect(question(met)).toEqual(['foe', 'attack 2', 'attack 3']);
    const fought = answer(met, 'attack 3', broadsides(4, 4));
    expect(told(fought, 'engaged')).toHaveLength(1);
    expect([0, 1, 2].map((ship) => holds(fought, ship))).toEqual(['', 'gold 1', 'gold 1']);
  });
});
