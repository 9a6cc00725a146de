import { promptFor } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { stockOf } from './holds.ts';
import {
  answer,
  arrival,
  asked,
  broadsides,
  holds,
  luck,
  meeting,
  question,
  refusal,
  told,
  turn,
  types,
  whereabouts,
} from './testing.ts';

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
