import { expect, test } from 'vitest';
import { styleFor, widthOf, wrap } from '../terminal.ts';
import { between, type Choice } from './choices.ts';
import { arrange, inColumns, rowsOf } from './page.ts';

const style = styleFor(false);
const board = Array.from({ length: 6 }, () => '#'.repeat(20)).join('\n');

function choices(count: number): Choice[] {
  return Array.from({ length: count }, (_, i) => ({
    offer: { move: { type: 'go' } },
    label: `Go to harbour ${i + 1}`,
    notation: `go ${i + 1}`,
  }));
}

test('choices stand beside the board in words where they fit', () => {
  const page = arrange(board, choices(4), { columns: 60, rows: 6 }, style);
  expect(page.split('\n')[1]).toBe(`${'#'.repeat(20)}     1 go 1  │ Go to harbour 1`);
});

test('more choices than rows of the board go below it', () => {
  const page = arrange(board, choices(8), { columns: 60, rows: 20 }, style).split('\n');
  expect(page.slice(5, 8)).toEqual(['#'.repeat(20), '', '  1 go 1  │ Go to harbour 1']);
});

test('where words do not fit, the moves as they are written do, and nothing is lost', () => {
  const page = arrange(board, choices(8), { columns: 45, rows: 8 }, style);
  expect(rowsOf(page, 45)).toBeLessThanOrEqual(8);
  expect(page).not.toContain('harbour');
  for (let i = 1; i <= 8; i++) expect(page).toMatch(new RegExp(` ${i} go ${i}\\b`));
});

test('in too small a room the lowest page is taken', () => {
  const page = arrange(board, choices(8), { columns: 45, rows: 2 }, style);
  expect(rowsOf(page, 45)).toBe(6);
});

test('columns are read downwards, as few as the height allows', () => {
  expect(inColumns(['a', 'b', 'c', 'd', 'e'], 20, 3)).toEqual(['a   d', 'b   e', 'c']);
  expect(inColumns(['a', 'b', 'c'], 20, 9)).toEqual(['a', 'b', 'c']);
  expect(inColumns(['too wide'], 5)).toBeUndefined();
});

test('lines break between words, colours not counted', () => {
  expect(wrap('one two three', 7)).toBe('one two\nthree');
  const red = styleFor(true).seat(0, 'one');
  expect(widthOf(red)).toBe(3);
  expect(wrap(`${red} two three`, 7)).toBe(`${red} two\nthree`);
});

test('a dial is named by what its labels share', () => {
  expect(between('Turn to 0°', 'Turn to 359°', '0–359')).toBe('Turn to 0–359°');
  expect(between('Pay 10 coins', 'Pay 19 coins', '10–19')).toBe('Pay 10–19 coins');
  expect(between('aim 5', 'aim 55', 'N')).toBe('aim N');
  expect(between('aim -5', 'aim 5', 'N')).toBe('aim N');
});
