import { describe, expect, test } from 'vitest';
import { answer, position, visit } from '../rules/quedah/testing.ts';
import { evaluateQuedah } from './quedah.ts';

function worth(text: string): number {
  return evaluateQuedah(position(text, { reserve: [3, 3] }), 0);
}

describe('what a position is worth', () => {
  test('[BOT-QM-1] blocking the last pirates is worth more than a captive', () => {
    const shut = worth('B:D7<D5 B:S1<entry A:S2<entry A:S4<entry A:D2<S3 A:D1<D3');
    const held = worth('B:D5<D7 B:S1<entry A:S2<entry A:S4<entry A:D2<S3 A:D9<D10+B');
    expect(shut).toBeGreaterThan(held);
  });

  test('[BOT-QM-1] closing one of two ways counts, though every number can still be played', () => {
    // One step ahead of A in both; of B on S6 one in the first, two in the second.
    expect(worth('A:D11<S4 B:S6<entry')).toBeGreaterThan(worth('A:S2<D1 B:S6<entry'));
  });

  test('[BOT-QM-2] numbers that can be played count, by the strict rule most of all', () => {
    const tight = 'A:D5<D4 B:D9<D10 B:S2<entry B:S4<entry';
    const mild = evaluateQuedah(position(tight), 0);
    const strict = evaluateQuedah(position(tight, { options: { stuck: 'strict' } }), 0);
    expect(mild).toBeLessThan(0);
    expect(strict).toBeLessThan(mild);
  });

  test('[BOT-QM-2] captives count', () => {
    expect(worth('A:D5<D4+B A:D9<D10 B:S1<entry B:S6<entry')).toBeGreaterThan(
      worth('A:D5<D4 A:D9<D10 B:S1<entry B:S6<entry'),
    );
  });

  test('[BOT-QM-2] a pirate with an enemy behind him is worth less', () => {
    const enemyTurn = { mover: 1, reserve: [3, 3] } as const;
    const exposed = evaluateQuedah(position('A:D5<D4 B:D3<D1', enemyTurn), 0);
    const facing = evaluateQuedah(position('A:D5<D7 B:D3<D1', enemyTurn), 0);
    expect(exposed).toBeLessThan(facing);
  });

  test('[BOT-QM-3] a stack with an enemy behind it is in more danger than a pirate', () => {
    // B on D3 reaches D5 from behind with a 2, and D10 never.
    const enemyTurn = { mover: 1 } as const;
    const stack = evaluateQuedah(position('A:D5<D4+B A:D10<D11 B:D3<D1', enemyTurn), 0);
    const pirate = evaluateQuedah(position('A:D5<D4 A:D10<D11+B B:D3<D1', enemyTurn), 0);
    expect(stack).toBeLessThan(pirate);
  });

  test('[BOT-QM-4] a pirate with his back to the stub is safe', () => {
    const enemyTurn = { mover: 1 } as const;
    const safe = evaluateQuedah(position('A:S1<entry A:D10<D9 B:D1<D3', enemyTurn), 0);
    const caught = evaluateQuedah(position('A:S1<D1 A:D10<D9 B:D1<D3', enemyTurn), 0);
    expect(safe).toBeGreaterThan(caught);
  });

  test('what is good for one is as bad for the other, and the end is certain', () => {
    visit(3, (state) => {
      const value = evaluateQuedah(state, 0);
      expect(value).toBeCloseTo(-evaluateQuedah(state, 1));
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
    });
    const won = answer(position('A:D4<D3 B:D5<D4'), 'D4>D5<D4').state;
    expect([0, 1].map((seat) => evaluateQuedah(won, seat))).toEqual([1, -1]);
  });
});
