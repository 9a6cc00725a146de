import { describe, expect, test } from 'vitest';
import { kindOf, nameOf, retreatsFrom } from './chart.ts';
import { SPACES } from './data/chart.ts';
import { spaceOf } from './position.ts';
import { answer, arrival, blocked, holds, question, told, turn, types, whereabouts } from './testing.ts';

describe('prices', () => {
  test('[PAY-1] a port costs gold', () => {
    expect(holds(arrival({ ships: [{ at: 'A6', holds: 'gold 6, food 6' }] }))).toBe('gold 1, food 6');
  });

  test('[PAY-2] the sea costs food', () => {
    expect(holds(arrival({ ships: [{ at: 'd1', holds: 'gold 6, food 6' }] }))).toBe('gold 6, food 2');
  });

  test('[PAY-3] lairs and Port Royal cost nothing', () => {
    for (const at of ['B3', 'PR']) {
      expect(holds(arrival({ ships: [{ at, holds: 'gold 6' }], plundered: 'B3' }))).toBe('gold 6');
    }
  });

  test('[PAY-4] who stays pays nothing more', () => {
    const stayed = turn({ ships: [{ at: 'A6', card: 'C08', holds: 'gold 6' }], dice: [1, 1] });
    expect(types(stayed)).not.toContain('paid');
  });

  test('[PAY-5, Q-1] from any holds, token by token, in any split', () => {
    const paying = arrival({ ships: [{ at: 'A2', holds: 'food 1, food 2, food 4' }] });
    const results = new Set<string>();
    const follow = (at: ReturnType<typeof arrival>): void => {
      const [kind, ...lines] = question(at);
      if (kind !== 'take') results.add(holds(at));
      else for (const line of lines) follow(answer(at, line));
    };
    follow(paying);
    // All ways to be left with four, but for the order of equal holds.
    expect([...results].sort()).toEqual([
      '-, -, food 4',
      '-, food 1, food 3',
      '-, food 2, food 2',
      'food 1, food 1, food 2',
    ]);
  });

  test('[Q-2] the rest is paid without asking when there is no choice left', () => {
    const paying = arrival({ ships: [{ at: 'A2', holds: 'food 1, food 4' }] });
    expect(question(paying)).toEqual(['take', 'take 1', 'take 2']);
    expect(holds(answer(paying, 'take 1'))).toBe('-, food 2');
  });

  test('[PAY-5] only from holds with that good', () => {
    const paying = arrival({ ships: [{ at: 'A2', holds: 'food 1, gold 2, food 4' }] });
    expect(blocked(paying)).toEqual({
      'take 2': 'other-good',
      'take 4': 'empty-hold',
      'take 6': 'no-sixth-hold',
    });
  });

  test('[PAY-6, Q-6] who can pay is not asked whether', () => {
    const paid = arrival({ ships: [{ at: 'A5', holds: 'gold 4' }] });
    expect([whereabouts(paid), holds(paid)]).toEqual(['A5', 'gold 1']);
  });

  test('[PAY-7] goods do not replace each other', () => {
    const short = arrival({ ships: [{ at: 'A1', holds: 'gold 6, powder 6' }] });
    expect([whereabouts(short), holds(short)]).toEqual(['PR', 'gold 6, powder 6']);
  });
});

function backFrom(space: string, gold: number, food: number) {
  return retreatsFrom(spaceOf(space), gold, food).map(nameOf);
}

describe('shortage', () => {
  test('[SHORT-1, SHORT-2, SHORT-3] less than the price is lost, other goods stay', () => {
    const short = arrival({ ships: [{ at: 'A6', holds: 'gold 1, gold 3, food 5, powder 1' }] });
    expect(told(short, 'fellShort')).toMatchObject([{ good: 'gold', paid: 4, due: 5 }]);
    expect(holds(short)).toBe('-, -, food 5, powder 1');
  });

  test('[SHORT-4, SHORT-6] back to the nearest space that can be paid with what is left', () => {
    const short = arrival({ ships: [{ at: 'A5', holds: 'food 2' }], plundered: 'A4' });
    expect(whereabouts(short)).toBe('A4');
    const further = arrival({ ships: [{ at: 'E4', holds: 'food 1' }] });
    expect([whereabouts(further), holds(further)]).toEqual(['E2', '']);
  });

  test('[SHORT-5] payable are lairs, Port Royal, and what gold or food suffices for', () => {
    expect([backFrom('A5', 0, 0), backFrom('A3', 0, 0), backFrom('A6', 3, 0), backFrom('A3', 0, 3)]).toEqual([
      ['A4'],
      ['PR'],
      ['A5'],
      ['A2'],
    ]);
  });

  test('[SHORT-7] over a rejoin each lane has its own target', () => {
    const back = retreatsFrom(spaceOf('E1'), 0, 0).map(nameOf);
    expect(back).toEqual(['D6', 'C5']);
  });

  test('[SHORT-8, SHORT-9] a lane without a target leads on past its fork, to three targets at most', () => {
    expect(retreatsFrom(spaceOf('G1'), 0, 0).map(nameOf)).toEqual(['F5', 'D6', 'C5']);
    for (const space of SPACES.keys()) {
      const targets = retreatsFrom(space, 0, 0);
      expect(targets.length).toBeLessThanOrEqual(3);
      expect(new Set(targets).size).toBe(targets.length);
      expect(targets.every((to) => ['lair', 'port-royal'].includes(kindOf(to)))).toBe(true);
    }
  });

  test('[SHORT-10] however far it is', () => {
    const short = arrival({ ships: [{ at: 'G9' }] });
    expect(told(short, 'retreated')[0]?.path.map(nameOf)).toEqual(['G8', 'G7', 'G6', 'G5', 'G4']);
  });

  test('[SHORT-11] Port Royal stops every retreat', () => {
    expect(whereabouts(arrival({ ships: [{ at: 'A3', holds: 'gold 3' }] }))).toBe('PR');
    expect(whereabouts(arrival({ ships: [{ at: 'G7', lap: -1 }] }))).toBe('G4 at lap -1');
  });

  test('[SHORT-12] a retreat is an arrival: whoever is there is attacked', () => {
    const met = arrival({ ships: [{ at: 'A5' }, { at: 'A4', holds: 'gold 1' }] });
    expect(told(met, 'engaged')).toMatchObject([{ attacker: 0, defender: 1, at: spaceOf('A4') }]);
  });

  test('[SHORT-13] then the target is paid, or plundered', () => {
    const raised = arrival({ ships: [{ at: 'A5' }] });
    expect(types(raised)).toContain('plundered');
    const paid = arrival({ ships: [{ at: 'A6', holds: 'gold 4' }] });
    expect([whereabouts(paid), holds(paid)]).toEqual(['A4', '']);
  });

  test('[SHORT-15] after a backward move too it goes backward', () => {
    expect(whereabouts(turn({ ships: [{ at: 'A6', card: 'C03' }], dice: [1, 4] }))).not.toBe('A6');
    const short = turn({ ships: [{ at: 'C3', card: 'C03' }], dice: [1, 1] });
    expect(question(short)).toEqual(['retreat', 'retreat B5', 'retreat A4']);
  });

  test('[SHORT-16] a shortage in the morning leaves the evening', () => {
    const evening = turn({ ships: [{ at: 'A4', card: 'C05' }], dice: [1, 3] });
    expect([whereabouts(evening), holds(evening)]).toEqual(['A4', 'powder 3']);
  });
});
