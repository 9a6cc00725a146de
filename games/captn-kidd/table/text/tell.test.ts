import { LANGUAGES } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { aimsOf } from '../model/aims.ts';
import { aimsAt, EMPTY_HAND, glowOf } from '../model/hand.ts';
import { boatOf, DIE, placesOf } from '../model/places.ts';
import { CASES } from '../model/testing.ts';
import { badgesOf, describeDeck } from './tell.ts';
import { tellSpace } from './tell-space.ts';

const seats = ['Anne', 'Bart', 'Calico'].map((name, seat) => ({
  name,
  initial: name[0] ?? '',
  number: seat + 1,
}));
const ODD = /undefined|NaN|#|\[object/;

test.each(CASES)('$name: the deck is told in every language', ({ deck, moments }) => {
  for (const { view } of moments(2)) {
    for (const language of LANGUAGES) {
      const lines = describeDeck(deck, view, seats, language);
      expect(lines.length).toBeGreaterThanOrEqual(deck.figures(view).length + view.reserve.length);
      expect(lines.join('\n')).not.toMatch(ODD);
      for (const seat of view.reserve.keys()) {
        expect(JSON.stringify(badgesOf(deck, view, seat, language))).not.toMatch(ODD);
      }
    }
  }
});

test.each(CASES)('$name: every space says who stands there and what can be done', ({ deck, moments }) => {
  for (const { view, offers } of moments(2)) {
    const aims = aimsOf(offers);
    const glows = glowOf(aims, EMPTY_HAND);
    for (const [space] of view.back.entries()) {
      const facts = {
        space,
        figures: deck.figures(view),
        aims: aimsAt(aims, EMPTY_HAND, space),
        glow: glows.get(space),
        dangers: deck.dangers(view),
        reason: (code: string) => `because ${code}`,
      };
      const told = tellSpace({ language: 'en', seats, tally: deck.tally }, facts);
      expect(told[0]).toMatch(/^(free|pirate|tower|freed)/);
      expect(told.join()).not.toMatch(ODD);
      expect(told.some((line) => /can move|come aboard|can go/.test(line))).toBe(glows.has(space));
    }
  }
});

test('events speak of spaces by name, of boats and of the die', () => {
  expect(placesOf({ type: 'stepped', seat: 0, from: 8, to: 9 }).sort()).toEqual(['D3', 'D4']);
  expect(placesOf({ type: 'moved', seat: 0, route: [0, 6, 8] })).toEqual(['S1', 'D1', 'D3']);
  expect(placesOf({ type: 'threatened', owner: 0, spaces: [8], gap: 9 })).toEqual(['D4', 'D3']);
  expect(placesOf({ type: 'rolled', seat: 0, roll: 2 })).toEqual([DIE]);
  expect(placesOf({ type: 'playerOut', seat: 1 })).toEqual([boatOf(1)]);
  expect(placesOf({ type: 'began', seat: 0 })).toEqual([]);
});
