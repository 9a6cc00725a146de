import { describe, expect, test } from 'vitest';
import { INDEX } from '../data/tavern-cards.ts';
import type { CaptainSetting, Setting } from '../position.ts';
import type { PirateState } from '../state.ts';
import {
  answer,
  answers,
  asked,
  atIsland3,
  battles,
  dice,
  eventsOf,
  fight,
  kindAsked,
  legal,
  refusal,
} from '../testing.ts';
import { diceOf } from './dice.ts';

/** The dice of a captain after the cards that were played in the window. */
function diceWith(captain: CaptainSetting, options: Setting['options'] = {}): number {
  const { state } = battles({ ...atIsland3(captain, {}), options });
  const plays = (captain.hand ?? []).map((card) => `play ${card}`);
  return diceOf(answers(state, plays).state, 0);
}

describe('dice with cards', () => {
  test('[CARD-SECRETWEAPON-1, CARD-SECRETWEAPON-4, CARD-BOARDING-1, TX-23] weapons are added to what counts', () => {
    const ship = { cannons: 2, crew: 7 };
    expect(diceWith(ship)).toBe(2);
    expect(diceWith({ ...ship, hand: ['secretweapon'] })).toBe(3);
    expect(diceWith({ ...ship, hand: ['boarding'] })).toBe(5);
    expect(diceWith({ ...ship, hand: ['boarding', 'secretweapon'] })).toBe(6);
    expect(diceWith({ cannons: 7, crew: 3 })).toBe(3);
    expect(diceWith({ cannons: 7, crew: 3, hand: ['boarding'] })).toBe(3);
  });

  test('[CARD-SECRETWEAPON-2, CARD-SECRETWEAPON-3, TX-23] two add up, but never beyond six', () => {
    expect(diceWith({ hand: ['secretweapon', 'secretweapon'] })).toBe(4);
    expect(diceWith({ cannons: 2, crew: 7, hand: ['boarding', 'secretweapon', 'secretweapon'] })).toBe(6);
  });

  test('[CARD-BOARDING-2, ACTION-NEWCANNONS-3, TX-23] New Cannons throw six in every case', () => {
    const cannons = { field: 1, refit: 2 } as const;
    expect(diceWith({ cannons, crew: 3 })).toBe(6);
    expect(diceWith({ cannons, crew: 3, hand: ['boarding'] })).toBe(6);
    expect(diceWith({ cannons, crew: 3, hand: ['secretweapon'] })).toBe(6);
  });

  test('[CARD-BOARDING-4, TX-23] New Crew boards with its cannons, or with six by the option', () => {
    const ship = { cannons: 5, crew: { field: 2, refit: 2 } } as const;
    expect(diceWith(ship)).toBe(4);
    expect(diceWith({ ...ship, hand: ['boarding'] })).toBe(4);
    expect(diceWith({ ...ship, hand: ['boarding'] }, { boardingNewCrew: 'six' })).toBe(6);
    expect(diceWith(ship, { boardingNewCrew: 'six' })).toBe(4);
    expect(diceWith({ ...ship, hand: ['secretweapon'] })).toBe(5);
  });

  test('[CARD-BOARDING-3] Blackbeard and the Navy throw as usual', () => {
    const setting = { ...atIsland3({ hand: ['boarding'] }, {}), navies: [{ at: 3 as const, owner: 2 }] };
    const { state } = answers(
      battles({ ...setting, blackShips: [3] }).state,
      ['play boarding'],
      dice(1, 1, 1, 1, 1),
    );
    const thrown = answer(state, 'aim 1 hold', dice(1, 1, 1, 1));
    expect(eventsOf(thrown, 'thrown')[0]?.dice).toHaveLength(4);
  });
});

describe('STRONGWIND', () => {
  test('[CARD-STRONGWIND-1, CARD-STRONGWIND-5, TX-26] EX-16: 5 counts 14, from the next combat round', () => {
    const state = fight({ sails: 2, hand: ['strongwind', 'strongwind'] }, { sails: 7 });
    const turn = answers(state, ['pass', 'shoot 1 hold'], dice(1, 1)).state;
    expect([asked(turn), turn.battle?.order]).toEqual([0, [1, 0]]);
    const next = answers(turn, ['play strongwind', 'shoot 2 hold'], dice(1, 1)).state;
    expect(next.battle?.order).toEqual([0, 1]);
  });

  test('[CARD-STRONGWIND-4, CARD-STRONGWIND-5, TX-26] two in the window count 18 at once', () => {
    const state = fight({ sails: 2, hand: ['strongwind', 'strongwind'] }, { sails: 8, hand: ['strongwind'] });
    // 5 + 18 against 12 + 9.
    const played = answers(state, ['play strongwind', 'play strongwind', 'play strongwind']).state;
    expect(played.battle?.order).toEqual([0, 1]);
  });

  test('[CARD-STRONGWIND-2, CARD-STRONGWIND-3, ACTION-NEWSAILS-4, TX-26] the ring stays; New Sails are faster', () => {
    const state = fight({ sails: 2, hand: ['strongwind'] }, { sails: 7 }, { sails: { field: 1, refit: 1 } });
    const played = answer(state, 'play strongwind').state;
    expect(played.battle?.order).toEqual([2, 0, 1]);
    expect(played.captains[0]?.ship.sails.field).toBe(2);
    const hit = answer(played, 'shoot 1 sails', dice(5, 1)).state;
    expect(hit.captains[0]?.ship.sails.field).toBe(1);
    expect(Object.values(played.deck)[INDEX.newsails]).toBe(0);
  });
});

describe('FOG', () => {
  test('[CARD-FOG-1, BATTLE-26] only sixes hit', () => {
    const state = answer(fight({ cannons: 3, crew: 3 }, { hand: ['fog'] }), 'play fog').state;
    const shot = answer(state, 'shoot 2 hold', dice(5, 6, 5));
    expect(eventsOf(shot, 'thrown')).toMatchObject([{ from: 6, hits: 1 }]);
  });

  test('[CARD-FOG-2] also from Blackbeard and the Navy', () => {
    const setting = {
      ...atIsland3({ hand: ['fog'] }, {}),
      navies: [{ at: 3 as const, owner: 2 }],
      blackShips: [3 as const],
    };
    const fogged = answer(battles(setting).state, 'play fog', dice(5, 5, 5, 5, 6));
    expect(eventsOf(fogged, 'thrown')).toMatchObject([{ from: 6, hits: 1 }]);
    const shot = answer(fogged.state, 'aim 1 crew', dice(5, 5, 5, 6));
    expect(shot.state.captains[0]?.ship.crew.field).toBe(1);
  });

  test('[CARD-FOG-3, BATTLE-27, CARD-GRAPESHOT-1, CARD-GRAPESHOT-5, TX-4] not against grapeshot', () => {
    const state = fight({ cannons: 3, crew: 3, hand: ['grapeshot'] }, { hand: ['fog'] });
    const shot = answers(state, ['play grapeshot', 'play fog', 'shoot 2 hold'], dice(3, 4, 2));
    expect(shot.state.captains.map(({ at }) => at)).toEqual([3, 7, 6]);
    expect(shot.state.captains[0]).toMatchObject({ fame: 11, ship: { cannons: { field: 1 } } });
    const types = shot.events.map(({ type }) => type);
    expect(types.indexOf('fameGained')).toBeLessThan(types.indexOf('grapeshotRecoiled'));
    expect(eventsOf(shot, 'plundered').map(({ seat }) => seat)).toEqual([0]);
  });

  test('[CARD-FOG-4] not against sabotage', () => {
    const state = answers(fight({ hand: ['fog'] }, { hand: ['sabotage'] }), [
      'play fog',
      'sabotage 1 hold',
    ]).state;
    expect(state.captains[0]?.ship.hold.field).toBe(1);
  });

  test('[CARD-FOG-5] not twice', () => {
    const state = answer(fight({ hand: ['fog', 'fog', 'boarding'] }, {}), 'play fog').state;
    expect(refusal(state, 'play fog')).toBe('fog-lies');
    expect(legal(state)).toEqual(['pass', 'play boarding']);
  });
});

/** A grapeshot is loaded, and thrown at the second captain. */
function grapeshot(captain: CaptainSetting, ...faces: number[]): PirateState {
  const state = fight({ ...captain, hand: ['grapeshot'] }, { sails: 7 }, {});
  return answers(state, ['play grapeshot', 'shoot 2 sails'], dice(...faces)).state;
}

describe('GRAPESHOT', () => {
  test('[CARD-GRAPESHOT-2, CARD-GRAPESHOT-9] two fields down, whatever was hit, and the card is discarded', () => {
    const [hit, missed] = [grapeshot({ cannons: 4 }, 3, 6), grapeshot({ cannons: 4 }, 1, 2)];
    expect([hit, missed].map(({ captains }) => captains[0]!.ship.cannons.field)).toEqual([2, 2]);
    expect([hit, missed].map(({ captains }) => captains[1]!.ship.sails.field)).toEqual([5, 7]);
    expect([hit.discard[INDEX.grapeshot], hit.open]).toEqual([1, []]);
    // The next throw is an ordinary one.
    expect(hit.battle?.grapeshots).toEqual([]);
  });

  test('[CARD-GRAPESHOT-3, ACTION-NEWCANNONS-4] no ship card absorbs it', () => {
    const { captains } = grapeshot({ cannons: { field: 4, reinforce: 2, refit: 2 } }, 1, 1, 1, 1, 1, 1);
    expect(captains[0]?.ship.cannons).toEqual({ field: 2, reinforce: 2, refit: 2 });
  });

  test('[CARD-GRAPESHOT-7] not twice before the throw', () => {
    const state = fight({ cannons: 8, hand: ['grapeshot', 'grapeshot'] }, { sails: 7 });
    const loaded = answers(state, ['play grapeshot']).state;
    // Nothing else to play: the window is over.
    expect([kindAsked(loaded), refusal(loaded, 'play grapeshot')]).toEqual(['turn', 'grapeshot-waits']);
    const thrown = answers(loaded, ['shoot 2 sails', 'shoot 1 hold'], dice(1, 1, 1, 1)).state;
    expect(legal(thrown)).toContain('play grapeshot');
  });

  test('[CARD-GRAPESHOT-8, TX-7] wasted by who flees', () => {
    const state = fight({ hand: ['grapeshot'] }, {});
    const fled = answers(state, ['play grapeshot', 'flee']).state;
    expect(fled.captains[0]?.ship.cannons.field).toBe(2);
    expect(fled.discard[INDEX.grapeshot]).toBe(1);
  });

  test('[CARD-GRAPESHOT-10] against Blackbeard and the Navy too', () => {
    const setting = {
      ...atIsland3({ cannons: 4, hand: ['grapeshot'] }, {}),
      navies: [{ at: 3 as const, owner: 2 }],
    };
    const { state } = answers(
      battles(setting).state,
      ['play grapeshot', 'aim 2 hold', 'engage navy'],
      dice(1, 1, 1, 1, 3, 4),
    );
    expect(state.battle?.enemies).toEqual([{ kind: 'navy', hits: 2 }]);
    expect(state.captains[0]?.ship.cannons.field).toBe(2);
  });
});

describe('SABOTAGE', () => {
  const navies = [{ at: 3 as const, owner: 2 }];

  test('[CARD-SABOTAGE-2] whom one may shoot at; with the option, any ship in the battle', () => {
    const setting = { ...atIsland3({ hand: ['sabotage'] }, {}), navies };
    expect(legal(battles(setting).state)).toEqual(['pass', 'undermine navy']);
    expect(refusal(battles(setting).state, 'sabotage 2 hold')).toBe('enemy-first');
    const anyone = battles({ ...setting, options: { sabotageScope: 'anyone' } }).state;
    expect(legal(anyone)).toHaveLength(6);
    expect(refusal(anyone, 'sabotage 3 hold')).toBe('elsewhere');
    const island6: Setting['captains'] = [{ at: 6, fame: 2, hand: ['sabotage'] }, { at: 6 }, { at: 1 }];
    const { state } = battles({ captains: island6, blackShips: [6], options: { sabotageScope: 'anyone' } });
    expect(legal(state)).toEqual(['pass', 'undermine blackbeard']);
  });

  test('[CARD-SABOTAGE-3, CARD-SABOTAGE-5] a ship card absorbs it; SABOTAGE is discarded at once', () => {
    const state = fight({ hand: ['sabotage', 'fog'] }, { crew: { reinforce: 1 } });
    const sabotaged = answer(state, 'sabotage 2 crew').state;
    expect(sabotaged.captains[1]?.ship.crew).toEqual({ field: 2, reinforce: 0, refit: 0 });
    expect([sabotaged.discard[INDEX.sabotage], sabotaged.discard[INDEX.reinforce]]).toEqual([1, 1]);
  });

  test('[CARD-SABOTAGE-4] the stage goes on as long as there is something to fight', () => {
    const state = fight({ hand: ['sabotage'] }, { hold: 1 }, {});
    const turn = answers(state, ['pass']).state;
    const sabotaged = answer(turn, 'sabotage 2 hold').state;
    expect(sabotaged.captains[1]?.at).toBe(7);
    expect([kindAsked(sabotaged), asked(sabotaged)]).toEqual(['turn', 0]);
    expect(legal(sabotaged).every((line) => line.startsWith('shoot 3'))).toBe(true);
  });
});
