import { askedSeats, isOver, legalFor, noFate, play, seededFate, settle } from '@tortuga/kernel';
import { legalLines } from '@tortuga/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quedahMerchant } from '../../quedah-merchant.ts';
import { count } from '../deck/spaces.ts';
import { canPlay, isBlocked } from './entering.ts';
import { quedahLine } from './position.ts';
import type { QuedahState } from './state.ts';
import { answer, begun, position, rolls, visit } from './testing.ts';
import { heldBy, LONGEST_MATCH, winnerOf } from './turn.ts';

/** Six captives, three each; A on D5 stands behind B on D7. */
const SIX = 'A:D1<S1+B A:D2<S1+B A:D3<D4+B B:D10<D9+A B:D11<D10+A B:D12<D10+A A:D5<D4 B:D7<D5';

/** A can play a 1 only. */
const TIGHT = 'A:D5<D4 B:D9<D10 B:S2<entry B:S4<entry';

describe('seven captives', () => {
  test('[QM-END-1] seven captives of both colours together end the match at once', () => {
    const { state } = answer(position(SIX), 'D5>D7<D5', noFate);
    expect([state.ended, state.stack]).toEqual(['captives', []]);
    const six = answer(position(SIX), 'D5>D9<D5');
    expect(six.state.ended).toBeUndefined();
  });

  test('[QM-END-2] then whoever holds more wins, even if the other took the last one', () => {
    const mine = answer(position(SIX), 'D5>D7<D5', noFate).state;
    expect(winnerOf(mine)).toBe(0);
    expect(quedahMerchant.outcome(mine)?.places).toEqual([1, 2]);
    const theirs = SIX.replace('A:D1<S1+B', 'B:D1<S1+A').replace('A:D2<S1+B', 'B:D2<S1+A');
    const lost = answer(position(theirs), 'D5>D7<D5', noFate).state;
    expect([lost.ended, winnerOf(lost)]).toEqual(['captives', 1]);
    expect(quedahMerchant.outcome(lost)?.why).toEqual({
      id: 'won.captives',
      params: { winner: 1, more: 5, less: 2 },
    });
  });
});

describe('blocked', () => {
  test('[QM-END-4] who can play no number at all loses without rolling', () => {
    const state = position('A:D7<D5 B:S2<entry B:S4<entry');
    const { state: lost, events } = begun(state, noFate);
    expect(events).toEqual([
      { type: 'blocked', seat: 0 },
      { type: 'ended', ending: 'blocked', winner: 1 },
    ]);
    expect(quedahMerchant.outcome(lost)?.places).toEqual([2, 1]);
  });

  test('[QM-END-4] who stands behind an enemy is not blocked, unless he holds a captive', () => {
    const text = 'A:D7<D5 B:S2<D7 B:S4<entry';
    expect(isBlocked(position(text), 0)).toBe(false);
    expect(isBlocked(position(text.replace('D7<D5', 'D7<D5+B')), 0)).toBe(true);
  });

  test('[QM-END-4] who has no free pirate on the deck is blocked', () => {
    const { state } = answer(position('A:D4<D3 B:D5<D4', { reserve: [6, 6] }), 'D4>D5<D4', noFate);
    expect([state.ended, winnerOf(state)]).toEqual(['blocked', 0]);
  });

  test('[QM-END-6] a reserve does not help', () => {
    const state = position('A:S1<entry B:D1<S2 B:D2<S3', { reserve: [6, 4] });
    expect(begun(state, noFate).state.ended).toBe('blocked');
  });

  test('[QM-END-9] a blocked player loses even when the turn before lapsed', () => {
    // A can only take the pirate on D12, with a 1; nobody of B can go anywhere.
    const text = 'A:S2<D1 A:S6<entry A:D10<D9 B:S4<entry B:S5<D8+A B:D7<D5 B:D11<S4 B:D12<S6';
    const { state, events } = begun(position(text), rolls(3));
    expect(events.map(({ type }) => type)).toEqual(['rolled', 'turnLapsed', 'blocked', 'ended']);
    expect([state.ended, winnerOf(state)]).toEqual(['blocked', 0]);
  });
});

describe('a number that cannot be played', () => {
  test('[QM-END-7] mild: the turn lapses, nothing moves, and the other player rolls', () => {
    const before = position(TIGHT, { reserve: [3, 3] });
    const { state, events } = begun(before, rolls(3, 2));
    expect(events).toEqual([
      { type: 'rolled', seat: 0, roll: 3 },
      { type: 'turnLapsed', seat: 0, roll: 3 },
      { type: 'rolled', seat: 1, roll: 2 },
    ]);
    expect([state.active, state.turn, state.reserve]).toEqual([1, 1, [3, 3]]);
    expect([state.back, state.standing]).toEqual([before.back, before.standing]);
  });

  test('[QM-END-7] mild is the default', () => {
    expect(quedahMerchant.options.stuck.default).toBe('mild');
  });

  test('[QM-END-8] strict: the match is lost', () => {
    const { state } = begun(position(TIGHT, { options: { stuck: 'strict' } }), rolls(2));
    expect([state.ended, winnerOf(state), state.stack]).toEqual(['stuck', 1, []]);
    expect(quedahMerchant.outcome(state)).toEqual({
      places: [2, 1],
      why: { id: 'won.stuck', params: { winner: 1, loser: 0, roll: 2 } },
    });
    const played = begun(position(TIGHT, { options: { stuck: 'strict' } }), rolls(1)).state;
    expect(played.ended).toBeUndefined();
  });
});

describe('idle turns', () => {
  const QUIET = 'A:D3<D1 B:D10<D12';

  test('[QM-END-10] [DATA-5] the limit is reached by idle turns in a row', () => {
    const { state, events } = answer(position(QUIET, { idle: 200 }), 'D3>D4<D3', noFate);
    expect(state.ended).toBe('idle');
    expect(events.at(-1)).toEqual({ type: 'drawn', ending: 'idle' });
    expect(quedahMerchant.outcome(state)).toEqual({
      places: [1, 1],
      why: { id: 'drawn.idle', params: { turns: 200 } },
    });
    const one = answer(position(QUIET, { idle: 199 }), 'D3>D4<D3').state;
    expect([one.ended, one.idle]).toEqual([undefined, 200]);
  });

  test('[QM-END-10] lapsed turns count', () => {
    const state = position(TIGHT, { idle: 4, options: { idleLimit: 5 } });
    const lapsed = begun(state, rolls(3));
    expect(lapsed.events.map(({ type }) => type)).toEqual(['rolled', 'turnLapsed', 'drawn']);
  });

  test('[QM-END-10] 0 means never, not at once', () => {
    const first = position(QUIET, { idle: 0, options: { idleLimit: 0 } });
    expect(begun(first, rolls(1)).state.ended).toBeUndefined();
    const state = position(QUIET, { idle: 100_000, options: { idleLimit: 0 } });
    expect(answer(state, 'D3>D4<D3').state.ended).toBeUndefined();
  });

  test.each([
    ['a capture', 'A:D4<D3 B:D5<D4 B:D10<D12', ['D4>D5<D4']],
    ['a liberation', 'A:D4<D3 B:D5<D4+A B:D10<D12', ['D4>D5<D4', 'exit D7']],
    ['a placing', 'A:S1<entry B:D10<D12', ['S1>D1<S1', 'place S2']],
  ])('[QM-END-10] %s starts the count anew', (_, text, lines) => {
    let state = position(text, { idle: 200, reserve: [1, 1] });
    for (const line of lines) state = answer(state, line).state;
    // The turn that has just begun is the first that may be idle.
    expect([state.ended, state.idle]).toEqual([undefined, 1]);
  });

  test('[QM-END-10] the players are warned twenty turns before', () => {
    const { events } = answer(position(QUIET, { idle: 180 }), 'D3>D4<D3');
    expect(events).toContainEqual({ type: 'idling', turnsLeft: 20 });
  });

  /** All but one pirate of each are locked for good, and these two circle a diamond each. */
  const ENDLESS =
    'B:S2<D1 B:S3<D2+A A:S4<D11 A:S5<D12+B B:D1<D3 B:D4<D3 B:D5<D7 A:D6<D8 B:D7<S2 A:D8<S5 A:D9<D10 A:D11<D10';

  test('[QM-END-12] without a limit, endless forced walks are asked for and not played out', () => {
    const start = position(ENDLESS, { options: { idleLimit: 0 } });
    const state = quedahMerchant.copy(start);
    settle(quedahMerchant, state, seededFate(1));
    expect([state.idle, state.stack]).toEqual([201, [{ kind: 'turn' }]]);
    expect(legalLines(quedahMerchant, state)).toHaveLength(1);
  });

  test('[QM-END-10] with the usual limit they are played out to the draw', () => {
    const state = position(ENDLESS);
    settle(quedahMerchant, state, seededFate(1));
    expect(state.ended).toBe('idle');
  });

  test('[QM-END-12] even without a limit no match is endless', () => {
    const state = position(ENDLESS, { options: { idleLimit: 0 } });
    let answers = 0;
    for (const fate = seededFate(1); !isOver(state); answers++) {
      const seat = askedSeats(quedahMerchant, state)[0]!;
      play(quedahMerchant, state, seat, legalFor(quedahMerchant, state, seat).only!, fate);
    }
    expect([state.ended, state.turn]).toEqual(['endless', LONGEST_MATCH]);
    expect(quedahMerchant.outcome(state)).toMatchObject({ places: [1, 1], why: { id: 'drawn.endless' } });
    expect(answers).toBeLessThanOrEqual(quedahMerchant.bound);
  });

  test('[QM-END-11] a position that comes back is no draw', () => {
    let state = position('A:D1<S1 B:D11<S6');
    const start = quedahLine(state);
    for (let round = 0; round < 4; round++) {
      for (const step of [0, 1, 2, 3]) {
        state = answer(state, ['D1>D3<D1', 'D3>D2<D3', 'D2>S1<D2', 'S1>D1<S1'][step]!).state;
        state = answer(state, ['D11>D10<D11', 'D10>D12<D10', 'D12>S6<D12', 'S6>D11<S6'][step]!).state;
      }
      expect([quedahLine(state), state.ended]).toEqual([start, undefined]);
    }
  });
});

function checkNumbers(state: QuedahState): void {
  for (const seat of [0, 1]) {
    const [one, two, three] = [1, 2, 3].map((roll) => canPlay(state, seat, roll));
    if ((three && !two) || (two && !one)) expect.fail(quedahLine(state));
    expect(isBlocked(state, seat)).toBe(!(one || two || three));
  }
}

function checkCaptives(seed: number): void {
  let [turn, before] = [0, 0];
  visit(seed, (state) => {
    if (state.turn === turn && state.ended === undefined) return;
    expect(count(state.stacks) - before).toBeOneOf([0, 1]);
    [turn, before] = [state.turn, count(state.stacks)];
    if (state.ended === 'captives') expect(heldBy(state, 0)).not.toBe(heldBy(state, 1));
  });
}

describe('in every position that random games reach', () => {
  const seeds = fc.integer({ min: 0, max: 2 ** 40 });

  test('[QM-END-5] [T-QM-23] who can play a 3 can play a 2, and who can play a 2 can play a 1', () => {
    fc.assert(
      fc.property(seeds, (seed) => visit(seed, checkNumbers)),
      { numRuns: 100 },
    );
  });

  test('[QM-END-3] a turn raises the number of captives by at most one, so seven comes without a tie', () => {
    fc.assert(fc.property(seeds, checkCaptives), { numRuns: 100 });
  });
});
