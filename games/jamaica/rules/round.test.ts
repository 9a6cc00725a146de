import { apply, askedSeats, offersFor } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { has, size } from './cards.ts';
import { cardOf, position } from './position.ts';
import type { JamaicaState } from './state.ts';
import { answer, from, holds, luck, question, refusal, told, turn, types, whereabouts } from './testing.ts';

const LOADERS = [{ card: 'C08' }, { card: 'C09' }, { card: 'C10' }];

function choose(state: JamaicaState, seat: number, card: string) {
  const taken = apply(jamaica, state, seat, { type: 'play', card: cardOf(card) }, luck());
  if (!taken.ok) throw new Error(taken.code);
  return taken.value;
}

describe('dice', () => {
  const rolled = from(position({ ships: [{}, {}, {}] }), 'round', luck(4, 1));

  test('[ROUND-2, ROUND-3, HIDE-7] the Captain rolls and gives each die to a half of the day', () => {
    expect([askedSeats(jamaica, rolled.state), question(rolled)]).toEqual([
      [0],
      ['dice', 'assign 5 2', 'assign 2 5'],
    ]);
    expect(jamaica.view(rolled.state, 'watcher').stack).toEqual([{ kind: 'dice', rolled: [5, 2] }]);
    expect(answer(rolled, 'assign 2 5').state.dice).toEqual([2, 5]);
  });

  test('[ROUND-4] doubles are assigned without asking', () => {
    const doubles = from(position({ ships: [{}, {}, {}] }), 'round', luck(2, 2));
    expect([doubles.state.dice, question(doubles)[0]]).toEqual([[3, 3], 'cards']);
    expect(told(doubles, 'assigned')).toMatchObject([{ isForced: true }]);
  });

  test('[ROUND-5] the dice are the same for all', () => {
    const loaded = turn({ ships: LOADERS, dice: [2, 5] });
    expect([0, 1, 2].map((seat) => holds(loaded, seat))).toEqual([
      'gold 2, gold 5',
      'powder 2, gold 5',
      'food 2, powder 5',
    ]);
  });
});

describe('choosing a card', () => {
  const choosing = position({ ships: [{}, {}, {}], dice: [2, 5] });

  test('[ROUND-1, ROUND-6] after the dice all choose at once', () => {
    const assigned = answer(from(choosing, 'round', luck(4, 1)), 'assign 5 2').state;
    expect(askedSeats(jamaica, assigned)).toEqual([0, 1, 2]);
    expect(question({ state: assigned })).toEqual(['cards', 'play C01', 'play C02', 'play C03']);
  });

  test('[ROUND-6] only a card in hand', () => {
    expect(refusal(choosing, 'play C09')).toBe('not-in-hand');
    expect(offersFor(jamaica, choosing, 0).filter(({ no }) => no === 'not-in-hand')).toHaveLength(8);
  });

  test('[ROUND-7] a choice is final', () => {
    const { state, revealed } = choose(choosing, 1, 'C02');
    expect(revealed).toBe(true);
    expect(askedSeats(jamaica, state)).toEqual([0, 2]);
    expect(refusal(state, 'play C03', 1)).toBe('not-your-turn');
  });

  test('[ROUND-8, ROUND-11] nothing is revealed before all have chosen, and then the Captain’s card alone', () => {
    const two = choose(choose(choosing, 2, 'C01').state, 0, 'C03');
    expect(two.events).toEqual([]);
    expect(two.state.decks.map(({ top }) => top)).toEqual([-1, -1, -1]);
    const held = 'food 1, food 2, food 3, food 4, powder 5';
    const waiting = position({ ships: [{ holds: held, hand: 'C08 C09' }, {}, {}], dice: [2, 5] });
    const all = choose(choose(choose(waiting, 2, 'C01').state, 1, 'C03').state, 0, 'C08');
    expect(all.events.filter(({ event }) => event.type === 'revealed')).toHaveLength(1);
    expect(all.state.decks.map(({ top, chosen }) => [top, chosen])).toEqual([
      [7, -1],
      [-1, 2],
      [-1, 0],
    ]);
  });
});

describe('turns', () => {
  test('[ROUND-9] the Captain begins, the others follow clockwise', () => {
    const ships = [...LOADERS, { card: 'C08' }];
    const played = from(position({ ships, captain: 2 }), 'turn');
    expect(told(played, 'revealed').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });

  test('[DEF-12] clockwise is the next seat, and after the last the first', () => {
    const played = from(position({ ships: LOADERS, captain: 2 }), 'turn');
    expect(told(played, 'compass')).toEqual([{ type: 'compass', seat: 0 }]);
  });

  test('[ROUND-10] the morning side with the morning die, then the evening side with the other', () => {
    const played = turn({ ships: [{ card: 'C09' }], dice: [3, 6] });
    const own = told(played, 'acted').filter(({ seat }) => seat === 0);
    expect(own).toMatchObject([
      { half: 'morning', action: 'powder', die: 3 },
      { half: 'evening', action: 'gold', die: 6 },
    ]);
  });

  test('[ROUND-12, MOVE-2, LOAD-10] both actions are compulsory', () => {
    const held = 'gold 1, gold 2, gold 3, gold 4, gold 5';
    const loading = turn({ ships: [{ card: 'C10', holds: held }], dice: [1, 1] });
    expect(question(loading).every((line) => line.startsWith('load'))).toBe(true);
    const moved = turn({ ships: [{ at: 'A1', card: 'C03' }], dice: [1, 1] });
    expect(told(moved, 'sailed')).toHaveLength(2);
  });

  test('[ROUND-13, MOVE-15] the morning is settled before the evening begins', () => {
    const sailed = turn({ ships: [{ at: 'A4', card: 'C01', holds: 'gold 3, gold 6' }], dice: [1, 1] });
    expect(question(sailed)[0]).toBe('take');
    const paid = answer(answer(answer(sailed, 'take 1'), 'take 1'), 'take 1');
    expect(whereabouts(paid)).toBe('A6');
    expect(holds(paid)).toBe('-, gold 1');
  });

  test('[ROUND-14] what comes in the evening pays nothing in the morning', () => {
    const short = turn({ ships: [{ card: 'C04' }], dice: [1, 5] });
    expect([whereabouts(short), holds(short)]).toEqual(['PR', 'food 5']);
  });

  test('[ROUND-15] a revealed card lies on top of the discards', () => {
    const { decks } = turn({ ships: [{ card: 'C09', discards: 'C01 C02' }] }).state;
    expect([decks[0]?.top, has(decks[0]!.discards, 8)]).toEqual([8, true]);
  });

  test('[ROUND-22] nobody is ever asked to pass, swap or trade', () => {
    const kinds = Object.keys(jamaica.phases);
    expect(kinds).toEqual([
      'dice',
      'cards',
      'load',
      'sail',
      'foe',
      'powder',
      'take',
      'sabre',
      'spoils',
      'retreat',
      'steer',
    ]);
    const moves = Object.values(jamaica.phases).flatMap((phase) => phase.moves.map(({ type }) => type));
    expect(moves).not.toContain('pass');
  });
});

describe('end of round', () => {
  test('[ROUND-16] hands are filled to three', () => {
    const ended = from(position({ ships: [{ hand: 'C01 C02' }, {}, {}] }), 'roundEnd');
    expect(ended.state.decks.map(({ hand }) => size(hand))).toEqual([3, 3, 3]);
    expect(told(ended, 'drew')).toEqual([{ type: 'drew', seat: 0, count: 1 }]);
  });

  test('[ROUND-17, TREASURE-8] with the Map to four', () => {
    const ended = from(position({ ships: [{ hand: 'C01 C02', powers: ['map'] }, {}, {}] }), 'roundEnd');
    expect(size(ended.state.decks[0]!.hand)).toBe(4);
  });

  test('[ROUND-18] an empty pile is made anew of all discards, the last card too', () => {
    const ships = [{ hand: 'C01 C02', discards: 'C03 C04 C05 C06 C07 C08 C09 C10 C11' }, {}, {}];
    const ended = from(position({ ships }), 'roundEnd', luck(8));
    expect(types(ended)).toContain('reshuffled');
    const { hand, pile, discards, top } = ended.state.decks[0]!;
    expect([has(hand, 10), size(pile), discards, top]).toEqual([true, 8, 0, -1]);
  });

  test('[ROUND-19] not before a card is needed, and never with the hand', () => {
    const ships = [{ hand: 'C01 C02 C11', discards: 'C03 C04 C05 C06 C07 C08 C09 C10' }, {}, {}];
    const ended = from(position({ ships }), 'roundEnd');
    expect(types(ended)).not.toContain('reshuffled');
    expect(ended.state.decks[0]).toMatchObject({ pile: 0, top: 9 });
  });

  test('[ROUND-20] the compass goes to the left neighbour, who rolls', () => {
    const ended = from(position({ ships: [{}, {}, {}], captain: 1, round: 4 }), 'roundEnd', luck(4, 1));
    expect([ended.state.captain, ended.state.round, askedSeats(jamaica, ended.state)]).toEqual([2, 5, [2]]);
  });

  test('[ROUND-21] in the last round nobody draws, and the compass stays', () => {
    const ended = from(position({ ships: [{ hand: 'C01' }, {}, {}], isLastRound: true }), 'roundEnd');
    expect([size(ended.state.decks[0]!.hand), ended.state.captain]).toEqual([1, 0]);
    expect(types(ended)).not.toContain('compass');
  });
});
