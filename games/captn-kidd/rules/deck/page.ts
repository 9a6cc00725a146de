/** A page of characters with fine lines on it: every Braille character is a grid of 2 by 4 dots. */

import { at } from '@tortuga/kernel';

export interface Page {
  /** The dots of every cell, one bit each, as Braille counts them. */
  readonly dots: number[][];
  readonly labels: Label[];
}

interface Place {
  readonly column: number;
  readonly row: number;
}

interface Label extends Place {
  readonly text: string;
  readonly painted: string;
}

const BRAILLE = 0x2800;
/** Braille numbers its dots down the columns, the fourth row being a later addition. */
const BITS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
];

export function emptyPage(columns: number, rows: number): Page {
  return { dots: Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0)), labels: [] };
}

/** A straight line from the middle of one cell to the middle of another. */
export function drawLine({ dots }: Page, from: Place, to: Place): void {
  const [right, down] = [2 * (to.column - from.column), 4 * (to.row - from.row)];
  const steps = Math.max(Math.abs(right), Math.abs(down));
  for (let i = 0; i <= steps; i++) {
    const x = 2 * from.column + Math.round((right * i) / steps);
    const y = 4 * from.row + 1 + Math.round((down * i) / steps);
    const cells = at(dots, Math.floor(y / 4));
    const column = Math.floor(x / 2);
    cells[column] = at(cells, column) | at(at(BITS, y % 4), x % 2);
  }
}

/** Text in front of the lines; `paint` colours it. */
export function write({ labels }: Page, place: Place, text: string, paint: (text: string) => string): void {
  labels.push({ ...place, text, painted: paint(text) });
}

/** The page line by line, its lines painted. */
export function rowsOf({ dots, labels }: Page, paint: (text: string) => string): string[] {
  return dots.map((cells, row) => {
    const inRow = labels.filter((label) => label.row === row).sort((a, b) => a.column - b.column);
    let line = '';
    let column = 0;
    for (const label of inRow) {
      line += linesIn(cells.slice(column, label.column), paint) + label.painted;
      column = label.column + label.text.length;
    }
    return line + linesIn(cells.slice(column), paint).trimEnd();
  });
}

function linesIn(cells: readonly number[], paint: (text: string) => string): string {
  const text = cells.map((bits) => (bits === 0 ? ' ' : String.fromCodePoint(BRAILLE + bits))).join('');
  return text.replace(/\S+/g, (line) => paint(line));
}
