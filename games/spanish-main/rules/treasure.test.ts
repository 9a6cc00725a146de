import { describe, expect, test } from 'vitest';
import { spanishMain } from '../spanish-main.ts';
import { crewAboard, has, spacesUsed } from './crew.ts';
import type { IslandAt, Setting, ShipAt } from './position.ts';
import { shipOf } from './ships.ts';
import type { SpanishMainState } from './state.ts';
import { homeGold, scoresOf } from './steps/gold.ts';
import { dockOf } from './steps/sailing.ts';
import {
  asked,
  FAR,
  given,
  goldAt,
  goldOn,
  linesOf,
  PUBLIC,
  play,
  position,
  refusal,
  told,
} from './testing.ts';
import { mayComeNext } from './treasure.ts';

const DOCKED: ShipAt = { card: 'PS-011', at: [4215, 4570, 0] };

function finding(face: NonNullable<IslandAt['tokens']>, ship: Partial<ShipAt> = {}): SpanishMainState {
  const state = position({
    ships: [{ ...DOCKED, ...ship }, FAR],
    islands: [{ at: [4570, 4570], tokens: face }],
  });
  return given(state, 'explore 1 3');
}

describe('treasure', () => {
  test('[TREASURE-1, TREASURE-2, TREASURE-3] coins fill a space, uniques do not; coins are hidden', () => {
    const state = finding([4, 'flag'], { coins: [1] });
    expect([spacesUsed(state, 0), goldOn(state, 0)]).toEqual([2, [4, 1, 0]]);
    const coin = state.tokens.find(({ face, ship }) => face === 4 && ship === 0);
    const flag = state.tokens.find(({ face }) => face === 'flag');
    expect([coin?.known, flag?.known]).toEqual([1, PUBLIC]);
  });

  test('[TREASURE-5, TREASURE-7, WIN-3] gold at home is the sum of its coins at their present value', () => {
    const state = position({ ships: [{ ...DOCKED, coins: [6] }, FAR], homes: [[4, 3], [1]] });
    expect([homeGold(state, 0), homeGold(state, 1)]).toEqual([7, 1]);
    const grown = {
      ...state,
      tokens: state.tokens.map((token) => (token.island === 0 ? { ...token, gold: token.gold + 2 } : token)),
    };
    expect(homeGold(grown, 0)).toBe(11);
  });

  test('[TREASURE-6, TREASURE-8] uniques stay where they are, whatever happens', () => {
    const state = position({
      ships: [{ card: 'PS-011', at: [2400, 1200, 180], coins: [2], uniques: ['charts', 'map'] }, FAR],
    });
    const home = given(state, 'move 1', 'sail L 180');
    expect([goldOn(home, 0), goldAt(home, 0)]).toEqual([[0, 0], [2]]);
    const exchange = given(
      position({
        ships: [
          { ...DOCKED, at: [4000, 4000, 0], uniques: ['charts'] },
          { card: 'PS-019', at: [4000, 4170, 0] },
          FAR,
        ],
      }),
      'search 1 2',
    );
    expect(linesOf(exchange).some((line) => line.startsWith('haul'))).toBe(false);
  });

  test('[TREASURE-11] Forged Papers explore on arrival', () => {
    const state = position({
      ships: [{ card: 'PS-011', at: [3400, 4570, 0], uniques: ['papers'] }, FAR],
      islands: [{ at: [4570, 4570], tokens: [2, 1] }],
    });
    expect([has(state, 0, 'EXPLORER'), asked(given(state, 'move 1', 'sail L 0'))]).toEqual([
      true,
      'may explore',
    ]);
  });

  test('[TREASURE-12] ENEMY_RANGE_CAP_S: the Homemade Flag keeps enemy cannons within S', () => {
    const shooter: ShipAt = { card: 'SS-008', at: [4000, 4000, 0] };
    const far: ShipAt = { card: 'PS-019', seat: 1, at: [4000, 4800, 0] };
    expect(linesOf(position({ ships: [shooter, far] }))).toContain('shoot 1');
    expect(refusal(position({ ships: [shooter, { ...far, uniques: ['flag'] }] }), 'shoot 1')).toBe(
      'no-target',
    );
  });

  test('[TREASURE-13, TREASURE-14, EX-48] Rum is worth 6 less the crew, and costs the next turn', () => {
    const state = finding(['rum', 3, 1], { crew: ['PG-Captain', 'PG-Explorer'] });
    const rum = state.tokens.find(({ face }) => face === 'rum');
    expect([rum?.gold, shipOf(state, 0).rum]).toEqual([4, 'next']);
    const next = given(state, 'take 3', 'end', 'end');
    expect([shipOf(next, 0).rum, refusal(next, 'move 1')]).toEqual(['now', 'rum']);
    const after = given(next, 'end', 'end');
    expect(refusal(after, 'move 1')).toBeUndefined();
  });

  test('[TREASURE-14] at home Rum is a coin like any other', () => {
    const state = position({ ships: [{ card: 'PS-011', at: [2400, 1200, 180], uniques: ['rum'] }, FAR] });
    const rum = state.tokens.findIndex(({ face }) => face === 'rum');
    state.tokens[rum] = { ...state.tokens[rum]!, gold: 5 };
    const home = given(state, 'move 1', 'sail L 180');
    expect([goldAt(home, 0), home.tokens[rum]?.isMinted]).toEqual([[5], true]);
  });

  test('[TREASURE-15] Plague takes the crew, and keeps the ship from docking', () => {
    const state = finding(['plague', 4, 1], { crew: ['PG-Captain'] });
    expect([crewAboard(state, 0), dockOf(state, 0), asked(state)]).toEqual([[], -1, 'take']);
    expect(goldOn(given(state, 'take 4'), 0)).toEqual([4, 0]);
    const safe = finding(['plague', 4, 1], { crew: ['PC-006!', 'PG-Captain'] });
    expect(crewAboard(safe, 0)).toEqual([0, 1]);
  });

  test('[TREASURE-16, TREASURE-17] Plague passes to a ship that is touched anew, whosever it is', () => {
    const state = position({
      ships: [
        { card: 'PS-002', at: [4200, 4600, 0], uniques: ['plague'] },
        { card: 'ES-010', at: [5000, 5000, 90], crew: ['EG-Captain'] },
        FAR,
      ],
    });
    const passed = play(state, 'move 1', 'sail L 0');
    expect(passed.state.tokens.find(({ face }) => face === 'plague')?.ship).toBe(1);
    expect([told(passed, 'plaguePassed').length, crewAboard(passed.state, 1)]).toEqual([1, []]);
    // Whoever sails into a plague ship gets it too.
    const other = position({
      ships: [
        { card: 'PS-002', at: [4200, 4600, 0] },
        { card: 'ES-010', seat: 1, at: [5000, 5000, 90], masts: 0, uniques: ['plague'] },
      ],
    });
    expect(given(other, 'move 1', 'sail L 0').tokens.find(({ face }) => face === 'plague')?.ship).toBe(0);
  });

  test('[TREASURE-16] of several ships the active player picks', () => {
    const state = position({
      ships: [
        { card: 'PS-002', at: [4200, 4800, 0], uniques: ['plague'] },
        { card: 'ES-011', at: [4980, 5470, 90] },
        { card: 'ES-013', at: [4980, 4798, 90] },
        FAR,
      ],
    });
    const touching = given(state, 'move 1', 'sail L 0');
    if (asked(touching) === 'plague') expect(linesOf(touching)).toEqual(['infect 1 2', 'infect 1 3']);
    else expect(touching.tokens.find(({ face }) => face === 'plague')?.ship).not.toBe(0);
  });

  test('[TREASURE-18] the Ghostly Encounter rolls for every crew, and is worth those who stay', () => {
    const state = position({
      ships: [{ ...DOCKED, crew: ['PG-Captain', 'PG-Explorer', 'PG-Oarsman'] }, FAR],
      islands: [{ at: [4570, 4570], tokens: ['ghost', 3, 1] }],
    });
    const haunted = given(state, ['explore 1 3', 1, 5, 2]);
    expect([crewAboard(haunted, 0), haunted.tokens.find(({ face }) => face === 'ghost')?.gold]).toEqual([
      [1, 2],
      2,
    ]);
  });

  test('[SETUP-26] coins that add up can always be completed', () => {
    expect([6, 5, 4, 3, 2, 1].filter((coin) => mayComeNext([], coin, 6, 12))).toEqual([6, 5, 4, 3, 2]);
    expect([6, 5, 4, 3, 2, 1].filter((coin) => mayComeNext([3], coin, 6))).toEqual([3, 2, 1]);
  });
});

/** One coin short of home, then home. */
function unloading(coins: number[], setting: Setting = {}): SpanishMainState {
  const state = position({ ships: [{ card: 'PS-011', at: [2400, 1200, 180], coins }, FAR], ...setting });
  return given(state, 'move 1', 'sail L 180');
}

describe('winning with two', () => {
  test('[WIN-1, EX-37] more than half of all gold at home wins at once', () => {
    expect(asked(unloading([6, 6]))).toBe('turn');
    const won = unloading([6, 6, 1]);
    expect([won.ended, spanishMain.outcome(won)?.places]).toEqual(['gold', [1, 2]]);
    expect([unloading([6], { gold: 12 }).ended, unloading([6, 1], { gold: 12 }).ended]).toEqual([
      undefined,
      'gold',
    ]);
    expect([unloading([6, 6, 6], { gold: 36 }).ended, unloading([6, 6, 6, 1], { gold: 36 }).ended]).toEqual([
      undefined,
      'gold',
    ]);
  });

  test('[WIN-2] if both get there at once, the richer wins, then the active player', () => {
    const sharing = position({
      ships: [
        { card: 'ES-010', at: [4300, 4600, 0] },
        { card: 'SS-015', seat: 1, at: [4100, 5000, 0], masts: 0, coins: [4, 2] },
      ],
      homes: [
        [6, 4],
        [6, 4],
      ],
    });
    const won = given(sharing, 'shoot 1', ['fire 1 2', 6]);
    expect([won.ended, scoresOf(won), spanishMain.outcome(won)?.places]).toEqual(['gold', [13, 13], [1, 2]]);
  });

  test('[WIN-4, WIN-5] a player who can do nothing ends the game; more gold wins, equal gold is a draw', () => {
    const stranded = position({
      ships: [
        { card: 'ES-010', at: [4000, 4000, 0] },
        { ...FAR, masts: 0 },
      ],
      homes: [[3], [4]],
    });
    const over = given(stranded, 'end');
    expect([over.ended, spanishMain.outcome(over)?.places]).toEqual(['stranded', [2, 1]]);
    const draw = given(
      position({
        ships: [
          { card: 'ES-010', at: [4000, 4000, 0] },
          { ...FAR, masts: 0 },
        ],
      }),
      'end',
    );
    expect(spanishMain.outcome(draw)?.places).toEqual([1, 1]);
    for (const crew of [['PG-Oarsman'], ['PG-Shipwright']]) {
      expect(
        given(
          position({
            ships: [
              { card: 'ES-010', at: [4000, 4000, 0] },
              { ...FAR, masts: 0, crew },
            ],
          }),
          'end',
        ).ended,
      ).toBeUndefined();
    }
    const atHome = position({
      ships: [
        { card: 'ES-010', at: [4000, 4000, 0] },
        { ...FAR, masts: 0, at: [7585, 7940, 0] },
      ],
    });
    expect(given(atHome, 'end').ended).toBeUndefined();
  });

  test('[WIN-6] without gold to be won the game is over', () => {
    const over = unloading([2], { isBare: true });
    expect([over.ended, scoresOf(over)]).toEqual(['bare', [2, 0]]);
  });

  test('[WIN-7] forty quiet turns, or two hundred turns each', () => {
    const quiet = position({ ships: [{ card: 'ES-010', at: [4000, 4000, 0] }, FAR], quiet: 39 });
    const last = given(quiet, 'end');
    expect([last.ended, last.quiet, given(last, 'end').ended]).toEqual([undefined, 40, 'quiet']);
    const long = position({ ships: [{ card: 'ES-010', at: [4000, 4000, 0] }, FAR], turn: 400 });
    expect(given(long, 'end').ended).toBe('long');
    expect(unloading([2], { quiet: 39 }).quiet).toBeLessThan(3);
  });

  test('[WIN-8, WIN-9] resigning is no answer, and nothing changes hands after the game', () => {
    const state = position({ ships: [{ card: 'ES-010', at: [4000, 4000, 0] }, FAR] });
    for (const line of ['resign', 'pass', 'draw']) expect(refusal(state, line)).toBe('not-offered');
    const won = unloading([6, 6, 1]);
    expect(won.ships.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});
