import { LANGUAGES } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { portRoyal } from '../../port-royal.ts';
import { position } from '../../rules/position.ts';
import { aimsOf } from '../model/aims.ts';
import { placesOf } from '../model/places.ts';
import { LOOKS, momentsOf } from '../model/testing.ts';
import { badgesOf, describeTable, tellerOf } from './tell.ts';
import { tellKey } from './tell-key.ts';

const ODD = /undefined|NaN|\[object| {2}/;

test.each([3, 4])('with %i captains the table is told in every language', (seats) => {
  for (const { view } of momentsOf(seats, 1)) {
    for (const language of LANGUAGES) {
      const lines = describeTable(view, LOOKS, language);
      expect(lines.length).toBeGreaterThanOrEqual(1 + 5 * seats);
      expect(lines.join('\n')).not.toMatch(ODD);
      for (const seat of view.debts.keys())
        expect(JSON.stringify(badgesOf(view, seat, language))).not.toMatch(ODD);
    }
  }
});

test('everything that can be pressed has a name, unless it is a word itself', () => {
  const WORDS = new Set(['pass', 'repay', 'remove', 'keep', 'leave']);
  for (const { view, offers, seat } of momentsOf(4, 2)) {
    const teller = tellerOf('en', LOOKS, view);
    for (const key of new Set(aimsOf(offers).flatMap(({ keys }) => keys))) {
      if (WORDS.has(key) || key.startsWith('bid ')) continue;
      expect([key, tellKey(teller, seat, key)?.title]).not.toContain(undefined);
    }
  }
});

test('[HIDE-6] a prisoner has no face for those who have not seen it', () => {
  const state = position({ fleets: [{ rum: 'rum5 prisoner4' }] });
  const told = (viewer: number) => describeTable(portRoyal.view(state, viewer), LOOKS, 'en').join(' ');
  expect(told(0)).toContain('prisoner worth 4');
  expect(told(1)).toContain('a prisoner');
  expect(told(1)).not.toContain('worth 4');
});

test('[HIDE-1] only the own hand is told', () => {
  const state = position({ hands: ['R4 G2', 'B5 P1'], stake: 'rum5', trump: 'K' });
  const told = (viewer: number | 'watcher') =>
    describeTable(portRoyal.view(state, viewer), LOOKS, 'en').join(' ');
  expect(told(0)).toContain('red 4 and green 2');
  expect(told(0)).not.toContain('blue 5');
  expect(told('watcher')).not.toMatch(/red 4|blue 5/);
});

test('a captain is told with everything that is public', () => {
  const state = position({ debts: [2], bid: 6, voids: ['RG'], kept: 0, stake: 'rum5' });
  const teller = tellerOf('en', LOOKS, portRoyal.view(state, 1));
  expect(tellKey(teller, 1, 'seat 0')).toEqual({
    title: 'Anne',
    lines: [
      'debt 2, with the bid 8',
      '0 cards',
      'deals',
      'has the privileges for 6',
      'has no red',
      'has no green',
      'Remove, kept',
    ],
  });
});

test('events speak of places by name', () => {
  expect(placesOf({ type: 'played', seat: 0, card: 3 })).toEqual(['R4']);
  expect(placesOf({ type: 'loaded', seat: 1, loot: 0, ship: 2, load: 5, capacity: 18 })).toEqual(['rum-2']);
  expect(placesOf({ type: 'relocated', seat: 0, cargo: 43, from: 1, to: 3 })).toEqual([
    'tobacco-1',
    'gunpowder-1',
  ]);
  expect(placesOf({ type: 'debtFixed', seat: 2, debt: 9 })).toEqual(['debt3']);
  expect(placesOf({ type: 'bid', seat: 1, tons: 3 })).toEqual(['captain2']);
  expect(placesOf({ type: 'prisonersWon', seat: 1, count: 2 })).toEqual([]);
  expect(placesOf({ type: 'roundEnd', round: 1 })).toEqual([]);
});
