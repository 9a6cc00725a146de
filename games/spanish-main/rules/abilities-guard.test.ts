import { describe, expect, test } from 'vitest';
import { crewAboard } from './crew.ts';
import type { ShipAt } from './position.ts';
import {
  asked,
  bonusOf,
  FAR,
  given,
  linesOf,
  mastsOf,
  play,
  position,
  ramming,
  refusal,
  seatAsked,
  shooting,
  told,
} from './testing.ts';

describe('abilities that change what a shot or a ram does', () => {
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
