import { describe, expect, test } from 'vitest';
import type { IslandAt, ShipAt } from './position.ts';
import { isAfloat, islandId, shipOf } from './ships.ts';
import { NONE } from './state.ts';
import { barsOf, dockOf } from './steps/sailing.ts';
import {
  asked,
  given,
  goldAt,
  isOffered,
  linesOf,
  play,
  poseOf,
  position,
  refusal,
  told,
} from './testing.ts';

/** Island A in the middle of the table, number 3 after the two homes. */
const MIDDLE: IslandAt = { at: [4570, 4570] };
/** Far from everything. */
const FAR: ShipAt = { card: 'SS-015', seat: 1, at: [8000, 1500, 0] };

function sea(...ships: ShipAt[]) {
  return position({ ships: [...ships, FAR] });
}

function withIsland(...ships: ShipAt[]) {
  return position({ ships: [...ships, FAR], islands: [MIDDLE] });
}

function bars(ship: ShipAt): string {
  return barsOf(sea({ at: [3000, 3000, 0], ...ship }), 0).join('');
}

describe('moving', () => {
  test('[MOVE-1, MOVE-3, MOVE-4, EX-3, EX-12] every bar once, in any order, with a turn before each', () => {
    const state = sea({ card: 'PS-002', at: [2000, 2000, 0] });
    expect(barsOf(state, 0)).toEqual(['S', 'L']);
    const short = given(state, 'move 1', 'sail S 30');
    expect(poseOf(short, 0)).toBe('2498 2288 30');
    expect(refusal(short, 'sail S 30')).toBe('not-offered');
    expect(poseOf(given(short, 'sail L 330'), 0)).toBe('3224 1869 330');
    const long = given(state, 'move 1', 'sail L 330', 'sail S 30');
    expect(poseOf(long, 0)).toBe('3224 1869 30');
  });

  test('[MOVE-2] what a ship has to sail', () => {
    expect(bars({ card: 'ES-009' })).toBe('SS');
    expect(bars({ card: 'PS-004' })).toBe('LL');
    // Greyhound is faster without cargo, Silver Dagger with all her masts.
    expect([bars({ card: 'PS-020' }), bars({ card: 'PS-020', coins: [1] })]).toEqual(['LS', 'L']);
    expect([bars({ card: 'PS-028' }), bars({ card: 'PS-028', masts: 2 })]).toEqual(['SL', 'S']);
    expect(bars({ card: 'PS-020', masts: 0 })).toBe('');
    expect(bars({ card: 'PS-009', masts: 0 })).toBe('S');
  });

  test('[MOVE-3, MOVE-5] at least one bar; then she may stop between bars', () => {
    const begun = given(sea({ card: 'PS-002', at: [2000, 2000, 0] }), 'move 1');
    expect(refusal(begun, 'stop')).toBe('not-offered');
    const halfway = given(begun, 'sail S 0');
    expect(poseOf(halfway, 0)).toBe('2575 2000 0');
    const stopped = given(halfway, 'stop');
    expect([asked(stopped), stopped.active]).toEqual(['turn', 1]);
  });

  test('[MOVE-6, GEO-30] a ship turns only at the start of a bar, by up to 90 degrees', () => {
    const begun = given(sea({ card: 'PS-002', at: [4000, 4000, 0] }), 'move 1');
    expect([refusal(begun, 'sail S 91'), refusal(begun, 'sail S 269')]).toEqual(['too-sharp', 'too-sharp']);
    expect(poseOf(given(begun, 'sail S 90', 'stop'), 0)).toBe('4000 4575 90');
  });

  test('[GEO-50, GEO-51] the heading is a dial of whole degrees', () => {
    const begun = given(sea({ card: 'PS-002', at: [4000, 4000, 0] }), 'move 1');
    expect([refusal(begun, 'sail S 360'), refusal(begun, 'sail S -1'), refusal(begun, 'sail S 3.5')]).toEqual(
      ['not-offered', 'not-offered', 'not-offered'],
    );
    expect(refusal(begun, 'sail S 359')).toBeUndefined();
  });

  test('[MOVE-7, MOVE-8] a ship in the way stops her for good, own or not', () => {
    const other: ShipAt = { card: 'ES-010', at: [5000, 5000, 90] };
    const happened = play(sea({ card: 'PS-002', at: [4200, 4600, 0] }, other), 'move 1', 'sail L 0');
    expect(poseOf(happened.state, 0)).toBe('4910 4600 0');
    expect(told(happened, 'stopped')).toMatchObject([{ by: 'ship' }]);
    // The short bar is lost.
    expect(asked(happened.state)).toBe('turn');
  });

  test('[MOVE-9] touching something new at the end of a bar ends the movement as well', () => {
    // Exactly S away from the shore: she is not stopped, but she touches.
    const state = withIsland({ card: 'PS-002', at: [3641, 4570, 0] });
    const short = play(state, 'move 1', 'sail S 0');
    expect([poseOf(short.state, 0), asked(short.state), told(short, 'stopped')]).toEqual([
      '4215 4570 0',
      'turn',
      [{ type: 'stopped', ship: 0, card: 1, by: 'island' }],
    ]);
    const near = play(withIsland({ card: 'PS-002', at: [3640, 4570, 0] }), 'move 1', 'sail S 0');
    expect([poseOf(near.state, 0), asked(near.state), told(near, 'stopped')]).toEqual([
      '4215 4570 0',
      'turn',
      [],
    ]);
  });

  test('[MOVE-10, EX-18] the edge of the table is a wall, from which she casts off', () => {
    const state = sea({ card: 'SS-015', at: [8800, 5000, 0] });
    const happened = play(state, 'move 1', 'sail S 0');
    expect([poseOf(happened.state, 0), told(happened, 'stopped')[0]?.by]).toEqual(['9140 5000 0', 'edge']);
    const again = given(
      { ...happened.state, active: 0, ships: happened.state.ships.map((ship) => ({ ...ship, actions: 1 })) },
      'move 1',
    );
    expect(poseOf(given(again, 'sail S 180', 'stop'), 0)).toBe('8565 5000 180');
    expect(refusal(again, 'sail S 90')).toBe('shore-ahead');
  });

  test('[MOVE-11, EX-16] from a shore she leaves in any direction', () => {
    const begun = given(withIsland({ card: 'ES-010', at: [4215, 4570, 0] }), 'move 1');
    expect(poseOf(given(begun, 'sail S 180', 'stop'), 0)).toBe('3482 4570 180');
    expect([refusal(begun, 'sail S 0'), refusal(begun, 'sail S 60')]).toEqual(['no-way', 'shore-ahead']);
  });

  test('[MOVE-12, PIN-3] a pinned ship is given no move', () => {
    const target: ShipAt = { card: 'ES-010', seat: 1, at: [5000, 5000, 90] };
    const pinned = sea({ card: 'SS-015', at: [4910, 4600, 0] }, target);
    expect(refusal(pinned, 'move 1')).toBe('pinned');
    expect(
      refusal(sea({ card: 'SS-015', at: [4910, 4600, 0] }, { ...target, masts: 0 }), 'move 1'),
    ).toBeUndefined();
  });

  test('[MOVE-13, DERELICT-2] a derelict is given no move', () => {
    expect(refusal(sea({ card: 'SS-015', masts: 0, at: [3000, 3000, 0] }), 'move 1')).toBe('derelict');
  });

  test('[MOVE-14, EX-27] instead of sailing she may come about, to any other heading', () => {
    const begun = given(sea({ card: 'ES-010', at: [5000, 5000, 90] }), 'move 1');
    const turned = play(begun, 'about 270');
    expect([poseOf(turned.state, 0), asked(turned.state)]).toEqual(['5000 4280 270', 'turn']);
    expect(refusal(begun, 'about 90')).toBe('no-room');
    expect(
      isOffered(given(sea({ card: 'PS-002', at: [5000, 5000, 90] }), 'move 1', 'sail S 90'), 'about'),
    ).toBe(false);
  });

  test('[MOVE-15, EX-26] a bow pressed against a ship finds no heading, but may come about', () => {
    const begun = given(
      sea({ card: 'SS-015', at: [4910, 4600, 0] }, { card: 'ES-010', at: [5000, 5000, 90] }),
      'move 1',
    );
    for (const heading of [0, 45, 90, 270]) {
      expect(['no-way', 'no-room-to-turn']).toContain(refusal(begun, `sail S ${heading}`));
    }
    expect(poseOf(given(begun, 'about 180'), 0)).toBe('4340 4600 180');
  });

  test('[MOVE-16, GEO-52] a move without any heading is not offered', () => {
    // Wedged in between the edge and four hulls.
    const wedged = sea(
      { card: 'ES-002', at: [4400, 70, 0] },
      { card: 'SS-003', at: [5000, 251, 0] },
      { card: 'SS-001', at: [4400, 500, 270] },
      { card: 'PS-001', at: [3818, 500, 270] },
      { card: 'PS-003', at: [4405, 30, 0], status: 'sunk' },
    );
    const free = linesOf(wedged);
    if (!free.includes('move 1')) expect(refusal(wedged, 'move 1')).toBe('no-way');
    expect(refusal(wedged, 'move 5')).toBe('not-offered');
  });

  test('[MOVE-17] what follows a movement: the ram before the docking, the captain last', () => {
    // She docks with her shoulder while her bow is in the side of an enemy at the same shore.
    const state = withIsland(
      { card: 'PS-011', at: [3400, 4570, 0], crew: ['PG-Captain'], coins: [2] },
      { card: 'ES-012', seat: 1, at: [4250, 5500, 90] },
    );
    const happened = play(state, 'move 1', 'sail L 0');
    expect(told(happened, 'docked')).toHaveLength(1);
    expect(asked(happened.state)).toBe('may captain');
    expect(happened.state.islands[2]?.marks).toBe(1);
  });

  test('[MOVE-18, ABILITY-37] a free move has no captain, and leads to everything else', () => {
    // Pescados de Plata unloads at home and sails a short bar away, with a captain who stays silent.
    const home = position({
      ships: [
        { card: 'SS-013', at: [700, 1200, 0], coins: [3], crew: ['SG-Captain!'] },
        { card: 'SS-015', seat: 1, at: [700, 1600, 0] },
      ],
    });
    const docked = given(home, 'move 1', 'sail S 0');
    expect([asked(docked), goldAt(docked, 0)]).toEqual(['may follow', [3]]);
    const moved = given(docked, 'yes', 'sail S 180');
    expect(asked(moved)).toBe('may captain');
    const quiet = given(moved, 'no');
    expect(quiet.active).toBe(1);
  });

  test('[MOVE-17] ships that sank or docked nowhere are left alone', () => {
    const state = given(sea({ card: 'SS-015', at: [3000, 3000, 0] }), 'move 1', 'sail S 0', 'stop');
    expect([dockOf(state, 0), isAfloat(shipOf(state, 0)), islandId(2), NONE]).toEqual([NONE, true, -3, -1]);
  });
});
