import { describe, expect, test } from 'vitest';
import type { ShipAt } from './position.ts';
import { alongX, alongY } from './sea/fixed.ts';
import { towerOf } from './ships.ts';
import type { SpanishMainState } from './state.ts';
import { barsOf, dockOf } from './steps/sailing.ts';
import { towTargets } from './steps/towing.ts';
import {
  asked,
  FAR,
  given,
  goldAt,
  goldOn,
  linesOf,
  play,
  poseOf,
  position,
  refusal,
  told,
} from './testing.ts';

const TOWER: ShipAt = { card: 'ES-010', at: [5000, 4000, 90] };
/** Her bow lies where the side of the tower will be. */
const DERELICT: ShipAt = {
  card: 'SS-015',
  seat: 1,
  at: [5091, 4300, 180],
  masts: 0,
  coins: [3],
  crew: ['SG-Captain'],
};

function alongside(tower: Partial<ShipAt> = {}, derelict: Partial<ShipAt> = {}): SpanishMainState {
  return position({ ships: [{ ...TOWER, ...tower }, { ...DERELICT, ...derelict }, FAR] });
}

/** The tower sails past the derelict and is asked whether she takes it in tow. */
function met(tower: Partial<ShipAt> = {}, derelict: Partial<ShipAt> = {}): SpanishMainState {
  return given(alongside(tower, derelict), 'move 1', 'sail S 90');
}

/** A tow that follows. */
function towing(tower: Partial<ShipAt> = {}, derelict: Partial<ShipAt> = {}): SpanishMainState {
  return position({
    ships: [
      { ...TOWER, at: [5000, 5000, 90], tow: 1, ...tower },
      { ...DERELICT, seat: 0, at: [5000, 4279, 90], ...derelict },
      FAR,
    ],
  });
}

describe('towing', () => {
  test('[TOW-1] a ship that touches the bow of a derelict after her movement may take it in tow', () => {
    const state = met();
    expect([asked(state), linesOf(state)]).toEqual(['tow', ['no', 'tow 2']]);
    expect(asked(met({}, { masts: 1 }))).not.toBe('tow');
    // Its side is not its bow.
    expect(towTargets(alongside({ at: [5000, 4575, 90] }, { at: [5161, 4700, 90] }), 0)).toEqual([]);
    expect(towTargets(alongside({ at: [5000, 4575, 90], masts: 0 }), 0)).toEqual([]);
  });

  test('[TOW-2, TOW-3, EX-28] it is put behind the tower, and joins her fleet with all aboard', () => {
    const happened = play(met(), 'tow 2');
    const { state } = happened;
    expect([poseOf(state, 0), poseOf(state, 1)]).toEqual(['5000 4575 90', '5000 3854 90']);
    expect([state.ships[0]?.tow, state.ships[1]?.seat, state.crew[0]?.seat, goldOn(state, 1)]).toEqual([
      1,
      0,
      0,
      [3],
    ]);
    expect(told(happened, 'captured')).toMatchObject([{ seat: 0 }]);
  });

  test('[TOW-3, TOW-9] dropping the tow does not give it back', () => {
    const dropped = given(towing(), 'drop 1');
    expect([dropped.ships[0]?.tow, dropped.ships[1]?.seat]).toEqual([-1, 0]);
  });

  test('[TURN-7] a ship that changed hands gets no action this turn', () => {
    const state = given(met({}, { card: 'SS-014', at: [5091, 4300, 180] }), 'tow 2');
    expect(state.ships[1]?.actions).toBe(0);
  });

  test('[TOW-4] one tow each, and nobody takes one that is in tow', () => {
    const two = position({
      ships: [
        { ...TOWER, at: [5000, 4575, 90], tow: 1 },
        { ...DERELICT, seat: 0, at: [5000, 3854, 90] },
        { ...DERELICT, at: [5091, 4300, 180] },
      ],
    });
    expect(towTargets(two, 0)).toEqual([]);
    const taken = position({
      ships: [
        { ...TOWER, at: [5000, 4575, 90] },
        { ...DERELICT, at: [5091, 4300, 180] },
        { card: 'PS-021', seat: 1, at: [6000, 4300, 0], tow: 1 },
      ],
    });
    expect([towTargets(taken, 0), towerOf(taken, 1)]).toEqual([[], 2]);
  });

  test('[TOW-5, EX-44] while towing the base move is S, and the helmsman adds his', () => {
    const plain = towing({ card: 'PS-004', at: [5000, 5000, 90] });
    expect(barsOf(plain, 0)).toEqual(['S']);
    const helmed = given(towing({ crew: ['EG-Helmsman!'] }), 'move 1', 'sail S 90');
    expect(asked(helmed)).toBe('sail');
    expect(asked(given(helmed, 'sail S 90'))).toBe('turn');
  });

  test('[TOW-6, GEO-29, EX-28] after every bar and every turn it lies behind her again', () => {
    const sailed = given(towing(), 'move 1', 'sail S 90');
    expect([poseOf(sailed, 0), poseOf(sailed, 1)]).toEqual(['5000 5575 90', '5000 4854 90']);
    const turned = given(towing(), 'move 1', 'about 180');
    expect(turned.ships[1]).toMatchObject({ h: 180 });
    expect(turned.ships[0]?.tow).toBe(1);
  });

  test('[TOW-6] where it cannot follow, the tow parts', () => {
    // A long hull behind a short tower, and nowhere to swing it to.
    const blocked = position({
      ships: [
        { card: 'SS-015', at: [5000, 5000, 90], tow: 1 },
        { card: 'SS-003', at: [5000, 4429, 90], masts: 0 },
        { card: 'PS-001', seat: 1, at: [4315, 5900, 90] },
        { card: 'PS-003', seat: 1, at: [4315, 4880, 90] },
      ],
    });
    const parted = play(blocked, 'move 1', 'sail S 0');
    expect([told(parted, 'towParted').length, parted.state.ships[0]?.tow]).toEqual([1, -1]);
    expect(poseOf(parted.state, 1)).toBe('5000 4429 90');
  });

  test('[TOW-7] it docks beside her tower with an event of its own', () => {
    const state = position({
      ships: [
        { card: 'ES-010', at: [2100, 1200, 180], tow: 1, coins: [2] },
        { ...DERELICT, seat: 0, at: [2821, 1200, 180], coins: [3] },
        FAR,
      ],
    });
    const home = play(state, 'move 1', 'sail S 180');
    expect([dockOf(home.state, 0), dockOf(home.state, 1)]).toEqual([0, 0]);
    expect(goldAt(home.state, 0)).toEqual([3, 2]);
    expect([told(home, 'docked').length, told(home, 'berthed').length, home.state.ships[0]?.tow]).toEqual([
      2, 1, 1,
    ]);
  });

  test('[TOW-8] without room at the shore it stays behind her, undocked', () => {
    const ring = [...Array(36).keys()]
      .filter((i) => Math.abs(i - 18) > 2)
      .map((i): ShipAt => ({ card: 'PS-001', at: offShore(10 * i) }));
    const state = position({
      ships: [
        { card: 'ES-010', at: [2100, 1200, 180], tow: 1 },
        { ...DERELICT, card: 'SS-003', seat: 0, at: [2821, 1200, 180] },
        ...ring,
      ],
    });
    const happened = play(state, 'move 1', 'sail S 180');
    expect([
      happened.state.ships[0]?.tow,
      told(happened, 'berthed').length,
      dockOf(happened.state, 0),
    ]).toEqual([1, 0, 0]);
  });

  test('[TOW-9] the tow ends when the derelict rows, gets a mast, or the tower loses hers', () => {
    const rowed = given(towing({}, { card: 'SS-014', at: [5000, 4279, 90] }), 'move 2', 'about 270');
    expect(rowed.ships[0]?.tow).toBe(-1);
    const mended = given(towing({}, { crew: ['SG-Shipwright!'] }), 'repair 2', 'mend 1');
    expect(mended.ships[0]?.tow).toBe(-1);
    const bare = position({
      ships: [
        { card: 'ES-010', at: [4300, 4600, 0] },
        { ...TOWER, seat: 1, at: [4100, 5000, 0], masts: 1, tow: 2 },
        { ...DERELICT, at: [3379, 5000, 0] },
      ],
    });
    expect(given(bare, 'shoot 1', ['fire 1 2', 6]).ships[1]?.tow).toBe(-1);
  });

  test('[DERELICT-2] a derelict is given nothing but exploring and repairing', () => {
    const state = position({ ships: [{ card: 'SS-015', at: [845, 1200, 0], masts: 0 }, FAR] });
    expect([refusal(state, 'move 1'), refusal(state, 'shoot 1'), refusal(state, 'repair 1')]).toEqual([
      'derelict',
      'not-offered',
      undefined,
    ]);
  });
});

/** A hull that lies off the home island, heading for its middle. */
function offShore(heading: number): [number, number, number] {
  return [1200 - alongX(heading, 480), 1200 - alongY(heading, 480), heading];
}
