/** The isles in characters: letters are captains, ≈ is the storm, × is where somebody dug, ⌂ a hideout. */

import type { Paint, Seat } from '@tortuga/kernel';
import { isleName } from '../text/isles.ts';
import type { Isle } from './isles.ts';
import type { CaptainView, SmugglerView } from './state.ts';

/** Wide enough for the longest name, storm, cross and four captains. */
const WIDTH = 16;

export function sketch(view: SmugglerView, paint: Paint): string {
  const isle = (name: Isle) => drawIsle(view, name, paint);
  const chart = [
    `      ${isle('palma')}────  ${isle('calavera')}`,
    paint.faint('    ╱      ╲                ╱      ╲'),
    `${isle('niebla')}${paint.faint('─ ─ ╳ ─ ─')}        ${isle('coral')}`,
    paint.faint('    ╲      ╱                ╲      ╱'),
    `      ${isle('perla')}────  ${isle('gaviota')}`,
  ];
  const captains = view.captains.map((captain, seat) => drawCaptain(captain, seat, paint));
  return [...chart.map((line) => line.trimEnd()), '', ...captains].join('\n');
}

function drawIsle({ storm, digs, captains }: SmugglerView, isle: Isle, paint: Paint): string {
  const here = [...captains.keys()].filter((seat) => captains[seat]?.at === isle);
  const marks = `${storm === isle ? '≈' : ''}${digs.includes(isle) ? '×' : ''}`;
  const name = `${isleName(isle)} ${marks}`;
  // Colours have no width, so the padding is counted without them.
  const padding = ' '.repeat(WIDTH - name.length - here.length);
  return `${name}${here.map((seat) => paint.seat(seat, letter(seat))).join('')}${padding}`;
}

function drawCaptain({ coins, hideout }: CaptainView, seat: Seat, paint: Paint): string {
  const secret = hideout === undefined ? '?' : isleName(hideout);
  return `${paint.seat(seat, letter(seat))}  ${String(coins).padStart(2)} ● ${paint.faint(`⌂ ${secret}`)}`;
}

function letter(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}
