/** The deck in characters, drawn from the coordinates of the board file. */

import { at, type Paint, type Seat } from '@tortuga/kernel';
import { BOARD, nameOf, neighboursOf } from './board.ts';
import { type Back, type Crew, ENTRY, ownerOf } from './crew.ts';
import { has, listOf, type Space } from './spaces.ts';

const COLUMNS = 64;
const ROWS = 27;
const ARROWS = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'] as const;

/** What else a game shows of who stands on a space: a height, a captive. */
export type Badge = (space: Space) => string;

/** Draws every space with its name, and who stands there with an arrow the way they look. */
export function sketchDeck(crew: Readonly<Crew>, paint: Paint, badge: Badge = () => ''): string {
  const cells = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => ' '));
  for (const space of BOARD.names.keys()) {
    for (const to of listOf(neighboursOf(space))) if (to > space) drawPath(cells, space, to, paint);
  }
  for (const space of BOARD.names.keys()) drawSpace(cells, crew, space, paint, badge(space));
  return cells.map((row) => row.join('').trimEnd()).join('\n');
}

function columnOf(space: Space): number {
  return 4 + Math.round((at(BOARD.file.spaces, space).x / BOARD.file.size.w) * (COLUMNS - 10));
}

function rowOf(space: Space): number {
  return Math.round((at(BOARD.file.spaces, space).y / BOARD.file.size.h) * (ROWS - 1));
}

function drawPath(cells: string[][], from: Space, to: Space, paint: Paint): void {
  const [columns, rows] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  const dots = Math.max(Math.abs(columns) / 2, Math.abs(rows));
  for (let i = 1; i < dots; i++) {
    const row = rowOf(from) + Math.round((rows * i) / dots);
    at(cells, row)[columnOf(from) + Math.round((columns * i) / dots)] = paint.faint('·');
  }
}

function drawSpace(cells: string[][], crew: Readonly<Crew>, space: Space, paint: Paint, badge: string): void {
  const owner = ownerOf(crew, space);
  const [open, close] = has(BOARD.starts, space) ? ['[', ']'] : ['(', ')'];
  const name = nameOf(space);
  const text =
    owner === undefined
      ? `${open}${name}${close}`
      : `${open}${name} ${pirate(owner)}${badge}${arrow(crew, space)}${close}`;
  const row = at(cells, rowOf(space));
  const left = Math.max(0, columnOf(space) - Math.floor(text.length / 2));
  for (const [i] of [...text].entries()) row[left + i] = '';
  row[left] = owner === undefined ? text : paint.seat(owner, text);
}

/** Seats as letters, as in the position notation. */
export function pirate(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** The way away from the back. */
function arrow(crew: Readonly<Crew>, space: Space): string {
  const [x, y] = awayFrom(space, at(crew.back, space));
  // Eighths of a circle without trigonometry: the larger part decides, both if they are alike.
  const [right, down] = [Math.sign(x), Math.sign(y)];
  if (Math.abs(x) > 2 * Math.abs(y)) return right > 0 ? ARROWS[0] : ARROWS[4];
  if (Math.abs(y) > 2 * Math.abs(x)) return down > 0 ? ARROWS[2] : ARROWS[6];
  if (right > 0) return down > 0 ? ARROWS[1] : ARROWS[7];
  return down > 0 ? ARROWS[3] : ARROWS[5];
}

function awayFrom(space: Space, back: Back): [number, number] {
  const here = at(BOARD.file.spaces, space);
  if (back === ENTRY) return [-(here.entry?.[0] ?? 0), -(here.entry?.[1] ?? 0)];
  const there = at(BOARD.file.spaces, back);
  return [here.x - there.x, here.y - there.y];
}
