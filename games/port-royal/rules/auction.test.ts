import { describe, expect, test } from 'vitest';
import { position, type Setting } from './position.ts';
import { debtOf } from './ships.ts';
import { type AuctionFrame, NONE } from './state.ts';
import { answer, answers, asked, eventsOfType, legal, question, refusal } from './testing.ts';

const OPEN: AuctionFrame = { kind: 'auction', speaker: 1, high: 0, bidder: NONE, passed: [] };

/** Seat 0 deals, so seat 1 speaks first. */
function auction(setting: Setting = {}) {
  return position({ holder: NONE, dealer: 0, open: 'R1 R2', asked: OPEN, ...setting });
}

describe('the auction', () => {
  test('[AUCTION-1] one auction gives one captain all three privileges', () => {
    const { state } = answers(auction(), ['bid 2', 'pass', 'pass', 'pass']);
    expect([question(state), asked(state)]).toEqual(['exchange', 1]);
  });

  test('[AUCTION-2] the left neighbour of the dealer begins, and it goes round more than once', () => {
    const order: number[] = [];
    let state = auction();
    for (const line of ['bid 1', 'bid 2', 'pass', 'bid 4', 'bid 5']) {
      order.push(asked(state));
      state = answer(state, line).state;
    }
    expect([...order, asked(state)]).toEqual([1, 2, 3, 0, 1, 2]);
  });

  test('[AUCTION-3] a bid is higher than the one before, or one passes', () => {
    const { state } = answer(auction(), 'bid 7');
    expect(refusal(state, 'bid 7')).toBe('not-higher');
    expect(refusal(state, 'bid 6')).toBe('not-higher');
    expect(legal(state)).toContain('bid 8');
    expect(legal(state)).toContain('pass');
  });

  test('[AUCTION-4] nobody bids nothing', () => {
    expect(refusal(auction(), 'bid 0')).toBe('not-offered');
    expect(legal(auction())).toContain('bid 1');
  });

  test('[AUCTION-5] one may raise by any amount', () => {
    expect(answer(auction(), 'bid 19').state.stack[0]).toMatchObject({ high: 19, bidder: 1 });
  });

  test('[AUCTION-6] who has passed is not asked again', () => {
    const { state } = answers(auction(), ['bid 1', 'pass', 'bid 2', 'bid 3', 'bid 4']);
    expect(asked(state)).toBe(3);
  });

  test('[AUCTION-7] bid and debt together are at most 19', () => {
    const state = auction({ debts: [0, 4, 0, 0] });
    expect(legal(state)).toContain('bid 15');
    expect(refusal(state, 'bid 16')).toBe('beyond-debt');
  });

  test('[AUCTION-8] who cannot bid higher has only one answer, which says so', () => {
    const { state } = answer(auction({ debts: [0, 0, 12, 0] }), 'bid 7');
    expect(legal(state)).toEqual(['pass']);
    expect(answer(state, 'pass').events).toEqual([{ type: 'passed', seat: 2, isForced: true }]);
    expect(answer(auction(), 'pass').events).toEqual([{ type: 'passed', seat: 1, isForced: false }]);
  });

  test('[AUCTION-9] the highest bidder gets the privileges when all others have passed', () => {
    const { state } = answers(auction(), ['pass', 'bid 2', 'bid 3', 'pass', 'pass']);
    expect([state.holder, state.bid, state.bidTotal]).toEqual([3, 3, 3]);
  });

  test('[AUCTION-10] if nobody bids the dealer gets them for nothing, without being asked', () => {
    const { state, events } = answers(auction(), ['pass', 'pass', 'pass']);
    expect([state.holder, state.bid]).toEqual([0, 0]);
    expect(eventsOfType(events, 'privileges')).toEqual([{ type: 'privileges', seat: 0, tons: 0 }]);
  });

  test('[AUCTION-11] also a dealer with a debt of 19', () => {
    const { state } = answers(auction({ debts: [19, 0, 0, 0] }), ['pass', 'pass', 'pass']);
    expect([state.holder, state.bid]).toEqual([0, 0]);
  });

  test('[AUCTION-12] the bid cube goes to debt and bid, the debt stays', () => {
    const { state, events } = answers(auction({ debts: [0, 3, 0, 0] }), ['bid 5', 'pass', 'pass', 'pass']);
    expect(eventsOfType(events, 'bidCube')).toEqual([{ type: 'bidCube', seat: 1, position: 8 }]);
    expect(debtOf(state, 1)).toBe(3);
  });

  test('[AUCTION-13] there is no bid cube for a bid of 0', () => {
    expect(eventsOfType(answers(auction(), ['pass', 'pass', 'pass']).events, 'bidCube')).toEqual([]);
  });

  test('[AUCTION-14] nothing is paid yet', () => {
    const { state } = answers(auction(), ['bid 5', 'pass', 'pass', 'pass']);
    expect(state.debts).toEqual([0, 0, 0, 0]);
    expect(state.isRepaid).toBe(false);
  });
});
