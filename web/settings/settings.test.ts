import { expect, test } from 'vitest';
import { DEFAULTS, readSettings } from './settings.ts';

test('what was kept comes back', () => {
  const kept = { language: 'nl', theme: 'night', motion: 'none', sound: true, confirm: false } as const;
  expect(readSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([undefined, null, 'night', [], { theme: 'noon', language: 'fr', sound: 'loud', extra: 1 }])(
  'what is not understood (%j) is at its default',
  (kept) => {
    expect(readSettings(kept)).toEqual(DEFAULTS);
  },
);
