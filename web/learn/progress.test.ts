import { expect, test } from 'vitest';
import { readProgress } from './progress.ts';

test('what was kept comes back', () => {
  expect(readProgress({ step: 3, isDone: true })).toEqual({ step: 3, isDone: true });
});

test.each([undefined, null, 3, 'x', [], {}, { step: -1, isDone: 'yes' }, { step: 1.5 }, { step: '2' }])(
  'what is not understood (%j) is a beginning',
  (kept) => {
    expect(readProgress(kept)).toEqual({ step: 0, isDone: false });
  },
);
