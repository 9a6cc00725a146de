import { BOTS } from '@tortuga/bots';
import { offersFor, type Seat, seededFate, writeMove } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../port-royal.ts';
import { colourNamed } from '../rules/cards.ts';
import { position, type Setting } from '../rules/position.ts';
import { NONE, type PortRoyalState } from '../rules/state.ts';
import { asked } from '../rules/testing.ts';
import { evaluate } from './evaluate.ts';
import { expectedTrump, strengths } from './strength.ts';
import { likelyWinner } from './trick.ts';

/** What greedy answers, in one line. */
function answerTo(state: PortRoyalState): string {
  const seat: Seat = asked(state);
  const offers = offersFor(portRoyal, state, seat);
  const view = portRoyal.view(state, seat);
  const move = BOTS.greedy({ game: portRoyal, view, seat, offers, budget: {}, fate: seededFate(1) });
  return writeMove(portRoyal, state, move);
}

function late(setting: Setting): PortRoyalState {
  return position({ round: 6, played: 7, trump: 'R', row: 'biscuit2', ...setting });
}

describe('the worth of a position', () => {
  test('nobody is ahead of equals', () => {
    expect(evaluate(position({ row: 'rum2', played: 8, asked: { kind: 'exchange' } }), 2)).toBe(0);
  });

  test('loaded ships are good, debts and ships that are too heavy are not', () => {
    const plain = late({ asked: { kind: 'leader', by: 3 } });
    const laden = late({ fleets: [{ rum: 'rum12' }], asked: { kind: 'leader', by: 3 } });
    const heavy = late({ fleets: [{ rum: 'rum12 rum10' }], asked: { kind: 'leader', by: 3 } });
    const owing = late({ debts: [5], asked: { kind: 'leader', by: 3 } });
    expect(evaluate(laden, 0)).toBeGreaterThan(evaluate(plain, 0));
    expect(evaluate(heavy, 0)).toBeLessThan(evaluate(laden, 0));
    expect(evaluate(owing, 0)).toBeLessThan(evaluate(plain, 0));
    expect(evaluate(laden, 1)).toBeLessThan(evaluate(plain, 1));
  });

  test('it is about who wins in the end', () => {
    const over = { ...position({ round: 6, played: 8, fleets: [{ rum: 'rum12' }] }), stack: [] };
    expect(evaluate(over, 0)).toBeGreaterThan(0.5);
    expect(evaluate(over, 1)).toBeLessThan(0);
  });
});

describe('hands and tricks', () => {
  test('trump and high cards are strong, and the holder names what suits the hand', () => {
    const hands = ['R7 R8', 'B1 B2', 'G8 K8', 'G1 K1'];
    const strong = [...strengths(position({ hands, trump: 'R' }), colourNamed('R'))];
    expect(strong[0]).toBeGreaterThan(strong[2]!);
    expect(strong[2]).toBeGreaterThan(strong[3]!);
    expect(expectedTrump(position({ hands }))).toBe(colourNamed('R'));
    expect(expectedTrump({ ...position({ hands }), holder: NONE })).toBe(NONE);
  });

  test('who wants the loot takes it if that can be done, who does not keeps out', () => {
    const state = position({
      trump: 'R',
      leader: 1,
      trick: 'G4',
      hands: ['G8 B1', '', 'G5 G2', 'R1 K2'],
      stake: 'rum2',
    });
    expect(likelyWinner(state, [false, false, true, false])).toBe(2);
    expect(likelyWinner(state, [false, false, true, true])).toBe(3);
    expect(likelyWinner(state, [true, false, false, false])).toBe(0);
  });

  test('a leader looks for a card that wins', () => {
    const state = position({ trump: 'R', hands: ['G1 G8', 'G4', 'G5', 'G6'], stake: 'rum2' });
    expect(likelyWinner(state, [true, true, true, true])).toBe(0);
    expect(likelyWinner(state, [false, true, true, true])).toBe(3);
  });
});

describe('greedy', () => {
  const fleets = [{ rum: 'rum12 rum5' }];

  test('does not win what would sink a ship', () => {
    const state = late({ leader: 1, trick: 'G4 G5 G6', hands: ['G1 G8'], stake: 'rum9', fleets });
    expect(answerTo(state)).toBe('play G1');
  });

  test('repays with a card that would sink a ship', () => {
    const state = late({ bid: 5, stake: 'rum9', fleets, asked: { kind: 'take', seat: 0 } });
    expect(answerTo(state)).toBe('repay');
  });

  test('takes the load off a ship that is too heavy', () => {
    const heavy = [{ rum: 'rum12 rum8', tobacco: 'tobacco5' }];
    expect(answerTo(late({ stake: 'minus5', fleets: heavy, asked: { kind: 'take', seat: 0 } }))).toBe(
      'load rum',
    );
    expect(answerTo(late({ stake: 'remove1', fleets: heavy, asked: { kind: 'remove', seat: 0 } }))).toBe(
      'take rum8',
    );
  });

  test('names its longest colour', () => {
    const hands = ['R1 G4 G6 G7 G8 K2', 'R2', 'R3', 'R4'];
    expect(answerTo(position({ hands, row: 'rum2 rum3', asked: { kind: 'trump' } }))).toBe('trump G');
  });
});
