import { noFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import type { CaptainSetting, Setting } from '../position.ts';
import type { PirateState } from '../state.ts';
import { answer, answers, asked, battles, dice, eventsOf, fameOf, legal, whatFollows } from '../testing.ts';

/** Blackbeard at island 4 with captains there; the others are far away. */
function at4(...captains: CaptainSetting[]): Setting {
  const here = captains.map((captain) => ({ at: 4 as const, ...captain }));
  return {
    captains: [...here, { at: 6 as const }, { at: 1 as const }].slice(0, Math.max(3, here.length)),
    blackShips: [4],
  };
}

/** Five misses. */
const MISS = [1, 1, 1, 1, 1];

/** So many captains meet him with seven hits taken, and sink him. */
function sunkBefore(ships: number): PirateState {
  const captains = Array.from({ length: Math.max(3, ships) }, (_, i) => ({
    at: i < ships ? (4 as const) : (6 as const),
    fame: 10 - i,
    sails: 7 - i,
    hold: 6,
  }));
  const { state } = battles({ captains, blackShips: [4] }, dice(...MISS));
  state.battle!.enemies[0]!.hits = 7;
  return answer(state, 'engage blackbeard', dice(6, 5)).state;
}

describe('Blackbeard', () => {
  test('[BLACKBEARD-1, BLACKBEARD-7] everybody at his island fights him or flees; nobody throws for him', () => {
    const happened = battles(at4({ fame: 3 }, { fame: 2, sails: 3 }), dice(...MISS));
    expect(eventsOf(happened, 'aimed')).toEqual([
      { type: 'aimed', by: 'blackbeard', ship: 0, sector: 'hold', dice: 5 },
    ]);
    expect(legal(happened.state)).toEqual(['engage blackbeard', 'flee']);
  });

  test('[BLACKBEARD-2, BLACKBEARD-3] five dice at the hold, where ship cards protect', () => {
    const hold = { field: 3, reinforce: 2 } as const;
    const { state } = battles(at4({ fame: 3, hold }, { fame: 2 }), dice(5, 6, 6, 4, 3));
    expect(state.captains[0]?.ship.hold).toEqual({ field: 2, reinforce: 0, refit: 0 });
  });

  test('[BLACKBEARD-4, BLACKBEARD-14] EX-12: eight hits of anybody sink him: 6, 3, 2, 1 fame each', () => {
    const fame = [1, 2, 3, 4].map((ships) =>
      sunkBefore(ships)
        .captains.slice(0, ships)
        .map(({ fame }, i) => fame - 10 + i),
    );
    expect(fame).toEqual([[6], [3, 3], [2, 2, 2], [1, 1, 1, 1]]);
  });

  test('[BLACKBEARD-15] 1 each for five', () => {
    expect(fameOf(sunkBefore(5))).toEqual([11, 10, 9, 8, 7]);
  });

  test('[BLACKBEARD-15, TX-31] five at Treasure Island', () => {
    const captains = [6, 5, 4, 3, 2].map((sails) => ({ at: 6 as const, sails, fame: sails }));
    const { state } = battles({ captains, blackShips: [6], round: 6 }, dice(...MISS));
    state.battle!.enemies[0]!.hits = 6;
    expect(fameOf(answer(state, 'engage blackbeard', dice(6, 6)).state)).toEqual([7, 6, 5, 4, 3]);
  });

  test('[BLACKBEARD-6, CARD-STRONGWIND-3] he shoots before everybody but New Sails, wind or not', () => {
    const windy = battles(at4({ fame: 1, sails: 8, hand: ['strongwind'] }, {}), noFate).state;
    expect(eventsOf(answer(windy, 'play strongwind', dice(...MISS)), 'aimed')[0]?.by).toBe('blackbeard');
    const fast = battles(at4({ fame: 1 }, { sails: { refit: 1 } }), noFate).state;
    expect([asked(fast), legal(fast)]).toEqual([1, ['engage blackbeard', 'flee']]);
  });

  test('[BLACKBEARD-8, BLACKBEARD-9, BLACKBEARD-13] EX-11: a cycle for each captain, the most famous first', () => {
    const begun = battles(at4({ fame: 9, sails: 4 }, { fame: 2, sails: 3 }), dice(...MISS));
    const engage = Array(4).fill('engage blackbeard');
    const round = answers(begun.state, engage, dice(1, 1, 1, 1, ...MISS, 1, 1, 1, 1, ...MISS));
    const all = [...begun.events, ...round.events].flatMap((event) => {
      if (event.type === 'aimed') return [`blackbeard at ${event.ship}`];
      if (event.type === 'engaged') return [String(event.by)];
      return event.type === 'orderFixed' ? ['round'] : [];
    });
    expect(all).toEqual([
      'round',
      'blackbeard at 0',
      '0',
      '1',
      'blackbeard at 1',
      '0',
      '1',
      'round',
      'blackbeard at 0',
    ]);
  });

  test('[BLACKBEARD-9] equally famous captains throw for it', () => {
    const happened = battles(at4({ fame: 4, sails: 4 }, { fame: 4, sails: 5 }), dice(1, 2, 3, 3, ...MISS));
    expect(eventsOf(happened, 'tieThrown')).toMatchObject([{ sums: [3, 6] }]);
    expect(eventsOf(happened, 'aimed')[0]?.ship).toBe(1);
  });

  test('[BLACKBEARD-10, BLACKBEARD-12, TX-9] who flees before any shot: no fame, no cycle', () => {
    const setting = at4({ fame: 15, sails: { refit: 2 } }, { fame: 9 });
    const fled = answer(battles(setting, noFate).state, 'flee', dice(...MISS));
    expect(fameOf(fled.state)).toEqual([15, 9, 0]);
    expect(eventsOf(fled, 'aimed').map(({ ship }) => ship)).toEqual([1]);
    const next = answer(fled.state, 'engage blackbeard', dice(1, 1, ...MISS));
    expect(eventsOf(next, 'orderFixed')).toHaveLength(1);
  });

  test('[BLACKBEARD-11, TX-10] New Sails flee when all were shot at: the next combat round begins at once', () => {
    const setting = at4({ fame: 9, sails: { refit: 2 } }, { fame: 15, hold: 4 });
    const begun = battles(setting, noFate).state;
    const cycle = answers(
      begun,
      ['engage blackbeard', 'engage blackbeard'],
      dice(1, 1, 5, 1, 1, 1, 1, 1, 1),
    ).state;
    expect([asked(cycle), cycle.battle?.shotAt]).toEqual([0, [1]]);
    const fled = answer(cycle, 'flee', dice(...MISS));
    expect(fled.state.captains[1]?.fame).toBe(16);
    const types = fled.events.map(({ type }) => type);
    expect(types.indexOf('orderFixed')).toBeLessThan(types.indexOf('aimed'));
    expect([asked(fled.state), fled.state.battle?.shotAt]).toEqual([1, [1]]);
  });

  test('[BLACKBEARD-8, BLACKBEARD-19, ACTION-NEWSAILS-3, TX-8] two captains and New Sails sink him', () => {
    const setting = at4(
      { fame: 12, sails: { refit: 2 }, cannons: 3, crew: 3, hold: 4 },
      { fame: 15, cannons: 3, crew: 3, hold: 6 },
    );
    let state = battles(setting, noFate).state;
    state = answer(state, 'engage blackbeard', dice(5, 1, 1, 5, 5, 1, 1, 1)).state;
    expect([state.captains[1]?.ship.hold.field, state.battle?.enemies[0]?.hits, asked(state)]).toEqual([
      4, 1, 1,
    ]);
    state = answer(state, 'engage blackbeard', dice(5, 5, 1)).state;
    state = answer(state, 'engage blackbeard', dice(5, 5, 1, 5, 1, 1, 1, 1)).state;
    expect([state.captains[0]?.ship.hold.field, state.battle?.enemies[0]?.hits]).toEqual([3, 5]);
    const sunk = answer(state, 'engage blackbeard', dice(6, 6, 6));
    expect(fameOf(sunk.state)).toEqual([15, 18, 0]);
    expect([asked(sunk.state), sunk.state.battle?.foes]).toEqual([0, 'captains']);
  });

  test('[BLACKBEARD-16, PLUNDER-4] sunk, he lies there and does not hinder the plunder', () => {
    const state = sunkBefore(1);
    expect(state.blackShips).toEqual([{ at: 4, isSunk: true }]);
    expect(state.captains[0]?.treasure).toBeGreaterThan(0);
  });

  test('[BLACKBEARD-17, HOLD-4] he sails on upright', () => {
    const captains: Setting['captains'] = [{ at: 1 }, { at: 2 }, { at: 3 }];
    const { state } = whatFollows('harbour', { captains, blackShips: [{ at: 4, isSunk: true }] });
    expect(state.blackShips).toEqual([{ at: 5, isSunk: false }]);
  });

  test('[BLACKBEARD-18, BLACKBEARD-21] his hits are forgotten, and loot that nobody took is lost', () => {
    const { state } = battles(at4({ fame: 3 }), dice(...MISS));
    const shot = answer(state, 'engage blackbeard', dice(5, 5, ...MISS)).state;
    expect(shot.battle?.enemies[0]?.hits).toBe(2);
    const fled = answer(shot, 'flee');
    expect(fled.state.battle).toBeUndefined();
    expect(fled.state.blackShips).toEqual([{ at: 4, isSunk: false }]);
    expect(eventsOf(fled, 'plundered').map(({ at }) => at)).toEqual([1]);
  });

  test('[BLACKBEARD-20, TREASUREISLAND-1, TX-30] at Treasure Island everybody stays when he is sunk', () => {
    const captains = [5, 4, 3].map((sails) => ({ at: 6 as const, sails, fame: sails, treasure: 1 }));
    let state = battles({ captains, blackShips: [6], round: 6 }, dice(5, 1, 1, 1, 1)).state;
    state = answers(
      state,
      ['engage blackbeard', 'engage blackbeard', 'flee'],
      dice(1, 1, 1, 1, ...MISS),
    ).state;
    expect(fameOf(state)).toEqual([6, 5, 3]);
    state.battle!.enemies[0]!.hits = 7;
    const sunk = answer(state, 'engage blackbeard', dice(6, 1));
    expect(fameOf(sunk.state)).toEqual([9, 8, 3]);
    expect(eventsOf(sunk, 'battleOver')).toEqual([{ type: 'battleOver', at: 6, ships: [0, 1] }]);
    expect([sunk.state.stage, asked(sunk.state)]).toEqual(['harbour', 0]);
    expect(sunk.state.harbour).toEqual([1, 2]);
  });

  test('[BLACKBEARD-22, HOLD-1, HOLD-2, HOLD-3, TX-37] two ships on their routes never meet', () => {
    let state = whatFollows('opening', {
      round: 0,
      loot: [],
      captains: [{}, {}, {}],
      blackShips: [1, 4],
    }).state;
    const places: number[][] = [];
    for (let round = 1; round <= 12; round++) {
      places.push(state.blackShips.map(({ at }) => at));
      const { blackShips } = state;
      const setting = { round, loot: [], captains: [{}, {}, {}], blackShips };
      if (round < 12) state = whatFollows('harbour', setting).state;
    }
    expect(places.map(([a]) => a)).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
    expect(places.map(([, b]) => b)).toEqual([4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3]);
  });
});
