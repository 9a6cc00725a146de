import { seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { colourNamed, deckFor } from './cards.ts';
import { lootNamed } from './loot.ts';
import { aboard } from './places.ts';
import { position, type Setting } from './position.ts';
import { lootAt } from './ships.ts';
import { NONE } from './state.ts';
import { answer, answers, asked, eventsOfType, legal, question, refusal, visit } from './testing.ts';
import { winningIndex } from './tricks.ts';

const GREEN = colourNamed('G');
const BLACK = colourNamed('K');

/** Red is trump and rum 2 is at stake; seat 0 leads. */
function trick(setting: Setting) {
  return position({ trump: 'R', stake: 'rum2', row: 'rum3 rum4', ...setting });
}

describe('leading', () => {
  test('[TRICK-1] a round has eight tricks, each for an open card', () => {
    let won = 0;
    visit(1, (state, events) => {
      for (const { loot } of eventsOfType(events, 'trickWon')) {
        won += 1;
        expect(loot).toBeGreaterThanOrEqual(0);
      }
      if (question(state) === 'auction') expect(won % 8).toBe(0);
    });
    expect(won).toBe(48);
  });

  test('[TRICK-2] the leader alone chooses the loot at stake', () => {
    const state = position({ leader: 2, row: 'rum3 plus6 tobacco12', trump: 'R', asked: { kind: 'stake' } });
    expect(asked(state)).toBe(2);
    expect(legal(state)).toEqual(['stake plus6', 'stake rum3', 'stake tobacco12']);
    expect(refusal(state, 'stake rum3', 1)).toBe('not-your-turn');
    const chosen = answer(state, 'stake plus6').state;
    expect([chosen.stake, question(chosen), asked(chosen)]).toEqual([lootNamed('plus6'), 'card', 2]);
  });

  test('[TRICK-3] any card may be led', () => {
    expect(legal(trick({ hands: ['R1 B2 G3 K4 P1'] }))).toEqual([
      'play B2',
      'play G3',
      'play K4',
      'play P1',
      'play R1',
    ]);
  });

  test('[TRICK-4] the others follow clockwise with one card each', () => {
    const start = trick({ leader: 2, hands: ['B1', 'B2', 'B3', 'B4'] });
    const order = ['play B3', 'play B4', 'play B1', 'play B2'];
    const { events } = answers(start, order);
    expect(eventsOfType(events, 'played').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });
});

describe('following', () => {
  test('[TRICK-5] the first card is the led colour', () => {
    expect(refusal(trick({ leader: 3, trick: 'G4', hands: ['G1 R1'] }), 'play R1')).toBe('holds-led-colour');
    expect(refusal(trick({ leader: 3, trick: 'K4', hands: ['G1 R1'] }), 'play R1')).toBeUndefined();
    expect(refusal(trick({ leader: 3, trick: 'P1', hands: ['G1 R1'] }), 'play R1')).toBeUndefined();
  });

  test('[TRICK-6] nobody must follow', () => {
    expect(legal(trick({ leader: 3, trick: 'G4', hands: ['G1 B1 K1'] }))).toEqual([
      'play B1',
      'play G1',
      'play K1',
    ]);
  });

  test('[TRICK-7] not even trump', () => {
    expect(legal(trick({ leader: 3, trick: 'R4', hands: ['R1 B1'] }))).toEqual(['play B1', 'play R1']);
  });

  test('[TRICK-8] trump is barred to those who hold the led colour', () => {
    const state = trick({ leader: 3, trick: 'G4', hands: ['G1 B1 R8'] });
    expect(legal(state)).toEqual(['play B1', 'play G1']);
    expect(refusal(state, 'play R8')).toBe('holds-led-colour');
  });

  test('[TRICK-9] without the led colour everything is free', () => {
    expect(legal(trick({ leader: 3, trick: 'G4', hands: ['B1 R8 P7'] }))).toEqual([
      'play B1',
      'play P7',
      'play R8',
    ]);
  });

  test('[TRICK-10] with it: that colour, other colours and pirates', () => {
    const state = trick({ leader: 3, trick: 'G4', hands: ['G1 B1 K1 R1 P1'] });
    expect(legal(state)).toEqual(['play B1', 'play G1', 'play K1', 'play P1']);
  });

  test('[TRICK-11] where trump is led everything is free, and nobody is marked', () => {
    const state = trick({ leader: 3, trick: 'R4', hands: ['G1 B1 R1 P1'] });
    expect(legal(state)).toHaveLength(4);
    expect(answer(state, 'play R1').state.voids).toEqual([0, 0, 0, 0]);
  });

  test('[TRICK-12] trump on another colour sets one marker on the led colour', () => {
    const { state, events } = answer(trick({ leader: 3, trick: 'G4', hands: ['R1 B2'] }), 'play R1');
    expect(state.voids).toEqual([1 << GREEN, 0, 0, 0]);
    expect(eventsOfType(events, 'voidMarker')).toEqual([{ type: 'voidMarker', seat: 0, colour: GREEN }]);
    const again = answer(trick({ leader: 3, trick: 'G4', hands: ['R1 B2'], voids: ['G'] }), 'play R1');
    expect(again.state.voids).toEqual([1 << GREEN, 0, 0, 0]);
    expect(eventsOfType(again.events, 'voidMarker')).toEqual([]);
  });

  test('[TRICK-13] markers stay for the round and are then taken back', () => {
    const won = trick({ voids: ['G', 'K', '', ''], leader: 1, trick: 'B1 B2 B3', hands: ['B8'] });
    expect(answer(won, 'play B8').state.voids).toEqual([1 << GREEN, 1 << BLACK, 0, 0]);
    const last = position({
      voids: ['G'],
      played: 8,
      stake: 'plus8',
      row: 'rum3',
      asked: { kind: 'take', seat: 0 },
    });
    expect(answer(last, 'load rum', seededFate(1)).state.voids).toEqual([0, 0, 0, 0]);
  });

  test('[TRICK-14] a discard sets none', () => {
    expect(answer(trick({ leader: 3, trick: 'G4', hands: ['B2 R1'] }), 'play B2').state.voids).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('[TRICK-15] an illegal card changes nothing', () => {
    const state = trick({ leader: 3, trick: 'G4', hands: ['G1 R8'] });
    const before = JSON.stringify(state);
    expect(() => answer(state, 'play R8')).toThrow('holds-led-colour');
    expect(JSON.stringify(state)).toBe(before);
  });

  test('[TRICK-16] there is always a legal card', () => {
    visit(2, (state) => {
      if (question(state) === 'card') expect(legal(state).length).toBeGreaterThan(0);
    });
    expect.hasAssertions();
  });
});

function wins(names: string, trump: string): number {
  const { trick: cards } = position({ trick: names });
  return winningIndex(cards, colourNamed(trump));
}

describe('winning', () => {
  test('[TRICK-17] the highest trump wins, without trump the highest of the led colour', () => {
    expect(wins('G4 R2 R5 G8', 'R')).toBe(2);
    expect(wins('G4 G2 G5 B8', 'R')).toBe(2);
  });

  test('[TRICK-18] other colours never win', () => {
    expect(wins('G1 B8 K8 K7', 'R')).toBe(0);
  });

  test('[TRICK-19] every coloured card exists once, so no trick without a pirate is tied', () => {
    for (const seats of [3, 4]) expect(new Set(deckFor(seats)).size).toBe(deckFor(seats).length);
  });

  test('[TRICK-20] the winner deals with the loot at once', () => {
    const { state } = answer(trick({ leader: 1, trick: 'B1 B8 B3', hands: ['B4'] }), 'play B4');
    expect([question(state), asked(state)]).toEqual(['take', 2]);
    expect(lootAt(answer(state, 'load rum').state, aboard(2, 2))).toEqual([lootNamed('rum2')]);
  });

  test('[TRICK-21] then the winner names who leads next', () => {
    const { state } = answer(trick({ leader: 1, trick: 'B1 B8 B3', hands: ['B4'] }), 'play B4');
    const loaded = answer(state, 'load rum').state;
    expect([question(loaded), asked(loaded), loaded.stake]).toEqual(['leader', 2, NONE]);
    const named = answer(loaded, 'appoint 1').state;
    expect([question(named), asked(named)]).toEqual(['stake', 0]);
  });

  test('[TRICK-22] after the eighth trick nobody is named', () => {
    const last = trick({ played: 7, row: 'rum3', leader: 1, trick: 'B1 B8 B3', hands: ['B4'] });
    const { state } = answers(last, ['play B4', 'load rum'], seededFate(1));
    expect([question(state), state.round]).toEqual(['auction', 2]);
  });

  test('[TRICK-23] at the end: debt, prisoner, markers, next dealer', () => {
    const last = position({
      played: 8,
      debts: [0, 2, 0, 0],
      holder: 1,
      bid: 3,
      dealer: 2,
      voids: ['K'],
      stake: 'plus8',
      row: 'rum3',
      asked: { kind: 'take', seat: 0 },
    });
    const { state, events } = answer(last, 'load rum', seededFate(1));
    expect(events.map(({ type }) => type).slice(0, 5)).toEqual([
      'loaded',
      'debtFixed',
      'leftOver',
      'roundEnd',
      'roundStart',
    ]);
    expect([state.debts, state.attached, state.voids, state.dealer]).toEqual([
      [0, 5, 0, 0],
      1,
      [0, 0, 0, 0],
      1,
    ]);
  });
});
