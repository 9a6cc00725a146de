import { askedSeats, promptFor } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { position, type Setting, type ShipSetting, spaceOf } from './position.ts';
import { GHOST } from './ships.ts';
import {
  answer,
  arrival,
  asked,
  blocked,
  broadsides,
  from,
  holds,
  luck,
  question,
  told,
  types,
  whereabouts,
} from './testing.ts';

/** The ghost is about to move; seat 1 is Captain. */
function haunting(
  ghost: ShipSetting,
  ships: [ShipSetting, ShipSetting],
  more: Partial<Setting> = {},
  fate = luck(),
) {
  return from(
    position({ ships, ghost, active: GHOST, plundered: 'C5', dice: [1, 2], ...more }),
    'action',
    fate,
  );
}

/** The ghost goes back from C5 and attacks seat 2 on C4. */
function attack(victim: ShipSetting, ghost: ShipSetting, ...rolls: (number | 'star')[]) {
  return haunting({ at: 'C5', ...ghost }, [{ at: 'C2' }, { at: 'C4', ...victim }], {}, broadsides(...rolls));
}

/** Seat 1 meets the ghost on a plundered lair. */
function boarding(ship: ShipSetting, ghost: ShipSetting, ...rolls: (number | 'star')[]) {
  const setting = {
    ships: [{ at: 'C5', ...ship }, { at: 'A1' }],
    ghost: { at: 'C5', ...ghost },
    plundered: 'C5',
  };
  return arrival(setting, broadsides(...rolls));
}

describe('steering', () => {
  test('[GHOST-8, GHOST-9] after both turns it moves twice, with morning and evening die', () => {
    const ships = [{ card: 'C08' }, { card: 'C08' }];
    const moved = from(position({ ships, ghost: { at: 'A1' }, dice: [2, 3], captain: 1 }), 'turn');
    const order = moved.events.flatMap((event) =>
      event.type === 'revealed' ? [event.seat] : event.type === 'sailed' ? [event.path.length] : [],
    );
    // Alone in front: back to Port Royal and beyond; then alone behind, and forward again.
    expect(order).toEqual([1, 0, 2, 3]);
    expect(whereabouts(moved, GHOST)).toBe('A2');
  });

  test('[GHOST-10, GHOST-11] alone in front it must go backward', () => {
    const choosing = haunting({ at: 'C1' }, [{ at: 'A1' }, { at: 'A1' }]);
    expect(told(choosing, 'ghostForced')).toMatchObject([{ way: 'backward', why: 'leads' }]);
    expect(question(choosing)).toEqual(['steer', 'steer backward B6', 'steer backward b2']);
    expect(blocked(choosing)).toEqual({ 'steer forward C2': 'ghost-leads' });
  });

  test('[GHOST-12] alone behind it must go forward', () => {
    const moved = haunting({ at: 'A1' }, [{ at: 'C1' }, { at: 'C1' }]);
    expect(told(moved, 'ghostForced')).toMatchObject([
      { way: 'forward', why: 'trails' },
      { way: 'forward', why: 'trails' },
    ]);
    expect(whereabouts(moved, GHOST)).toBe('A4');
  });

  test('[GHOST-13, GHOST-15] else the Captain chooses way and lane', () => {
    const choosing = haunting({ at: 'A6' }, [{ at: 'A1' }, { at: 'C2' }]);
    expect([askedSeats(jamaica, choosing.state), question(choosing)]).toEqual([
      [0],
      ['steer', 'steer forward B1', 'steer forward b1', 'steer backward A5'],
    ]);
    expect(told(answer(choosing, 'steer forward b1'), 'ghostSteered')).toMatchObject([
      { seat: 0, way: 'forward' },
    ]);
  });

  test('[GHOST-14] level with a ship it is not alone', () => {
    const level = haunting({ at: 'A5' }, [{ at: 'A5' }, { at: 'A1' }]);
    expect(question(level)).toEqual(['steer', 'steer forward A6', 'steer backward A4']);
  });

  test('[GHOST-16] exactly as far as the die says', () => {
    const moved = haunting({ at: 'A1' }, [{ at: 'E1' }, { at: 'E1' }], { dice: [4, 6] });
    expect(told(moved, 'sailed')[0]?.path).toEqual(['A2', 'A3', 'A4', 'A5'].map(spaceOf));
    expect(question(moved)).toEqual(['steer', 'steer forward B5', 'steer forward C3']);
  });

  test('[GHOST-17] it pays nothing and falls never back', () => {
    const moved = haunting({ at: 'A1', holds: 'gold 5' }, [{ at: 'E1' }, { at: 'E1' }], { dice: [4, 1] });
    expect(types(moved)).toEqual(expect.not.arrayContaining(['paid', 'fellShort']));
    expect(holds(moved, GHOST)).toBe('gold 5');
  });

  test('[GHOST-36] home with a lap it can only go backward', () => {
    const home = haunting({ at: 'PR', lap: 1 }, [{ at: 'PR', lap: 1 }, { at: 'A1' }], { isLastRound: true });
    expect(told(home, 'ghostForced')[0]).toMatchObject({ way: 'backward', why: 'home' });
    expect(told(home, 'sailed')[0]?.lap).toBe(0);
  });

  test('[GHOST-35] coming home it ends nothing', () => {
    const home = haunting({ at: 'G9' }, [{ at: 'G9', lap: 0 }, { at: 'A1' }], { dice: [3, 1] });
    const moored = answer(home, 'steer forward PR');
    expect(told(moored, 'sailed')[0]).toMatchObject({ lap: 1, path: [0] });
    expect(moored.state.isLastRound).toBe(false);
  });

  test('[GHOST-37] in the last round it still moves twice', () => {
    const ships = [{ at: 'PR', lap: 1 }, { at: 'C1' }] as [ShipSetting, ShipSetting];
    const last = haunting({ at: 'A1' }, ships, { isLastRound: true });
    expect(told(last, 'sailed')).toHaveLength(2);
    expect(last.state.stack).toEqual([]);
  });
});

describe('fighting', () => {
  test('[GHOST-18] whoever stops on it fights, and whom it stops on', () => {
    expect(told(boarding({ holds: 'gold 1' }, {}, 4, 4), 'engaged')).toMatchObject([
      { attacker: 0, defender: GHOST },
    ]);
    expect(told(attack({ holds: 'gold 1' }, {}, 4, 8), 'engaged')[0]).toMatchObject({
      attacker: GHOST,
      defender: 1,
    });
  });

  test('[GHOST-18] not in Port Royal', () => {
    const moved = haunting({ at: 'A1' }, [{ at: 'PR' }, { at: 'PR' }], { dice: [1, 6] });
    expect(told(moved, 'engaged')).toEqual([]);
  });

  test('[GHOST-19] the Captain may steer it onto the own ship', () => {
    const choosing = haunting({ at: 'A3' }, [{ at: 'A2' }, { at: 'A6' }]);
    expect(told(answer(choosing, 'steer backward A2', broadsides(4, 8)), 'engaged')[0]).toMatchObject({
      defender: 0,
    });
  });

  test('[GHOST-20] of two players on a space the Captain chooses one', () => {
    const met = haunting({ at: 'A4' }, [{ at: 'A3' }, { at: 'A3' }], { captain: 1 });
    expect([asked(met), ...question(met)]).toEqual([1, 'foe', 'attack 1', 'attack 2']);
    expect(promptFor(jamaica, met.state, 1).id).toBe('foe.ghost.ask');
  });

  test('[GHOST-21] who is not in the battle rolls and chooses for it', () => {
    const won = attack({ holds: 'gold 1' }, {}, 'star');
    expect(told(won, 'fired')[0]).toMatchObject({ ship: GHOST, by: 0 });
    expect([asked(won), question(won)[0]]).toEqual([0, 'spoils']);
  });

  test('[GHOST-22] also when it is attacked', () => {
    const lost = boarding({ holds: 'gold 1' }, {}, 2, 10);
    expect(told(lost, 'fired')).toMatchObject([
      { ship: 0, by: 0 },
      { ship: GHOST, by: 1 },
    ]);
    expect([asked(lost), question(lost)[0]]).toEqual([1, 'spoils']);
  });

  test('[GHOST-6, GHOST-23] its firepower is the die and two', () => {
    const fought = attack({ holds: 'gold 1' }, {}, 4, 8);
    expect(told(fought, 'compared')[0]?.firepower).toEqual([6, 8]);
  });

  test('[GHOST-24] the Sabre works against it', () => {
    const met = attack({ powers: ['sabre'], holds: 'gold 1' }, {}, 'star');
    expect([asked(met), question(met)[0]]).toEqual([1, 'sabre']);
    expect(told(answer(met, 'reroll', broadsides(2, 6)), 'compared')[0]?.firepower).toEqual([4, 6]);
  });

  test('[GHOST-31] Map and Sabre are of no use to it', () => {
    const met = attack({ holds: 'gold 1' }, { powers: ['sabre', 'map'] }, 2, 10);
    expect(types(met)).toContain('won');
    expect(question(met)).toEqual(['spoils', 'seize map', 'seize sabre', 'decline']);
  });
});

function robbed(sixth: string) {
  return answer(attack({ powers: ['sixth'], holds: `-, -, -, -, -, ${sixth}` }, {}, 'star'), 'seize sixth');
}

describe('spoils', () => {
  test('[GHOST-25] one hold, one treasure or nothing, and no card is handed over', () => {
    const won = attack(
      { holds: 'gold 1, food 2', riches: ['+3'], powers: ['map'] },
      { riches: ['-4'] },
      'star',
    );
    expect(question(won)).toEqual(['spoils', 'loot 1', 'loot 2', 'seize map', 'steal 1', 'decline']);
  });

  test('[GHOST-26] food and powder go to the bank', () => {
    const taken = answer(attack({ holds: 'food 2' }, {}, 'star'), 'loot 1');
    expect([holds(taken, GHOST), holds(taken, 1), taken.state.bank.food]).toEqual(['', '', 45]);
  });

  test('[GHOST-27] gold into an empty hold, if there is one', () => {
    const taken = answer(attack({ holds: 'gold 2' }, { holds: 'gold 5, -, gold 1' }, 'star'), 'loot 1');
    expect(holds(taken, GHOST)).toBe('gold 5, gold 2, gold 1');
    const full = attack({ holds: 'gold 2' }, { holds: 'gold 1, gold 1, gold 1, gold 1, gold 1' }, 'star');
    expect(types(full)).toContain('declined');
  });

  test('[GHOST-28, HIDE-15] a treasure of a lair stays face down, unseen', () => {
    const raised = haunting({ at: 'A3' }, [{ at: 'E1' }, { at: 'E1' }], {}, luck(1));
    expect(raised.state.ghost?.slots).toEqual([{ id: 2, card: 'sabre', sort: 'any', known: 0 }]);
    expect(raised.state.powers.sabre).toBe(-1);
    for (const viewer of [0, 1, 'watcher'] as const) {
      expect(jamaica.view(raised.state, viewer).ghost?.slots).toEqual([{ id: 2, sort: 'any', known: 0 }]);
    }
  });

  test('[GHOST-29] a power that lies face down has no effect', () => {
    const raised = haunting({ at: 'A3' }, [{ at: 'E1' }, { at: 'E1' }], {}, luck(2));
    expect(raised.state.ghost?.slots).toMatchObject([{ card: 'sixth' }]);
    expect(raised.state.ghost?.holds).toHaveLength(5);
  });

  test('[GHOST-30] a stolen face-down card is shown to nobody', () => {
    const stolen = answer(attack({ riches: ['+7'] }, {}, 'star'), 'steal 1').state;
    expect(stolen.ghost?.slots).toEqual([{ id: 1, card: '+7', sort: 'riches', known: 0b10 }]);
    const shown = [0, 1].map((viewer) => jamaica.view(stolen, viewer).ghost?.slots[0]?.card);
    expect(shown).toEqual([undefined, '+7']);
  });

  test('[GHOST-31, GHOST-33] a face-up power stays face up and can be won back', () => {
    const seized = answer(attack({ powers: ['map'] }, {}, 'star'), 'seize map').state;
    expect(seized.powers.map).toBe(GHOST);
    const won = boarding({}, { powers: ['map'] }, 'star');
    expect(answer(won, 'seize map').state.powers.map).toBe(0);
  });

  test('[GHOST-32] with the 6th Hold it keeps only gold', () => {
    expect(holds(robbed('gold 4'), GHOST)).toBe('-, -, -, -, -, gold 4');
    const food = robbed('food 4');
    expect([food.state.ghost?.holds.length, holds(food, GHOST), food.state.bank.food]).toEqual([6, '', 45]);
    expect(food.state.ships[1]?.holds).toHaveLength(5);
  });

  test('[GHOST-6, GHOST-33] a player takes a hold, a treasure but Lady Beth, or hands a card over', () => {
    const won = boarding({ riches: ['-2'] }, { holds: 'gold 5, gold 3', riches: ['+3'] }, 'star');
    expect(question(won)).toEqual(['spoils', 'loot 1', 'loot 2', 'steal 2', 'curse 1', 'decline']);
    expect(blocked(won)).toEqual({ 'seize beth': 'ghost-keeps' });
    expect(holds(answer(won, 'loot 1'))).toBe('gold 5');
    const cursed = answer(won, 'curse 1').state;
    expect(cursed.ghost?.slots.map(({ id, sort, known }) => [id, sort, known])).toEqual([
      [2, 'riches', 0],
      [1, 'cursed', 1],
    ]);
  });

  test('[GHOST-34] a power it hid is turned up by the thief', () => {
    const raised = haunting({ at: 'A3' }, [{ at: 'E1' }, { at: 'E1' }], {}, luck(2)).state;
    const next = jamaica.copy(raised);
    Object.assign(next, { active: 0, captain: 1, half: 'evening' });
    next.ships[0]!.at = next.ghost!.at;
    const stolen = answer(from(next, 'arrival', broadsides('star')), 'steal 2');
    expect(told(stolen, 'unmasked')).toMatchObject([{ seat: 0, power: 'sixth' }]);
    expect([stolen.state.powers.sixth, stolen.state.ships[0]?.holds.length]).toEqual([0, 6]);
    expect(stolen.state.ghost?.slots).toEqual([]);
  });

  test('[GHOST-7] it has no cards, no score and no place', () => {
    const over = jamaica.outcome({ ...haunting({ at: 'G9' }, [{}, {}]).state, stack: [] });
    expect([over?.scores?.length, over?.places.length]).toEqual([2, 2]);
    expect(haunting({ at: 'G9' }, [{}, {}]).state.decks).toHaveLength(2);
  });
});
