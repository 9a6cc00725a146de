import { expect, test } from 'vitest';
import { roomFor } from './room.ts';

test('the fleets stand beside the sea where there is room, and are opened over it where there is none', () => {
  expect(roomFor({ width: 1088, height: 570 }, false)).toEqual({
    isWide: true,
    panel: 340,
    isSmall: false,
  });
  expect(roomFor({ width: 820, height: 560 }, false).panel).toBe(260);
  expect(roomFor({ width: 390, height: 366 }, false)).toEqual({
    isWide: false,
    panel: 0,
    isSmall: true,
  });
  expect(roomFor({ width: 700, height: 1000 }, false)).toMatchObject({ isWide: false, panel: 300 });
});

test('a picture in a book has only the sea', () => {
  expect(roomFor({ width: 900, height: 500 }, true).panel).toBe(0);
});
