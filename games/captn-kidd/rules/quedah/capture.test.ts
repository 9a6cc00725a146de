import { askedSeats, noFate } from '@tortuga/kernel';
import { legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { quedahMerchant } from '../../quedah-merchant.ts';
import type { QuedahState } from './state.ts';
import { answer, pieces, position, refusal, rolls, spaceOf } from './testing.ts';
import { heldBy } from './turn.ts';

function legal(state: QuedahState): string[] {
  return legalLines(quedahMerchant, state);
}

function held(state: QuedahState): number[] {
  return [heldBy(state, 0), heldBy(state, 1)];
}

describe('capturing', () => {
  test('[QM-CAPTURE-1] the last step onto a lone enemy from behind captures it', () => {
    const { state, events } = answer(position('A:D3<D1 B:D5<D4 B:D11<D10', { roll: 2 }), 'D3>D5<D4');
    expect(held(state)).toEqual([1, 0]);
    expect(events).toContainEqual({ type: 'captiveTaken', seat: 0, at: spaceOf('D5') });
    expect(events).toContainEqual({ type: 'captiveCount', held: [1, 0] });
  });

  test('[QM-CAPTURE-2] the captor stands on top and owns the stack', () => {
    const { state } = answer(position('A:D4<D3 B:D5<D4 B:D11<D10'), 'D4>D5<D4');
    expect(pieces(state)).toEqual(pieces('A:D5<D4+B B:D11<D10'));
    expect(quedahMerchant.goods(state)).toEqual({ first: 1, second: 2 });
  });

  test('[QM-CAPTURE-3] the back of the stack is the back of the captor', () => {
    // Entered from behind, captor and captive look the same way; after a walk on, the captor decides.
    const taken = answer(position('A:D4<D3 B:D5<D4 B:D11<D10'), 'D4>D5<D4').state;
    const moved = answer(answer(taken, 'D11>S6<D11').state, 'D5>D7<D5').state;
    expect(pieces(moved)).toEqual(pieces('A:D7<D5+B B:S6<D11'));
  });

  test('[QM-CAPTURE-4] a captive is not moved by its owner', () => {
    const state = position('A:D5<D4+B B:D11<D10', { mover: 1 });
    expect(legal(state)).toEqual(['D11>S4<D11', 'D11>S6<D11']);
  });

  test('[QM-CAPTURE-5] a pirate with a captive takes no other', () => {
    const state = position('A:D4<D3+B B:D5<D4');
    expect(refusal(state, 'D4>D5<D4')).toBe('holds-captive');
    expect(legal(state)).toEqual(['D4>D6<D4']);
  });

  test('[QM-CAPTURE-6] nor does it liberate', () => {
    const state = position('A:D4<D3+B B:D5<D4+A');
    expect(refusal(state, 'D4>D5<D4')).toBe('holds-captive');
  });

  test('[QM-CAPTURE-7] nobody must capture', () => {
    const state = position('A:D4<D3 B:D5<D4 B:D11<D10');
    expect(legal(state)).toEqual(['D4>D5<D4', 'D4>D6<D4']);
    expect(held(answer(state, 'D4>D6<D4').state)).toEqual([0, 0]);
  });

  test('[QM-CAPTURE-8] a stack is two pirates of different owners, also after a liberation', () => {
    const state = position('A:D4<D3 B:D5<D4+A');
    const freed = answer(answer(state, 'D4>D5<D4').state, 'exit D9').state;
    expect(pieces(freed)).toEqual(pieces('A:D5<D4+B A:D9<D5'));
    expect(quedahMerchant.goods(freed)).toEqual(quedahMerchant.goods(state));
  });
});

describe('liberating', () => {
  test('[QM-CAPTURE-9] entering an enemy stack from behind swaps the roles, from elsewhere it is barred', () => {
    const { state, events } = answer(position('A:D4<D3 B:D5<D4+A'), 'D4>D5<D4', noFate);
    expect(held(state)).toEqual([1, 0]);
    expect(events).toContainEqual({ type: 'liberated', seat: 0, at: spaceOf('D5') });
    expect(refusal(position('A:D4<D3 B:D5<D7+A'), 'D4>D5<D4')).toBe('not-from-behind');
  });

  test('[QM-CAPTURE-10] the guard becomes the captive, and the former captive is free', () => {
    const before = position('A:D4<D3 B:D5<D4+A');
    const { state } = answer(before, 'D4>D5<D4', noFate);
    expect(pieces(state)).toEqual(pieces('A:D5<D4+B'));
    // The freed pirate is on no space while its exit is asked for, but it is not lost.
    expect(quedahMerchant.goods(state)).toEqual(quedahMerchant.goods(before));
  });

  test('[QM-CAPTURE-11] the freed pirate leaves to a space ahead of the one that captured', () => {
    const { state } = answer(position('A:D4<D3 B:D5<D4+A'), 'D4>D5<D4', noFate);
    expect(askedSeats(quedahMerchant, state)).toEqual([0]);
    expect(legal(state)).toEqual(['exit D7', 'exit D9']);
    // In a chain, ahead of the pirate freed before: it came from D5, so D6 and D10.
    const chain = answer(position('A:D4<D3 B:D5<D4+A B:D9<D5+A'), 'D4>D5<D4', noFate).state;
    expect(legal(answer(chain, 'exit D9', noFate).state)).toEqual(['exit D10', 'exit D6']);
  });

  test('[QM-CAPTURE-12] two exits on a deck space, one on a start space', () => {
    const { state } = answer(position('A:D1<D3 B:S1<D1+A'), 'D1>S1<D1', noFate);
    expect(legal(state)).toEqual(['exit D2']);
  });

  test('[QM-CAPTURE-13] on an empty exit the freed pirate has its back to the stack', () => {
    const asked = answer(position('A:D4<D3 B:D5<D4+A B:D11<D10'), 'D4>D5<D4', noFate).state;
    const { state, events } = answer(asked, 'exit D7');
    expect(pieces(state)).toEqual(pieces('A:D5<D4+B A:D7<D5 B:D11<D10'));
    expect(events[0]).toEqual({ type: 'freedTo', seat: 0, from: spaceOf('D5'), at: spaceOf('D7') });
  });

  test('[QM-CAPTURE-14] at an exit with an enemy whose back is to the stack it captures at once', () => {
    const asked = answer(position('A:D4<D3 B:D5<D4+A B:D9<D5 B:D11<D10'), 'D4>D5<D4', noFate).state;
    const { state, events } = answer(asked, 'exit D9');
    expect(pieces(state)).toEqual(pieces('A:D5<D4+B A:D9<D5+B B:D11<D10'));
    expect(events.map(({ type }) => type)).toEqual(['freedCaptured', 'captiveCount', 'rolled']);
  });

  test('[QM-CAPTURE-15] a freed pirate that captures a stack frees the next one, as often as need be', () => {
    let state = position('A:D4<D3 B:D5<D4+A B:D9<D5+A B:D10<D9+A B:D7<S2');
    state = answer(state, 'D4>D5<D4', noFate).state;
    state = answer(state, 'exit D9', noFate).state;
    const third = answer(state, 'exit D10', noFate);
    expect(third.events.map(({ type }) => type)).toEqual(['freedCaptured', 'liberated', 'captiveCount']);
    state = answer(third.state, 'exit D12').state;
    expect(pieces(state)).toEqual(pieces('A:D5<D4+B A:D9<D5+B A:D10<D9+B A:D12<D10 B:D7<S2'));
    expect(held(state)).toEqual([3, 0]);
  });

  test('[QM-CAPTURE-16] an own pirate, or an enemy whose back is elsewhere, closes an exit', () => {
    const own = answer(position('A:D4<D3 B:D5<D4+A A:D9<D10'), 'D4>D5<D4', noFate).state;
    expect(refusal(own, 'exit D9')).toBe('own-pirate');
    const enemy = answer(position('A:D4<D3 B:D5<D4+A B:D9<D10'), 'D4>D5<D4', noFate).state;
    expect(refusal(enemy, 'exit D9')).toBe('not-from-behind');
    expect(legal(enemy)).toEqual(['exit D7']);
  });

  test('[QM-CAPTURE-17] the owner chooses, and need not capture if the other exit is usable', () => {
    const asked = answer(position('A:D4<D3 B:D5<D4+A B:D9<D5'), 'D4>D5<D4', noFate).state;
    expect(legal(asked)).toEqual(['exit D7', 'exit D9']);
    expect(held(answer(asked, 'exit D7').state)).toEqual([1, 0]);
    // One exit is usable, so it must be used: the opponent is not asked.
    const forced = answer(position('A:D4<D3 B:D5<D4+A B:D9<D10'), 'D4>D5<D4', noFate).state;
    expect([askedSeats(quedahMerchant, forced), legal(forced)]).toEqual([[0], ['exit D7']]);
  });

  test('[QM-CAPTURE-18] with every exit closed the opponent chooses a free start space', () => {
    const text = 'A:D4<D3 B:D5<D4+A B:D7<S2 A:D9<D10 A:S1<entry';
    const { state: asked, events } = answer(position(text), 'D4>D5<D4', noFate);
    expect(events.at(-1)).toEqual({ type: 'exitsClosed', seat: 0, at: spaceOf('D5') });
    expect(askedSeats(quedahMerchant, asked)).toEqual([1]);
    expect(legal(asked)).toEqual(['free S2', 'free S3', 'free S4', 'free S5', 'free S6']);
    expect(refusal(asked, 'free S1')).toBe('occupied');
    const { state, events: freed } = answer(asked, 'free S6');
    expect(freed[0]).toEqual({ type: 'freedToStart', seat: 0, at: spaceOf('S6'), by: 1 });
    expect(pieces(state)).toEqual(pieces('A:S6<entry A:D5<D4+B B:D7<S2 A:D9<D10 A:S1<entry'));
    expect(state.active).toBe(1);
  });

  test('[QM-CAPTURE-19] with no start space free either it returns to the reserve', () => {
    const starts = 'A:S1<entry A:S2<entry A:S3<entry B:S4<entry B:S5<entry B:S6<entry';
    const before = position(`A:D4<D3 B:D5<D4+A B:D7<S2 B:D9<D6 ${starts}`, { reserve: [0, 1] });
    const { state, events } = answer(before, 'D4>D5<D4');
    expect(events.map(({ type }) => type)).toContain('freedToReserve');
    expect([state.reserve, state.active]).toEqual([[1, 1], 1]);
  });

  test('[QM-CAPTURE-20] the freed pirate walks no further this turn, and is an ordinary one afterwards', () => {
    const before = position('A:D4<D3 B:D5<D4+A B:D11<D10', { roll: 1 });
    const freed = answer(answer(before, 'D4>D5<D4').state, 'exit D9', rolls(1)).state;
    expect(freed.active).toBe(1);
    const mine = answer(freed, 'D11>S6<D11', rolls(2)).state;
    expect(legal(mine)).toContain('D9>D11<D10');
  });
});
