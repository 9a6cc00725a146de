import { LANGUAGES } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { position } from '../../rules/position.ts';
import { placesOf } from '../model/places.ts';
import { LOOKS, momentOf, moments } from '../model/testing.ts';
import { badgesOf, describeTable, tellSector } from './tell.ts';
import { WORDS } from './words.ts';

const ODD = /undefined|NaN|\[object/;

test('the table is told in every language, whatever happens', () => {
  for (const { view, events } of moments(4, 2)) {
    for (const language of LANGUAGES) {
      const lines = describeTable(view, LOOKS.slice(0, 4), language);
      expect(lines.length).toBeGreaterThanOrEqual(1 + view.captains.length + view.blackShips.length);
      expect(lines.join('\n')).not.toMatch(ODD);
      expect(JSON.stringify(badgesOf(view, 3, language))).not.toMatch(ODD);
    }
    for (const event of events)
      for (const place of placesOf(event)) expect(place).toMatch(/^(isle|ship) \d$/);
  }
});

test('a sector says its value, its field and its ship cards', () => {
  const state = position({
    captains: [{ hold: { field: 3, reinforce: 1 }, crew: { field: 4, refit: 2 }, sails: 0 }, {}, {}],
  });
  const ship = momentOf({ ...state, stack: [] }, 0).view.captains[0]!.ship;
  expect(tellSector(ship, 'hold', 'en')).toBe('hold 6, field 3, Reinforcement (face down)');
  expect(tellSector(ship, 'crew', 'de')).toBe('Crew 3, Feld 4, Neue Crew (offen)');
  expect(tellSector(ship, 'sails', 'nl')).toBe('zeilen vernield');
});

test('Blackbeard’s next stop is told', () => {
  const state = position({ captains: [{}, {}, {}, {}], blackShips: [6] });
  const lines = describeTable(momentOf({ ...state, stack: [] }, 0).view, LOOKS, 'en');
  expect(lines.join(' ')).toContain('Blackbeard’s next stop: Tavern Island');
});

test('one is not many', () => {
  expect([1, 2].map(WORDS.en.dice)).toEqual(['1 die', '2 dice']);
  expect([0, 1, 2].map(WORDS.nl.hits)).toEqual(['mis', '1 treffer', '2 treffers']);
  expect([1, 2].map(WORDS.de.hitsLeft)).toEqual(['mit 1 Treffer zerstört', 'mit 2 Treffern zerstört']);
});
