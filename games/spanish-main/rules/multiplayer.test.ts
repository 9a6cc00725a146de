import { describe, expect, test } from 'vitest';
import { spanishMain } from '../spanish-main.ts';
import type { Setting, ShipAt } from './position.ts';
import type { SpanishMainState } from './state.ts';
import { scoresOf } from './steps/gold.ts';
import { given, linesOf, PUBLIC, play, position, told } from './testing.ts';

function three(setting: Setting = {}): SpanishMainState {
  return position({
    seats: 3,
    ships: [
      { card: 'PS-011', at: [2400, 1200, 180], coins: [4] },
      { card: 'SS-015', seat: 1, at: [8000, 3000, 0] },
      { card: 'PS-021', seat: 2, at: [6000, 6000, 0] },
    ],
    ...setting,
  });
}

/** A table with quick fleets, as far as nobody is asked. */
function setFor(seats: number): SpanishMainState {
  const options = { ...three().options, points: '20', fleets: 'quick' } as const;
  return spanishMain.setup({ seats, options }, { draw: () => 0 }, undefined);
}

describe('three to five players', () => {
  test('[MULTI-1, MULTI-2, MULTI-3] three islands and six tokens each, whatever the points', () => {
    expect([3, 4, 5].map((seats) => [setFor(seats).size, setFor(seats).islands.length])).toEqual([
      [10670, 9],
      [12190, 12],
      [13720, 15],
    ]);
  });

  test('[MULTI-8, HIDE-8] coins unloaded at home are seen by nobody else', () => {
    const home = play(three(), 'move 1', 'sail L 180');
    const coin = home.state.tokens.find(({ island, gold }) => island === 0 && gold === 4);
    expect([coin?.known, told(home, 'unloaded')[0]?.gold]).toEqual([1, undefined]);
  });

  test('[MULTI-9, MULTI-11] the ship that loads the last token has the End marker; the game ends when it comes home', () => {
    const state = three({
      isBare: true,
      ships: [
        { card: 'PS-011', at: [4215, 4570, 0] },
        { card: 'SS-015', seat: 1, at: [8000, 3000, 0] },
        { card: 'PS-021', seat: 2, at: [6000, 6000, 0] },
      ],
      islands: [{ at: [4570, 4570], tokens: [3] }],
    });
    const loaded = play(state, 'explore 1 4');
    expect([told(loaded, 'markerPlaced').length, loaded.state.marked, loaded.state.ended]).toEqual([
      1,
      0,
      undefined,
    ]);
    const carried = { ...three(), marked: 3 };
    const home = given(carried, 'move 1', 'sail L 180');
    expect([home.ended, scoresOf(home)]).toEqual(['marker', [4, 0, 0]]);
  });

  test('[MULTI-10] of several tokens the coin is marked, and the marker goes where it goes', () => {
    const state = three({
      isBare: true,
      ships: [
        { card: 'PS-011', at: [4215, 4570, 0] },
        { card: 'SS-015', seat: 1, at: [8000, 3000, 0] },
        { card: 'PS-021', seat: 2, at: [6000, 6000, 0] },
      ],
      islands: [{ at: [4570, 4570], tokens: ['charts', 3] }],
    });
    const loaded = given(state, 'explore 1 4');
    expect(loaded.tokens[loaded.marked]?.face).toBe(3);
  });

  test('[MULTI-10, MULTI-11, EX-50] a thief takes the marker along, and a sinking ends the game', () => {
    const ships: ShipAt[] = [
      { card: 'PS-002', at: [4200, 4600, 0] },
      { card: 'ES-010', seat: 1, at: [5000, 5000, 90], coins: [3] },
      { card: 'PS-021', seat: 2, at: [6000, 6000, 0] },
      { card: 'SS-015', seat: 3, at: [9000, 3000, 0] },
    ];
    const state = { ...position({ seats: 4, ships }), marked: 3 };
    const stolen = given(state, 'move 1', 'sail L 0', ['ram 2', 1], ['yes', 6, 1]);
    expect([stolen.tokens[3]?.ship, stolen.ended]).toEqual([0, undefined]);
    const wreck = {
      ...position({
        seats: 3,
        ships: [
          { card: 'ES-010', at: [4300, 4600, 0] },
          { card: 'SS-015', seat: 1, at: [4100, 5000, 0], masts: 0, coins: [3] },
          ships[2]!,
        ],
      }),
      marked: 3,
    };
    expect(given(wreck, 'shoot 1', ['fire 1 2', 6]).ended).toBe('marker');
  });

  test('[MULTI-12] a marked unique ends the game when its ship docks at home; Plague does not', () => {
    const ships: ShipAt[] = [
      { card: 'PS-011', at: [2400, 1200, 180], uniques: ['charts'] },
      { card: 'SS-015', seat: 1, at: [8000, 3000, 0] },
      { card: 'PS-021', seat: 2, at: [6000, 6000, 0] },
    ];
    const state = position({ seats: 3, ships });
    const marked = state.tokens.findIndex(({ face }) => face === 'charts');
    expect(given({ ...state, marked }, 'move 1', 'sail L 180').ended).toBe('marker');
    const sick = position({ seats: 3, ships: [{ ...ships[0]!, uniques: ['plague'] }, ships[1]!, ships[2]!] });
    const plague = sick.tokens.findIndex(({ face }) => face === 'plague');
    expect(given({ ...sick, marked: plague }, 'move 1', 'sail L 180').ended).toBeUndefined();
  });

  test('[MULTI-13] one fleet left that sails, or half of four gone', () => {
    const alone = three({
      ships: [
        { card: 'PS-011', at: [2400, 1200, 180] },
        { card: 'SS-015', seat: 1, at: [8000, 3000, 0], masts: 0 },
        { card: 'PS-021', seat: 2, at: [6000, 6000, 0], masts: 0 },
      ],
    });
    expect(given(alone, 'end').ended).toBe('alone');
    const swept = position({
      seats: 4,
      ships: [
        { card: 'PS-011', at: [2400, 1200, 180] },
        { card: 'SS-015', seat: 1, at: [8000, 3000, 0] },
        { card: 'PS-021', seat: 2, at: [6000, 6000, 0], status: 'sunk' },
        { card: 'PS-021', seat: 3, at: [6000, 6000, 0], status: 'sunk' },
      ],
    });
    expect(given(swept, 'end').ended).toBe('swept');
  });

  test('[MULTI-14] neither half of the gold nor stranding ends the game; quiet turns count for each', () => {
    const rich = three({ homes: [[6, 6, 6], [], []] });
    expect(given(rich, 'move 1', 'sail L 180').ended).toBeUndefined();
    expect(given(three({ quiet: 59 }), 'end').ended).toBeUndefined();
    expect(given(three({ quiet: 60 }), 'end').ended).toBe('quiet');
  });

  test('[MULTI-7, MULTI-15] clockwise, past players without ships', () => {
    const next = given(three(), 'end');
    expect([next.active, given(next, 'end').active]).toEqual([1, 2]);
    const gone = three({
      ships: [
        { card: 'PS-011', at: [2400, 1200, 180] },
        { card: 'SS-015', seat: 1, at: [8000, 3000, 0], status: 'sunk' },
        { card: 'PS-021', seat: 2, at: [6000, 6000, 0] },
      ],
    });
    expect(given(gone, 'end').active).toBe(2);
  });

  test('[MULTI-16] at home and aboard counts; ties go to the home, then are shared', () => {
    const state = three({ homes: [[], [4], [2, 2]] });
    const over = given({ ...state, quiet: 60 }, 'end');
    expect([scoresOf(over), spanishMain.outcome(over)?.places]).toEqual([
      [4, 4, 4],
      [3, 1, 1],
    ]);
    expect(over.tokens.every(({ known }) => known === (PUBLIC | 0b100))).toBe(true);
  });

  test('[MULTI-18] everybody else is an enemy', () => {
    const crowd = three({
      ships: [
        { card: 'ES-010', at: [4300, 4600, 0] },
        { card: 'SS-015', seat: 1, at: [4100, 5000, 0] },
        { card: 'PS-021', seat: 2, at: [4100, 4200, 0] },
      ],
    });
    const lines = linesOf(given(crowd, 'shoot 1'));
    expect([lines.includes('fire 2 2'), lines.includes('fire 2 3')]).toEqual([true, true]);
  });
});
