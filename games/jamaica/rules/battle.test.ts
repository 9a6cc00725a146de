import { labelFor, promptFor } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import type { Power, Riches } from './data/components.ts';
import { stockOf } from './holds.ts';
import type { ShipSetting } from './position.ts';
import {
  answer,
  arrival,
  asked,
  blocked,
  broadsides,
  type Happened,
  holds,
  luck,
  question,
  refusal,
  told,
  turn,
  types,
  whereabouts,
} from './testing.ts';

/** Seat 1 meets seat 2 on a plundered lair, which costs nothing. */
function meeting(attacker: ShipSetting, defender: ShipSetting, ...rolls: (number | 'star')[]): Happened {
  const ships = [
    { at: 'C5', ...attacker },
    { at: 'C5', ...defender },
  ];
  return arrival({ ships, plundered: 'C5' }, broadsides(...rolls));
}

describe('meeting', () => {
  test('[DEF-11, BATTLE-1] who arrives fights once, before anything else', () => {
    const met = arrival({ ships: [{ at: 'A1', holds: 'food 2' }, { at: 'A1' }] }, broadsides(4, 4));
    expect(told(met, 'engaged')).toHaveLength(1);
    expect(types(met).indexOf('engaged')).toBeLessThan(types(met).indexOf('paid'));
  });

  test('[BATTLE-2] never in Port Royal', () => {
    expect(types(arrival({ ships: [{ at: 'PR' }, { at: 'PR' }] }))).not.toContain('engaged');
  });

  test('[BATTLE-3] it is compulsory, and who arrives attacks', () => {
    const met = meeting({ holds: 'powder 1' }, {});
    expect(told(met, 'engaged')).toMatchObject([{ attacker: 0, defender: 1 }]);
    expect(question(met)).toEqual(['powder', 'spend 0', 'spend 1']);
  });

  test('[BATTLE-4] of several ships the attacker chooses one', () => {
    const ships = [{ at: 'C5' }, { at: 'C5' }, { at: 'C5', holds: 'gold 1' }];
    const met = arrival({ ships, plundered: 'C5' });
    expect(promptFor(jamaica, met.state, 0).id).toBe('foe.ask');
    const fought = answer(met, 'attack 2', broadsides(4, 4));
    expect(told(fought, 'engaged')).toMatchObject([{ defender: 1 }]);
  });

  test('[BATTLE-5] whatever their laps', () => {
    const met = arrival({ ships: [{ at: 'G4', lap: -1 }, { at: 'G4' }], plundered: 'G4' });
    expect(types(met)).toContain('engaged');
  });
});

describe('firing', () => {
  test('[BATTLE-6, HIDE-8] the attacker spends from none to all, before the defender is asked', () => {
    const met = meeting({ holds: 'powder 2, powder 1' }, { holds: 'powder 6' });
    expect([asked(met), ...question(met)]).toEqual([0, 'powder', 'spend 0', 'spend 1', 'spend 2', 'spend 3']);
    expect(refusal(met.state, 'spend 4')).toBe('not-enough-powder');
  });

  test('[BATTLE-7] the powder leaves at once, from holds of choice', () => {
    const spending = answer(meeting({ holds: 'powder 2, powder 3' }, { holds: 'gold 1' }), 'spend 2');
    expect(question(spending)).toEqual(['take', 'take 1', 'take 2']);
    // After that both holds are alike, and the second token is no choice.
    const fired = answer(spending, 'take 2', broadsides('star'));
    expect([holds(fired), fired.state.bank.powder]).toEqual(['powder 1, powder 2', 42]);
    expect(told(fired, 'fired')).toMatchObject([{ ship: 0, roll: 12 }]);
  });

  test('[BATTLE-8, BATTLE-12, BATTLE-13] attacker rolls, defender knows it, spends and rolls', () => {
    const met = meeting({}, { holds: 'powder 4' }, 6);
    expect(told(met, 'fired')).toMatchObject([{ ship: 0, roll: 6 }]);
    expect([asked(met), ...question(met)]).toEqual([
      1,
      'powder',
      'spend 0',
      'spend 1',
      'spend 2',
      'spend 3',
      'spend 4',
    ]);
    expect(told(answer(met, 'spend 0', broadsides(10)), 'fired')).toMatchObject([{ ship: 1, roll: 10 }]);
  });

  test('[BATTLE-9, TREASURE-10] the Sabre comes right after a roll', () => {
    const met = meeting({}, { holds: 'powder 4', powers: ['sabre'] }, 6);
    expect([asked(met), question(met)[0]]).toEqual([1, 'sabre']);
    expect(question(answer(met, 'accept'))[0]).toBe('powder');
  });

  test('[BATTLE-10] a star wins at once', () => {
    const met = meeting({}, { holds: 'powder 4' }, 'star');
    expect([asked(met), question(met)[0]]).toEqual([0, 'spoils']);
    expect(types(met)).not.toContain('compared');
  });

  test('[BATTLE-11, TREASURE-15] firepower is die, powder and Lady Beth', () => {
    const fought = answer(
      meeting({ holds: 'powder 3', powers: ['beth'] }, { holds: 'gold 1' }),
      'spend 3',
      broadsides(4, 8),
    );
    expect(told(fought, 'compared')[0]?.firepower).toEqual([9, 8]);
  });

  test('[BATTLE-14] the Sabre may wait for the second roll', () => {
    const first = meeting({ powers: ['sabre'] }, { holds: 'gold 1' }, 6, 8);
    const second = answer(first, 'accept', broadsides(8));
    expect([asked(second), question(second)[0]]).toEqual([0, 'sabre']);
    expect(told(answer(second, 'reroll', broadsides(2)), 'won')).toMatchObject([{ winner: 0 }]);
  });

  test('[BATTLE-15] a star of the defender beats everything', () => {
    const lost = answer(meeting({ holds: 'powder 6' }, {}), 'spend 6', broadsides(10, 'star'));
    expect(told(lost, 'won')).toMatchObject([{ winner: 1, loser: 0 }]);
  });

  test('[BATTLE-16] the higher firepower wins, whoever has it', () => {
    expect(told(meeting({ holds: 'gold 1' }, { holds: 'gold 1' }, 4, 8), 'won')).toMatchObject([
      { winner: 1 },
    ]);
    expect(told(meeting({ holds: 'gold 1' }, { holds: 'gold 1' }, 8, 4), 'won')).toMatchObject([
      { winner: 0 },
    ]);
  });

  test('[BATTLE-17] equal firepower changes nothing', () => {
    const tied = meeting({ holds: 'gold 1' }, { holds: 'gold 2' }, 6, 6);
    expect(types(tied)).toContain('tied');
    expect([holds(tied, 0), holds(tied, 1)]).toEqual(['gold 1', 'gold 2']);
  });

  test('[BATTLE-18] spent powder is gone, whatever happens', () => {
    for (const rolls of [['star'], [2, 10], [6, 6]] as const) {
      const fought = answer(
        meeting({ holds: 'powder 1' }, { holds: 'gold 1' }),
        'spend 1',
        broadsides(...rolls),
      );
      expect(stockOf(fought.state.ships[0]!.holds, 'powder')).toBe(0);
    }
  });

  test('[BATTLE-19, BATTLE-20, BATTLE-21] no ship moves; who came pays, who was there does not', () => {
    const ships = [
      { at: 'A1', holds: 'food 3' },
      { at: 'A1', holds: 'food 3' },
    ];
    for (const rolls of [[4, 4], [2, 10], ['star']] as const) {
      const fought = arrival({ ships }, broadsides(...rolls));
      const settled = question(fought)[0] === 'spoils' ? answer(fought, 'decline') : fought;
      expect([whereabouts(settled, 0), whereabouts(settled, 1)]).toEqual(['A1', 'A1']);
      expect([holds(settled, 0), holds(settled, 1)]).toEqual(['food 1', 'food 3']);
    }
  });
});

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

describe('the Sabre', () => {
  test('[TREASURE-9] on one’s own roll or the opponent’s', () => {
    const own = meeting({ powers: ['sabre'] }, {}, 2);
    expect([asked(own), question(own)[0]]).toEqual([0, 'sabre']);
    const other = meeting({}, { powers: ['sabre'] }, 2);
    expect([asked(other), question(other)[0]]).toEqual([1, 'sabre']);
  });

  test('[TREASURE-11] the second roll stands, even if it is worse', () => {
    const again = answer(meeting({ powers: ['sabre'] }, { holds: 'gold 1' }, 8), 'reroll', broadsides(2, 4));
    expect(told(again, 'compared')[0]?.firepower).toEqual([2, 4]);
  });

  test('[TREASURE-12] a star goes as if it had never been', () => {
    const again = answer(
      meeting({}, { holds: 'powder 1', powers: ['sabre'] }, 'star'),
      'reroll',
      broadsides(6),
    );
    expect([asked(again), question(again)[0]]).toEqual([1, 'powder']);
  });

  test('[TREASURE-13] no powder is added, and what was spent counts', () => {
    const ships = [{ holds: 'powder 4', powers: ['sabre'] as const }, { holds: 'gold 1' }] as const;
    const fired = answer(meeting(...ships), 'spend 3', broadsides(2));
    const again = answer(fired, 'reroll', broadsides(6, 10));
    expect(told(again, 'compared')[0]?.firepower).toEqual([9, 10]);
    expect(types(again)).not.toContain('spent');
  });

  test('[TREASURE-14] once in a battle, every battle, and not on one’s own star', () => {
    const used = answer(meeting({ powers: ['sabre'] }, { holds: 'gold 1' }, 2), 'reroll', broadsides(4, 8));
    expect(types(used)).toContain('won');
    expect(used.state.powers.sabre).toBe(0);
    expect(question(meeting({ powers: ['sabre'] }, { holds: 'gold 1' }, 'star'))[0]).toBe('spoils');
  });

  test('[TREASURE-16] Lady Beth does not change a star', () => {
    const fought = meeting({ powers: ['beth'] }, { holds: 'gold 1' }, 10, 'star');
    expect(told(fought, 'won')).toMatchObject([{ winner: 1 }]);
  });

  test('[TREASURE-15] Lady Beth helps in defence too, and after the Sabre', () => {
    const fought = answer(
      meeting({ powers: ['sabre'] }, { holds: 'gold 1', powers: ['beth'] }, 8),
      'accept',
      broadsides(8),
    );
    const again = answer(fought, 'reroll', broadsides(6));
    expect(told(again, 'compared')[0]?.firepower).toEqual([8, 8]);
  });
});

test('[BATTLE-1] a morning battle leaves the evening', () => {
  const ships = [
    { at: 'C4', card: 'C04' },
    { at: 'C5', card: 'C08' },
  ];
  const fought = turn({ ships, plundered: 'C5', dice: [1, 5] }, luck(0, 0));
  expect([whereabouts(fought), holds(fought)]).toEqual(['C5', 'food 5']);
});
