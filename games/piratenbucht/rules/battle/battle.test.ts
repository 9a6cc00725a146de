import { describe, expect, test } from 'vitest';
import type { CaptainSetting, Setting } from '../position.ts';
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

describe('where and when', () => {
  test('[BATTLE-1] islands are fought out in order, each to the end', () => {
    const captains: Setting['captains'] = [{ at: 4, fame: 1 }, { at: 2, fame: 1 }, { at: 4 }, { at: 2 }];
    const first = battles({ captains });
    expect([first.state.battle?.at, eventsOf(first, 'battleBegan')]).toMatchObject([2, [{ at: 2 }]]);
    const second = answer(first.state, 'flee');
    expect(eventsOf(second, 'battleOver')).toEqual([{ type: 'battleOver', at: 2, ships: [3] }]);
    expect(second.state.battle?.at).toBe(4);
  });

  test('[BATTLE-2, BATTLE-3] a captain, Blackbeard or the Navy make a battle; a ship alone has none', () => {
    const apart: Setting['captains'] = [{ at: 2 }, { at: 4 }, { at: 5 }];
    expect(eventsOf(battles({ captains: apart }), 'battleBegan')).toEqual([]);
    expect(battles({ captains: apart, blackShips: [4] }).state.battle).toMatchObject({ at: 4, ships: [1] });
    expect(battles({ captains: apart, navies: [{ at: 5, owner: 0 }] }).state.battle).toMatchObject({
      at: 5,
      ships: [2],
    });
    expect(battles({ captains: [{ at: 2 }, { at: 2 }, { at: 5 }] }).state.battle).toMatchObject({
      at: 2,
      ships: [0, 1],
    });
  });

  test('[BATTLE-4] at Treasure Island only Blackbeard is fought', () => {
    const captains: Setting['captains'] = [{ at: 6 }, { at: 6 }, { at: 6 }];
    expect(eventsOf(battles({ captains }), 'battleBegan')).toEqual([]);
    const { state } = battles({ captains, blackShips: [6] });
    expect(legal(state)).toEqual(['engage blackbeard', 'flee']);
    expect(refusal(state, `shoot ${((asked(state) + 1) % 3) + 1} hold`)).toBe('enemy-first');
  });

  test('[BATTLE-5, BATTLE-6] Blackbeard and the Navy alone do nothing, and the cove is quiet', () => {
    const captains: Setting['captains'] = [{ at: 7 }, { at: 7 }, { at: 5 }];
    const happened = battles({ captains, blackShips: [1], navies: [{ at: 2, owner: 2 }] });
    expect(eventsOf(happened, 'battleBegan')).toEqual([]);
  });

  test('[BATTLE-7, BATTLE-8, BATTLE-9, BATTLE-16] first the enemy ship, then each other, with a new order', () => {
    const { state } = battles({ ...atIsland3({}, {}), navies: [{ at: 3, owner: 2 }] });
    const shot = answer(state, 'aim 1 sails', dice(5, 5, 5, 5)).state;
    // Two hits were enough to make the second captain faster, but not in this combat round.
    expect([asked(shot), legal(shot)]).toEqual([0, ['engage navy', 'flee']]);
    expect(refusal(shot, 'shoot 2 hold')).toBe('enemy-first');
    shot.battle!.enemies[0]!.hits = 3;
    const sunk = answer(shot, 'engage navy', dice(6, 1));
    expect(eventsOf(sunk, 'turnedOnEachOther')).toHaveLength(1);
    expect(sunk.state.battle).toMatchObject({ foes: 'captains', order: [1, 0] });
    expect(eventsOf(sunk, 'battleBegan')).toEqual([]);
  });

  test('[BATTLE-10, BATTLE-52] the battle ends with the last ship, which stays', () => {
    const happened = answer(fight({}, {}), 'flee');
    expect(happened.state.battle).toBeUndefined();
    expect(happened.state.captains.map(({ at }) => at)).toEqual([7, 3, 6]);
    expect(eventsOf(happened, 'plundered').map(({ seat }) => seat)).toEqual([1]);
    expect(eventsOf(happened, 'noFame')).toEqual([{ type: 'noFame', seat: 0 }]);
  });

  test('[BATTLE-11, CARD-2] a battle opens with a window for cards', () => {
    const state = fight({}, { hand: ['fog'] });
    expect([kindAsked(state), asked(state), state.battle?.foes]).toEqual(['window', 1, 'nobody']);
    expect(kindAsked(answer(state, 'pass').state)).toBe('turn');
  });
});

describe('the order', () => {
  test('[BATTLE-12] EX-3: sails 8, 6 and 5', () => {
    const { order } = fight({ sails: 3 }, { sails: 2 }, { sails: 5 }).battle!;
    expect(order).toEqual([2, 0, 1]);
  });

  test('[BATTLE-12, ACTION-NEWSAILS-2] New Sails before any value, equal sails by fame', () => {
    const { order } = fight({ sails: 4, fame: 2 }, { sails: 4, fame: 3 }, { sails: { field: 1, refit: 1 } })
      .battle!;
    expect(order).toEqual([2, 1, 0]);
  });

  test('[BATTLE-12, GEN-6, GEN-7, TX-18] equal in all, they throw; the throws hold for the battle', () => {
    const three = { sails: 3, fame: 10 };
    const luck = dice(4, 4, 4, 4, 5, 6, 2, 3, 2, 4);
    const happened = battles(atIsland3(three, three, three), luck);
    expect(eventsOf(happened, 'tieThrown')).toMatchObject([
      { sums: [8, 8, 11] },
      { seats: [0, 1], sums: [5, 6] },
    ]);
    expect(happened.state.battle?.order).toEqual([2, 1, 0]);
    const next = answers(
      happened.state,
      ['shoot 1 hold', 'shoot 1 hold', 'shoot 2 hold'],
      dice(1, 1, 1, 1, 1, 1),
    );
    expect(eventsOf(next, 'orderFixed')[0]?.order).toEqual([2, 1, 0]);
  });

  test('[BATTLE-13] EX-6: damaged sails count from the next combat round', () => {
    const state = fight({ sails: 4, cannons: 3, crew: 3 }, { sails: 6 });
    expect(state.battle?.order).toEqual([1, 0]);
    const missed = answer(state, 'shoot 1 cannons', dice(1, 1)).state;
    const hit = answer(missed, 'shoot 2 sails', dice(5, 5, 6));
    expect(hit.state.captains[1]?.ship.sails.field).toBe(3);
    expect(hit.state.battle?.order).toEqual([0, 1]);
  });

  test('[BATTLE-14, ACTION-NEWSAILS-1, TX-3] lost New Sails too', () => {
    const state = fight({ sails: { field: 2, refit: 1 } }, { sails: 5 });
    expect(state.battle?.order).toEqual([0, 1]);
    const missed = answer(state, 'shoot 2 hold', dice(1, 1)).state;
    const hit = answer(missed, 'shoot 1 sails', dice(5, 1));
    expect(hit.state.captains[0]?.ship.sails).toEqual({ field: 2, reinforce: 0, refit: 0 });
    expect(eventsOf(hit, 'shipCardLost')).toMatchObject([{ seat: 0, card: 'newsails' }]);
    expect(hit.state.battle?.order).toEqual([1, 0]);
  });

  test('[BATTLE-15] EX-17: everybody has one turn, then a new combat round begins', () => {
    const state = fight({}, {}, {});
    const turns: number[] = [];
    let now = state;
    for (let i = 0; i < 6; i++) {
      turns.push(asked(now));
      now = answer(now, `shoot ${asked(now) === 0 ? 2 : 1} hold`, dice(1, 1)).state;
    }
    expect(turns).toEqual([0, 1, 2, 0, 1, 2]);
  });
});

describe('a turn', () => {
  test('[BATTLE-17] flee or shoot; waiting is not possible', () => {
    const state = fight({}, {});
    expect(legal(state)).toEqual([
      'shoot 2 hold',
      'shoot 2 sails',
      'shoot 2 cannons',
      'shoot 2 crew',
      'flee',
    ]);
    expect(refusal(state, 'pass')).toBe('not-offered');
  });

  test('[BATTLE-18, BATTLE-19, BATTLE-20, BATTLE-21] target and sector are named, then all dice go there', () => {
    const happened = answer(fight({ cannons: 3, crew: 3 }, {}), 'shoot 2 sails', dice(5, 6, 1));
    const [aimed, thrown] = happened.events;
    expect(aimed).toEqual({ type: 'aimed', by: 0, ship: 1, sector: 'sails', dice: 3 });
    expect(thrown).toEqual({ type: 'thrown', dice: [5, 6, 1], from: 5, hits: 2 });
    expect(happened.state.captains[1]?.ship).toMatchObject({
      hold: { field: 2 },
      sails: { field: 5 },
      crew: { field: 2 },
    });
    // In the next turn anything may be named again.
    expect(legal(answer(happened.state, 'shoot 1 crew', dice(1, 1)).state)).toContain('shoot 2 crew');
    expect(refusal(happened.state, 'shoot 1')).toBe('not-offered');
  });

  test('[BATTLE-22] a ship elsewhere is no target, and nobody acts out of turn', () => {
    const state = fight({}, {});
    const before = JSON.stringify(state);
    expect(refusal(state, 'shoot 3 hold')).toBe('elsewhere');
    expect(refusal(state, 'shoot 5 hold')).toBe('not-offered');
    expect(refusal(state, 'flee', 1)).toBe('not-your-turn');
    expect(JSON.stringify(state)).toBe(before);
  });
});

function thrown(captain: CaptainSetting): number {
  const state = fight(captain, { hold: 8 });
  return eventsOf(answer(state, 'shoot 2 hold', dice(1, 1, 1, 1, 1, 1)), 'thrown')[0]!.dice.length;
}

describe('dice', () => {
  test('[BATTLE-23] EX-4: the lower of cannons and crew', () => {
    expect(thrown({ cannons: 2, crew: 5 })).toBe(2);
    expect(thrown({ cannons: 3, crew: 3 })).toBe(3);
    expect(thrown({ cannons: 7, crew: 3 })).toBe(3);
  });

  test('[ACTION-NEWCREW-2, ACTION-NEWCREW-3] New Crew: the cannons alone, with New Cannons six', () => {
    expect(thrown({ cannons: 5, crew: { field: 1, refit: 1 } })).toBe(4);
    expect(thrown({ cannons: { field: 2, refit: 1 }, crew: { field: 1, refit: 2 } })).toBe(6);
  });

  test('[ACTION-NEWCANNONS-2, BATTLE-31] New Cannons: always six, also face down', () => {
    expect(thrown({ cannons: { field: 1, refit: 2 }, crew: 1 })).toBe(6);
    expect(thrown({ cannons: { field: 1, refit: 1 }, crew: 8 })).toBe(6);
  });

  test('[BATTLE-24, TX-23] damage of the same combat round counts at once', () => {
    const state = fight({}, { cannons: { field: 2, refit: 1 }, crew: 3 });
    const hit = answer(state, 'shoot 2 cannons', dice(6, 1)).state;
    expect(eventsOf(answer(hit, 'shoot 1 hold', dice(1, 1)), 'thrown')[0]?.dice).toHaveLength(2);
  });

  test('[BATTLE-25] EX-5: 6, 5 and 3 are two hits', () => {
    const state = fight({ sails: 5, cannons: 3, crew: 3 }, { sails: 3 });
    const hit = answer(state, 'shoot 2 sails', dice(6, 5, 3));
    expect(hit.state.captains[1]?.ship.sails.field).toBe(1);
    expect(eventsOf(hit, 'ringMoved')).toEqual([
      { type: 'ringMoved', seat: 1, sector: 'sails', from: 3, to: 1 },
    ]);
  });
});
