import { describe, expect, test } from 'vitest';
import { crewAboard, spacesFree } from './crew.ts';
import type { IslandAt, ShipAt } from './position.ts';
import { dockOf } from './steps/sailing.ts';
import {
  asked,
  FAR,
  given,
  goldAt,
  goldOn,
  linesOf,
  play,
  position,
  refusal,
  seatAsked,
  shooting,
  told,
  VICTIM,
} from './testing.ts';

const WILD: IslandAt = { at: [4570, 4570], tokens: [4, 2, 1] };

/** The spaces left on El Picador. */
function roomWith(...crew: string[]): number {
  return spacesFree(position({ ships: [{ card: 'SS-015', at: [3000, 3000, 0], crew }, FAR] }), 0);
}

describe('abilities that look, take and trade', () => {
  const docked: ShipAt = { card: 'PS-018', at: [4215, 4570, 0] };

  test('[ABILITY-3] CLAIM_DERELICT: the derelict joins, and both go home', () => {
    const state = position({
      ships: [
        { card: 'PS-022', at: [4000, 4000, 0] },
        { card: 'SS-015', seat: 1, at: [4000, 4160, 0], masts: 0, coins: [3] },
        FAR,
      ],
    });
    const asking = given(state, 'search 1 2', 'done');
    expect([asked(asking), asking.ships[1]?.seat]).toEqual(['berth', 0]);
    const home = given(asking, 'berth 180', 'berth 270');
    expect([dockOf(home, 0), dockOf(home, 1), goldAt(home, 0)]).toEqual([0, 0, [3]]);
  });

  test('[ABILITY-5, DOCK-2] RAID_HOME: docks at the home of another and takes a coin', () => {
    const raider: ShipAt = { card: 'PS-012', at: [6800, 7940, 0] };
    const state = position({
      ships: [raider, FAR, { card: 'ES-002', at: [3000, 3000, 0] }],
      homes: [[], [4, 1]],
    });
    const there = given(state, 'move 1', 'sail L 0');
    expect([asked(there), linesOf(there)]).toEqual(['raid', ['no', 'raid 4', 'raid 5']]);
    const robbed = given(there, 'raid 4');
    expect([goldOn(robbed, 0), goldAt(robbed, 1)]).toEqual([[4], [1]]);
    // In the next turn she must leave first.
    const next = given(robbed, 'end', 'end');
    expect(refusal(next, 'end')).toBe('must-leave');
    expect(given(next, 'move 1', 'sail L 180', 'end').active).toBe(1);
  });

  test('[ABILITY-5, CREW-4, HIDE-12] a hidden raider may show himself; with three players chance picks', () => {
    const raider: ShipAt = { card: 'PS-011', at: [8330, 9470, 0], crew: ['PC-003'] };
    const state = position({
      seats: 3,
      ships: [raider, { ...FAR, seat: 1 }, { card: 'SS-015', seat: 2, at: [5000, 5000, 0] }],
      homes: [[], [4, 1], []],
    });
    const there = given(state, 'move 1', 'sail L 0');
    expect(asked(there)).toBe('reveal');
    expect(dockOf(given(there, 'no'), 0)).toBe(-1);
    const shown = given(there, 'reveal 1');
    expect(linesOf(shown)).toEqual(['no', 'raidBlind']);
    expect(goldOn(given(shown, ['raidBlind', 2]), 0)).toEqual([1]);
  });

  test('[ABILITY-13, TREASURE-10, HIDE-4] PEEK_ISLAND: one token of any island, once per turn', () => {
    const state = position({ ships: [{ card: 'PS-013', at: [3000, 3000, 0] }, FAR], islands: [WILD] });
    const seen = play(state, 'peekIsland 1 2');
    expect([told(seen, 'tokenPeeked')[0]?.face, seen.state.tokens[1]?.known]).toEqual([2, 1]);
    expect(linesOf(seen.state).some((line) => line.startsWith('peek'))).toBe(false);
    expect(seen.state.players[0]?.notes).toMatchObject([{ island: 2, faces: [2], isAll: false }]);
    const map = position({
      ships: [{ card: 'PS-011', at: [3000, 3000, 0], uniques: ['map'] }, FAR],
      islands: [WILD],
    });
    expect(linesOf(map)).toContain('peekIsland 1 1');
  });

  test('[ABILITY-14, TREASURE-9] PEEK_SHIP_CARGO: one hidden crew or coin of any ship, once per turn', () => {
    const state = position({
      ships: [
        { card: 'PS-011', at: [3000, 3000, 0], crew: ['PC-010'] },
        { ...FAR, crew: ['PG-Captain'], coins: [3] },
      ],
    });
    expect(linesOf(state)).toContain('peekCrew 1 2');
    const seen = given(state, 'peekCoin 1 4');
    expect([seen.tokens[3]?.known, seen.crew[0]?.isUp]).toEqual([3, true]);
    const charts = position({
      ships: [
        { card: 'PS-011', at: [3000, 3000, 0], uniques: ['charts'] },
        { ...FAR, crew: ['PG-Captain'] },
      ],
    });
    expect(given(charts, 'peekCrew 1 1').crew[0]).toMatchObject({ known: 3, isUp: false });
  });

  test('[ABILITY-19] NOT_LAST_TREASURE: never the last token of an island', () => {
    const last = position({ ships: [docked, FAR], islands: [{ ...WILD, tokens: [4] }] });
    expect(goldOn(given(last, 'explore 1 3'), 0)).toEqual([]);
    const two = position({ ships: [docked, FAR], islands: [{ ...WILD, tokens: ['charts', 'map'] }] });
    const explored = given(two, 'explore 1 3');
    expect([
      explored.tokens.filter(({ ship }) => ship === 0).length,
      explored.tokens.filter(({ island }) => island === 2).length,
    ]).toEqual([1, 1]);
  });

  test('[ABILITY-35] LOOT_ON_TOUCH: coins of a pirate alongside, as many as there is room for', () => {
    const aguila: ShipAt = { card: 'SS-007', at: [4000, 4000, 0] };
    const pirate: ShipAt = { card: 'PS-021', seat: 1, at: [4000, 4170, 0], coins: [3, 2] };
    const looted = given(position({ ships: [aguila, pirate] }), 'loot 1 4', 'loot 1 5');
    expect([goldOn(looted, 0), goldOn(looted, 1)]).toEqual([[3, 2], []]);
    const english = position({ ships: [aguila, { ...pirate, card: 'ES-011' }] });
    expect(linesOf(english).some((line) => line.startsWith('loot'))).toBe(false);
    // Also right after a movement.
    const arriving = position({
      ships: [
        { ...aguila, at: [3300, 4000, 0] },
        { ...pirate, at: [4090, 4500, 90] },
      ],
    });
    expect(asked(given(arriving, 'move 1', 'sail L 0'))).toBe('theft');
  });

  test('[ABILITY-36, HIDE-12] STEAL_RANDOM_ON_TOUCH: one random coin per turn', () => {
    const thief: ShipAt = { card: 'SS-009', at: [4000, 4000, 0] };
    const victim: ShipAt = { card: 'ES-011', seat: 1, at: [4000, 4170, 0], coins: [3, 2] };
    const stolen = given(position({ ships: [thief, victim] }), ['steal 1 2', 2]);
    expect([goldOn(stolen, 0), linesOf(stolen).some((line) => line.startsWith('steal'))]).toEqual([
      [2],
      false,
    ]);
  });

  test('[ABILITY-38] TREASURE_BONUS: the best coin brought home grows; a hidden one is asked about', () => {
    const state = position({
      ships: [{ card: 'PS-011', at: [2400, 1200, 180], coins: [4, 1], crew: ['PC-005'] }, FAR],
    });
    const asking = given(state, 'move 1', 'sail L 180');
    expect(asked(asking)).toBe('reveal');
    expect(goldAt(given(asking, 'reveal 1'), 0)).toEqual([6, 1]);
    expect(goldAt(given(asking, 'no'), 0)).toEqual([4, 1]);
  });

  test('[ABILITY-39, DEC-1] CREW_SAFE: nobody is lost but with the ship', () => {
    const safe = shooting(
      { card: 'PS-016' },
      { card: 'PS-011', at: [4300, 5050, 0], crew: ['PC-006!', 'PG-Captain'] },
    );
    const hit = given(safe, 'shoot 1', ['fire 1 2', 6], 'lose 1');
    expect(asked(hit)).toBe('volley');
    const hidden = shooting(
      { card: 'PS-016' },
      { card: 'PS-011', at: [4300, 5050, 0], crew: ['PC-006', 'PG-Captain'] },
    );
    const asking = given(hidden, 'shoot 1', ['fire 1 2', 6], 'lose 1');
    expect([asked(asking), seatAsked(asking)]).toEqual(['reveal', 1]);
    expect(crewAboard(given(asking, 'reveal 1'), 1)).toEqual([0, 1]);
    const master = position({
      ships: [{ card: 'PS-011', at: [3000, 3000, 0], crew: ['PC-002!', 'PC-006!'] }, FAR],
    });
    expect(linesOf(master).some((line) => line.startsWith('sacrifice'))).toBe(false);
  });

  test('[ABILITY-40, HIDE-12] TRADE_RANDOM_WITHIN_S: a random coin for a random coin', () => {
    const bones: ShipAt = { card: 'PS-011', at: [4000, 4000, 0], coins: [1], crew: ['PC-007'] };
    const rich: ShipAt = { card: 'SS-013', seat: 1, at: [4000, 4600, 0], coins: [4, 3] };
    const traded = given(position({ ships: [bones, rich] }), ['trade 1 2', 1, 2]);
    expect([goldOn(traded, 0), goldOn(traded, 1), traded.crew[0]?.isUp]).toEqual([[3], [4, 1], true]);
    expect(linesOf(position({ ships: [bones, { ...rich, at: [4000, 4800, 0] }] }))).not.toContain(
      'trade 1 2',
    );
  });

  test('[ABILITY-42] TREASURE_TO_CANNON: a coin at home becomes a cannon for good', () => {
    const state = position({
      ships: [
        { card: 'ES-007', at: [845, 1200, 0], crew: ['EC-003'] },
        { ...VICTIM, at: [700, 1700, 0] },
      ],
      homes: [[2], []],
    });
    const forged = given(state, 'forge 1 4');
    expect([forged.ships[0]?.guns, goldAt(forged, 0)]).toEqual([1, []]);
    const volley = given(forged, 'shoot 1');
    expect(linesOf(volley).filter((line) => line.startsWith('forged')).length).toBeGreaterThan(0);
    const fired = given(volley, [linesOf(volley).find((line) => line.startsWith('forged')) ?? '', 1]);
    expect(linesOf(fired).some((line) => line.startsWith('forged'))).toBe(false);
  });

  test('[ABILITY-44] CARGO_BONUS: one more space, while it is face up', () => {
    expect([roomWith(), roomWith('SC-004'), roomWith('SC-004!')]).toEqual([2, 2, 3]);
  });

  test('[ABILITY-45] UNLOAD_WITHIN_S: from a distance, between actions or after a movement', () => {
    const state = position({
      ships: [{ card: 'SS-013', at: [2100, 1200, 180], coins: [3], crew: ['SC-009!'] }, FAR],
    });
    const unloaded = given(state, 'unload 1');
    expect([goldAt(unloaded, 0), asked(unloaded)]).toEqual([[3], 'may follow']);
    const sailing = position({
      ships: [{ card: 'SS-005', at: [2500, 1200, 180], coins: [3], crew: ['SC-009'] }, FAR],
    });
    const near = given(sailing, 'move 1', 'sail S 180', 'stop');
    expect(asked(near)).toBe('may unload');
    expect(goldAt(given(near, 'yes'), 0)).toEqual([3]);
  });
});
