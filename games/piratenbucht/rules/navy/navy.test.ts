import { noFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import type { CaptainSetting, Setting } from '../position.ts';
import type { PirateState } from '../state.ts';
import { answer, answers, asked, battles, dice, eventsOf, kindAsked, legal, refusal } from '../testing.ts';

/** The Navy of the last captain at island 3 with captains there. */
function at3(...captains: CaptainSetting[]): Setting {
  const here = captains.map((captain, seat) => ({
    at: 3 as const,
    sails: 8 - seat,
    fame: 10 - seat,
    ...captain,
  }));
  const owner = Math.max(2, here.length);
  const far = Array.from({ length: owner + 1 - here.length }, (_, i) => ({
    at: i === 0 ? (6 as const) : (1 as const),
  }));
  return { captains: [...here, ...far], navies: [{ at: 3, owner }] };
}

function sunkBefore(ships: number): PirateState {
  const captains = Array.from({ length: ships }, () => ({}));
  const { state } = battles(at3(...captains), noFate);
  const shot = answer(state, 'aim 1 hold', dice(1, 1, 1, 1)).state;
  shot.battle!.enemies[0]!.hits = 2;
  return answer(shot, 'engage navy', dice(6, 5)).state;
}

describe('the Royal Navy', () => {
  test('[NAVY-1, NAVY-3, NAVY-4, NAVY-7, ACTION-NAVY-7] EX-13: the owner aims, then everybody has a turn', () => {
    let { state } = battles(at3({ sails: 3 }, { sails: 5 }), noFate);
    expect([kindAsked(state), asked(state)]).toEqual(['navy', 2]);
    const shot = answer(state, 'aim 1 sails', dice(5, 1, 1, 1));
    expect(eventsOf(shot, 'aimed')).toEqual([
      { type: 'aimed', by: 'navy', ship: 0, sector: 'sails', dice: 4 },
    ]);
    expect(shot.state.captains[0]?.ship.sails.field).toBe(2);
    const turns: number[] = [];
    for (state = shot.state; kindAsked(state) === 'turn'; ) {
      turns.push(asked(state));
      state = answer(state, 'engage navy', dice(1, 1)).state;
    }
    expect(turns).toEqual([1, 0]);
    // The next shot may go anywhere, also at the same ship again.
    expect(legal(state)).toHaveLength(8);
    expect(legal(state)).toContain('aim 1 sails');
  });

  test('[NAVY-2] four dice; 5 and 6 hit', () => {
    const { state } = battles(at3({ crew: 5 }), noFate);
    const shot = answer(state, 'aim 1 crew', dice(4, 5, 6, 3));
    expect(eventsOf(shot, 'thrown')).toEqual([{ type: 'thrown', dice: [4, 5, 6, 3], from: 5, hits: 2 }]);
    expect(shot.state.captains[0]?.ship.crew.field).toBe(3);
  });

  test('[NAVY-5, NAVY-9, NAVY-10] EX-14: four hits sink it: 4, 2, 1, 1 fame each, and none for its owner', () => {
    const fame = [1, 2, 3, 4].map((ships) => {
      const { captains } = sunkBefore(ships);
      expect(captains.at(-1)?.fame).toBe(0);
      return captains.slice(0, ships).map(({ fame: now }, seat) => now - 10 + seat);
    });
    expect(fame).toEqual([[4], [2, 2], [1, 1, 1], [1, 1, 1, 1]]);
    // Sunk, it is not fought again, though its card lies there until phase 3 is over.
    expect(sunkBefore(1).battle).toBeUndefined();
  });

  test('[NAVY-7, ACTION-NEWSAILS-3] New Sails act before it', () => {
    const { state } = battles(at3({}, { sails: { refit: 2 } }), noFate);
    expect([kindAsked(state), asked(state)]).toEqual(['turn', 1]);
    const next = answer(state, 'engage navy', dice(1, 1)).state;
    expect([kindAsked(next), asked(next)]).toEqual(['navy', 2]);
    expect(asked(answer(next, 'aim 1 hold', dice(1, 1, 1, 1)).state)).toBe(0);
  });

  test('[NAVY-8] it is faster than the wind', () => {
    const { state } = battles(at3({ hand: ['strongwind'] }), noFate);
    expect(kindAsked(answer(state, 'play strongwind').state)).toBe('navy');
  });

  test('[NAVY-11] when it is sunk, two captains turn on each other at once', () => {
    const state = sunkBefore(2);
    expect([state.battle?.foes, asked(state), kindAsked(state)]).toEqual(['captains', 0, 'turn']);
  });

  test('[NAVY-12] without a ship nothing happens', () => {
    const happened = battles({ captains: [{ at: 1 }, { at: 2 }, { at: 4 }], navies: [{ at: 3, owner: 0 }] });
    expect(eventsOf(happened, 'battleBegan')).toEqual([]);
    expect(happened.state.navies).toEqual([]);
  });

  test('[NAVY-13] its hits do not outlast the battle', () => {
    const { state } = battles(at3({}), noFate);
    const shot = answers(state, ['aim 1 hold', 'engage navy'], dice(1, 1, 1, 1, 5, 5)).state;
    const fled = answers(shot, ['aim 1 hold', 'flee'], dice(1, 1, 1, 1)).state;
    expect(fled.battle).toBeUndefined();
    expect(JSON.stringify(fled)).not.toContain('"hits"');
  });

  test('[NAVY-14] its owner cannot decline', () => {
    const { state } = battles(at3({}), noFate);
    expect(legal(state)).toEqual(['aim 1 hold', 'aim 1 sails', 'aim 1 cannons', 'aim 1 crew']);
    expect([refusal(state, 'pass'), refusal(state, 'aim 3 hold')]).toEqual(['not-offered', 'not-offered']);
  });
});
