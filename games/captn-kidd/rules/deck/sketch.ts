/** The deck in characters, drawn from the coordinates of the board file. */

import { at, type Paint, type Seat } from '@tortuga/kernel';
import { BOARD, nameOf, neighboursOf } from './board.ts';
import { type Back, backOf, type Crew, ENTRY, ownerOf } from './crew.ts';
import { drawLine, emptyPage, type Page, rowsOf, write } from './page.ts';
import { has, listOf, type Space } from './spaces.ts';

const COLUMNS = 51;
const ROWS = 15;
/** Half the widest space, so that those at the rail fit. */
const MARGIN = 4;
const ARROWS = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'] as const;

/** What else a game shows of who stands on a space: a height, a captive. */
export type Badge = (space: Space) => string;

/**
 * Draws every space with its name, who stands there with an arrow the way they look, and in the corners the
 * pirates still to come.
 */
export function sketchDeck(crew: Readonly<Crew>, paint: Paint, badge: Badge = () => ''): string {
  const page = emptyPage(COLUMNS, ROWS);
  for (const space of BOARD.names.keys()) {
    for (const to of listOf(neighboursOf(space))) if (to > space) drawLine(page, placeOf(space), placeOf(to));
  }
  for (const space of BOARD.names.keys()) drawSpace(page, crew, space, paint, badge(space));
  for (const [seat, pirates] of crew.reserve.entries()) drawReserve(page, seat, pirates, paint);
  return rowsOf(page, paint.faint).join('\n');
}

/** Where a space lies on the page. */
function placeOf(space: Space): { column: number; row: number } {
  const { x, y } = at(BOARD.file.spaces, space);
  return {
    column:
      MARGIN +
      share(
        x,
        BOARD.file.spaces.map((other) => other.x),
        COLUMNS - 1 - 2 * MARGIN,
      ),
    row: share(
      y,
      BOARD.file.spaces.map((other) => other.y),
      ROWS - 1,
    ),
  };
}

/** A coordinate as a whole number from 0 to `length`: the least of all becomes 0, the greatest `length`. */
function share(coordinate: number, all: readonly number[], length: number): number {
  const [least, greatest] = [Math.min(...all), Math.max(...all)];
  return Math.round(((coordinate - least) / (greatest - least)) * length);
}

function drawSpace(page: Page, crew: Readonly<Crew>, space: Space, paint: Paint, badge: string): void {
  const owner = ownerOf(crew, space);
  const [open, close] = has(BOARD.starts, space) ? ['[', ']'] : ['(', ')'];
  const who = owner === undefined ? '' : ` ${pirate(owner)}${badge}${arrow(crew, space)}`;
  const text = `${open}${nameOf(space)}${who}${close}`;
  const { column, row } = placeOf(space);
  write(page, { column: column - Math.floor(text.length / 2), row }, text, (plain) =>
    owner === undefined ? plain : paint.seat(owner, plain),
  );
}

/** The first seats in the upper corners, the next in the lower ones. */
function drawReserve(page: Page, seat: Seat, pirates: number, paint: Paint): void {
  const text = `${pirate(seat)} ${pirates === 0 ? '–' : '●'.repeat(pirates)}`;
  const column = seat % 2 === 0 ? 0 : COLUMNS - text.length;
  write(page, { column, row: seat < 2 ? 0 : ROWS - 1 }, text, (plain) => paint.seat(seat, plain));
}

/** Seats as letters, as in the position notation. */
export function pirate(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** The way away from the back. */
function arrow(crew: Readonly<Crew>, space: Space): string {
  const [x, y] = awayFrom(space, backOf(crew, space));
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
