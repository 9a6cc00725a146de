import { describe, expect, test } from 'vitest';
import type { SpanishMainOptions } from '../../rules/state.ts';
import { courseAt } from './course.ts';
import { ghostOf } from './ghost.ts';
import { isOpen, placeOf } from './offers.ts';
import { moments } from './testing.ts';

const WAYS: [Partial<SpanishMainOptions>, number][] = [
  [{ points: '20' }, 500],
  [{ fleets: 'quick', uniques: 'random', islands: 'hand', promos: 'on' }, 900],
  [{ fleets: 'free', coins: 'free', uniques: 'chosen' }, 200],
];

describe.each(WAYS)('with %o', (options, count) => {
  test('every answer has its place on the picture', () => {
    const met = new Set<string>();
    for (const { view, offers } of moments(options, count)) {
      for (const offer of offers.filter(isOpen)) {
        const place = placeOf(offer, view);
        met.add(`${offer.move.type} on ${place.on}`);
        if (place.on === 'ship') expect(view.ships[place.ship]?.status).toBe('afloat');
        if (place.on === 'island') expect(view.islands[place.island]).toBeDefined();
        if (place.on === 'helm') expect(ghostOf(view, courseAt([offer], offer.line)!)).toBeDefined();
      }
    }
    expect(met.size).toBeGreaterThan(5);
  });
});

test('whoever is sent home is sent to the island that is home', () => {
  const places = new Set<string>();
  for (const { view, offers } of moments({ points: '20' }, 500)) {
    for (const offer of offers.filter(({ line }) => /^post \d+ home$/.test(line))) {
      const place = placeOf(offer, view);
      expect(place.on === 'island' && view.islands[place.island]?.home).toBe(
        view.crew[Reflect.get(offer.move, 'crew')]?.seat,
      );
      places.add(place.on);
    }
  }
  expect([...places]).toEqual(['island']);
});
