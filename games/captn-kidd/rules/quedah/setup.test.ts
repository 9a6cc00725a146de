import { begin, type Fate, seededFate } from '@tortuga/kernel';
import { fate, legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { quedahMerchant } from '../../quedah-merchant.ts';
import type { QuedahState } from './state.ts';
import { answer, pieces, rolls } from './testing.ts';

const STARTS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'];

/** The state before the first question, with the seat that begins dictated. */
function table(first: number): QuedahState {
  const options = { firstPlayer: 'random', stuck: 'mild', idleLimit: 200 } as const;
  return begin(quedahMerchant, { seats: 2, options }, fate(first)).state;
}

describe('the setup', () => {
  test('[QM-SETUP-1] two players have seven pirates each', () => {
    expect(quedahMerchant.seats).toEqual([2]);
    expect(table(0).reserve).toEqual([7, 7]);
  });

  test('[QM-SETUP-2] the die shows 1, 2 and 3 with equal chance', () => {
    const placed = answer(table(0), 'place S1').state;
    const faces: number[] = [];
    const die = (drawn: number): Fate => ({
      draw(n) {
        faces.push(n);
        return drawn;
      },
    });
    expect([0, 1, 2].map((drawn) => answer(placed, 'place S6', die(drawn)).state.roll)).toEqual([1, 2, 3]);
    expect(faces).toEqual([3, 3, 3]);
  });

  test('[QM-SETUP-3] each places one pirate on a free start space of his choice', () => {
    const state = table(0);
    expect(legalLines(quedahMerchant, state)).toEqual(STARTS.map((start) => `place ${start}`));
    const placed = answer(state, 'place S3').state;
    const left = STARTS.filter((start) => start !== 'S3').map((start) => `place ${start}`);
    expect(legalLines(quedahMerchant, placed)).toEqual(left);
    expect(pieces(answer(placed, 'place S6').state)).toEqual(pieces('A:S3<entry B:S6<entry'));
  });

  test.each([0, 1])('[QM-SETUP-4] seat %i, who is first, places first and has the first turn', (first) => {
    const state = table(first);
    expect(state.active).toBe(first);
    const placed = answer(state, 'place S1').state;
    expect(placed.active).toBe(1 - first);
    const { state: begun, events } = answer(placed, 'place S6', rolls(2));
    expect(begun.active).toBe(first);
    expect(events.at(-1)).toEqual({ type: 'rolled', seat: first, roll: 2 });
  });

  test('[QM-SETUP-5] the other six are the reserve', () => {
    const { state } = answer(answer(table(0), 'place S1').state, 'place S6');
    expect(state.reserve).toEqual([6, 6]);
    expect(quedahMerchant.goods(state)).toEqual({ first: 7, second: 7 });
  });

  test('[DATA-3] a record is owner, back and captive: a whole state stays below 300 bytes', () => {
    const state = answer(answer(table(0), 'place S1').state, 'place S6', seededFate(1)).state;
    expect(JSON.stringify(state).length).toBeLessThan(300);
    expect(state.stacks).toBe(0);
  });
});
