import { noFate } from '@tortuga/kernel';
import { legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { quedahMerchant } from '../../quedah-merchant.ts';
import type { QuedahState } from './state.ts';
import { answer, begun, pieces, position, refusal, rolls } from './testing.ts';

function legal(state: QuedahState): string[] {
  return legalLines(quedahMerchant, state);
}

function types({ events }: { readonly events: readonly { readonly type: string }[] }): string[] {
  return events.map(({ type }) => type);
}

describe('a turn', () => {
  test('[QM-TURN-1] the players take turns alternately', () => {
    const first = answer(position('A:D3<D1 B:D10<D12'), 'D3>D4<D3').state;
    expect([first.active, first.turn]).toEqual([1, 1]);
    const second = answer(first, 'D10>D9<D10').state;
    expect([second.active, second.turn]).toEqual([0, 2]);
  });

  test('[QM-TURN-2] one own pirate that is not captive walks exactly as far as was rolled', () => {
    // The pirate of A on D10 is captive under B, and the other one walks two spaces.
    const state = position('A:D3<D1 B:D10<D12+A', { roll: 2 });
    expect(legal(state)).toEqual(['D3>D5<D4', 'D3>D6<D4', 'D3>S1<D2', 'D3>S3<D2']);
    expect(pieces(answer(state, 'D3>D5<D4').state)).toEqual(pieces('A:D5<D4 B:D10<D12+A'));
  });

  test('[QM-TURN-3] a captive travels with the pirate on top of it', () => {
    const state = position('A:D3<D1+B B:S6<entry', { roll: 3 });
    expect(pieces(answer(state, 'D3>D9<D5').state)).toEqual(pieces('A:D9<D5+B B:S6<entry'));
  });

  test('[QM-TURN-4] the full number must be walked', () => {
    const state = position('A:D3<D1 B:D10<D9', { roll: 3 });
    expect(legal(state)).not.toContain('D3>D4<D3');
    expect(legal(state)).not.toContain('D3>D5<D4');
    expect(refusal(state, 'D3>D4<D3')).toBe('not-offered');
  });

  test('[QM-TURN-5] nobody is jumped, and nobody turns round on the way', () => {
    const state = position('A:D3<D1 B:D5<D4', { roll: 3 });
    // D7 lies behind the pirate on D5; D1 is behind the walker.
    expect(legal(state)).toEqual(['D3>D1<S1', 'D3>D8<D6', 'D3>D8<S3', 'D3>D9<D6']);
  });

  test('[QM-TURN-6] a walk ends on an empty space or on an enemy from behind', () => {
    const state = position('A:D4<D3 B:D5<D4 B:D6<D9');
    expect(legal(state)).toEqual(['D4>D5<D4']);
    expect(refusal(state, 'D4>D6<D4')).toBe('not-from-behind');
    expect(legal(position('A:D4<D3 B:S1<entry'))).toEqual(['D4>D5<D4', 'D4>D6<D4']);
  });

  test('[QM-TURN-7] a walk never ends on an own pirate or an own stack, even from behind', () => {
    const state = position('A:D4<D3+B A:D5<D4 A:D3<D1');
    expect(refusal(state, 'D4>D5<D4')).toBe('own-pirate');
    expect(refusal(state, 'D3>D4<D3')).toBe('own-pirate');
  });

  test('[QM-TURN-8] a number that any pirate can play must be played', () => {
    // The pirate on D7 is shut in, the one on D3 is not.
    const state = position('A:D7<D5 A:D3<D1 B:S2<entry B:S4<entry');
    const { state: turn, events } = begun(state, rolls(2));
    expect(turn.stack).toEqual([{ kind: 'turn' }]);
    expect(events).toEqual([{ type: 'rolled', seat: 0, roll: 2 }]);
    expect(legal(turn).every((line) => line.startsWith('D3>'))).toBe(true);
  });

  test('[QM-TURN-9] leaving a start space brings a pirate in, also on the start just left', () => {
    const state = position('A:S1<entry B:S6<entry', { reserve: [6, 6], roll: 2 });
    const asked = answer(state, 'S1>D3<D1').state;
    expect(asked.active).toBe(0);
    expect(legal(asked)).toEqual(['place S1', 'place S2', 'place S3', 'place S4', 'place S5']);
    expect(refusal(asked, 'place S6')).toBe('occupied');
    const { state: done, events } = answer(asked, 'place S1');
    expect(pieces(done)).toEqual(pieces('A:S1<entry A:D3<D1 B:S6<entry'));
    expect(events[0]).toEqual({ type: 'reinforcement', seat: 0, at: 0 });
    expect([done.active, done.reserve]).toEqual([1, [5, 6]]);
  });

  test('[QM-TURN-10] a new pirate is compulsory, but only while there is a reserve', () => {
    const text = 'A:S1<entry B:S6<entry';
    const due = answer(position(text, { reserve: [1, 0] }), 'S1>D1<S1').state;
    expect(legal(due).every((line) => line.startsWith('place'))).toBe(true);
    const empty = answer(position(text, { reserve: [0, 6] }), 'S1>D1<S1');
    expect([empty.state.active, empty.state.stack]).toEqual([1, [{ kind: 'turn' }]]);
    expect(types(empty)).toEqual(['moved', 'rolled']);
  });

  test.each([
    ['walked there', 'A:S2<D1', 'S2>D7<S2'],
    ['was set there by the opponent', 'A:S2<entry', 'S2>D7<S2'],
    ['carries a captive', 'A:S2<D1+B', 'S2>D7<S2'],
  ])('[QM-TURN-11] a pirate is due behind one that %s', (_, text, line) => {
    const state = position(`${text} B:S6<entry`, { reserve: [2, 2] });
    expect(answer(state, line).state.stack).toEqual([{ kind: 'reinforcement' }]);
  });

  test.each([
    ['passing over a start space', 'A:D1<D3 B:S6<entry', 2, 'D1>D7<S2'],
    ['ending on a start space', 'A:D1<D3 B:S6<entry', 1, 'D1>S2<D1'],
  ])('[QM-TURN-12] %s brings nobody in', (_, text, roll, line) => {
    const { state } = answer(position(text, { reserve: [3, 3], roll }), line);
    expect([state.active, state.reserve]).toEqual([1, [3, 3]]);
  });

  test('[QM-TURN-12] a freed pirate that leaves a start space brings nobody in', () => {
    const state = position('A:D1<D3 B:S1<D1+A B:S6<entry', { reserve: [3, 3] });
    const done = answer(answer(state, 'D1>S1<D1').state, 'exit D2').state;
    expect([done.active, done.reserve]).toEqual([1, [3, 3]]);
  });

  test('[QM-TURN-13] at most one pirate comes in per turn, and in no other way', () => {
    const state = position('A:S1<entry A:D10<D9 B:S6<entry', { reserve: [6, 6] });
    expect(legal(state).some((line) => line.startsWith('place'))).toBe(false);
    const once = answer(answer(state, 'S1>D1<S1').state, 'place S1').state;
    expect([once.active, once.stack]).toEqual([1, [{ kind: 'turn' }]]);
  });

  test('[QM-TURN-14] with no start space free nothing is placed, nor made up for later', () => {
    // The freed pirate goes to S2, the only free start, which the mover has just left.
    const text =
      'A:S2<entry B:D7<S2+A A:S4<entry B:D5<D9 A:S1<entry B:S3<entry B:S5<entry B:S6<entry B:D12<D10';
    const freed = answer(position(text, { reserve: [3, 2] }), 'S2>D7<S2').state;
    const placed = answer(freed, 'free S2', rolls(1));
    expect(types(placed)).toEqual(['freedToStart', 'noStartFree', 'rolled']);
    expect([placed.state.active, placed.state.reserve]).toEqual([1, [3, 2]]);
    const mine = answer(placed.state, 'D5>D4<D5', rolls(1)).state;
    const later = answer(mine, 'D7>D5<D7', rolls(1)).state;
    expect([later.active, later.reserve]).toEqual([1, [3, 2]]);
  });

  test('[QM-TURN-15] liberation, exit, count of captives, new pirate, change of turn, roll', () => {
    const text = 'A:S2<entry B:D7<S2+A B:D10<D11';
    const walked = answer(position(text, { reserve: [1, 1] }), 'S2>D7<S2');
    expect(types(walked)).toEqual(['moved', 'liberated', 'captiveCount']);
    expect(walked.state.stack).toEqual([{ kind: 'reinforcement' }, { kind: 'exit', from: 12 }]);
    const left = answer(walked.state, 'exit D5');
    expect(types(left)).toEqual(['freedTo']);
    expect(left.state.stack).toEqual([{ kind: 'reinforcement' }]);
    expect(types(answer(left.state, 'place S2', rolls(3)))).toEqual(['reinforcement', 'rolled']);
  });

  test('[QM-TURN-15] who is blocked loses before any roll, and before a draw', () => {
    const blocked = position('A:D7<D5 B:S2<entry B:S4<entry', { idle: 200 });
    const { state, events } = begun(blocked, noFate);
    expect(state.ended).toBe('blocked');
    expect(events.map(({ type }) => type)).toEqual(['blocked', 'ended']);
  });

  test('[QM-TURN-15] with the seventh captive the match is over: no new pirate comes in', () => {
    const text = 'A:D1<S1+B A:D2<S1+B A:D3<D4+B B:D10<D9+A B:D11<D10+A B:D12<D10+A A:S2<entry B:D7<S2';
    const { state, events } = answer(position(text), 'S2>D7<S2', noFate);
    expect(state.stack).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['moved', 'captiveTaken', 'captiveCount', 'ended']);
  });
});
