import { labelFor } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import type { Power, Riches } from './data/components.ts';
import {
  answer,
  arrival,
  asked,
  blocked,
  broadsides,
  holds,
  meeting,
  question,
  told,
  types,
  whereabouts,
} from './testing.ts';

describe('spoils', () => {
  const RICH = {
    holds: 'gold 2, food 3, gold 2',
    riches: ['+3', '-2'] as readonly Riches[],
    powers: ['map'] as readonly Power[],
  };

  test('[BATTLE-22] one hold, one treasure, or a cursed card to hand over', () => {
    const won = meeting({ riches: ['-4'] }, RICH, 'star');
    expect(question(won)).toEqual([
      'spoils',
      'loot 1',
      'loot 2',
      'seize map',
      'steal 2',
      'steal 3',
      'curse 1',
      'decline',
    ]);
  });

  test('[BATTLE-22, Q-5] the defender too takes spoils', () => {
    const lost = meeting(RICH, {}, 2, 10);
    expect([asked(lost), ...question(lost)]).toEqual([
      1,
      'spoils',
      'loot 1',
      'loot 2',
      'seize map',
      'steal 1',
      'steal 2',
      'decline',
    ]);
  });

  test('[BATTLE-23] or nothing', () => {
    const declined = answer(meeting({}, RICH, 'star'), 'decline');
    expect(told(declined, 'declined')).toEqual([{ type: 'declined', winner: 0 }]);
    expect(holds(declined, 1)).toBe(RICH.holds);
  });

  test('[BATTLE-24] the whole content of a hold', () => {
    const looted = answer(meeting({}, RICH, 'star'), 'loot 2');
    expect([holds(looted, 0), holds(looted, 1)]).toEqual(['food 3', 'gold 2, -, gold 2']);
  });

  test('[BATTLE-25, Q-4] loot is loaded like anything else', () => {
    const full = 'food 1, food 2, food 4, gold 5, powder 6';
    const won = answer(meeting({ holds: full }, RICH), 'spend 0', broadsides('star'));
    const loading = answer(won, 'loot 2');
    expect(question(loading)).toEqual(['load', 'load 4', 'load 5']);
    const loaded = answer(loading, 'load 5');
    expect([holds(loaded, 0), loaded.state.bank.powder]).toEqual([full.replace('powder 6', 'food 3'), 45]);
    const sixth = answer(meeting({ powers: ['sixth'] }, RICH, 'star'), 'loot 1');
    expect(question(sixth)).toEqual(['load', 'load 1', 'load 6']);
  });

  test('[BATTLE-26] no loot without room', () => {
    const full = 'gold 1, gold 2, gold 3, gold 4, gold 5, gold 6';
    const won = meeting({ holds: full, powers: ['sixth'] }, RICH, 'star');
    expect(blocked(won)).toEqual({ 'loot 1': 'no-room' });
    const room = meeting({ holds: full.replace('gold 6', 'food 6'), powers: ['sixth'] }, RICH, 'star');
    expect(blocked(room)).toEqual({});
  });

  test('[BATTLE-27] the tokens on the 6th Hold without the card', () => {
    const won = meeting({}, { holds: '-, -, -, -, -, food 2', powers: ['sixth'] }, 'star');
    const looted = answer(won, 'loot 6');
    expect([holds(looted, 0), looted.state.powers.sixth]).toEqual(['food 2', 1]);
  });

  test('[BATTLE-28, BATTLE-29] a treasure by name, or face down unseen', () => {
    const won = meeting({}, RICH, 'star');
    expect(answer(won, 'seize map').state.powers.map).toBe(0);
    const stolen = answer(won, 'steal 2').state;
    expect(stolen.ships[0]?.slots).toEqual([{ id: 2, card: '-2', sort: 'riches', known: 0b11 }]);
    expect(stolen.ships[1]?.slots).toHaveLength(1);
  });

  test('[BATTLE-28, HIDE-11] a thief is reminded of what was once the own', () => {
    const won = meeting({}, RICH, 'star').state;
    const slots = won.ships[1]!.slots.map((slot) => (slot.id === 1 ? { ...slot, known: 0b11 } : slot));
    won.ships[1]!.slots = slots;
    const labels = slots.map(({ id }) => labelFor(jamaica, won, { type: 'steal', slot: id }));
    expect(labels).toEqual([
      { id: 'steal.known', params: { slot: 1, card: '+3' } },
      { id: 'steal', params: { slot: 2 } },
    ]);
  });

  test('[BATTLE-30] the 6th Hold comes with what is on it', () => {
    const full = 'gold 1, gold 2, gold 3, gold 4, food 5';
    const won = meeting({ holds: full }, { holds: '-, -, -, -, -, gold 6', powers: ['sixth'] }, 'star');
    expect(holds(answer(won, 'seize sixth'))).toBe(`${full}, gold 6`);
  });

  test('[BATTLE-31] a cursed card of one’s own choice goes to the loser', () => {
    const given = answer(meeting({ riches: ['-4', '-2'] }, {}, 'star'), 'curse 2').state;
    expect(given.ships.map(({ slots }) => slots.map(({ card }) => card))).toEqual([['-4'], ['-2'], []]);
    expect(given.ships[1]?.slots[0]).toEqual({ id: 2, card: '-2', sort: 'cursed', known: 0b11 });
  });

  test('[BATTLE-32] never a good one, and never a power', () => {
    const won = meeting({ riches: ['+3', '-2'], powers: ['map'] }, {}, 'star');
    expect(question(won)).toEqual(['spoils', 'curse 2', 'decline']);
  });

  test('[BATTLE-33] where nothing can be taken nothing is', () => {
    const won = meeting({ riches: ['+3'] }, {}, 'star');
    expect(question(won)[0]).toBe('cards');
    expect(types(won)).toContain('declined');
  });

  test('[BATTLE-34] loot is there at once, for the price too', () => {
    const ships = [{ at: 'A1' }, { at: 'A1', holds: 'food 2' }];
    const paid = answer(arrival({ ships }, broadsides('star')), 'loot 1');
    expect([whereabouts(paid), holds(paid)]).toEqual(['A1', '']);
  });
});
