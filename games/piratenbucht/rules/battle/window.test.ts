import { noFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { INDEX } from '../data/tavern-cards.ts';
import type { CaptainSetting, Setting } from '../position.ts';
import {
  answer,
  answers,
  asked,
  atIsland3,
  battles,
  dice,
  eventsOf,
  fameOf,
  fight,
  kindAsked,
  legal,
  refusal,
} from '../testing.ts';
import { diceOf } from './dice.ts';

describe('the opening window', () => {
  test('[CARD-1, GEN-17] only who is in the battle plays', () => {
    const state = battles({ captains: [{ at: 2, fame: 1 }, { at: 2 }, { at: 5, hand: ['fog'] }] }).state;
    expect(kindAsked(state)).toBe('turn');
  });

  test('[CARD-3, CARD-4, CARD-5, CARD-6] laps in the order of battle, until a whole lap passes', () => {
    const hand: CaptainSetting['hand'] = ['strongwind', 'fog'];
    let state = fight({ hand: ['secretweapon'] }, { hand: hand.slice() }, {});
    expect([kindAsked(state), asked(state)]).toEqual(['window', 0]);
    state = answer(state, 'pass').state;
    // The wind does not change the order of the window: the first captain comes first in the next lap, too.
    state = answer(state, 'play strongwind').state;
    expect(asked(state)).toBe(0);
    state = answers(state, ['play secretweapon', 'pass']).state;
    expect([kindAsked(state), asked(state)]).toEqual(['window', 1]);
    const closed = answer(state, 'pass');
    expect(eventsOf(closed, 'passed')).toEqual([{ type: 'passed', seats: [0, 1, 2] }]);
    expect(closed.state.battle?.order).toEqual([1, 0, 2]);
  });

  test('[CARD-7] EX-7: fog, then sabotage at once', () => {
    const state = fight({ hand: ['fog'] }, { hand: ['sabotage'] });
    const sabotaged = answers(state, ['play fog', 'sabotage 1 cannons']);
    expect(sabotaged.state.captains[0]?.ship.cannons.field).toBe(1);
    expect(sabotaged.state.discard[INDEX.sabotage]).toBe(1);
    expect([kindAsked(sabotaged.state), asked(sabotaged.state)]).toEqual(['turn', 0]);
    const missed = answers(sabotaged.state, ['shoot 2 hold', 'shoot 1 hold'], dice(1, 1, 5, 5));
    expect(missed.state.captains[0]?.ship.hold.field).toBe(2);
    const hit = answers(sabotaged.state, ['shoot 2 hold', 'shoot 1 hold'], dice(1, 1, 6, 5));
    expect(hit.state.captains[0]?.ship.hold.field).toBe(1);
  });

  test('[CARD-8, CARD-SABOTAGE-4, TX-27] a sabotage in the window may end the battle', () => {
    const state = fight({ hand: ['fog'], hold: 1 }, { hand: ['sabotage', 'boarding'] });
    const happened = answers(state, ['play fog', 'sabotage 1 hold'], noFate);
    expect(happened.state.captains[0]?.at).toBe(7);
    expect(fameOf(happened.state)[1]).toBe(10);
    expect(eventsOf(happened, 'orderFixed')).toEqual([]);
    expect(happened.state.discard[INDEX.fog]).toBe(1);
  });

  test('[CARD-9, CARD-16] one window for a battle; its cards stay in force against each other', () => {
    const setting = atIsland3({ hand: ['fog', 'secretweapon'] }, {});
    const { state } = battles({ ...setting, navies: [{ at: 3, owner: 2 }] });
    const aiming = answers(state, ['play fog', 'pass']).state;
    aiming.battle!.enemies[0]!.hits = 3;
    const sunk = answers(aiming, ['aim 2 hold', 'engage navy'], dice(1, 1, 1, 1, 5, 1)).state;
    expect([kindAsked(sunk), sunk.battle?.foes]).toEqual(['turn', 'captains']);
    const spared = answers(sunk, ['shoot 2 hold', 'shoot 1 hold'], dice(1, 1, 5, 5)).state;
    expect(spared.captains[0]?.ship.hold.field).toBe(2);
  });

  test('[CARD-14, BLACKBEARD-5, NAVY-6] nobody plays for the enemy ships', () => {
    const setting = atIsland3({}, {}, { at: 6, hand: ['fog', 'sabotage'] });
    const { state } = battles({ ...setting, navies: [{ at: 3, owner: 2 }] }, noFate);
    expect([kindAsked(state), asked(state)]).toEqual(['navy', 2]);
    expect(legal(state).every((line) => line.startsWith('aim '))).toBe(true);
  });
});

describe('cards in the own turn', () => {
  test('[CARD-10, CARD-11, CARD-13] any number before the throw, and then no flight', () => {
    const state = answer(fight({ hand: ['fog', 'secretweapon'] }, { hand: ['boarding'] }), 'pass').state;
    const turn = answer(state, 'pass').state;
    expect([kindAsked(turn), asked(turn)]).toEqual(['turn', 0]);
    expect(legal(turn)).toContain('flee');
    const played = answers(turn, ['play fog', 'play secretweapon']).state;
    expect([asked(played), refusal(played, 'flee')]).toEqual([0, 'card-played']);
    expect(refusal(played, 'play boarding', 1)).toBe('not-your-turn');
    const thrown = answer(played, 'shoot 2 hold', dice(1, 1, 1)).state;
    expect(asked(thrown)).toBe(1);
    // In the next turn fleeing is possible again.
    const next = answer(thrown, 'shoot 1 hold', dice(1, 1)).state;
    expect(legal(next)).toContain('flee');
  });

  test('[CARD-12, CARD-SABOTAGE-1, TX-29] a sabotage that sinks Blackbeard ends the turn', () => {
    const captains: Setting['captains'] = [
      { at: 4, fame: 5, sails: 4, hand: ['sabotage'] },
      { at: 4, fame: 2, sails: 6 },
      { at: 6 },
    ];
    const begun = battles({ captains, blackShips: [4] }).state;
    const { state } = answers(begun, ['pass'], dice(1, 1, 1, 1, 1));
    const turn = answer(state, 'engage blackbeard', dice(1, 1)).state;
    turn.battle!.enemies[0]!.hits = 7;
    expect(asked(turn)).toBe(0);
    const sunk = answer(turn, 'undermine blackbeard', noFate);
    expect(fameOf(sunk.state)).toEqual([8, 5, 0]);
    expect(eventsOf(sunk, 'thrown')).toEqual([]);
    expect([asked(sunk.state), sunk.state.battle?.foes]).toEqual([1, 'captains']);
  });

  test('[CARD-17] what a captain who left has played counts no more, except BOARDING', () => {
    const state = fight({ crew: 3, hand: ['boarding'] }, { crew: 5 }, { crew: 5 });
    const left = answers(state, ['play boarding', 'flee']).state;
    expect(left.battle?.isBoarding).toBe(true);
    expect(diceOf(left, 1)).toBe(4);
  });

  test('[CARD-18] a card without effect may be played', () => {
    const state = fight({ cannons: { refit: 2 }, hand: ['secretweapon'] }, {});
    expect(legal(state)).toEqual(['pass', 'play secretweapon']);
    expect(diceOf(answer(state, 'play secretweapon').state, 0)).toBe(6);
  });
});
