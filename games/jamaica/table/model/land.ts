/** The land of the chart: the island, and an islet between the lanes of every fork. */

import { at } from '@tortuga/kernel';
import { SPACES } from '../../rules/data/chart.ts';
import { between, distance, middleOf, type Point, smooth } from './geometry.ts';
import { COASTAL, type Track } from './track.ts';

/** Water between a space and the land, in radii of a space; more where scores are written. */
const WATER = { coast: 1.55, scored: 2.35, islet: 1.75 };

export interface Islet {
  readonly shore: string;
  readonly middle: Point;
}

/** The coast of the island, with capes and coves. */
export function coastOf({ points, inward, radius }: Track): string {
  const shore = COASTAL.map((space, i) => {
    const { x, y } = at(points, space);
    const away = at(inward, space);
    const water = at(SPACES, space).score > 0 ? WATER.scored : WATER.coast;
    const far = radius * (water + ragged(i));
    return { x: x + away.x * far, y: y + away.y * far };
  });
  return smooth(
    shore.flatMap((point, i) => [point, cove(point, at(shore, (i + 1) % shore.length), i)]),
    'closed',
  );
}

/** The same for every island: no chart looks different when it is drawn again. */
function ragged(i: number): number {
  return 0.22 * Math.sin(i * 2.4) + 0.12 * Math.sin(i * 5.1);
}

function cove(a: Point, b: Point, i: number): Point {
  const { x, y } = between(a, b, 0.5);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bend = 0.09 * Math.sin(i * 3.7);
  return { x: x - dy * bend, y: y + dx * bend };
}

const LANES = ['B', 'D', 'F'];

export function isletsOf({ points, radius }: Track): Islet[] {
  return LANES.map((lane) => {
    const around = SPACES.flatMap(({ id }, space) =>
      id.toUpperCase().startsWith(lane) ? [{ id, point: at(points, space) }] : [],
    );
    const outer = around.filter(({ id }) => id.startsWith(lane)).map(({ point }) => point);
    const inner = around.filter(({ id }) => !id.startsWith(lane)).map(({ point }) => point);
    return isletIn([...outer, ...inner.toReversed()], radius * WATER.islet);
  });
}

/** As large as the water around it allows. */
function isletIn(ring: readonly Point[], water: number): Islet {
  const middle = middleOf(ring);
  const shore = ring.map((point, i) => {
    const room = distance(middle, point);
    return between(middle, point, Math.max(0.06, 1 - (water * (1 + ragged(i))) / room));
  });
  return { shore: smooth(shore, 'closed'), middle };
}
