import { askedSeats, seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { spanishMain } from '../spanish-main.ts';
import { crewAboard } from './crew.ts';
import { SHIPS } from './data/ships.ts';
import { USUAL } from './position.ts';
import { touch } from './sea/distance.ts';
import { bodyOf, cardOf, crewCardOf, isAfloat, shipOf, shoreOf } from './ships.ts';
import { NONE } from './state.ts';
import { dockOf } from './steps/sailing.ts';
import {
  asked,
  dice,
  firstLine,
  given,
  linesOf,
  ORDER,
  play,
  refusal,
  seatAsked,
  table,
  told,
  until,
} from './testing.ts';
import { coinSets, measureFor } from './treasure.ts';

describe('what everybody brings', () => {
  test('[SETUP-1] the host picks players, points, fleets, islands, coins, uniques and promotional cards', () => {
    expect(spanishMain.seats).toEqual([2, 3, 4, 5]);
    expect(
      Object.fromEntries(
        Object.entries(spanishMain.options).map(([name, { default: usual }]) => [name, usual]),
      ),
    ).toEqual(USUAL);
  });

  test('[SETUP-8] fleets are chosen at the same time, and shown when the last is chosen', () => {
    const start = table(2);
    expect([asked(start), askedSeats(spanishMain, start)]).toEqual(['muster', [0, 1]]);
    const once = play(start, 'fleet E1');
    expect([told(once, 'fleetShown'), askedSeats(spanishMain, once.state)]).toEqual([[], [1]]);
    const both = play(once.state, ['fleet P3', 3, 5]);
    const shown = told(both, 'fleetShown').map(({ ships }) => ships.map((card) => SHIPS[card]?.name));
    expect(shown).toEqual([
      ['HMS King Edward', 'HMS Plantagenet', 'HMS Albion'],
      ['Windjammer', 'Recreant', 'Carrion Crow'],
    ]);
  });

  test('[FLEET-1] ready-made fleets are there for thirty points; else chance puts fleets together', () => {
    expect(linesOf(table(2)).slice(0, 2)).toEqual(['fleet E1', 'fleet E2']);
    const quick = table(2, { points: '20' });
    expect([asked(quick), quick.ships.length > 0]).toEqual(['home', true]);
  });

  test('[FLEET-2, SETUP-3] a fleet is built ship by ship under the common limit', () => {
    let state = table(2, { fleets: 'free', points: '20' });
    expect(refusal(state, 'ready')).toBe('no-ship');
    expect(refusal(state, 'launch SS-001')).toBe('over-limit');
    expect(refusal(state, 'launch PP-375')).toBe('promotional');
    expect(refusal(state, 'hire EG-Captain')).toBe('not-offered');
    state = given(state, 'launch ES-002', 'hire EG-Captain', 'hire EG-Explorer');
    expect(refusal(state, 'hire EG-Explorer')).toBe('hold-full');
    expect(refusal(state, 'hire EG-Musketeer')).toBe('hold-full');
    expect(refusal(state, 'launch ES-002')).toBe('only-one');
    const anew = given(state, 'anew', 'launch SS-015', 'hire SG-Captain');
    expect(refusal(anew, 'hire SG-Musketeer')).toBe('crew-too-dear');
    const ashore = given(anew, 'ashore', 'hire SG-Musketeer', 'ready');
    expect(askedSeats(spanishMain, ashore)).toEqual([1]);
    expect(ashore.players[0]?.muster.fleet).toEqual({
      ships: [{ ship: 'SS-015', crew: ['SG-Captain'] }],
      ashore: ['SG-Musketeer'],
    });
  });

  test('[FLEET-2] nobody starts over for ever', () => {
    let state = table(2, { fleets: 'free' });
    for (let i = 0; i < 9; i++) state = given(state, 'launch ES-002', 'anew');
    expect(refusal(given(state, 'launch ES-002'), 'anew')).toBe('enough-restarts');
  });

  test('[FLEET-3] in a draft only dealt cards are offered', () => {
    const state = table(2, { fleets: 'draft' });
    const pool = state.players[0]?.muster.pool ?? [];
    expect(pool).toHaveLength(19);
    for (const line of linesOf(state, 0)) expect(pool).toContain(line.replace('launch ', ''));
  });

  test('[SETUP-2] islands, tokens, gold and table go by the limit', () => {
    expect((['20', '30', '40'] as const).map((points) => measureFor(2, { points }))).toEqual([
      { size: 9140, islands: 4, tokens: 3, gold: 6 },
      { size: 9140, islands: 6, tokens: 6, gold: 12 },
      { size: 10670, islands: 8, tokens: 9, gold: 18 },
    ]);
  });

  test('[SETUP-25, SETUP-26, SETUP-27] stored sets have the right number of coins and the right gold', () => {
    for (const points of ['20', '30', '40'] as const) {
      for (const uniques of ['off', 'random'] as const) {
        const { tokens, gold } = measureFor(2, { points });
        for (const set of coinSets(2, { ...USUAL, points, uniques })) {
          expect(set).toHaveLength(uniques === 'off' ? tokens : tokens - 1);
          expect(set.reduce((sum, coin) => sum + coin, 0)).toBe(gold);
          for (const coin of set) expect([1, 2, 3, 4, 5, 6]).toContain(coin);
        }
      }
    }
    expect(coinSets(2, USUAL)[0]).toEqual([4, 3, 2, 1, 1, 1]);
  });

  test('[SETUP-26] one of the sets may be chosen, or any coins that add up', () => {
    const sets = given(table(2, { coins: 'sets' }), 'fleet E1');
    expect(linesOf(sets, 0)).toContain('coins 6,2,1,1,1,1');
    const free = given(table(2, { coins: 'free' }), 'fleet E1', 'coin 5');
    // 7 gold are left for five coins.
    expect(linesOf(free, 0)).toEqual(['coin 3', 'coin 2']);
    expect(given(free, 'coin 3').players[0]?.muster.coins).toEqual([5, 3, 1, 1, 1, 1]);
  });

  test('[SETUP-27] each brings exactly one unique treasure, by chance or by choice', () => {
    const chosen = given(table(2, { uniques: 'chosen' }), 'fleet E1');
    expect(linesOf(chosen, 0)).toEqual(
      ['charts', 'map', 'papers', 'flag', 'rum', 'plague'].map((name) => `unique ${name}`),
    );
    const random = until(given(table(2, { uniques: 'random' }), 'fleet E1', 'fleet E1'), 'turn');
    expect(random.tokens.filter(({ face }) => typeof face === 'string')).toHaveLength(2);
    expect(random.tokens).toHaveLength(12);
  });
});

describe('the table is set', () => {
  const fleets = given(table(2), 'fleet E1');

  test('[SETUP-13] the highest roller is first; ties roll again', () => {
    const rolled = play(fleets, ['fleet E1', ...ORDER, 4, 4, 2, 6]);
    expect(told(rolled, 'rolledForFirst').map(({ rolls }) => rolls)).toEqual([
      [4, 4],
      [2, 6],
    ]);
    expect(rolled.state.first).toBe(1);
  });

  test("[SETUP-18, SETUP-19, EX-7] the second player names the first player's home, then the other way round", () => {
    const state = given(fleets, ['fleet E1', ...ORDER, 6, 1]);
    expect([asked(state), seatAsked(state), state.islands.length]).toEqual(['home', 1, 6]);
    const named = given(state, 'home 3');
    expect([named.players[0]?.home, asked(named), seatAsked(named)]).toEqual([2, 'moor', 0]);
  });

  test('[SETUP-20, SETUP-21] ships are moored bow to the island, then the other home is named', () => {
    let state = given(fleets, ['fleet E1', ...ORDER, 6, 1], 'home 3');
    expect(linesOf(state).map((line) => line.slice(0, 6))).toEqual(['moor 1', 'moor 2', 'moor 3']);
    state = given(state, 'moor 2 90', 'moor 1 180');
    expect(refusal(state, 'moor 3 181')).toBe('no-berth');
    state = given(state, 'moor 3 300');
    for (const ship of [0, 1, 2])
      expect(touch(bodyOf(shipOf(state, ship)), shoreOf(state.islands[2]!), 'bow')).toBe(true);
    expect([asked(state), seatAsked(state), refusal(state, 'home 3')]).toEqual(['home', 0, 'taken']);
    expect(given(state, 'home 1').players[1]?.home).toBe(0);
  });

  test('[SETUP-20] a harbour that is blocked is moored anew', () => {
    // Eight small ships, and as much room left between the first seven as one of them nearly needs.
    const line = 'PS-021 PS-027 PS-004 PS-017 PS-019 ES-002 SS-015 PS-002';
    const build = line.split(' ').map((id) => `launch ${id}`);
    let state = table(2, { fleets: 'free', points: '40' });
    state = given(state, ...build, 'ready');
    state = given(state, ...build, 'ready');
    state = given(state, 'home 1');
    for (let ship = 0; asked(state) === 'moor' && ship < 8; ship++) state = given(state, firstLine(state));
    const fleet = state.ships.filter(({ seat }) => seat === state.islands[0]?.home);
    expect(fleet.every(isAfloat)).toBe(true);
    for (const [ship, { seat }] of state.ships.entries()) {
      if (seat === state.islands[0]?.home) expect(dockOf(state, ship)).toBe(0);
    }
  });

  test('[SETUP-22, SETUP-28, SETUP-29, EX-2] four wild islands with three tokens each, 24 gold in all', () => {
    const state = until(given(fleets, 'fleet E1'), 'turn');
    const wild = [...state.islands.keys()].filter((island) => state.islands[island]?.home === NONE);
    expect(wild).toHaveLength(4);
    for (const island of wild)
      expect(state.tokens.filter((token) => token.island === island)).toHaveLength(3);
    expect(state.tokens.every(({ known }) => known === 0)).toBe(true);
    expect([state.gold, state.tokens.reduce((sum, { gold }) => sum + gold, 0)]).toEqual([24, 24]);
  });

  test('[SETUP-30, TURN-1] the first player has the first turn', () => {
    const state = until(given(fleets, ['fleet E1', ...ORDER, 1, 6]), 'turn');
    expect([state.first, state.active, seatAsked(state), state.turn]).toEqual([1, 1, 1, 1]);
  });
});

describe('crew', () => {
  const moored = until(given(table(2), 'fleet S3', 'fleet E1'), 'stations');

  test('[SETUP-23] go where the list put them, or elsewhere once, unseen until all are ready', () => {
    const seat = 0;
    expect(crewAboard(moored, 0)).toHaveLength(3);
    const crew = moored.crew.findIndex((mate) => mate.seat === seat && mate.ship === 0) + 1;
    const sent = given(moored, `post ${crew} home`);
    expect(crewAboard(sent, 0)).toHaveLength(3);
    expect(refusal(sent, `post ${crew} 2`, seat)).toBe('not-offered');
    const ready = given(sent, 'ready', 'ready');
    expect([crewAboard(ready, 0).length, ready.crew[crew - 1]?.island]).toEqual([2, ready.players[0]?.home]);
  });

  test('[SETUP-9, SETUP-11] a station must have room and points for a crew', () => {
    const helmsman = moored.crew.findIndex((mate) => crewCardOf(mate).id === 'SG-Helmsman') + 1;
    // El Leon costs 9 and carries a captain and a cannoneer: the helmsman fits, an explorer besides does too.
    expect(refusal(moored, `post ${helmsman} 2`)).toBeUndefined();
    const crowded = given(moored, `post ${helmsman} 2`);
    const explorer = moored.crew.findIndex((mate) => crewCardOf(mate).id === 'SG-Explorer') + 1;
    expect(refusal(crowded, `post ${explorer} 2`)).toBe('hold-full');
  });

  test('[SETUP-24] discounts, and links that are needed, start face up', () => {
    const build = ['launch ES-007', 'hire EC-006', 'hire EG-Captain', 'ready'];
    const linked = ['launch PS-023', 'hire PC-009', 'hire PC-010', 'ready'];
    const state = given(table(2, { fleets: 'free' }), ...build, ...linked);
    const up = state.crew.filter(({ isUp }) => isUp).map((mate) => crewCardOf(mate).id);
    expect(up).toEqual(['EC-006']);
    const full = ['launch PS-025', 'hire PC-007', 'hire PC-010', 'hire PG-Explorer', 'ready'];
    const crowded = given(table(2, { fleets: 'free' }), ...build, ...full);
    const shown = crowded.crew.filter(({ isUp }) => isUp).map((mate) => crewCardOf(mate).id);
    expect(shown.sort()).toEqual(['EC-006', 'PC-007', 'PC-010']);
  });
});

describe('one seed', () => {
  test('[TURN-13] the same seed and the same answers give the same game', () => {
    const once = JSON.stringify(table(3, { fleets: 'quick', uniques: 'random' }, seededFate(9)));
    expect(JSON.stringify(table(3, { fleets: 'quick', uniques: 'random' }, seededFate(9)))).toBe(once);
    expect(cardOf({ card: 0 }).name).toBe('Revenant');
    expect(dice(3).draw(6)).toBe(2);
  });
});
