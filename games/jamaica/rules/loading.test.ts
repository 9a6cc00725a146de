import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { countIn } from './holds.ts';
import {
  answer,
  arrival,
  blocked,
  broadsides,
  holds,
  question,
  told,
  turn,
  visit,
  whereabouts,
} from './testing.ts';

const FULL = 'food 1, food 2, gold 3, gold 4, powder 5';

describe('holds', () => {
  test('[DEF-1, DEF-2, DEF-3] five holds with one good each, and a sixth for who has the card', () => {
    const ships = [{ card: 'C10' }, { card: 'C11', powers: ['sixth' as const] }];
    const loaded = turn({ ships, dice: [2, 3] });
    expect([holds(loaded, 0), loaded.state.ships[0]?.holds.length]).toEqual(['food 2, powder 3', 5]);
    expect(loaded.state.ships[1]?.holds.length).toBe(6);
  });

  test('[DEF-4] no hold ever has more than six tokens', () => {
    let most = 0;
    for (let seed = 1; seed <= 20; seed++) {
      visit(seed, 2 + (seed % 5), ({ ships }) => {
        for (const { holds: held } of ships) most = Math.max(most, ...held.map(countIn));
      });
    }
    expect(most).toBe(6);
  });

  test('[DEF-5] equal holds are one choice, hold 6 is its own', () => {
    const held = 'food 2, food 2, gold 3, gold 3, powder 5, food 2';
    const loading = turn({ ships: [{ card: 'C09', holds: held, powers: ['sixth'] }], dice: [1, 1] });
    expect(question(loading)).toEqual(['load', 'load 1', 'load 3', 'load 6']);
  });
});

describe('loading', () => {
  test('[LOAD-1, LOAD-2] as many as the die shows, into one empty hold', () => {
    const loaded = turn({ ships: [{ card: 'C09', holds: 'food 1' }], dice: [4, 2] });
    expect(holds(loaded)).toBe('food 1, powder 4, gold 2');
  });

  test('[LOAD-3, LOAD-11] never on top of what is there, not even by the same card', () => {
    expect(holds(turn({ ships: [{ card: 'C08', holds: 'gold 1' }], dice: [2, 3] }))).toBe(
      'gold 1, gold 2, gold 3',
    );
  });

  test('[LOAD-4] nothing is cleared while a hold is empty', () => {
    const held = 'food 1, food 2, gold 3, gold 4, -, -';
    const loading = turn({ ships: [{ card: 'C09', holds: held, powers: ['sixth'] }], dice: [1, 1] });
    expect(question(loading)).toEqual(['load', 'load 5', 'load 6']);
    expect(blocked(loading)).toEqual({
      'load 1': 'room-left',
      'load 2': 'room-left',
      'load 3': 'room-left',
      'load 4': 'room-left',
    });
  });

  test('[LOAD-5] among regular holds the lowest is taken', () => {
    expect(holds(turn({ ships: [{ card: 'C04', holds: 'gold 1, -, gold 2' }], dice: [1, 4] }))).toBe(
      'gold 1, food 4, gold 2',
    );
  });

  test('[LOAD-6] between hold 6 and a regular hold the loader chooses', () => {
    const loading = turn({ ships: [{ card: 'C10', powers: ['sixth'] }], dice: [3, 2] });
    expect(question(loading)).toEqual(['load', 'load 1', 'load 6']);
    // Then the evening asks again, or hold 6 is full and the regular one is taken.
    expect(question(answer(loading, 'load 1'))).toEqual(['load', 'load 2', 'load 6']);
    expect(holds(answer(loading, 'load 6'))).toBe('powder 2, -, -, -, -, food 3');
  });

  test('[LOAD-7] without an empty hold one with another good is cleared', () => {
    const loading = turn({ ships: [{ card: 'C11', holds: FULL }], dice: [6, 1] });
    expect(question(loading)).toEqual(['load', 'load 1', 'load 2', 'load 3', 'load 4']);
    const { state } = answer(loading, 'load 3');
    expect(state.bank.gold).toBe(80 - 4);
    expect(holds({ state })).toBe(FULL.replace('gold 3', 'powder 6'));
  });

  test('[LOAD-8] never one with the same good', () => {
    const loading = turn({ ships: [{ card: 'C08', holds: FULL }], dice: [1, 1] });
    expect(blocked(loading)).toMatchObject({ 'load 3': 'same-good', 'load 4': 'same-good' });
  });

  test('[LOAD-9] with that good in every hold nothing happens', () => {
    const all = 'gold 1, gold 2, gold 3, gold 4, gold 5';
    const skipped = turn({ ships: [{ card: 'C07', holds: all }], dice: [6, 4] });
    expect(told(skipped, 'notLoaded')).toMatchObject([{ seat: 0, good: 'gold', why: 'full' }]);
    expect([holds(skipped), whereabouts(skipped), skipped.state.bank.gold]).toEqual([
      all,
      'A4',
      80 - 15 - 20,
    ]);
  });

  test('[LOAD-10] loading is compulsory', () => {
    const loading = turn({ ships: [{ card: 'C11', holds: FULL }], dice: [1, 1] });
    expect(question(loading).every((line) => line.startsWith('load'))).toBe(true);
  });

  test('[LOAD-12] the evening does not clear the gold of the morning', () => {
    const held = 'food 1, food 2, food 3, food 4, food 5';
    const evening = answer(turn({ ships: [{ card: 'C08', holds: held }], dice: [6, 1] }), 'load 2');
    expect(question(evening)).toEqual(['load', 'load 1', 'load 3', 'load 4', 'load 5']);
    expect(blocked(evening)).toMatchObject({ 'load 2': 'same-good' });
  });

  test('[LOAD-13] there is no answer that throws goods away or moves them', () => {
    const types = Object.values(jamaica.phases).flatMap(({ moves }) => moves.map(({ type }) => type));
    expect(types.toSorted()).toEqual([
      'accept',
      'assign',
      'attack',
      'curse',
      'decline',
      'load',
      'loot',
      'play',
      'reroll',
      'retreat',
      'sail',
      'seize',
      'spend',
      'steal',
      'steer',
      'take',
    ]);
  });

  test('[LOAD-14] a hold without its last token is empty at once', () => {
    const ships = [
      { at: 'A1', holds: 'food 2, gold 1, gold 2, gold 3, gold 4' },
      { at: 'A1', holds: 'powder 4' },
    ];
    const won = arrival({ ships }, broadsides('star'));
    expect(question(answer(won, 'loot 1'))[0]).toBe('load');
    const paid = arrival({ ships: [ships[0]!] });
    expect(holds(paid)).toBe('-, gold 1, gold 2, gold 3, gold 4');
  });
});
