import type { ShownOffer } from '@tortuga/tables';
import { describe, expect, test } from 'vitest';
import { blockedIn, labelIn, valueIn } from './dial.ts';

const move = { type: 'turn', ship: 2, heading: 0 };
const turn: ShownOffer = {
  line: 'turn 3 0',
  move,
  label: { id: 'turn', params: { heading: 0 } },
  dial: {
    arg: 'heading',
    min: 0,
    max: 359,
    step: 1,
    runs: [
      [0, 89],
      [90, 359, 'too-sharp'],
    ],
  },
};
const stay: ShownOffer = {
  line: 'stay',
  move: { type: 'stay' },
  label: { id: 'stay', params: {} },
  no: 'pinned',
};

describe('a line', () => {
  test('says where a dial stands, if it is that dial', () => {
    expect(valueIn(turn, 'turn 3 45')).toBe(45);
    expect(valueIn(turn, 'turn 4 45')).toBeUndefined();
    expect(valueIn(stay, 'stay')).toBeUndefined();
  });

  test('is called by its own number', () => {
    expect(labelIn(turn, 'turn 3 45').params).toEqual({ heading: 45 });
    expect(labelIn(stay, 'stay')).toBe(stay.label);
  });

  test('is blocked by its own number', () => {
    expect(blockedIn(turn, 'turn 3 45')).toBeUndefined();
    expect(blockedIn(turn, 'turn 3 100')).toBe('too-sharp');
    expect(blockedIn(stay, 'stay')).toBe('pinned');
  });
});
