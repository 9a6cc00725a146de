import { describe, expect, test } from 'vitest';
import { behind, isFinished, nameOf, PORT_ROYAL, progressOf, routesFor } from './chart.ts';
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
