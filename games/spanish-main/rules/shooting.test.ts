import { describe, expect, test } from 'vitest';
import type { IslandAt, ShipAt } from './position.ts';
import type { SpanishMainState } from './state.ts';
import {
  asked,
  bonusOf,
  given,
  goldAt,
  goldOn,
  linesOf,
  mastsOf,
  play,
  position,
  ramming,
  refusal,
  SHOOTER,
  seatAsked,
  shooting,
  TARGET,
  told,
  VICTIM,
} from './testing.ts';

function isHit(
  roll: number,
  shooter: Partial<ShipAt> = {},
  victim: Partial<ShipAt> = {},
): boolean | undefined {
  return told(play(shooting(shooter, victim), 'shoot 1', ['fire 2 2', roll]), 'fired')[0]?.isHit;
}

/** A volley at the target, from so far east. */
function volleyFrom(x: number): SpanishMainState {
  return given(shooting({ card: 'PS-019', at: [x, 4600, 0] }, { ...TARGET }), 'shoot 1');
}

function sink(coins: number[], uniques: NonNullable<ShipAt['uniques']> = []): SpanishMainState {
  return given(shooting({}, { masts: 0, coins, uniques }), 'shoot 1', ['fire 1 2', 6]);
}

function sharesOf(...coins: number[]): number[][] {
  const state = sink(coins, ['charts', 'rum']);
  return [goldAt(state, 0), goldAt(state, 1)];
}

describe('shooting', () => {
  test('[SHOOT-1, SHOOT-3, SHOOT-6] every standing mast fires once, one shot after the other', () => {
    const volley = given(shooting(), 'shoot 1');
    expect(linesOf(volley)).toEqual(['cease', 'fire 1 2', 'fire 2 2', 'fire 3 2']);
    const once = given(volley, ['fire 2 2', 1]);
    expect(linesOf(once)).toEqual(['cease', 'fire 1 2', 'fire 3 2']);
    expect(asked(given(once, 'cease'))).toBe('turn');
    // Two masts stand, counted from the stern.
    expect(linesOf(given(shooting({ masts: 2 }), 'shoot 1'))).toEqual(['cease', 'fire 2 2', 'fire 3 2']);
  });

  test('[SHOOT-5, EX-29] in range, to the unit', () => {
    expect(linesOf(volleyFrom(4557))).toContain('fire 1 2');
    expect(refusal(shooting({ card: 'PS-019', at: [4556, 4600, 0] }, { ...TARGET }), 'shoot 1')).toBe(
      'no-target',
    );
    const long = given(shooting({ card: 'PS-017', at: [4556, 4600, 0] }, { ...TARGET }), 'shoot 1');
    expect(linesOf(long)).toContain('fire 1 2');
  });

  test('[SHOOT-5, EX-30] own masts obstruct while they stand', () => {
    const state = given(shooting({ card: 'SS-008' }, { ...TARGET }), 'shoot 1');
    expect(refusal(state, 'fire 1 2')).toBeUndefined();
    expect([refusal(state, 'fire 2 2'), refusal(state, 'fire 3 2')]).toEqual([
      'out-of-range',
      'out-of-range',
    ]);
    const near = given(shooting({ card: 'SS-008', at: [4700, 4600, 0] }, { ...TARGET }), 'shoot 1');
    expect(refusal(near, 'fire 2 2')).toBe('own-mast');
  });

  test('[SHOOT-5, GEO-47, EX-31, EX-32, EX-33] clear broadsides, islands and ships in the way', () => {
    expect(linesOf(given(shooting(), 'shoot 1'))).toHaveLength(4);
    const island: IslandAt = { at: [4570, 4570], tokens: [1, 1, 1] };
    const behind = position({
      ships: [
        { ...SHOOTER, card: 'PS-017', at: [4800, 4900, 0] },
        { ...VICTIM, at: [4800, 4000, 0] },
      ],
      islands: [island],
    });
    expect(refusal(behind, 'shoot 1')).toBe('no-target');
    const screen: ShipAt = { card: 'ES-010', seat: 1, at: [2300, 2350, 0] };
    const crossed = position({
      ships: [{ card: 'PS-017', at: [2000, 2000, 0] }, { ...VICTIM, at: [2100, 2700, 0] }, screen],
    });
    const volley = given(crossed, 'shoot 1');
    expect([refusal(volley, 'fire 1 2'), refusal(volley, 'fire 1 3')]).toEqual(['ship-between', undefined]);
  });

  test("[GEO-49] the shooter's own hull and lost masts never obstruct", () => {
    const lost = given(shooting({ card: 'SS-008', at: [4700, 4600, 0], masts: 2 }, { ...TARGET }), 'shoot 1');
    // Mast 1 is lost: mast 2 fires along the keel, over her own bow.
    expect(refusal(lost, 'fire 2 2')).toBeUndefined();
  });

  test('[SHOOT-3] own ships are no targets, derelicts are', () => {
    expect(refusal(shooting({}, { seat: 0 }), 'shoot 1')).toBe('no-target');
    expect(linesOf(shooting({}, { masts: 0 }))).toContain('shoot 1');
  });

  test('[SHOOT-7, TURN-11, EX-4, EX-5] higher than the rank, and never with a 1', () => {
    // Rank 3.
    const three = { card: 'SS-006' };
    expect([isHit(3, three), isHit(4, three)]).toEqual([false, true]);
    // Rank 2 with a bonus of 2: a 1 makes 3, and misses.
    const lynch = { card: 'ES-010', crew: ['EC-005!'] };
    const treachery = { card: 'PS-017' };
    expect([isHit(1, lynch, treachery), isHit(2, lynch, treachery)]).toEqual([false, true]);
  });

  test('[SHOOT-8, TURN-12, EX-43] bonuses of different codes add up, the same code counts once', () => {
    const plantagenet = { card: 'ES-015', crew: ['EC-005!'], at: [4200, 4700, 0] as const };
    expect(bonusOf(plantagenet, { card: 'PS-021' })).toBe(1);
    expect(bonusOf(plantagenet, { card: 'PS-017' })).toBe(2);
    expect(bonusOf(plantagenet, { card: 'SS-015' })).toBe(0);
  });

  test('[SHOOT-9, SHOOT-11] the struck ship chooses a mast; the last makes her derelict', () => {
    const struck = given(shooting(), 'shoot 1', ['fire 1 2', 6]);
    expect([asked(struck), seatAsked(struck)]).toEqual(['mast', 1]);
    expect(mastsOf(given(struck, 'lose 1'), 1)).toBe(1);
    const bare = play(shooting({}, { masts: 1 }), 'shoot 1', ['fire 1 2', 6]);
    expect([mastsOf(bare.state, 1), told(bare, 'derelict').length, bare.state.ships[1]?.status]).toEqual([
      0,
      1,
      'afloat',
    ]);
  });

  test('[SHOOT-10, SINK-1] a hit on a derelict sinks it with all hands', () => {
    const sunk = play(shooting({}, { masts: 0, crew: ['SG-Captain'] }), 'shoot 1', ['fire 1 2', 6]);
    expect([sunk.state.ships[1]?.status, sunk.state.crew[0]?.ship, sunk.state.crew[0]?.isUp]).toEqual([
      'sunk',
      -1,
      true,
    ]);
  });

  test('[SHOOT-12] without a target there is no shooting', () => {
    expect(refusal(shooting({}, { at: [8000, 5000, 0] }), 'shoot 1')).toBe('no-target');
  });

  test('[SHOOT-4] a ship docked at her home cannot be a target', () => {
    const state = position({
      ships: [
        { card: 'ES-010', at: [7500, 7600, 0] },
        { card: 'SS-015', seat: 1, at: [7585, 7940, 0] },
      ],
    });
    expect(refusal(state, 'shoot 1')).toBe('no-target');
  });

  test('[DERELICT-1, DERELICT-2, DERELICT-4] a derelict never shoots, whoever is aboard', () => {
    const state = shooting({ card: 'ES-008', masts: 0, crew: ['EG-Musketeer!', 'EG-Captain!'], guns: 1 });
    expect(linesOf(state)).not.toContain('shoot 1');
    expect(refusal(state, 'shoot 1')).toBe('not-offered');
  });

  test('[DERELICT-3, DERELICT-6] it keeps crew, treasure and its place', () => {
    const struck = given(shooting({}, { masts: 1, coins: [2], crew: ['SG-Captain'] }), 'shoot 1', [
      'fire 1 2',
      6,
    ]);
    expect([goldOn(struck, 1), struck.crew[0]?.ship, linesOf(struck)]).toEqual([
      [2],
      1,
      ['cease', 'fire 2 2', 'fire 3 2'],
    ]);
  });
});

describe('sinking and repairing', () => {
  test('[SINK-2, SINK-3, SINK-4, EX-6] the gold is shared, the odd piece goes to who sank her', () => {
    expect(sharesOf(4, 3)).toEqual([[4], [3]]);
    expect(sharesOf(4, 2)).toEqual([[3], [3]]);
    expect(sharesOf(1)).toEqual([[1], []]);
    expect(sink([4], ['charts']).tokens.find(({ face }) => face === 'charts')).toMatchObject({
      ship: -1,
      island: -1,
    });
  });

  test('[SINK-5, RAM-7, EX-49] a fragile ship that is rammed counts as sunk by the rammer', () => {
    const state = given(ramming({}, { card: 'PS-027', masts: 1, coins: [4, 1] }), ['ram 2', 6]);
    expect([state.ships[1]?.status, goldAt(state, 0), goldAt(state, 1)]).toEqual(['sunk', [3], [2]]);
  });

  test('[SINK-6, MULTI-17] with three players the gold is lost', () => {
    const state = position({
      seats: 3,
      ships: [SHOOTER, { ...VICTIM, masts: 0, coins: [4] }, { card: 'SS-015', seat: 2, at: [8000, 3000, 0] }],
    });
    const sunk = given(state, 'shoot 1', ['fire 1 2', 6]);
    expect([goldAt(sunk, 0), goldAt(sunk, 1)]).toEqual([[], []]);
  });

  test('[REPAIR-1, DERELICT-5] at home one mast stands again, cannon and all', () => {
    const state = position({
      ships: [
        { card: 'ES-010', at: [845, 1200, 0], masts: 1 },
        { ...VICTIM, at: [8000, 3000, 0] },
      ],
    });
    const asking = given(state, 'repair 1');
    expect(linesOf(asking)).toEqual(['mend 1', 'mend 2']);
    expect(mastsOf(given(asking, 'mend 2'), 0)).toBe(2);
    const derelict = position({
      ships: [
        { card: 'ES-010', at: [845, 1200, 0], masts: 0 },
        { ...VICTIM, at: [8000, 3000, 0] },
      ],
    });
    expect(linesOf(given(derelict, 'repair 1', 'mend 1', 'end'))).toContain('move 1');
  });

  test('[REPAIR-2, CREW-17] SHIPWRIGHT: one mends anywhere', () => {
    expect(refusal(shooting({ masts: 1 }), 'repair 1')).toBe('not-at-home');
    const mended = given(shooting({ masts: 2, crew: ['EG-Shipwright'] }), 'repair 1');
    expect([mastsOf(mended, 0), mended.crew[0]?.isUp]).toEqual([3, true]);
  });

  test('[REPAIR-3] only what is missing', () => {
    expect(refusal(shooting(), 'repair 1')).toBe('not-offered');
  });

  test('[REPAIR-4] a captured ship is mended at her new home', () => {
    const state = position({
      ships: [
        { card: 'ES-010', fleet: 1, at: [845, 1200, 0], masts: 2 },
        { ...VICTIM, at: [8000, 3000, 0] },
      ],
    });
    expect(mastsOf(given(state, 'repair 1'), 0)).toBe(3);
  });
});
