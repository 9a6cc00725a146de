/** SAIL-1: six isles in a ring. */

import { at } from '@tortuga/kernel';

export const ISLES = ['palma', 'calavera', 'coral', 'gaviota', 'perla', 'niebla'] as const;

export type Isle = (typeof ISLES)[number];

/** The way round by one isle, straight across, and back by one. */
const COURSES = [1, ISLES.length / 2, ISLES.length - 1];

export function neighbours(isle: Isle): Isle[] {
  const from = ISLES.indexOf(isle);
  return COURSES.map((course) => at(ISLES, (from + course) % ISLES.length));
}
