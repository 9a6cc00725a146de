import { noFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import type { PirateEvent } from '../events.ts';
import type { CaptainSetting, Setting } from '../position.ts';
import { answer, answers, asked, battles, dice, eventsOf, fameOf, kindAsked, legal } from '../testing.ts';

/** Blackbeard and the Navy of the last captain at island 3. */
function both(...captains: CaptainSetting[]): Setting {
  const here = captains.map((captain) => ({ at: 3 as const, ...captain }));
  return { captains: [...here, { at: 6 }], navies: [{ at: 3, owner: here.length }], blackShips: [3] };
}

const MISS = [1, 1, 1, 1, 1];

/** Who acts: `blackbeard at 0`, `navy at 1`, or the seat of a captain. */
function acts(events: readonly PirateEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'aimed') return [`${event.by} at ${event.ship}`];
    return event.type === 'engaged' ? [String(event.by)] : [];
  });
}

describe('Blackbeard and the Navy at one island', () => {
  test('[BOTH-1, BOTH-2, BOTH-3, BOTH-4, BOTH-5] EX-15: three combat rounds with two captains', () => {
    const begun = battles(
      both({ fame: 20, sails: 4, hold: 4 }, { fame: 18, sails: 6, hold: 4 }),
      dice(...MISS),
    );
    const round = ['aim 1 crew', 'engage navy', 'engage blackbeard'];
    const misses = [1, 1, 1, 1, 1, 1, 1, 1, ...MISS];
    const after = answers(begun.state, [...round, ...round, ...round], dice(...misses, ...misses, ...misses));
    expect(acts([...begun.events, ...after.events])).toEqual([
      'blackbeard at 0',
      'navy at 0',
      '1',
      '0',
      'blackbeard at 1',
      'navy at 0',
      '1',
      '0',
      'blackbeard at 0',
      'navy at 0',
      '1',
      '0',
      'blackbeard at 1',
    ]);
  });

  test('[BOTH-6] who shoots chooses between them', () => {
    const { state } = battles(both({ fame: 2 }, { sails: 1 }), dice(...MISS));
    const turn = answer(state, 'aim 1 crew', dice(1, 1, 1, 1)).state;
    expect(legal(turn)).toEqual(['engage blackbeard', 'engage navy', 'flee']);
  });

  test('[BOTH-7, BOTH-8, BOTH-11, TX-11] one after the other is sunk in the same combat round', () => {
    const begun = battles(both({ fame: 20, sails: 4 }, { fame: 18, sails: 6 }), dice(...MISS)).state;
    begun.battle!.enemies = [
      { kind: 'blackbeard', hits: 6 },
      { kind: 'navy', hits: 3 },
    ];
    const turn = answer(begun, 'aim 2 crew', dice(1, 1, 1, 1)).state;
    const first = answer(turn, 'engage blackbeard', dice(5, 6)).state;
    expect([fameOf(first), asked(first), legal(first)]).toEqual([[23, 21, 0], 0, ['engage navy', 'flee']]);
    const second = answer(first, 'engage navy', dice(5, 1)).state;
    expect(fameOf(second)).toEqual([25, 23, 0]);
    expect([second.battle?.foes, second.battle?.order]).toEqual(['captains', [1, 0]]);
  });

  test('[BOTH-9, BOTH-10, TX-12] New Sails sink the Navy first: Blackbeard still shoots, then fights on alone', () => {
    const begun = battles(
      both({ fame: 5, sails: { refit: 2 }, hold: 5 }, { fame: 9, hold: 5 }),
      noFate,
    ).state;
    expect(asked(begun)).toBe(0);
    begun.battle!.enemies[1]!.hits = 3;
    const sunk = answer(begun, 'engage navy', dice(6, 1, ...MISS));
    expect(fameOf(sunk.state)).toEqual([7, 11, 0]);
    expect(acts(sunk.events)).toEqual(['0', 'blackbeard at 1']);
    expect([asked(sunk.state), legal(sunk.state)]).toEqual([1, ['engage blackbeard', 'flee']]);
    // The next combat round is one of cycles, from the most famous.
    const next = answers(sunk.state, ['engage blackbeard', 'engage blackbeard'], dice(1, 1, 1, 1, ...MISS));
    expect(next.state.battle?.foes).toBe('blackbeard');
    expect(acts(next.events)).toEqual(['1', '0', 'blackbeard at 1']);
  });

  test('[BOTH-10] Blackbeard sunk, the Navy fights on alone', () => {
    const begun = battles(both({ fame: 5, sails: 4 }, { fame: 9, sails: 3 }), dice(...MISS)).state;
    begun.battle!.enemies[0]!.hits = 7;
    const sunk = answers(
      begun,
      ['aim 1 hold', 'engage blackbeard', 'engage navy'],
      dice(1, 1, 1, 1, 6, 6, 1, 1),
    );
    expect([sunk.state.battle?.foes, kindAsked(sunk.state)]).toEqual(['navy', 'navy']);
    expect(eventsOf(sunk, 'enemySunk')).toEqual([{ type: 'enemySunk', enemy: 'blackbeard' }]);
  });
});
