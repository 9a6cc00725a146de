import { describe, expect, test } from 'vitest';
import {
  behind,
  isFinished,
  kindOf,
  nameOf,
  PORT_ROYAL,
  progressOf,
  retreatsFrom,
  routesFor,
} from './chart.ts';
import { SPACES } from './data/chart.ts';
import { spaceOf } from './position.ts';
import {
  answer,
  arrival,
  blocked,
  holds,
  luck,
  question,
  refusal,
  told,
  turn,
  types,
  whereabouts,
} from './testing.ts';

function ends(at: string, way: 'forward' | 'backward', steps: number, lap = 0): string[] {
  return routesFor({ at: spaceOf(at), lap }, way, steps).map(({ to }) => nameOf(to));
}

describe('where a ship is', () => {
  test('[DEF-6, DEF-7] the lap changes only in Port Royal', () => {
    const [back] = routesFor({ at: PORT_ROYAL, lap: 0 }, 'backward', 2);
    const [past] = routesFor({ at: spaceOf('G8'), lap: -1 }, 'forward', 4);
    const [upTo] = routesFor({ at: spaceOf('A1'), lap: 0 }, 'backward', 1);
    const [across] = routesFor({ at: spaceOf('A1'), lap: 0 }, 'backward', 2);
    expect([back, past, upTo, across].map((route) => [nameOf(route!.to), route!.laps])).toEqual([
      ['G8', -1],
      ['A2', 1],
      ['PR', 0],
      ['G9', -1],
    ]);
  });

  test('[DEF-8] backward is the way ahead, reversed', () => {
    for (const [space, { next }] of SPACES.entries()) {
      for (const id of next) expect(behind(spaceOf(id))).toContain(space);
    }
  });

  test('[DEF-9] every step forward is progress', () => {
    for (const space of SPACES.keys()) {
      for (const { to, laps } of routesFor({ at: space, lap: -1 }, 'forward', 1)) {
        expect(progressOf({ at: to, lap: laps - 1 })).toBeGreaterThan(progressOf({ at: space, lap: -1 }));
      }
    }
    expect(progressOf({ at: PORT_ROYAL, lap: 1 })).toBe(44);
  });

  test('[DEF-10] finished is in Port Royal with the lap made', () => {
    expect([-1, 0, 1].map((lap) => isFinished({ at: PORT_ROYAL, lap }))).toEqual([false, false, true]);
    expect(isFinished({ at: spaceOf('G9'), lap: 0 })).toBe(false);
  });
});

describe('moving', () => {
  test('[MOVE-1] forward or backward, exactly as far as the die says', () => {
    expect([ends('A1', 'forward', 3), ends('A4', 'backward', 3)]).toEqual([['A4'], ['A1']]);
  });

  test('[MOVE-2] not shorter', () => {
    const sailing = turn({ ships: [{ at: 'A5', card: 'C01' }], dice: [4, 1] });
    expect(blocked(sailing)).toEqual({
      'sail A6': 'exact-steps',
      'sail B1': 'exact-steps',
      'sail B2': 'exact-steps',
      'sail b1': 'exact-steps',
      'sail b2': 'exact-steps',
    });
    expect(refusal(sailing.state, 'sail A6')).toBe('exact-steps');
  });

  test('[MOVE-3] what is passed has no effect', () => {
    const ships = [{ at: 'A3', card: 'C05', holds: 'gold 5' }, { at: 'A4' }];
    const passed = turn({ ships, dice: [2, 1] });
    expect(types(passed)).not.toContain('engaged');
    expect(told(passed, 'paid')).toMatchObject([{ good: 'gold', count: 3 }]);
    expect(passed.state.ships[0]?.slots).toEqual([]);
  });

  test.each([
    ['A6', ['B1', 'b1']],
    ['C5', ['D1', 'd1']],
    ['E5', ['F1', 'f1']],
  ])('[MOVE-4] forward out of %s there are two lanes', (fork, lanes) => {
    expect(ends(fork, 'forward', 1)).toEqual(lanes);
  });

  test.each([
    ['C1', ['B6', 'b2']],
    ['E1', ['D6', 'd2']],
    ['G1', ['F6', 'f2']],
  ])('[MOVE-5] backward out of %s there are two lanes', (rejoin, lanes) => {
    expect(ends(rejoin, 'backward', 1)).toEqual(lanes);
  });

  test('[MOVE-6] lanes are not changed on the way', () => {
    expect([ends('B2', 'forward', 5), ends('b1', 'backward', 3), ends('b1', 'forward', 2)]).toEqual([
      ['C1'],
      ['A4'],
      ['C1'],
    ]);
    expect(ends('B1', 'forward', 4)).toEqual(['B5']);
  });

  test('[MOVE-7] never more than two ends, each by one route', () => {
    for (const space of SPACES.keys()) {
      for (const way of ['forward', 'backward'] as const) {
        for (let steps = 1; steps <= 6; steps++) {
          const to = ends(nameOf(space), way, steps);
          expect(to.length).toBeLessThanOrEqual(2);
          expect(new Set(to).size).toBe(to.length);
        }
      }
    }
  });

  test('[MOVE-7] the chosen route is sailed', () => {
    const sailed = answer(
      turn({ ships: [{ at: 'A5', card: 'C05', holds: 'food 3' }], dice: [4, 1] }),
      'sail C1',
    );
    expect(told(sailed, 'sailed')).toMatchObject([{ path: ['A6', 'b1', 'b2', 'C1'].map(spaceOf) }]);
    expect([whereabouts(sailed), holds(sailed)]).toEqual(['C1', 'powder 1']);
  });

  test('[MOVE-8, MOVE-12] backward out of Port Royal, first or later', () => {
    expect(whereabouts(turn({ ships: [{ card: 'C03', holds: 'food 3' }], dice: [1, 6] }))).not.toBe('PR');
    expect([ends('PR', 'backward', 6), ends('A2', 'backward', 6)]).toEqual([['G4'], ['G6']]);
  });

  test('[MOVE-9] who went back must make the whole lap', () => {
    expect(ends('G9', 'forward', 6, -1)).toEqual(['A5']);
    expect(ends('G9', 'forward', 6, 0)).toEqual(['PR']);
  });

  test('[MOVE-10] at the end of the lap Port Royal stops the ship', () => {
    const [home] = routesFor({ at: spaceOf('G6'), lap: 0 }, 'forward', 6);
    expect([home?.path.map(nameOf), home?.laps]).toEqual([['G7', 'G8', 'G9', 'PR'], 1]);
  });

  test('[MOVE-11, END-7] before, it does not, and ends nothing', () => {
    const rest = arrival({ ships: [{ at: 'PR', lap: 0 }, { at: 'PR' }] });
    expect(types(rest)).toEqual(expect.not.arrayContaining(['engaged', 'paid', 'plundered', 'finished']));
    expect(rest.state.isLastRound).toBe(false);
  });

  test('[MOVE-13] any number of ships may lie on one space', () => {
    const ships = [{ at: 'C5' }, { at: 'C5', holds: 'gold 1' }, { at: 'C5' }, { at: 'C5' }];
    const met = arrival({ ships, plundered: 'C5' });
    expect(question(met)).toEqual(['foe', 'attack 2', 'attack 3', 'attack 4']);
  });

  test('[MOVE-14] battle, then price, then shortage', () => {
    const ships = [
      { at: 'A1', holds: 'food 1' },
      { at: 'A1', holds: 'gold 1' },
    ];
    const settled = arrival({ ships }, luck(0, 0));
    const order = types(settled).filter((type) =>
      ['engaged', 'tied', 'fellShort', 'retreated'].includes(type),
    );
    expect(order).toEqual(['engaged', 'tied', 'fellShort', 'retreated']);
  });

  test('[MOVE-16] who comes back pays again', () => {
    const ships = [{ at: 'A1', card: 'C02', holds: 'food 6, food 6' }];
    const there = turn({ ships, dice: [1, 1] });
    const paid = answer(answer(there, 'take 1'), 'take 2');
    expect(question(paid)[0]).toBe('take');
    expect(told(answer(answer(paid, 'take 1'), 'take 1'), 'paid')).toEqual([]);
    expect([whereabouts(paid), told(paid, 'paid')]).toMatchObject(['A1', [{ good: 'food', count: 2 }]]);
  });
});

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
