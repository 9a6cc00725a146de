import { expect, test } from 'vitest';
import { fleetsIn, keepFleets, keptFleets, withFleet, withoutFleet } from './kept.ts';

test('what the browser kept is read with care', () => {
  expect(fleetsIn(['PS-014(PG-Captain)', 7, 'a(b(c', undefined, 'PS-021'])).toEqual([
    'PS-014(PG-Captain)',
    'PS-021',
  ]);
  for (const rubbish of [undefined, null, 'PS-014', { 0: 'PS-014' }]) expect(fleetsIn(rubbish)).toEqual([]);
});

test('the newest comes first, and none twice', () => {
  expect(withFleet(['PS-014', 'PS-021'], 'PS-021')).toEqual(['PS-021', 'PS-014']);
  expect(withoutFleet(['PS-014', 'PS-021'], 'PS-014')).toEqual(['PS-021']);
});

test('only so many are kept', () => {
  const many = Array.from({ length: 40 }, (_, i) => `PS-${i}`);
  expect(withFleet(many, 'PS-014')).toHaveLength(24);
  expect(fleetsIn(many)).toHaveLength(24);
});

test('a browser that keeps nothing is no trouble', () => {
  keepFleets(['PS-014']);
  expect(keptFleets()).toEqual([]);
});
