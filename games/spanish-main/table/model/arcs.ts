/** Parts of circles on the paper. */

import { along, type Spot } from './chart.ts';

/** An arc through the headings from one to another, both included; a full turn is a circle. */
export function arcPath(centre: Spot, radius: number, from: number, to: number): string {
  const span = to - from + 1;
  const start = along(centre, from - 0.5, radius);
  const half = along(centre, from - 0.5 + span / 2, radius);
  const end = along(centre, to + 0.5, radius);
  // Two arcs: a single one could not go all the way round.
  const arc = ({ x, y }: Spot) => `A${radius} ${radius} 0 0 0 ${round(x)} ${round(y)}`;
  return `M${round(start.x)} ${round(start.y)}${arc(half)}${arc(end)}`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
