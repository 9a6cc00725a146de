import { type Result, RulesBug, type Seat } from '@tortuga/kernel';
import { BOARD } from '../rules/deck/board.ts';
import { LETTERS } from '../rules/deck/position.ts';
import type { Space } from '../rules/deck/spaces.ts';

/** A position that is written in this folder and so must be right. */
export function sure<State>(position: Result<State, 'bad-position'>): State {
  if (!position.ok) throw new RulesBug(position.detail ?? position.code);
  return position.value;
}

/** What towers are made of, from top to bottom: `{ D4: 'ABB' }`. */
export function inside(towers: { readonly [space: string]: string }): ReadonlyMap<Space, readonly Seat[]> {
  return new Map(Object.entries(towers).map(([name, crew]) => [BOARD.names.indexOf(name), seatsOf(crew)]));
}

function seatsOf(crew: string): Seat[] {
  return [...crew].map((letter) => LETTERS.indexOf(letter));
}
