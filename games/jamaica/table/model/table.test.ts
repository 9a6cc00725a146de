import { LANGUAGES } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { jamaica } from '../../jamaica.ts';
import { nameOf } from '../../rules/chart.ts';
import { position, type Setting, spaceOf } from '../../rules/position.ts';
import { GHOST } from '../../rules/ships.ts';
import { arrival, broadsides, from } from '../../rules/testing.ts';
import { badgesOf, describeTable, tellPreview } from '../text/tell.ts';
import { fightOf } from './broadside.ts';
import { type Berths, berthsOf, fleetOf, foesOn } from './fleet.ts';
import { chartOf } from './layout.ts';
import { placesOf } from './places.ts';
import { previewOf } from './preview.ts';
import { scoresOf } from './scores.ts';
import { before, voyagesOf } from './story.ts';
import { moments } from './testing.ts';

const SEATS = ['Anne', 'Bart', 'Carlos'].map((name, i) => ({
  name,
  initial: name.slice(0, 1),
  number: i + 1,
}));

function seen(setting: Setting) {
  return jamaica.view(position(setting), 0);
}

describe('an arrival is told before it happens', () => {
  const view = seen({
    ships: [{ at: 'A5', holds: 'food 4, gold 1' }, { at: 'C1' }, { at: 'C2' }],
    plundered: 'B3',
  });
  const told = (id: string) => tellPreview({ language: 'en', seats: SEATS }, previewOf(view, spaceOf(id)));

  test('with its price and what is left', () => {
    expect(told('B2')).toEqual(['3 food', '1 left']);
  });

  test('with whom there will be a battle', () => {
    expect(told('C1')).toEqual(['battle with Bart', '3 food', '1 left']);
  });

  test('with what is missing', () => {
    expect(told('A6')).toEqual(['5 gold', '4 short: retreat']);
  });

  test('with a treasure, if it is still there', () => {
    expect(told('B5')).toEqual(['a treasure']);
    expect(told('B3')).toEqual(['free of charge']);
  });

  test('and never with a battle in Port Royal', () => {
    const crowded = seen({ ships: [{ at: 'G8' }, {}, {}] });
    expect(foesOn(crowded, spaceOf('PR'), 0)).toEqual([]);
  });
});

describe('a battle', () => {
  const setting = {
    ships: [
      { at: 'E2', holds: 'food 3' },
      { at: 'E2', holds: 'gold 5' },
    ],
  };

  test('that was fought without a question is told from what happened', () => {
    const { state, events } = arrival(setting, broadsides(4, 8));
    const fight = fightOf(jamaica.view(state, 0), events);
    expect(fight?.sides.map(({ die, firepower, isWinner }) => [die, firepower, isWinner])).toEqual([
      [4, 4, false],
      [8, 8, true],
    ]);
    expect(fight?.isOver).toBe(true);
  });

  test('that is decided by a star has no sum', () => {
    const { state, events } = arrival(setting, broadsides('star'));
    const [attacker] = fightOf(jamaica.view(state, 0), events)?.sides ?? [];
    expect(attacker).toMatchObject({ isStar: true, isWinner: true });
    expect(attacker).not.toHaveProperty('firepower');
  });

  test('adds Lady Beth and powder to the die', () => {
    const armed = { ships: [{ at: 'E2', holds: 'powder 2', powers: ['beth' as const] }, { at: 'E2' }] };
    const { state } = arrival(armed);
    const shown = { ...state, battle: { ...state.battle, powder: [2, 0] as const, dice: [6, 0] as const } };
    expect(fightOf(jamaica.view(shown, 0), [])?.sides[0]).toMatchObject({ bonus: 2, firepower: 10 });
  });

  test('of long ago is not shown', () => {
    expect(fightOf(seen({ ships: [{}, {}, {}] }), [])).toBeUndefined();
  });
});

describe('ships', () => {
  test('on one space never lie on one another', () => {
    const view = seen({ ships: Array.from({ length: 6 }, () => ({ at: 'E2' })) });
    const berths = fleetOf(berthsOf(view), chartOf(800, 570).track);
    const spots = new Set(berths.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`));
    expect(spots.size).toBe(6);
  });

  test('begin their voyages where they were', () => {
    let earlier: Berths = {};
    for (const { view, events } of moments(3, 2)) {
      const isNew = events.some(({ type }) => type === 'began');
      if (!isNew) expect(before(berthsOf(view), voyagesOf(events))).toEqual(earlier);
      earlier = berthsOf(view);
    }
  });

  test('include the ghost in a game for two', () => {
    const view = jamaica.view(position({ ships: [{}, {}], ghost: { at: 'C5' } }), 0);
    expect(berthsOf(view)[GHOST]).toBe(spaceOf('C5'));
  });
});

test('the score sheet adds up, and the ship ahead wins a tie', () => {
  const state = position({
    ships: [
      { at: 'G9', holds: 'gold 6, gold 4' },
      { lap: 1, holds: 'gold 5' },
      { at: 'G7', holds: 'gold 3', riches: ['+7', '-4'] },
    ],
  });
  const lines = scoresOf(jamaica.view({ ...state, stack: [] }, 'watcher'));
  expect(lines.map(({ seat, total, isWinner }) => [seat, total, isWinner])).toEqual([
    [1, 20, true],
    [0, 20, false],
    [2, 14, false],
  ]);
  expect(lines[2]).toMatchObject({ space: 8, gold: 3, treasures: 3 });
});

test('the log points at spaces and ships', () => {
  const { events } = from(
    position({
      ships: [{ at: 'A5', card: 'C01', holds: 'food 6' }, { card: 'C08' }, { card: 'C08' }],
      dice: [1, 1],
    }),
    'turn',
  );
  const sailed = events.find(({ type }) => type === 'sailed')!;
  expect(placesOf(sailed)).toEqual(['A5', 'A6', 'ship 0']);
});

test.each(LANGUAGES)('the table is told in whole sentences in %s', (language) => {
  for (const { view, seat } of moments(2, 1)) {
    const lines = describeTable(view, SEATS, language);
    expect(lines.filter((line) => !line.endsWith('.') || /undefined|NaN/.test(line))).toEqual([]);
    expect(badgesOf(view, seat, language)).toHaveLength(3);
  }
});

test('what nobody may know is not told', () => {
  const state = position({ ships: [{}, { riches: ['+7', '-4'] }, {}] });
  const told = describeTable(jamaica.view(state, 0), SEATS, 'en').join(' ');
  expect(told).toContain('2 treasures');
  expect(told).not.toMatch(/[+−-][47]/);
  expect(told).toContain(nameOf(spaceOf('A4')));
});
