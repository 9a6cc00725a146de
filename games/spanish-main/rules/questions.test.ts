import { apply, askedSeats, begin, checkMove, noFate, offersFor, seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { spanishMain } from '../spanish-main.ts';
import { type ShipAt, USUAL } from './position.ts';
import { HULL_PLANS, HULLS, ISLAND_PLANS } from './sea/plans.ts';
import { islandOf } from './ships.ts';
import { NONE, type SpanishMain, type SpanishMainState } from './state.ts';
import { asked, FAR, given, linesOf, position, refusal, seatAsked } from './testing.ts';

/** Three players until the islands lie. */
function three(first: number): SpanishMainState {
  const start = begin(spanishMain, { seats: 3, options: USUAL }, seededFate(1)).state;
  const dice = [1, 2, 3].map((_, seat) => (seat === first ? 6 : 1));
  return given(start, 'fleet E1', 'fleet E1', ['fleet E1', 1, 1, 1, 1, 1, 1, ...dice]);
}

describe('three players set the table', () => {
  test('[MULTI-4, MULTI-5] whoever placed the last island chooses a home first, then anticlockwise', () => {
    let state = three(1);
    expect([state.first, asked(state), seatAsked(state), state.islands.length]).toEqual([1, 'home', 0, 9]);
    const order: (number | undefined)[] = [];
    for (let island = 1; order.length < 3; island++) {
      order.push(seatAsked(state));
      state = given(state, `home ${island}`);
      while (asked(state) === 'moor') state = given(state, mooring(state));
    }
    expect(order).toEqual([0, 2, 1]);
  });

  test('[MULTI-6, MULTI-7] three tokens on each of six wild islands; the highest roller begins', () => {
    let state = three(2);
    for (let island = 1; asked(state) === 'home'; island++) {
      state = given(state, `home ${island}`);
      while (asked(state) === 'moor') state = given(state, mooring(state));
    }
    state = given(state, 'ready', 'ready', 'ready');
    expect([state.active, state.tokens.length, state.gold]).toEqual([2, 18, 36]);
    const wild = [...state.islands.keys()].filter((island) => islandOf(state, island).home === NONE);
    expect(wild.map((island) => state.tokens.filter((token) => token.island === island).length)).toEqual([
      3, 3, 3, 3, 3, 3,
    ]);
  });
});

/** The first mooring that is free. */
function mooring(state: SpanishMainState): string {
  const start = linesOf(state)[0]?.replace(/ \d+ \(.*$/, '') ?? '';
  for (let heading = 0; heading < 360; heading += 5) {
    if (refusal(state, `${start} ${heading}`) === undefined) return `${start} ${heading}`;
  }
  throw new Error('no mooring');
}

describe('questions', () => {
  test('[GEO-16] a picture can follow the pieces: they reach exactly from bow tip to stern', () => {
    for (const hull of HULLS) {
      const { bow, aft, length } = HULL_PLANS[hull];
      const along = [...bow, aft].flat().map(([back]) => back);
      expect([Math.min(...along), Math.max(...along)]).toEqual([0, length]);
    }
    expect(new Set(ISLAND_PLANS.map(({ name }) => name)).size).toBe(8);
  });

  test('[DEC-1, DEC-2] whose question it is: the owner of the mast, of the crew, of the ship', () => {
    const state = position({
      ships: [
        { card: 'ES-010', at: [4300, 4600, 0] },
        { card: 'SS-015', seat: 1, at: [4100, 5000, 0] },
      ],
    });
    const hit = given(state, 'shoot 1', ['fire 1 2', 6]);
    expect([askedSeats(spanishMain, hit), asked(hit)]).toEqual([[1], 'mast']);
    expect(askedSeats(spanishMain, given(hit, 'lose 1'))).toEqual([0]);
  });

  test('[DEC-3] the order of a shot: hidden bonus, roll, ignored, mast, crew', () => {
    const state = position({
      ships: [
        { card: 'PS-016', at: [4300, 4600, 0], crew: ['PC-008'] },
        { card: 'SS-015', seat: 1, at: [4100, 5000, 0], crew: ['SC-008'] },
      ],
    });
    const kinds: string[] = [];
    let now = given(state, 'shoot 1', 'fire 1 2');
    for (const line of [['no', 6], 'no', 'lose 1'] as const) {
      kinds.push(`${asked(now)} ${seatAsked(now)}`);
      now = typeof line === 'string' ? given(now, line) : given(now, [...line]);
    }
    expect(kinds).toEqual(['reveal 0', 'reveal 1', 'mast 1']);
    expect(now.crew[1]?.ship).toBe(-1);
  });

  test('[DEC-4] the order of a ram: roll, mast, pin, boarding, bonuses, dice', () => {
    const state = position({
      ships: [
        { card: 'PS-009', at: [4200, 4600, 0], crew: ['PC-004', 'PC-011'] },
        { card: 'ES-010', seat: 1, at: [5000, 5000, 90], crew: ['EG-Captain', 'EC-010', 'EG-Explorer'] },
      ],
    });
    const kinds: string[] = [];
    let now = given(state, 'move 1', 'sail L 0');
    for (const line of [['ram 2', 6], 'lose 3', 'reveal 1', 'bury 3', 'yes', 'no', ['no', 6, 1]] as const) {
      kinds.push(`${asked(now)} ${seatAsked(now)}`);
      now = typeof line === 'string' ? given(now, line) : given(now, [...line] as [string, ...number[]]);
    }
    expect(kinds).toEqual(['ram 0', 'mast 1', 'reveal 0', 'loss 1', 'may board 0', 'reveal 0', 'reveal 1']);
    expect(asked(now)).toBe('prize');
  });

  test('[DEC-5] "no" comes first, the stern-most mast comes first, and one answer is no question', () => {
    const state = position({
      ships: [
        { card: 'ES-010', at: [4300, 4600, 0] },
        { card: 'PS-016', seat: 1, at: [4100, 5000, 0] },
      ],
    });
    const hit = given(state, 'shoot 1', ['fire 1 2', 6]);
    expect(linesOf(hit)[0]).toBe('lose 3');
    const one = position({
      ships: [
        { card: 'ES-010', at: [4300, 4600, 0] },
        { card: 'PS-016', seat: 1, at: [4100, 5000, 0], masts: 1 },
      ],
    });
    expect(asked(given(one, 'shoot 1', ['fire 1 2', 6]))).toBe('volley');
  });
});

type Move = SpanishMain['move'];

function refused(state: SpanishMainState, move: Move, seat = 0): string | undefined {
  const before = JSON.stringify(state);
  const taken = apply(spanishMain, state, seat, move, noFate);
  expect(JSON.stringify(state)).toBe(before);
  return taken.ok ? undefined : taken.code;
}

describe('bad input is refused with its own reason, and changes nothing', () => {
  const fleet: ShipAt[] = [
    { card: 'ES-010', at: [4300, 4600, 0] },
    { card: 'SS-015', seat: 1, at: [4100, 5000, 0] },
    { card: 'PS-021', seat: 1, at: [8000, 2000, 0] },
  ];

  test('[GEO-51] a heading out of range, or sharper than a ship can turn', () => {
    const sailing = given(position({ ships: fleet }), 'move 1');
    expect(refused(sailing, { type: 'sail', bar: 'S', heading: 180 })).toBe('too-sharp');
    for (const heading of [360, -1, 1.5, Number.NaN]) {
      expect(refused(sailing, { type: 'sail', bar: 'S', heading })).toBe('not-offered');
    }
    expect(refused(sailing, { type: 'sail', bar: 'L', heading: 0 })).toBe('not-offered');
  });

  test('[TURN-2] a ship of somebody else, a second action, an answer out of turn', () => {
    const state = position({ ships: fleet });
    expect(refused(state, { type: 'move', ship: 1 })).toBe('not-yours');
    expect(refused(state, { type: 'move', ship: 99 })).toBe('not-offered');
    expect(refused(state, { type: 'move', ship: 0 }, 1)).toBe('not-your-turn');
    const acted = position({ ships: [{ ...fleet[0]!, actions: 0 }, ...fleet.slice(1)] });
    expect(refused(acted, { type: 'move', ship: 0 })).toBe('acted');
    expect(refused(acted, { type: 'shoot', ship: 0 })).toBe('acted');
  });

  test('[SHOOT-5] a shot out of range, or through an island', () => {
    const volley = given(position({ ships: fleet }), 'shoot 1');
    expect(refused(volley, { type: 'fire', mast: 0, target: 2 })).toBe('out-of-range');
    expect(refused(volley, { type: 'fire', mast: 0, target: 0 })).toBe('not-offered');
    const walled = position({
      ships: [
        { card: 'PS-017', at: [4800, 4900, 0] },
        { card: 'SS-015', seat: 1, at: [4800, 4000, 0] },
        { card: 'SS-013', seat: 1, at: [4800, 5300, 0] },
      ],
      islands: [{ at: [4570, 4570], tokens: [1, 1, 1] }],
    });
    expect(refused(given(walled, 'shoot 1'), { type: 'fire', mast: 0, target: 1 })).toBe('island-between');
  });

  test('[SETUP-4, SETUP-11] a fleet over the limit, or with a crew it cannot have', () => {
    const start = begin(
      spanishMain,
      { seats: 2, options: { ...USUAL, fleets: 'free', points: '20' } },
      seededFate(1),
    ).state;
    expect(refused(start, { type: 'launch', card: 'SS-001' })).toBe('over-limit');
    expect(refused(start, { type: 'launch', card: 'PP-375' })).toBe('promotional');
    const built = given(start, 'launch SS-015', 'hire SG-Captain');
    expect(refused(built, { type: 'hire', card: 'SG-Musketeer' })).toBe('crew-too-dear');
    expect(refused(built, { type: 'launch', card: 'SS-015' })).toBe('only-one');
    expect(refused(built, { type: 'hire', card: 'nobody' })).toBe('not-offered');
  });

  test('[TURN-3] every blocked answer of a question is refused with the reason it shows', () => {
    const state = position({ ships: [...fleet, FAR] });
    const offers = offersFor(spanishMain, state, 0).filter(({ no }) => no !== undefined);
    expect(offers.length).toBeGreaterThan(0);
    for (const { move, no } of offers) expect(checkMove(spanishMain, state, 0, move)?.code).toBe(no);
  });
});
