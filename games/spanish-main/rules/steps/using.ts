/** Declaring an ability for use: it is counted, its crew shows itself, and enemies may cancel it (CANCEL-3). */

import { type Course, next } from '../course.ts';
import { crewOf, isAfloat, shipOf } from '../ships.ts';
import { NONE, type Task, TREASURE, type Use } from '../state.ts';
import { openWindows } from './cancel.ts';
import { turnUp } from './crew.ts';

/** TURN-6, CREW-3: then does the task, unless somebody cancels the use. */
export function declareUse(course: Course, use: Use, effect: Task): void {
  const { state } = course;
  state.used = [...state.used, use];
  if (use.crew >= 0) turnUp(course, use.crew);
  next(state, { do: 'use', use, effect });
  // CANCEL-6: treasures cannot be cancelled.
  if (use.crew !== TREASURE) openWindows(course, { what: 'use', ship: use.ship, crew: use.crew });
}

/** CANCEL-4: a use that was cancelled has no effect, but was a use. */
export function carryOut({ state }: Course, { use, effect }: Extract<Task, { readonly do: 'use' }>): void {
  const { ship, crew } = use;
  if (!isAfloat(shipOf(state, ship))) return;
  if (crew === NONE && shipOf(state, ship).isCancelled) return;
  if (crew >= 0 && crewOf(state, crew).isCancelled) return;
  next(state, effect);
}
