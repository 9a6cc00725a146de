/** How the players of a table are called, and how they look. */

import type { Level } from '@tortuga/bots';
import type { Names, ShownSeat } from '@tortuga/tables';
import type { SeatLook } from '../toolkit/picture.ts';

export interface SeatWords {
  level(level: Level): string;
  readonly open: string;
  readonly stranger: string;
}

export function looksOf(seats: readonly ShownSeat[], names: Names, words: SeatWords): SeatLook[] {
  const called = seats.map((seat) => nameOf(seat, names, words));
  return called.map((name, seat) => {
    const told = toldApart(called, name, seat);
    return { name: told, initial: initialOf(name), number: seat + 1 };
  });
}

function nameOf({ kind, person, level }: ShownSeat, names: Names, words: SeatWords): string {
  if (kind === 'open') return words.open;
  if (level !== undefined) return words.level(level);
  return names[person ?? ''] ?? words.stranger;
}

/** Two of one name are numbered. */
function toldApart(called: readonly string[], name: string, seat: number): string {
  if (called.indexOf(name) === called.lastIndexOf(name)) return name;
  return `${name} ${called.slice(0, seat + 1).filter((other) => other === name).length}`;
}

/** The first letter as people see it: one flag, one letter with its accents. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toLocaleUpperCase() ?? '?';
}
