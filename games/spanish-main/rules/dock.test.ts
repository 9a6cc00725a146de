import { describe, expect, test } from 'vitest';
import { crewAboard } from './crew.ts';
import type { IslandAt, ShipAt } from './position.ts';
import { NONE } from './state.ts';
import { dockOf, isAtHome } from './steps/sailing.ts';
import { asked, given, goldAt, goldOn, linesOf, PUBLIC, play, position, refusal, told } from './testing.ts';

const FAR: ShipAt = { card: 'SS-015', seat: 1, at: [8000, 3500, 0] };
const WILD: IslandAt = { at: [4570, 4570], tokens: [4, 2, 1] };

/** A ship that will dock at the wild island number 3 with a long bar, and an enemy far away. */
function inbound(ship: Partial<ShipAt> = {}, island: Partial<IslandAt> = {}) {
  return position({
    ships: [{ card: 'PS-011', at: [3400, 4570, 0], ...ship }, FAR],
    islands: [{ ...WILD, ...island }],
  });
}

/** A ship that lies at her own home, bow to the island. */
const AT_HOME: ShipAt = { card: 'PS-011', at: [845, 1200, 0] };

describe('docking', () => {
  test('[DOCK-1, GEO-25] a ship is docked while her bow touches an island', () => {
    expect(dockOf(inbound({ at: [4215, 4570, 0] }), 0)).toBe(2);
    expect(dockOf(inbound({ at: [4212, 4570, 0] }), 0)).toBe(NONE);
    // Only the rest of her touches.
    expect(dockOf(inbound({ card: 'SS-015', at: [4838, 4890, 0] }), 0)).toBe(NONE);
    expect(isAtHome(position({ ships: [AT_HOME, FAR] }), 0)).toBe(true);
  });

  test('[DOCK-2] the home of another may stop a ship, but she never docks there', () => {
    const state = position({ ships: [{ card: 'PS-011', at: [6800, 7940, 0] }, FAR] });
    const happened = play(state, 'move 1', 'sail L 0');
    expect([told(happened, 'stopped').length, told(happened, 'docked').length]).toEqual([1, 0]);
    expect(dockOf(happened.state, 0)).toBe(NONE);
  });

  test('[DOCK-3, DOCK-5, EXPLORE-7] arriving is an event, and leaves a mark for the game', () => {
    const happened = play(inbound(), 'move 1', 'sail L 0');
    expect([told(happened, 'docked').length, told(happened, 'marked').length]).toEqual([1, 1]);
    expect(happened.state.islands[2]?.marks).toBe(1);
    // Whoever stays docked does not arrive again.
    const lying = position({
      ships: [{ card: 'PS-011', at: [4215, 4570, 0] }, FAR],
      islands: [{ ...WILD, marks: 1 }],
    });
    const turned = play(lying, 'move 1', 'about 10');
    expect(told(turned, 'docked')).toHaveLength(0);
  });

  test('[DOCK-4, TREASURE-4] at home everything is unloaded at once', () => {
    const state = position({ ships: [{ card: 'PS-011', at: [2400, 1200, 180], coins: [4, 1] }, FAR] });
    const happened = play(state, 'move 1', 'sail L 180');
    expect([goldOn(happened.state, 0), goldAt(happened.state, 0)]).toEqual([[], [4, 1]]);
    expect(told(happened, 'unloaded').map(({ gold }) => gold)).toEqual([4, 1]);
    expect(told(happened, 'homeGold')).toMatchObject([{ seat: 0, gold: 5 }]);
  });

  test('[DOCK-6] crew of a docked ship go ashore, and come back another turn', () => {
    const state = position({ ships: [{ ...AT_HOME, crew: ['PG-Captain'] }, FAR] });
    const ashore = given(state, 'land 1');
    expect([crewAboard(ashore, 0), ashore.crew[0]?.island]).toEqual([[], 0]);
    expect(refusal(ashore, 'embark 1 1')).toBe('not-offered');
    const later = given(ashore, 'end', 'end', 'embark 1 1');
    expect(crewAboard(later, 0)).toEqual([0]);
    expect(linesOf(inbound({ crew: ['PG-Captain'] }))).not.toContain('land 1');
  });

  test('[DOCK-7] crew step over between own ships at one island, if there is room', () => {
    const beside: ShipAt = { card: 'ES-002', at: [1200, 953, 90], coins: [1, 1] };
    const state = position({ ships: [{ ...AT_HOME, crew: ['PG-Captain', 'PG-Oarsman'] }, beside, FAR] });
    expect(dockOf(state, 1)).toBe(0);
    expect(refusal(state, 'embark 1 2')).toBe('hold-full');
    expect(crewAboard(given(state, 'embark 2 2'), 1)).toEqual([1]);
  });

  test('[DOCK-8, CREW-1] crew on an island belong to whoever left them, and do nothing', () => {
    const state = position({
      ships: [
        { card: 'PS-011', at: [4215, 4570, 0] },
        { ...FAR, at: [4925, 4570, 180] },
      ],
      islands: [{ ...WILD, crew: ['PG-Captain'], marks: 3 }],
    });
    const other = given(state, 'end');
    expect([other.active, linesOf(other).some((line) => line.startsWith('embark'))]).toEqual([1, false]);
    expect(linesOf(state)).toContain('embark 1 1');
  });

  test('[DOCK-9] coins are not moved at the dock', () => {
    const state = position({
      ships: [{ ...AT_HOME, coins: [3] }, { card: 'ES-002', at: [1200, 953, 90] }, FAR],
    });
    for (const line of linesOf(state)) expect(line).not.toMatch(/coin|haul|land|embark/);
  });

  test('[DOCK-10] a coin that comes aboard at home goes ashore at once', () => {
    // Skyme steals from the enemy alongside while his ship is docked at home.
    const thief: ShipAt = { card: 'PS-009', at: [845, 1200, 0], crew: ['PC-009!'] };
    const victim: ShipAt = { card: 'SS-015', seat: 1, at: [500, 1370, 0], coins: [4] };
    const happened = play(position({ ships: [thief, victim] }), 'steal 1 2');
    expect([goldOn(happened.state, 0), goldAt(happened.state, 0)]).toEqual([[], [4]]);
  });

  test('[DOCK-11, SHOOT-4] a ship docked at home may shoot, and is not shot at', () => {
    const enemy: ShipAt = { card: 'SS-015', seat: 1, at: [500, 1500, 0] };
    const state = position({ ships: [AT_HOME, enemy] });
    expect(linesOf(state)).toContain('shoot 1');
    const reply = given(state, 'end', 'end');
    const turned = position({ ships: [AT_HOME, { ...enemy }], active: 1 });
    expect(refusal(turned, 'shoot 2')).toBe('no-target');
    expect(reply.turn).toBe(3);
  });
});

describe('exploring', () => {
  test('[EXPLORE-1] an island, an own ship or a derelict', () => {
    const state = position({
      ships: [
        { card: 'PS-011', at: [4215, 4570, 0] },
        { card: 'ES-002', at: [3800, 4740, 0] },
        { card: 'SS-015', seat: 1, at: [3800, 4400, 0], masts: 0 },
        { card: 'SS-013', seat: 1, at: [4214, 4430, 0] },
      ],
      islands: [WILD],
    });
    const lines = linesOf(state);
    expect(lines).toContain('explore 1 3');
    expect(lines).toContain('search 1 2');
    expect(lines).toContain('search 1 3');
    expect(lines).not.toContain('search 1 4');
  });

  test('[EXPLORE-2, EXPLORE-4, EXPLORE-5, EX-38] looks at all, takes one, and leaves the rest hidden', () => {
    const state = inbound({ at: [4215, 4570, 0] });
    const looked = play(state, 'explore 1 3');
    expect([asked(looked.state), told(looked, 'islandSeen')[0]?.faces]).toEqual(['take', [4, 2, 1]]);
    const taken = play(looked.state, 'take 4');
    expect(goldOn(taken.state, 0)).toEqual([4]);
    expect(told(taken, 'explored')).toMatchObject([{ left: 2 }]);
    expect(goldAt(taken.state, 2)).toEqual([2, 1]);
    expect(taken.state.tokens.filter(({ island }) => island === 2).every(({ known }) => known === 0)).toBe(
      true,
    );
  });

  test('[EXPLORE-4, EX-38] without room she looks and takes nothing', () => {
    const full = inbound({ card: 'PS-021', at: [4215, 4570, 0], coins: [1, 1] });
    const happened = play(full, 'explore 1 3');
    expect([
      goldOn(happened.state, 0),
      told(happened, 'islandSeen').length,
      told(happened, 'explored')[0]?.left,
    ]).toEqual([[1, 1], 1, 3]);
  });

  test('[EXPLORE-3, TREASURE-2, TREASURE-3, EX-38] a unique treasure comes aboard as well, for all to see', () => {
    const state = inbound({ at: [4215, 4570, 0] }, { tokens: [4, 2, 'charts'] });
    const happened = play(state, 'explore 1 3', 'take 2');
    expect(goldOn(happened.state, 0)).toEqual([2, 0]);
    expect(told(happened, 'uniqueFound')).toMatchObject([{ unique: 'charts' }]);
    const unique = happened.state.tokens.find(({ face }) => face === 'charts');
    expect([unique?.ship, unique?.known]).toEqual([0, PUBLIC]);
  });

  test('[EXPLORE-6, EXPLORE-7, EX-39] at once with a mark; the fleet of another needs an action', () => {
    const marked = given(inbound({}, { marks: 1 }), 'move 1', 'sail L 0');
    expect(asked(marked)).toBe('may explore');
    expect(goldOn(given(marked, 'yes', 'take 4'), 0)).toEqual([4]);
    expect(asked(given(inbound({}, { marks: 2 }), 'move 1', 'sail L 0'))).not.toBe('may explore');
  });

  test('[CREW-13, EX-39] an explorer explores on arrival, mark or no mark', () => {
    const arrived = given(inbound({ crew: ['PG-Explorer'] }), 'move 1', 'sail L 0');
    expect(asked(arrived)).toBe('may explore');
    const explored = given(arrived, 'yes', 'take 4');
    expect([goldOn(explored, 0), explored.crew[0]?.isUp]).toEqual([[4], true]);
  });

  test('[EXPLORE-8] every further coin costs an action', () => {
    const once = given(inbound({ at: [4215, 4570, 0] }, { marks: 1 }), 'explore 1 3', 'take 4');
    expect([once.active, once.ships[0]?.actions]).toEqual([1, 0]);
    const twice = given(once, 'end', 'explore 1 3', 'take 2');
    expect(goldOn(twice, 0)).toEqual([4, 2]);
  });

  test('[EXPLORE-9] between own ships crew and coins go both ways, each once', () => {
    const state = position({
      ships: [
        { card: 'PS-011', at: [4000, 4000, 0], coins: [3], crew: ['PG-Captain'] },
        { card: 'PS-021', at: [4000, 4170, 0], coins: [1] },
        FAR,
      ],
    });
    const open = given(state, 'search 1 2');
    expect(asked(open)).toBe('exchange');
    const coin = state.tokens.findIndex(({ ship }) => ship === 0) + 1;
    const moved = given(open, `haul ${coin}`);
    expect([goldOn(moved, 0), goldOn(moved, 1)]).toEqual([[], [3, 1]]);
    expect(refusal(moved, `haul ${coin}`)).toBe('not-offered');
    expect(refusal(moved, 'carry 1')).toBe('hold-full');
    const back = given(moved, `haul ${coin + 1}`, 'carry 1');
    expect([goldOn(back, 0), crewAboard(back, 1)]).toEqual([[1], [0]]);
  });

  test('[EXPLORE-10, EXPLORE-11, HIDE-10] an enemy derelict is seen through and taken from', () => {
    const state = position({
      ships: [
        { card: 'PS-011', at: [4000, 4000, 0], coins: [3] },
        { card: 'SS-015', seat: 1, at: [4000, 4170, 0], masts: 0, coins: [4], crew: ['SG-Captain'] },
        FAR,
      ],
    });
    const open = given(state, 'search 1 2');
    const theirs = state.tokens.findIndex(({ ship }) => ship === 1);
    expect([open.tokens[theirs]?.known, open.crew[0]?.known]).toEqual([3, 3]);
    expect(linesOf(open)).not.toContain(`haul ${theirs}`);
    const taken = given(open, `haul ${theirs + 1}`, 'carry 1');
    expect([goldOn(taken, 0), taken.crew[0]]).toMatchObject([[4, 3], { ship: 0, seat: 0, isUp: false }]);
    expect(taken.ships[1]?.seat).toBe(1);
  });

  test('[EXPLORE-12] homes are never explored', () => {
    const state = position({ ships: [AT_HOME, FAR], homes: [[3], []] });
    expect(linesOf(state).some((line) => line.startsWith('explore'))).toBe(false);
  });
});
