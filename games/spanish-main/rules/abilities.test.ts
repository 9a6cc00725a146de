import { describe, expect, test } from 'vitest';
import { crewAboard, spacesFree } from './crew.ts';
import type { IslandAt, ShipAt } from './position.ts';
import type { SpanishMainState } from './state.ts';
import { barsOf, dockOf } from './steps/sailing.ts';
import {
  asked,
  given,
  goldAt,
  goldOn,
  linesOf,
  mastsOf,
  play,
  poseOf,
  position,
  refusal,
  seatAsked,
  told,
} from './testing.ts';

const SHOOTER: ShipAt = { card: 'ES-010', at: [4300, 4600, 0] };
const VICTIM: ShipAt = { card: 'SS-015', seat: 1, at: [4100, 5000, 0] };
const FAR: ShipAt = { card: 'PS-021', seat: 1, at: [8000, 2000, 0] };

function shooting(
  shooter: Partial<ShipAt> = {},
  victim: Partial<ShipAt> = {},
  ...others: ShipAt[]
): SpanishMainState {
  return position({ ships: [{ ...SHOOTER, ...shooter }, { ...VICTIM, ...victim }, ...others] });
}

/** A rammer from the side, as in the worked examples. */
function ramming(rammer: Partial<ShipAt> = {}, target: Partial<ShipAt> = {}): SpanishMainState {
  const state = position({
    ships: [
      { card: 'PS-002', at: [4200, 4600, 0], ...rammer },
      { card: 'ES-010', seat: 1, at: [5000, 5000, 90], ...target },
    ],
  });
  return given(state, 'move 1', 'sail L 0');
}

function bonusOf(shooter: Partial<ShipAt>, victim: Partial<ShipAt>, ...others: ShipAt[]): number | undefined {
  return told(play(shooting(shooter, victim, ...others), 'shoot 1', ['fire 1 2', 1]), 'fired')[0]?.bonus;
}

describe('abilities of ships that fight', () => {
  test('[ABILITY-1, EX-33] LOF_IGNORE_SHIPS: shots pass other ships, not islands or own masts', () => {
    const screen: ShipAt = { card: 'ES-010', seat: 1, at: [2300, 2350, 0] };
    const lie = { at: [2000, 2000, 0], card: 'PP-375' } as const;
    const state = position({ ships: [lie, { ...VICTIM, at: [2100, 2500, 0] }, screen] });
    const blocked = position({
      ships: [{ ...lie, card: 'PS-026' }, { ...VICTIM, at: [2100, 2500, 0] }, screen],
    });
    expect(refusal(given(blocked, 'shoot 1'), 'fire 2 2')).toBe('ship-between');
    expect(refusal(given(state, 'shoot 1'), 'fire 2 2')).toBeUndefined();
  });

  test('[ABILITY-1, CREW-4] a hidden crew with it shows itself by the shot', () => {
    const screen: ShipAt = { card: 'ES-010', seat: 1, at: [2300, 2350, 0] };
    const marauders: ShipAt = { card: 'ES-009', at: [2000, 2000, 0], crew: ['EC-007'] };
    const state = position({ ships: [marauders, { ...VICTIM, at: [2100, 2500, 0] }, screen] });
    const fired = given(state, 'shoot 1', ['fire 2 2', 1]);
    expect(fired.crew[0]?.isUp).toBe(true);
  });

  test('[ABILITY-2] IMMUNE_L_RANGE: long cannons cannot be aimed at her, however near', () => {
    const volley = given(shooting({}, { card: 'PS-026' }), 'shoot 1');
    expect([refusal(volley, 'fire 1 2'), refusal(volley, 'fire 2 2')]).toEqual([undefined, 'immune']);
  });

  test('[ABILITY-6, ABILITY-7, EX-43] CANNON_BONUS_VS and WEAK_VS go by the printed nation', () => {
    const plain: Partial<ShipAt> = { card: 'SS-008', at: [4300, 4600, 0] };
    expect([bonusOf(plain, { card: 'PS-021' }), bonusOf(plain, { card: 'ES-011' })]).toEqual([1, 0]);
    expect(bonusOf({ card: 'ES-010' }, { card: 'PS-017' })).toBe(1);
    expect(bonusOf({ card: 'SS-006' }, { card: 'PS-017' })).toBe(0);
    expect(bonusOf({ card: 'SS-006' }, { card: 'PS-019' })).toBe(1);
  });

  test('[CREW-4, ABILITY-6] a hidden bonus is asked about before the roll', () => {
    const asking = given(shooting({ crew: ['EC-004'] }), 'shoot 1', 'fire 1 2');
    expect([asked(asking), seatAsked(asking), linesOf(asking)]).toEqual(['reveal', 0, ['no', 'reveal 1']]);
    expect(told(play(asking, ['reveal 1', 2]), 'fired')[0]).toMatchObject({ bonus: 1, isHit: true });
    expect(told(play(asking, ['no', 2]), 'fired')[0]).toMatchObject({ bonus: 0, isHit: false });
  });

  test('[ABILITY-8] REPAIR_ON_SINK: whoever sinks a ship may put a mast back at once', () => {
    const sunk = given(shooting({ card: 'PS-008', masts: 2 }, { masts: 0 }, FAR), 'shoot 1', ['fire 2 2', 6]);
    expect([asked(sunk), linesOf(sunk)]).toEqual(['mend', ['no', 'mend 1']]);
    expect(mastsOf(given(sunk, 'mend 1'), 0)).toBe(3);
    expect(mastsOf(given(sunk, 'no'), 0)).toBe(2);
  });

  test('[ABILITY-17] HIT_KILLS_CREW: the first hit of a turn on a ship with crew costs one of them', () => {
    const hit = given(
      shooting({ card: 'PS-016' }, { crew: ['SG-Captain', 'SG-Explorer'] }),
      'shoot 1',
      ['fire 1 2', 6],
      'lose 1',
    );
    expect([asked(hit), seatAsked(hit), linesOf(hit)]).toEqual(['loss', 1, ['bury 1', 'bury 2']]);
    const once = given(hit, 'bury 2', ['fire 2 2', 6]);
    expect([crewAboard(once, 1), asked(once)]).toEqual([[0], 'volley']);
  });

  test('[ABILITY-17, CREW-4] from a hidden crew it must be revealed', () => {
    const hit = given(
      shooting({ card: 'SS-008', crew: ['SC-012'] }, { card: 'PS-021', crew: ['PG-Captain'] }),
      'shoot 1',
      ['fire 1 2', 6],
      'lose 1',
    );
    expect(asked(hit)).toBe('reveal');
    expect(crewAboard(given(hit, 'reveal 1'), 1)).toEqual([]);
    expect(crewAboard(given(hit, 'no'), 1)).toEqual([1]);
  });

  test('[ABILITY-18] HIT_KILLS_CARGO: on every hit a crew or a coin may be destroyed', () => {
    const hit = given(
      shooting({ card: 'SS-010', seat: 0 }, { card: 'PS-018', crew: ['PG-Explorer'], coins: [4] }),
      'shoot 1',
      ['fire 1 2', 6],
      'lose 1',
    );
    expect([asked(hit), seatAsked(hit)]).toEqual(['may spoil', 0]);
    const choice = given(hit, 'yes');
    expect([asked(choice), seatAsked(choice), linesOf(choice)]).toEqual([
      'loss',
      1,
      ['bury 1', 'jettison 4'],
    ]);
    expect(goldOn(given(choice, 'jettison 4'), 1)).toEqual([]);
    expect(asked(given(hit, 'no'))).toBe('volley');
  });

  test('[TURN-10] two effects of one hit: the active player says which comes first', () => {
    const both = shooting(
      { card: 'SS-010', crew: ['SC-012!'] },
      { card: 'PS-018', crew: ['PG-Explorer'], coins: [4] },
    );
    const hit = given(both, 'shoot 1', ['fire 1 2', 6], 'lose 1');
    expect([asked(hit), seatAsked(hit), linesOf(hit)]).toEqual(['order', 0, ['first crew', 'first cargo']]);
    const cargo = given(hit, 'first cargo', 'yes', 'jettison 4');
    expect([goldOn(cargo, 1), crewAboard(cargo, 1)]).toEqual([[], []]);
  });

  test('[ABILITY-20] MISFIRE: a 1 costs the shooter a mast of her own', () => {
    const crow: Partial<ShipAt> = { card: 'PS-021', at: [4200, 4700, 0] };
    const missed = given(shooting(crow), 'shoot 1', ['fire 1 2', 1]);
    expect([asked(missed), seatAsked(missed)]).toEqual(['mast', 0]);
    expect(mastsOf(given(missed, 'lose 1'), 0)).toBe(1);
    const last = given(shooting({ ...crow, masts: 1 }), 'shoot 1', ['fire 2 2', 1]);
    expect([mastsOf(last, 0), asked(last)]).toEqual([0, 'turn']);
  });

  test('[ABILITY-22, EX-49] FRAGILE: without masts she sinks', () => {
    const state = given(shooting({}, { card: 'PS-027', masts: 1, coins: [4] }, FAR), 'shoot 1', [
      'fire 1 2',
      6,
    ]);
    expect([state.ships[1]?.status, goldAt(state, 0), goldAt(state, 1)]).toEqual(['sunk', [2], [2]]);
  });

  test('[ABILITY-26] IGNORE_FIRST_HIT: the first hit of a turn glances off a ship with all her masts', () => {
    const state = shooting({}, { card: 'ES-003', at: [4500, 5050, 0] });
    const once = play(state, 'shoot 1', ['fire 1 2', 6]);
    expect([told(once, 'hitIgnored').length, mastsOf(once.state, 1)]).toEqual([1, 5]);
    expect(mastsOf(given(once.state, ['fire 2 2', 6], 'lose 5'), 1)).toBe(4);
    const torn = given(
      shooting({}, { card: 'ES-003', at: [4500, 5050, 0], masts: 4 }),
      'shoot 1',
      ['fire 1 2', 6],
      'lose 5',
    );
    expect(mastsOf(torn, 1)).toBe(3);
  });

  test('[ABILITY-26, DEC-1] a hidden one is asked about, as an interruption', () => {
    const hit = given(shooting({}, { crew: ['SC-008'] }), 'shoot 1', ['fire 1 2', 6]);
    expect([asked(hit), seatAsked(hit)]).toEqual(['reveal', 1]);
    expect(mastsOf(given(hit, 'reveal 1'), 1)).toBe(2);
    expect(asked(given(hit, 'no'))).toBe('mast');
  });

  test('[ABILITY-27, EX-46] TWO_HITS_PER_MAST: only every second hit of one volley counts', () => {
    const ironclad: Partial<ShipAt> = { card: 'SS-001', at: [4600, 5050, 0] };
    const state = shooting({ card: 'PS-001', at: [4600, 4600, 0] }, ironclad);
    const three = given(
      state,
      'shoot 1',
      ['fire 2 2', 6],
      ['fire 3 2', 6],
      'lose 5',
      ['fire 4 2', 6],
      'cease',
    );
    expect([mastsOf(three, 1), asked(three)]).toEqual([4, 'turn']);
    // The odd hit is forgotten, and two of another volley cost one more.
    const again = { ...three, active: 0, ships: three.ships.map((ship) => ({ ...ship, actions: 1 })) };
    expect(mastsOf(given(again, 'shoot 1', ['fire 2 2', 6], ['fire 3 2', 6], 'lose 4'), 1)).toBe(3);
    // A derelict sinks at the first hit.
    expect(
      given(shooting({}, { ...ironclad, masts: 0 }, FAR), 'shoot 1', ['fire 1 2', 6]).ships[1]?.status,
    ).toBe('sunk');
  });

  test('[ABILITY-28, EX-46, EX-47] DOUBLE_MAST_HIT: two masts for one hit, but never a sinking', () => {
    const leicester: Partial<ShipAt> = { card: 'ES-005', at: [4500, 4600, 0] };
    const two = given(
      shooting(leicester, { card: 'PS-016' }),
      'shoot 1',
      ['fire 2 2', 6],
      'lose 3',
      'lose 2',
    );
    expect(mastsOf(two, 1)).toBe(1);
    const one = given(two, ['fire 3 2', 6]);
    expect([mastsOf(one, 1), one.ships[1]?.status]).toEqual([0, 'afloat']);
    expect(given(one, ['fire 4 2', 6]).ships[1]?.status).toBe('sunk');
    const iron = shooting(leicester, { card: 'SS-001', at: [4600, 5050, 0] });
    expect(mastsOf(given(iron, 'shoot 1', ['fire 2 2', 6], ['fire 3 2', 6], 'lose 5', 'lose 4'), 1)).toBe(3);
  });

  test('[ABILITY-29] CAPTAIN_GUNNERY: a bonus while an active captain is seen aboard', () => {
    expect(bonusOf({ card: 'ES-007', at: [4500, 4600, 0] }, {})).toBe(0);
    expect(bonusOf({ card: 'ES-007', at: [4500, 4600, 0], crew: ['EG-Captain!'] }, {})).toBe(1);
    expect(bonusOf({ card: 'ES-007', at: [4500, 4600, 0], crew: ['SG-Captain!'] }, {})).toBe(0);
    const hidden = given(
      shooting({ card: 'ES-007', at: [4500, 4600, 0], crew: ['EG-Captain'] }),
      'shoot 1',
      'fire 1 2',
    );
    expect(asked(hidden)).toBe('reveal');
  });

  test("[ABILITY-30] CANNONS_PERSIST: lost masts go on firing, and are in nobody's way", () => {
    const volley = given(shooting({ card: 'ES-008', masts: 1 }), 'shoot 1');
    expect(linesOf(volley)).toEqual(['cease', 'fire 1 2', 'fire 2 2', 'fire 3 2']);
  });

  test('[ABILITY-31] DOUBLE_RANGE_SIX: twice as far, and only a natural 6 hits', () => {
    const afar = shooting({ card: 'ES-013', at: [4000, 4000, 0] }, { at: [4000, 4900, 0] });
    expect(refusal(afar, 'shoot 1')).toBe('no-target');
    const near = shooting(
      { card: 'ES-013', at: [4000, 4000, 0] },
      { at: [4000, 4300, 0] },
      { ...FAR, at: [4000, 5100, 0] },
    );
    const asking = given(near, 'shoot 1');
    expect(asked(asking)).toBe('may double');
    const doubled = given(asking, 'yes');
    expect([refusal(doubled, 'fire 2 3'), refusal(given(asking, 'no'), 'fire 2 3')]).toEqual([
      'ship-between',
      'out-of-range',
    ]);
    expect(told(play(doubled, ['fire 1 2', 5]), 'fired')[0]?.isHit).toBe(false);
    expect(told(play(doubled, ['fire 1 2', 6]), 'fired')[0]?.isHit).toBe(true);
    const over = given(doubled, 'cease', 'end');
    expect(over.ships[0]?.isDoubled).toBe(false);
  });

  test('[ABILITY-33] CHOOSE_MAST: the shooter picks the mast', () => {
    const hit = given(shooting({ card: 'ES-016' }, { card: 'PS-016' }), 'shoot 1', ['fire 1 2', 6]);
    expect([asked(hit), seatAsked(hit)]).toEqual(['mast', 0]);
    const hidden = given(shooting({ card: 'SS-006', crew: ['SC-011'] }, { card: 'PS-016' }), 'shoot 1', [
      'fire 1 2',
      6,
    ]);
    expect(asked(hidden)).toBe('reveal');
    expect(seatAsked(given(hidden, 'reveal 1'))).toBe(0);
    expect(seatAsked(given(hidden, 'no'))).toBe(1);
  });

  test('[ABILITY-34, EX-35] ESCORT_GUNNERY: a bonus for every own ship within S', () => {
    const repulsa: Partial<ShipAt> = { card: 'SS-004', at: [4200, 4600, 0] };
    const escort: ShipAt = { card: 'SS-013', at: [4200, 4300, 0], masts: 0 };
    expect(bonusOf(repulsa, {}, escort)).toBe(1);
    expect(bonusOf(repulsa, {}, escort, { card: 'SS-006', at: [4900, 4600, 0] })).toBe(2);
    expect(bonusOf(repulsa, {}, { ...escort, at: [4200, 3700, 0] })).toBe(0);
  });

  test('[ABILITY-43] ALL_L_RANGE: every cannon of a mast is long', () => {
    const far = shooting({ card: 'SS-013', at: [4000, 4000, 0] }, { at: [4000, 4800, 0] });
    expect(refusal(far, 'shoot 1')).toBe('no-target');
    const vazquez = shooting(
      { card: 'SS-013', at: [4000, 4000, 0], crew: ['SC-003'] },
      { at: [4000, 4800, 0] },
    );
    const fired = given(vazquez, 'shoot 1', ['fire 1 2', 1]);
    expect(fired.crew[0]?.isUp).toBe(true);
    const immune = shooting(
      { card: 'SS-013', at: [4000, 4000, 0], crew: ['SC-003!'] },
      { card: 'PS-026', at: [4000, 4400, 0] },
    );
    expect(refusal(immune, 'shoot 1')).toBe('no-target');
  });

  test('[ABILITY-32] RAM_PROOF: a ram costs nothing, boarding goes on', () => {
    const rammed = play(ramming({}, { card: 'ES-014', at: [5000, 5000, 90] }), ['ram 2', 6]);
    expect([mastsOf(rammed.state, 1), asked(rammed.state)]).toEqual([3, 'may board']);
  });

  test('[ABILITY-4] BOARD_BONUS: one more in a boarding; a hidden one is asked about first', () => {
    const plain = play(given(ramming({ card: 'PS-004', at: [4200, 4600, 0] }), ['ram 2', 1]), ['yes', 3, 3]);
    expect(told(plain, 'boarded')[0]?.totals).toEqual([3 + 1 + 1, 3 + 3]);
    const hidden = given(ramming({}, { crew: ['EC-010'] }), ['ram 2', 1], 'yes');
    expect([asked(hidden), seatAsked(hidden)]).toEqual(['reveal', 1]);
    expect(told(play(hidden, ['reveal 1', 3, 3]), 'boarded')[0]?.totals).toEqual([4, 7]);
  });

  test('[ABILITY-16] PIN_KILLS_CREW: whoever gets stuck with it kills one of the crew', () => {
    const ballista: Partial<ShipAt> = { card: 'PS-015', at: [4200, 4600, 0] };
    const pinned = given(ramming(ballista, { crew: ['EG-Captain', 'EG-Explorer'] }), 'no');
    expect([asked(pinned), seatAsked(pinned)]).toEqual(['loss', 1]);
    expect(crewAboard(given(pinned, 'bury 1'), 1)).toEqual([1]);
    const hidden = given(
      ramming({ card: 'PS-009', at: [4200, 4600, 0], crew: ['PC-004'] }, { crew: ['EG-Captain'] }),
      'no',
    );
    expect(asked(hidden)).toBe('reveal');
    expect(crewAboard(given(hidden, 'reveal 1', 'no'), 1)).toEqual([]);
  });

  test('[ABILITY-16] also if the enemy caused the contact', () => {
    // El Ballista lies still; the enemy sails her side onto that bow.
    const state = position({
      ships: [
        { card: 'ES-010', at: [5000, 4300, 90], crew: ['EG-Captain'] },
        { card: 'PS-015', seat: 1, at: [4909, 4500, 0] },
      ],
    });
    const moved = given(state, 'move 1', 'sail S 90');
    expect([told(play(state, 'move 1', 'sail S 90'), 'pinned').length, crewAboard(moved, 0)]).toEqual([
      1,
      [],
    ]);
  });
});

/** What Darkhawk II has to sail with so many coins. */
function barsWith(...coins: number[]): string[] {
  return barsOf(position({ ships: [{ card: 'PS-011', at: [4000, 4000, 0], coins }, FAR] }), 0);
}

function bars(ship: ShipAt): string[] {
  return barsOf(position({ ships: [ship, FAR] }), 0);
}

describe('abilities of ships that sail', () => {
  test('[ABILITY-9, EX-1] OARS: a derelict rows one S, however many oars', () => {
    const state = position({
      ships: [{ card: 'PS-009', at: [4000, 4000, 0], masts: 0, crew: ['PG-Oarsman!'] }, FAR],
    });
    expect(barsOf(state, 0)).toEqual(['S']);
    const rowed = given(state, 'move 1', 'sail S 0');
    expect([poseOf(rowed, 0), rowed.active]).toEqual(['4575 4000 0', 1]);
    const hidden = position({
      ships: [{ card: 'PS-011', at: [4000, 4000, 0], masts: 0, crew: ['PG-Oarsman'] }, FAR],
    });
    expect(given(hidden, 'move 1', 'sail S 0').crew[0]?.isUp).toBe(true);
  });

  test('[ABILITY-9] a rowing derelict may ram', () => {
    const rowing = position({
      ships: [
        { card: 'PS-009', at: [4500, 4600, 0], masts: 0 },
        { card: 'ES-010', seat: 1, at: [5000, 5000, 90] },
      ],
    });
    expect(asked(given(rowing, 'move 1', 'sail S 0'))).toBe('ram');
  });

  test('[ABILITY-10] SLOW_WHEN_FULL: S while the hold is full', () => {
    expect([barsWith(1, 1, 1, 1, 1, 1, 1), barsWith(1, 1, 1, 1, 1, 1, 1, 1)]).toEqual([['L'], ['S']]);
  });

  test('[ABILITY-11, ABILITY-12] EMPTY_SPEED and FULL_RIG_SPEED', () => {
    expect(bars({ card: 'PS-020', at: [4000, 4000, 0] })).toEqual(['L', 'S']);
    expect(bars({ card: 'PS-020', at: [4000, 4000, 0], crew: ['PG-Captain'] })).toEqual(['L']);
    expect(bars({ card: 'PS-028', at: [4000, 4000, 0] })).toEqual(['S', 'L']);
    expect(bars({ card: 'PS-028', at: [4000, 4000, 0], masts: 2 })).toEqual(['S']);
  });

  test('[ABILITY-37] MOVE_AFTER_UNLOAD: once per turn, a short bar away', () => {
    const state = position({ ships: [{ card: 'SS-013', at: [2000, 1200, 180], coins: [3] }, FAR] });
    const docked = given(state, 'move 1', 'sail S 180');
    expect(asked(docked)).toBe('may follow');
    const away = given(docked, 'yes', 'sail S 0');
    expect([dockOf(away, 0), goldAt(away, 0), away.active]).toEqual([-1, [3], 1]);
    expect(given(docked, 'no').active).toBe(1);
  });
});

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

/** What is asked after a ship has sailed within range. */
function afterMoving(ship: Partial<ShipAt>): string {
  return asked(given(shooting({ at: [3700, 4700, 0], ...ship }), 'move 1', 'sail S 0', 'stop'));
}

describe('abilities that give actions', () => {
  const titan: ShipAt = { card: 'ES-001', at: [4000, 4000, 0] };

  test('[ABILITY-23, TURN-6] EXTRA_ACTION: a 5 or a 6 gives one more action, once per turn', () => {
    const state = position({ ships: [titan, FAR] });
    const won = given(state, ['extra 1', 5]);
    expect([won.ships[0]?.actions, linesOf(won).includes('extra 1')]).toEqual([2, false]);
    expect(given(state, ['extra 1', 4]).ships[0]?.actions).toBe(1);
    const twice = given(won, 'move 1', 'sail L 0', 'move 1', 'sail L 0');
    expect(poseOf(twice, 0)).toBe('5676 4000 0');
  });

  test('[ABILITY-24] SAME_ACTION_TWICE: before the first action, the same again', () => {
    const state = position({ ships: [{ card: 'PS-011', at: [4000, 4000, 0], crew: ['PC-001'] }, FAR] });
    const won = given(state, ['twice 1', 6]);
    const again = given(won, 'move 1', 'sail L 0');
    expect(asked(again)).toBe('may repeat');
    expect(poseOf(given(again, 'yes', 'sail L 0'), 0)).toBe('5676 4000 0');
    expect(given(again, 'no').active).toBe(1);
    expect(asked(given(state, ['twice 1', 1], 'move 1', 'sail L 0'))).toBe('turn');
    const acted = position({
      ships: [{ card: 'PS-011', at: [4000, 4000, 0], crew: ['PC-001'], actions: 0 }, FAR],
    });
    expect(linesOf(acted)).not.toContain('twice 1');
  });

  test('[ABILITY-25] SACRIFICE_FOR_ACTION: another crew for another action', () => {
    const state = position({
      ships: [{ card: 'PS-014', at: [4000, 4000, 0], crew: ['PC-002', 'PG-Oarsman'] }, FAR],
    });
    expect(linesOf(state)).toContain('sacrifice 1 2');
    expect(linesOf(state)).not.toContain('sacrifice 1 1');
    const paid = given(state, 'sacrifice 1 2');
    expect([paid.ships[0]?.actions, crewAboard(paid, 0), paid.crew[0]?.isUp]).toEqual([2, [0], true]);
  });

  test('[ABILITY-21, CREW-2, EX-40] CREW_ALLOWED: foreign crew work where they are welcome', () => {
    expect(afterMoving({ card: 'ES-011', crew: ['SG-Captain!'] })).toBe('turn');
    expect(afterMoving({ card: 'PS-023', crew: ['SG-Captain!'] })).toBe('may captain');
    expect(afterMoving({ card: 'ES-011', crew: ['SG-Captain!', 'EC-009!'] })).toBe('may captain');
    // Brother Virgil must be active himself.
    expect(afterMoving({ card: 'PS-021', crew: ['SG-Captain!', 'EC-009!'] })).toBe('turn');
  });

  test("[ABILITY-46] CANCEL_ABILITY is offered in one's own turn", () => {
    const state = position({
      ships: [
        { card: 'SS-008', at: [4000, 4000, 0], crew: ['SC-010'] },
        { card: 'PS-016', seat: 1, at: [4000, 4300, 0] },
      ],
    });
    expect(linesOf(state)).toContain('cancelShip 2');
    expect(given(state, 'cancelShip 2').ships[1]?.isCancelled).toBe(true);
  });
});
