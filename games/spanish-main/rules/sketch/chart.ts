/** The sea in characters: islands with their numbers, ships as hulls with a bow. */

import { at, type Paint, type Seat } from '@tortuga/kernel';
import { DEGREES } from '../sea/fixed.ts';
import { islandOutline, onShip, type Piece } from '../sea/outline.ts';
import { HULL_PLANS } from '../sea/plans.ts';
import { cardOf } from '../ships.ts';
import type { Island, Ship, SpanishMainView } from '../state.ts';

/** A character is about twice as high as it is wide. */
const COLUMNS = 64;
const ROWS = 32;

const ARROWS = ['→', '↗', '↑', '↖', '←', '↙', '↓', '↘'];

const LAND = '░';
const HULL = '=';

/** The arrow that points along a heading. */
export function arrowFor(heading: number): string {
  return at(ARROWS, Math.floor((heading + 22) / 45) % ARROWS.length);
}

interface Cell {
  readonly text: string;
  /** Whose it is; land of nobody is faint. */
  readonly seat?: Seat;
}

/** A grid of characters over a square table, the top row first. */
class Grid {
  readonly size: number;
  readonly #cells: (Cell | undefined)[] = Array.from({ length: COLUMNS * ROWS });

  constructor(size: number) {
    this.size = size;
  }

  /** Writes from the character over a place to the right. */
  write(x: number, y: number, text: string, seat?: Seat): void {
    const column = Math.floor((x * COLUMNS) / (this.size + 1));
    const row = ROWS - 1 - Math.floor((y * ROWS) / (this.size + 1));
    for (const [i, letter] of [...text].entries()) {
      if (column + i < 0 || column + i >= COLUMNS || row < 0 || row >= ROWS) continue;
      this.#cells[row * COLUMNS + column + i] =
        seat === undefined ? { text: letter } : { text: letter, seat };
    }
  }

  /** The middle of every character. */
  *middles(): Generator<readonly [x: number, y: number]> {
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        yield [((2 * column + 1) * this.size) / (2 * COLUMNS), ((2 * row + 1) * this.size) / (2 * ROWS)];
      }
    }
  }

  lines(paint: Paint): string[] {
    const edge = paint.faint(`+${'-'.repeat(COLUMNS)}+`);
    const side = paint.faint('|');
    const rows = Array.from({ length: ROWS }, (_, row) => {
      const cells = this.#cells.slice(row * COLUMNS, (row + 1) * COLUMNS);
      return `${side}${cells.map((cell) => paintCell(cell, paint)).join('')}${side}`;
    });
    return [edge, ...rows, edge];
  }
}

function paintCell(cell: Cell | undefined, paint: Paint): string {
  if (cell === undefined) return ' ';
  return cell.seat === undefined ? paint.faint(cell.text) : paint.seat(cell.seat, cell.text);
}

export function chartOf({ size, islands, ships }: SpanishMainView, paint: Paint): string[] {
  const grid = new Grid(size);
  for (const [number, island] of islands.entries()) drawIsland(grid, island, number);
  for (const [number, ship] of ships.entries()) if (ship.status === 'afloat') drawShip(grid, ship, number);
  return grid.lines(paint);
}

function drawIsland(grid: Grid, { shape, rotation, x, y, home }: Island, number: number): void {
  const shore = at(islandOutline(shape, rotation).pieces, 0);
  const owner = home >= 0 ? home : undefined;
  for (const [cx, cy] of grid.middles()) if (isInside(shore, cx - x, cy - y)) grid.write(cx, cy, LAND, owner);
  grid.write(x, y, String(number + 1), owner);
}

function isInside({ size, x, y, ex, ey }: Piece, px: number, py: number): boolean {
  for (let i = 0; i < size; i++) {
    if (at(ex, i) * (py - at(y, i)) - at(ey, i) * (px - at(x, i)) < 0) return false;
  }
  return true;
}

/** So close together are the points of a keel that no character is left out. */
const KEEL_STEP = 70;

function drawShip(grid: Grid, ship: Ship, number: number): void {
  const { length } = HULL_PLANS[cardOf(ship).hull];
  const put = (aft: number, text: string) => {
    const [dx, dy] = onShip(aft, 0, ship.h % DEGREES);
    grid.write(ship.x + dx, ship.y + dy, text, ship.seat);
  };
  for (let aft = length; aft > 0; aft -= KEEL_STEP) put(aft, HULL);
  put(length >> 1, String(number + 1));
  put(0, arrowFor(ship.h));
}
