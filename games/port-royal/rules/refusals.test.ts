import { apply, noFate, type Seat } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../port-royal.ts';
import { cardNamed } from './cards.ts';
import { position } from './position.ts';
import { NONE, type PortRoyalMove, type PortRoyalState } from './state.ts';
import { answer, asked } from './testing.ts';

const AUCTION = position({
  holder: NONE,
  debts: [4],
  asked: { kind: 'auction', speaker: 0, high: 5, bidder: 2, passed: [] },
});
const TRICK = position({
  trump: 'R',
  leader: 3,
  trick: 'G4',
  hands: ['G1 R8 B2'],
  stake: 'rum2',
  row: 'rum3',
});
const TAKE = position({ bid: 4, played: 1, stake: 'rum9', row: 'rum3', asked: { kind: 'take', seat: 0 } });
const REPAID = { ...TAKE, isRepaid: true };

/** What becomes of a move, and whether it left a trace. */
function attempt(state: PortRoyalState, move: PortRoyalMove, seat: Seat = asked(state)): string {
  const before = JSON.stringify(state);
  const taken = apply(portRoyal, state, seat, move, noFate);
  expect(JSON.stringify(state)).toBe(before);
  return taken.ok ? 'taken' : taken.code;
}

describe('what is refused, and why', () => {
  test.each<[id: string, why: string, PortRoyalState, PortRoyalMove, string]>([
    ['AUCTION-3', 'a bid that is not higher', AUCTION, { type: 'bid', tons: 5 }, 'not-higher'],
    ['AUCTION-7', 'a bid beyond the debt limit', AUCTION, { type: 'bid', tons: 16 }, 'beyond-debt'],
    [
      'TRICK-8',
      'trump while holding the led colour',
      TRICK,
      { type: 'play', card: cardNamed('R8') },
      'holds-led-colour',
    ],
    ['TRICK-15', 'a card that is not in hand', TRICK, { type: 'play', card: cardNamed('B3') }, 'not-offered'],
    ['TAKE-19', 'goods on the wrong ship', TAKE, { type: 'load', ship: 1 }, 'wrong-ship'],
    ['TAKE-5', 'repaying twice', REPAID, { type: 'repay' }, 'already-repaid'],
    ['AUCTION-3', 'a bid that is no whole number', AUCTION, { type: 'bid', tons: 6.5 }, 'not-offered'],
    ['TAKE-19', 'a ship that does not exist', TAKE, { type: 'load', ship: 7 }, 'not-offered'],
    ['TRICK-4', 'an answer to another question', TRICK, { type: 'bid', tons: 3 }, 'not-offered'],
  ])('[%s] %s', (_, __, state, move, code) => {
    expect(attempt(state, move)).toBe(code);
  });

  test('[TRICK-4] a card out of turn', () => {
    expect(attempt(TRICK, { type: 'play', card: cardNamed('B2') }, 1)).toBe('not-your-turn');
    expect(attempt(TRICK, { type: 'play', card: cardNamed('B2') })).toBe('taken');
  });

  test('[END-1] anything after the end', () => {
    const last = position({
      round: 6,
      played: 8,
      stake: 'plus8',
      row: 'rum3',
      asked: { kind: 'take', seat: 0 },
    });
    expect(attempt(answer(last, 'load rum').state, { type: 'pass' }, 0)).toBe('game-over');
  });
});
