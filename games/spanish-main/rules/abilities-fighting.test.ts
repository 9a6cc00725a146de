import { describe, expect, test } from 'vitest';
import { crewAboard } from './crew.ts';
import type { ShipAt } from './position.ts';
import {
  asked,
  bonusOf,
  FAR,
  given,
  goldAt,
  goldOn,
  linesOf,
  mastsOf,
  play,
  position,
  refusal,
  seatAsked,
  shooting,
  told,
  VICTIM,
} from './testing.ts';

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
});
