import { describe, expect, test } from 'vitest';
import { size } from './cards.ts';
import { ahead, kindOf, LAIRS, PORT_ROYAL, spaceScore } from './chart.ts';
import { SPACES } from './data/chart.ts';
import { CARDS, TREASURE_COUNTS, TREASURES } from './data/components.ts';
import { position, spaceOf } from './position.ts';
import { scoreOf } from './scoring.ts';
import {
  answer,
  arrival,
  asked,
  blocked,
  broadsides,
  from,
  holds,
  luck,
  question,
  told,
  turn,
  types,
  whereabouts,
} from './testing.ts';
import { worthOf } from './treasures.ts';

/** A lair that costs nothing, to fight on. */
const ON_C5 = { plundered: 'C5' };

describe('from the rulebook', () => {
  test('[T-1, SCORE-1] space, gold and treasures are added up', () => {
    const { ships } = position({
      ships: [{ at: 'G7', holds: 'gold 3, gold 3, gold 6', riches: ['+7', '-4'] }],
    });
    expect(scoreOf(ships[0]!)).toEqual({ space: 8, gold: 12, treasures: 3, total: 23 });
  });

  test('[T-2] the higher firepower wins, and the powder of both is gone', () => {
    const ships = [
      { at: 'C5', holds: 'powder 2' },
      { at: 'C5', holds: 'powder 3, gold 1' },
    ];
    const attacked = answer(arrival({ ...ON_C5, ships }), 'spend 2', broadsides(8));
    const fought = answer(attacked, 'spend 3', broadsides(4));
    expect(told(fought, 'compared')[0]?.firepower).toEqual([10, 7]);
    expect(told(fought, 'won')).toMatchObject([{ winner: 0, loser: 1 }]);
    expect([holds(fought, 0), holds(fought, 1)]).toEqual(['', '-, gold 1']);
  });

  test('[T-3] who cannot pay gives all there is and falls back, other goods are kept', () => {
    const short = arrival({ ships: [{ at: 'A2', holds: 'food 2, gold 3' }] });
    expect([whereabouts(short), holds(short)]).toEqual(['PR', '-, gold 3']);
    expect(told(short, 'fellShort')).toMatchObject([{ good: 'food', paid: 2, due: 3 }]);
  });
});

function costsOf(kind: string) {
  return SPACES.filter((space) => space.kind === kind)
    .map(({ cost }) => cost)
    .sort((a, b) => a - b);
}

describe('data', () => {
  test('[T-4] the chart has 50 spaces of four kinds', () => {
    const kinds = SPACES.map((_, space) => kindOf(space));
    expect(
      ['port-royal', 'sea', 'port', 'lair'].map((kind) => kinds.filter((k) => k === kind).length),
    ).toEqual([1, 29, 11, 9]);
    expect(costsOf('port')).toEqual([3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 7]);
    const sea = costsOf('sea');
    expect([1, 2, 3, 4].map((cost) => sea.filter((c) => c === cost).length)).toEqual([3, 9, 12, 5]);
    expect(costsOf('lair')).toEqual(LAIRS.map(() => 0));
  });

  test('[T-4] the shortest lap has 32 steps, the longest 44', () => {
    const laps = (space: number): number[] =>
      ahead(space).flatMap((next) => (next === PORT_ROYAL ? [1] : laps(next).map((steps) => steps + 1)));
    expect([Math.min(...laps(PORT_ROYAL)), Math.max(...laps(PORT_ROYAL))]).toEqual([32, 44]);
  });

  test.each(['morning', 'evening'] as const)('[T-4] the symbols of the %s side are 4, 1, 2, 2, 2', (half) => {
    const sides = CARDS.map((card) => card[half]);
    expect(
      ['forward', 'backward', 'food', 'gold', 'powder'].map(
        (symbol) => sides.filter((s) => s === symbol).length,
      ),
    ).toEqual([4, 1, 2, 2, 2]);
  });

  test('[T-4] treasures are twelve, and their values sum to 16', () => {
    const sum = TREASURES.reduce((total, card, kind) => total + worthOf(card) * TREASURE_COUNTS[kind]!, 0);
    expect(sum).toBe(16);
    expect(TREASURE_COUNTS.reduce((total, count) => total + count, 0)).toBe(12);
  });
});

describe('moving and laps', () => {
  test('[T-5, MOVE-4] the lane is chosen at a fork', () => {
    const sailing = turn({ ships: [{ at: 'A5', card: 'C01' }], dice: [4, 1] });
    expect(question(sailing)).toEqual(['sail', 'sail B3', 'sail C1']);
  });

  test('[T-6, MOVE-5] and where lanes join, backward', () => {
    const sailing = turn({ ships: [{ at: 'C2', card: 'C03' }], dice: [3, 1] });
    expect(question(sailing)).toEqual(['sail', 'sail B5', 'sail b1']);
  });

  test('[T-7, MOVE-8] a first turn backward and forward again past Port Royal', () => {
    const sailed = turn({ ships: [{ card: 'C03', holds: 'food 3, gold 3' }], dice: [2, 4] });
    expect(told(sailed, 'sailed')).toMatchObject([
      { lap: -1, path: ['G9', 'G8'].map(spaceOf) },
      { lap: 0, path: ['G9', 'PR', 'A1', 'A2'].map(spaceOf) },
    ]);
    expect(told(sailed, 'crossed').map(({ way }) => way)).toEqual(['backward', 'forward']);
    expect(told(sailed, 'paid')).toMatchObject([{ good: 'food', count: 3 }]);
    expect([whereabouts(sailed), holds(sailed)]).toEqual(['PR', '-, gold 3']);
    expect(sailed.state.isLastRound).toBe(false);
  });

  test('[T-8, MOVE-11] Port Royal at lap 0 is a space like another', () => {
    const sailed = turn({ ships: [{ at: 'G9', lap: -1, card: 'C01', holds: 'food 3' }], dice: [1, 3] });
    expect(told(sailed, 'sailed').map(({ lap }) => lap)).toEqual([0, 0]);
    expect([whereabouts(sailed), holds(sailed)]).toEqual(['A3', 'food 1']);
  });

  test('[T-9, MOVE-10, END-2] who comes home stops there, and the evening is dropped', () => {
    const home = turn({ ships: [{ at: 'G8', card: 'C04' }], dice: [5, 3] });
    expect(told(home, 'sailed')).toMatchObject([{ path: ['G9', 'PR'].map(spaceOf), lap: 1 }]);
    expect(types(home)).toContain('dropped');
    expect(types(home)).not.toContain('crossed');
    expect(holds(home)).toBe('');
    expect(holds(home, 1)).toBe('gold 5, gold 3');
    expect(home.state.stack).toEqual([]);
  });

  test('[T-10] a load in the morning comes before the finish in the evening', () => {
    const home = turn({ ships: [{ at: 'G8', card: 'C06' }], dice: [3, 2] });
    expect([whereabouts(home), holds(home)]).toEqual(['PR at lap 1', 'food 3']);
  });

  test('[T-11, LAIR-4] lair 9 is plundered before the lap has begun', () => {
    const sailed = turn({ ships: [{ card: 'C03' }], dice: [6, 1] });
    expect(told(sailed, 'sailed')[0]).toMatchObject({
      lap: -1,
      path: ['G9', 'G8', 'G7', 'G6', 'G5', 'G4'].map(spaceOf),
    });
    expect(told(sailed, 'plundered')).toMatchObject([{ ship: 0, at: spaceOf('G4') }]);
    expect(size(sailed.state.lairs)).toBe(8);
  });

  test('[T-12, BATTLE-5, SCORE-4] ships of different laps fight, and score differently', () => {
    const met = arrival({
      ships: [
        { at: 'G9', holds: 'food 3' },
        { at: 'G9', lap: -1 },
      ],
    });
    expect(told(met, 'engaged')).toMatchObject([{ attacker: 0, defender: 1 }]);
    expect(met.state.ships.map(spaceScore)).toEqual([10, -5, -5]);
  });

  test('[T-13, BATTLE-2] there is peace in Port Royal', () => {
    const home = arrival({ ships: [{ at: 'PR', lap: 1 }, { at: 'PR' }] });
    expect(types(home)).not.toContain('engaged');
    expect(types(home)).not.toContain('paid');
  });
});

function foodLoaded(left: number, bank: 'strict' | 'unlimited') {
  const ships = [{ card: 'C10' }, { card: 'C08' }, { card: 'C08' }];
  const before = position({ ships, dice: [5, 1], options: { bank } });
  before.bank.food = left;
  return told(from(before, 'turn'), 'loaded').find(({ ship, good }) => ship === 0 && good === 'food')?.count;
}

describe('loading', () => {
  test('[T-14] two loads of gold into two holds that are cleared', () => {
    const held = 'food 3, gold 3, powder 5, food 2, food 6';
    const morning = turn({ ships: [{ card: 'C08', holds: held }], dice: [4, 2] });
    expect(question(morning)).toEqual(['load', 'load 1', 'load 3', 'load 4', 'load 5']);
    const evening = answer(morning, 'load 4');
    expect(question(evening)).toEqual(['load', 'load 1', 'load 3', 'load 5']);
    expect(holds(answer(evening, 'load 1'))).toBe('gold 2, gold 3, powder 5, gold 4, food 6');
  });

  test('[T-15, LOAD-9] nothing is loaded where every hold has that good', () => {
    const all = 'gold 1, gold 2, gold 3, gold 4, gold 5';
    const full = turn({ ships: [{ card: 'C08', holds: all }], dice: [4, 2] });
    expect(holds(full)).toBe(all);
    expect(told(full, 'notLoaded').filter(({ seat }) => seat === 0)).toHaveLength(2);
    const sixth = turn({ ships: [{ card: 'C08', holds: all, powers: ['sixth'] }], dice: [4, 2] });
    expect(holds(sixth)).toBe(`${all}, gold 4`);
    expect(told(sixth, 'notLoaded').filter(({ seat }) => seat === 0)).toHaveLength(1);
  });

  test('[T-16, LOAD-8] a hold with the same good is not cleared, however small', () => {
    const held = 'food 1, food 1, food 4, gold 6, powder 2';
    const loading = turn({ ships: [{ card: 'C10', holds: held }], dice: [5, 1] });
    expect(question(loading)).toEqual(['load', 'load 4', 'load 5']);
    expect(blocked(loading)).toEqual({
      'load 1': 'same-good',
      'load 3': 'same-good',
      'load 6': 'no-sixth-hold',
    });
  });

  test('[T-17] a strict bank gives what it has', () => {
    expect([foodLoaded(2, 'strict'), foodLoaded(0, 'strict')]).toEqual([2, undefined]);
    expect([foodLoaded(2, 'unlimited'), foodLoaded(0, 'unlimited')]).toEqual([5, 5]);
  });
});

describe('payment', () => {
  test('[T-18, DEF-5] equal holds are no choice, unequal ones are', () => {
    const paying = arrival({ ships: [{ at: 'A1', holds: 'food 3, food 3, gold 2' }] });
    expect(question(paying)).toEqual(['take', 'take 1', 'take 2']);
    expect(holds(paying)).toBe('food 2, food 3, gold 2');
    expect(holds(answer(paying, 'take 1'))).toBe('food 1, food 3, gold 2');
    expect(holds(answer(paying, 'take 2'))).toBe('food 2, food 2, gold 2');
  });

  test('[T-19] where everything goes nobody is asked', () => {
    const paid = arrival({ ships: [{ at: 'C2', holds: 'gold 1, gold 2' }] });
    expect(holds(paid)).toBe('');
    expect(asked(paid)).not.toBe(-1);
    expect(question(paid)[0]).toBe('cards');
  });
});

function retreats(at: string, held: string) {
  return question(arrival({ ships: [{ at, holds: held }] }));
}

describe('shortage', () => {
  test('[T-20] over a rejoin each lane has its target', () => {
    expect(retreats('C1', 'food 1')).toEqual(['retreat', 'retreat B5', 'retreat A4']);
    expect(retreats('C1', 'food 1, gold 4')).toEqual(['retreat', 'retreat B5', 'retreat A5']);
    const back = answer(arrival({ ships: [{ at: 'C1', holds: 'food 1' }] }), 'retreat A4');
    expect(told(back, 'retreated')[0]?.path).toEqual(['b2', 'b1', 'A6', 'A5', 'A4'].map(spaceOf));
  });

  test('[T-21] there can be three targets', () => {
    const [kind, ...lines] = retreats('G2', 'food 1');
    expect([kind, ...lines.sort()]).toEqual(['retreat', 'retreat C5', 'retreat D6', 'retreat F5']);
  });

  test('[T-22] short of gold, but with food', () => {
    const short = arrival({ ships: [{ at: 'G1', holds: 'gold 3, food 1' }] });
    expect(question(short)).toEqual(['retreat', 'retreat F6', 'retreat E2']);
    const back = answer(short, 'retreat E2');
    expect([whereabouts(back), holds(back)]).toEqual(['E2', '']);
  });

  test('[T-23, SHORT-14] a retreat that ends in a lost battle goes on', () => {
    const ships = [
      { at: 'C3', holds: 'food 1, gold 3' },
      { at: 'C2', holds: 'food 2' },
    ];
    const fought = arrival({ ships }, broadsides(2, 10));
    expect(told(fought, 'retreated')).toMatchObject([{ path: [spaceOf('C2')] }]);
    expect([asked(fought), ...question(fought)]).toEqual([1, 'spoils', 'loot 2', 'decline']);
    const looted = answer(fought, 'loot 2');
    expect(told(looted, 'fellShort')).toMatchObject([{ good: 'gold', paid: 0, due: 3 }]);
    expect(question(looted)).toEqual(['retreat', 'retreat B5', 'retreat A4']);
  });

  test('[T-24] a retreat to a lair brings its treasure, and the evening comes all the same', () => {
    const ships = [{ at: 'A4', card: 'C05', holds: 'gold 1' }];
    const back = turn({ ships, dice: [1, 4] }, luck(4));
    expect([whereabouts(back), holds(back)]).toEqual(['A4', 'powder 4']);
    expect(back.state.ships[0]?.slots).toMatchObject([{ card: '+3' }]);
  });

  test('[T-25, SHORT-11] before the lap one falls back further', () => {
    expect(whereabouts(arrival({ ships: [{ at: 'G9', lap: -1 }] }))).toBe('G4 at lap -1');
  });

  test('[T-26, PAY-6] who can pay must', () => {
    const paid = arrival({ ships: [{ at: 'A5', holds: 'gold 3' }] });
    expect([whereabouts(paid), holds(paid)]).toEqual(['A5', '']);
  });
});
