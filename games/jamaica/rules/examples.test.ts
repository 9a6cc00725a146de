import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { size } from './cards.ts';
import { ahead, kindOf, LAIRS, PORT_ROYAL, spaceScore } from './chart.ts';
import { SPACES } from './data/chart.ts';
import { CARDS, TREASURE_COUNTS, TREASURES } from './data/components.ts';
import { stockOf } from './holds.ts';
import { position, spaceOf } from './position.ts';
import { scoreOf } from './scoring.ts';
import { GHOST } from './ships.ts';
import type { JamaicaState } from './state.ts';
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

function over(state: JamaicaState) {
  return jamaica.outcome({ ...state, stack: [] });
}

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

function againstStar(powers: ('sabre' | 'map')[]) {
  const ships = [
    { at: 'C5', holds: 'powder 6', powers },
    { at: 'C5', holds: 'gold 1' },
  ];
  const fired = answer(arrival({ ...ON_C5, ships }), 'spend 6', broadsides(10, 'star'));
  return powers.includes('sabre') ? answer(fired, 'accept', broadsides('star')) : fired;
}

function wonWith(riches: ('-4' | '+5')[]) {
  const ships = [{ at: 'C5', riches, powers: ['map' as const] }, { at: 'C5' }];
  return arrival({ ...ON_C5, ships }, broadsides('star'));
}

describe('battle', () => {
  test('[T-27, TREASURE-12] a star cancelled by the Sabre', () => {
    const ships = [
      { at: 'C5', holds: 'powder 2' },
      { at: 'C5', holds: 'powder 3, gold 1', powers: ['sabre' as const] },
    ];
    const star = answer(arrival({ ...ON_C5, ships }), 'spend 2', broadsides('star'));
    expect([asked(star), ...question(star)]).toEqual([1, 'sabre', 'accept', 'reroll']);
    const again = answer(star, 'reroll', broadsides(4));
    expect([asked(again), question(again)[0]]).toEqual([1, 'powder']);
    const fought = answer(again, 'spend 3', broadsides(4));
    expect(told(fought, 'compared')[0]?.firepower).toEqual([6, 7]);
    expect(told(fought, 'won')).toMatchObject([{ winner: 1 }]);
    expect([holds(fought, 0), holds(fought, 1)]).toEqual(['', '-, gold 1']);
  });

  test('[T-28, TREASURE-11] the second star stands, and the defender keeps the powder', () => {
    const ships = [{ at: 'C5' }, { at: 'C5', holds: 'powder 3', powers: ['sabre' as const] }];
    const star = arrival({ ...ON_C5, ships }, broadsides('star'));
    const again = answer(star, 'reroll', broadsides('star'));
    expect(told(again, 'won')).toMatchObject([{ winner: 0 }]);
    expect(question(again)[0]).toBe('spoils');
    expect(holds(again, 1)).toBe('powder 3');
  });

  test('[T-29, BATTLE-15] a star of the defender beats 16, unless the Sabre comes in', () => {
    expect(told(againstStar(['map']), 'won')).toMatchObject([{ winner: 1 }]);
    const asking = againstStar(['sabre']);
    expect([asked(asking), question(asking)[0]]).toEqual([0, 'sabre']);
    const again = answer(asking, 'reroll', broadsides(8));
    expect(told(again, 'compared')[0]?.firepower).toEqual([16, 8]);
    expect(told(again, 'won')).toMatchObject([{ winner: 0 }]);
  });

  test('[T-30, BATTLE-17] Lady Beth makes a tie, and the attacker pays', () => {
    const ships = [
      { at: 'A1', holds: 'food 2', powers: ['beth' as const] },
      { at: 'A1', holds: 'powder 2' },
    ];
    const tied = answer(arrival({ ships }, broadsides(6)), 'spend 2', broadsides(6));
    expect(told(tied, 'compared')[0]?.firepower).toEqual([8, 8]);
    expect(types(tied)).toEqual(expect.arrayContaining(['tied', 'paid']));
    expect([holds(tied, 0), holds(tied, 1)]).toEqual(['', '']);
  });

  test('[T-31] loot into full holds', () => {
    const ships = [
      { at: 'C5', holds: 'food 2, food 4, gold 3, gold 5, powder 2' },
      { at: 'C5', holds: 'gold 6' },
    ];
    const won = answer(arrival({ ...ON_C5, ships }), 'spend 0', broadsides('star'));
    const looting = answer(won, 'loot 1');
    expect(question(looting)).toEqual(['load', 'load 1', 'load 2', 'load 5']);
    const looted = answer(looting, 'load 5');
    expect(stockOf(looted.state.ships[0]!.holds, 'gold')).toBe(14);
    expect(holds(looted, 1)).toBe('');
  });

  test('[T-32, BATTLE-26] loot for which there is no room is not to be had', () => {
    const ships = [
      { at: 'C5', holds: 'food 1, food 2, food 3, food 4, food 5' },
      { at: 'C5', holds: 'food 6, gold 1' },
    ];
    const won = arrival({ ...ON_C5, ships }, broadsides('star'));
    expect(question(won)).toEqual(['spoils', 'loot 2', 'decline']);
    expect(blocked(won)).toEqual({ 'loot 1': 'no-room' });
    expect(question(answer(won, 'loot 2'))[0]).toBe('load');
  });

  test('[T-33] spent powder makes room', () => {
    const ships = [
      { at: 'C5', holds: 'food 3, food 2, gold 4, gold 1, powder 2' },
      { at: 'C5', holds: 'gold 6' },
    ];
    const won = answer(arrival({ ...ON_C5, ships }), 'spend 2', broadsides('star'));
    expect(holds(answer(won, 'loot 1'))).toBe('food 3, food 2, gold 4, gold 1, gold 6');
  });

  test('[T-34, BATTLE-34] loot pays for the space', () => {
    const ships = [
      { at: 'C2', holds: 'gold 1' },
      { at: 'C2', holds: 'gold 4' },
    ];
    const paying = answer(arrival({ ships }, broadsides('star')), 'loot 1');
    expect(question(paying)).toEqual(['take', 'take 1', 'take 2']);
    expect(holds(answer(paying, 'take 1'))).toBe('-, gold 2');
    const third = answer(answer(answer(paying, 'take 2'), 'take 2'), 'take 2');
    expect(holds(third)).toBe('gold 1, gold 1');
  });

  test('[T-35] a loss hurts', () => {
    const ships = [{ at: 'A2', holds: 'food 3, gold 3' }, { at: 'A2' }];
    const lost = answer(arrival({ ships }, broadsides(2, 10)), 'loot 1');
    expect([whereabouts(lost), holds(lost)]).toEqual(['PR', '-, gold 3']);
  });

  test('[T-36, BATTLE-27, BATTLE-30] the tokens on the 6th Hold, or the card with them', () => {
    const full = 'food 1, food 2, food 3, food 4, powder 5';
    const ships = [
      { at: 'C5', holds: full },
      { at: 'C5', holds: '-, -, -, -, -, gold 5', powers: ['sixth' as const] },
    ];
    const won = answer(arrival({ ...ON_C5, ships }), 'spend 0', broadsides('star'));
    const tokens = answer(answer(won, 'loot 6'), 'load 1');
    expect([holds(tokens, 0), tokens.state.powers.sixth]).toEqual([full.replace('food 1', 'gold 5'), 1]);
    const card = answer(won, 'seize sixth');
    expect([holds(card, 0), card.state.powers.sixth]).toEqual([`${full}, gold 5`, 0]);
    expect(card.state.ships[1]?.holds).toHaveLength(5);
  });

  test('[T-37, BATTLE-33] where there is nothing to choose nobody is asked', () => {
    expect(question(wonWith(['-4', '+5']))).toEqual(['spoils', 'curse 1', 'decline']);
    const nothing = wonWith(['+5']);
    expect(types(nothing)).toContain('declined');
    expect(question(nothing)[0]).toBe('cards');
  });

  test('[T-38, BATTLE-4] of several ships one is chosen', () => {
    const ships = [
      { at: 'E2', holds: 'food 1' },
      { at: 'E2', holds: 'gold 1' },
      { at: 'E2', holds: 'gold 1' },
    ];
    const met = arrival({ ships });
    expect(question(met)).toEqual(['foe', 'attack 2', 'attack 3']);
    const fought = answer(met, 'attack 3', broadsides(4, 4));
    expect(told(fought, 'engaged')).toHaveLength(1);
    expect([0, 1, 2].map((ship) => holds(fought, ship))).toEqual(['', 'gold 1', 'gold 1']);
  });
});

function handAfter(powers: 'map'[], hand: string) {
  const ships = [{ hand, powers, discards: 'C11' }, {}, {}];
  return size(from(position({ ships }), 'roundEnd').state.decks[0]!.hand);
}

describe('cards', () => {
  test('[T-39, ROUND-18] the pile lasts for eight rounds, and is made anew after nine', () => {
    let state = position({ ships: [{}, {}, {}] });
    const sizes: number[][] = [];
    for (let round = 1; round <= 9; round++) {
      const deck = state.decks[0]!;
      const card = 31 - Math.clz32(deck.hand);
      Object.assign(deck, {
        hand: deck.hand & ~(1 << card),
        discards: deck.discards | (1 << card),
        top: card,
      });
      ({ state } = from(state, 'roundEnd'));
      const { hand, pile, discards } = state.decks[0]!;
      sizes.push([size(hand), size(pile), size(discards)]);
    }
    expect([sizes[0], sizes[7], sizes[8]]).toEqual([
      [3, 7, 1],
      [3, 0, 8],
      [3, 8, 0],
    ]);
  });

  test('[T-40, ROUND-17] with the Map gained the hand grows, with the Map lost nothing is drawn', () => {
    expect(handAfter(['map'], 'C01 C02')).toBe(4);
    expect(handAfter([], 'C01 C02 C03')).toBe(3);
  });
});

describe('the end and ties', () => {
  const RACE = { isLastRound: true };

  test('[T-41, SCORE-8, SCORE-9] a tie goes to the ship ahead, and is shared by ships as far', () => {
    const home = { at: 'PR', lap: 1, holds: 'gold 5' };
    const behind = { at: 'G9', holds: 'gold 6, gold 4' };
    const ahead = over(position({ ...RACE, ships: [home, behind, {}] }));
    expect([ahead?.scores, ahead?.places, ahead?.why.id]).toEqual([[20, 20, -5], [1, 2, 3], 'won.progress']);
    const both = over(position({ ...RACE, ships: [home, home, {}] }));
    expect([both?.places, both?.why.id]).toEqual([[1, 1, 3], 'shared']);
  });

  test('[T-42] progress counts lanes by p', () => {
    const nine = 'gold 6, gold 3';
    const places = (one: string, other: string) =>
      over(position({ ...RACE, ships: [{ at: one, holds: nine }, { at: other, holds: nine }, {}] }))?.places;
    expect(places('B1', 'A6')).toEqual([1, 2, 3]);
    expect(places('b1', 'B5')).toEqual([1, 1, 3]);
  });

  test('[T-43, END-3, END-4, END-5] seats after the finisher still play, seats before do not', () => {
    const ships = [{ card: 'C08' }, { at: 'G9', card: 'C01' }, { card: 'C08' }, { at: 'G9', card: 'C04' }];
    const before = position({ ships, captain: 2, dice: [1, 2] });
    const over = from(before, 'turn');
    expect(told(over, 'revealed').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(told(over, 'finished').map(({ seat }) => seat)).toEqual([3, 1]);
    expect(told(over, 'lastRound')).toHaveLength(1);
    expect(told(over, 'scored').map(({ space }) => space)).toEqual([-5, 15, -5, 15]);
  });
});

const HAUNTED = { ships: [{ at: 'C2' }, { at: 'C4' }], active: GHOST, plundered: 'C5' };

/** The ghost, going back from C5, beats seat 2 on C4. */
function haul(held: string, own: string) {
  const ships = [{ at: 'C2' }, { at: 'C4', holds: held }];
  const before = position({ ...HAUNTED, ships, ghost: { at: 'C5', holds: own }, dice: [1, 3] });
  return from(before, 'action', broadsides('star'));
}

describe('two players', () => {
  test('[T-44, GHOST-10] the way of the ghost is found anew before each move', () => {
    const moved = from(position({ ...HAUNTED, ghost: { at: 'C5' }, dice: [2, 3] }), 'action');
    expect(told(moved, 'ghostForced')).toMatchObject([{ way: 'backward', why: 'leads' }]);
    expect(whereabouts(moved, GHOST)).toBe('C3');
    expect(question(moved)).toEqual([
      'steer',
      'steer forward D1',
      'steer forward d1',
      'steer backward B6',
      'steer backward b2',
    ]);
  });

  test('[T-45, GHOST-21, GHOST-33] the ghost attacks, the other player rolls for it, and it loses', () => {
    const ships = [{ at: 'C2' }, { at: 'C4', holds: 'powder 1', riches: ['-4' as const] }];
    const ghost = { at: 'C5', holds: 'gold 5, gold 3', riches: ['+3' as const] };
    const before = position({ ...HAUNTED, ships, ghost, dice: [1, 3] });
    const met = from(before, 'action', broadsides(4));
    expect(told(met, 'fired')).toMatchObject([{ ship: GHOST, by: 0 }]);
    expect([asked(met), question(met)[0]]).toEqual([1, 'powder']);
    const won = answer(met, 'spend 1', broadsides(6));
    expect(told(won, 'compared')[0]?.firepower).toEqual([6, 7]);
    expect(question(won)).toEqual(['spoils', 'loot 1', 'loot 2', 'steal 2', 'curse 1', 'decline']);
    expect(blocked(won)).toEqual({ 'seize beth': 'ghost-keeps' });
  });

  test('[T-46, GHOST-14] equal progress is not alone', () => {
    const ships = [{ at: 'b1' }, { at: 'A4' }];
    const moved = from(position({ ...HAUNTED, ships, ghost: { at: 'B5' }, dice: [1, 1] }), 'action');
    expect(question(moved)).toEqual(['steer', 'steer forward B6', 'steer backward B4']);
  });

  test('[T-47, GHOST-26, GHOST-27] what the ghost takes', () => {
    const powder = haul('powder 4, gold 4', 'gold 5, gold 3');
    expect([asked(powder), ...question(powder)]).toEqual([0, 'spoils', 'loot 1', 'loot 2', 'decline']);
    const thrown = answer(powder, 'loot 1');
    expect(told(thrown, 'jettisoned')).toMatchObject([{ good: 'powder', count: 4 }]);
    expect(thrown.state.bank.powder).toBe(45);
    expect(holds(answer(powder, 'loot 2'), GHOST)).toBe('gold 5, gold 3, gold 4');
    const full = haul('powder 4, food 2, gold 4', 'gold 1, gold 2, gold 3, gold 4, gold 5');
    expect(question(full)).toEqual(['spoils', 'loot 1', 'loot 2', 'decline']);
    expect(blocked(full)).toEqual({ 'loot 3': 'ghost-full' });
  });

  test('[T-48, GHOST-35] the ghost at home ends nothing, and goes back', () => {
    const before = position({
      ...HAUNTED,
      ships: [{ at: 'G9' }, { at: 'C4' }],
      ghost: { at: 'G8' },
      dice: [6, 3],
    });
    const home = answer(from(before, 'action'), 'steer forward PR');
    expect(told(home, 'sailed').map(({ lap }) => lap)).toEqual([1, 0]);
    expect(whereabouts(home, GHOST)).toBe('G7');
    expect(home.state.isLastRound).toBe(false);
  });
});

function slotSeen(state: JamaicaState, viewer: number, owner: number) {
  return jamaica.view(state, viewer).ships[owner]?.slots[0];
}

describe('views', () => {
  test('[T-49, HIDE-11, HIDE-14] a cursed card on its way from hand to hand', () => {
    const ships = [{ at: 'C5', riches: ['-4' as const] }, { at: 'C5' }, {}, {}];
    const given = answer(arrival({ ...ON_C5, ships }, broadsides('star')), 'curse 1').state;
    expect([0, 1, 2].map((viewer) => slotSeen(given, viewer, 1)?.card)).toEqual(['-4', '-4', undefined]);
    expect(slotSeen(given, 2, 1)?.sort).toBe('cursed');
    const next = jamaica.copy(given);
    next.ships[3]!.at = spaceOf('C5');
    next.ships[0]!.at = PORT_ROYAL;
    Object.assign(next, { captain: 0, active: 3, half: 'evening' });
    const stolen = answer(from(next, 'arrival', broadsides('star')), 'steal 1').state;
    expect([0, 1, 2, 3].map((viewer) => slotSeen(stolen, viewer, 3)?.card)).toEqual([
      '-4',
      '-4',
      undefined,
      '-4',
    ]);
  });

  test('[T-50, HIDE-4] a chosen card is its owner’s secret until the turn begins', () => {
    const held = 'food 1, food 2, food 3, food 4, powder 5';
    const state = turn({ ships: [{ card: 'C09', holds: held }, { card: 'C05' }, { card: 'C07' }] }).state;
    const shown = (viewer: number) =>
      jamaica.view(state, viewer).decks.map(({ top, chosen }) => [top, chosen]);
    expect(shown(0)).toEqual([
      [8, undefined],
      [-1, undefined],
      [-1, undefined],
    ]);
    expect(shown(1)).toEqual([
      [8, undefined],
      [-1, 4],
      [-1, undefined],
    ]);
  });
});
