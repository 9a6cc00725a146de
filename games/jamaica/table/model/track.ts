/**
 * Where the spaces lie. The lap runs around the edge of the chart, so that it fills a chart of any shape; outer lanes
 * go out into its corners, inner lanes cut them.
 */

import { at } from '@tortuga/kernel';
import { ahead, behind, PORT_ROYAL, type Space } from '../../rules/chart.ts';
import { SPACES } from '../../rules/data/chart.ts';
import { between, type Point } from './geometry.ts';

export interface Track {
  readonly points: readonly Point[];
  /** From every space, the direction of the island, of length 1. */
  readonly inward: readonly Point[];
  /** How far a space reaches around its point. */
  readonly radius: number;
}

const LANE = 6;

/** Port Royal is wider than other spaces, by so many of them. */
const HARBOUR = 1.3;

/** The main track and the outer lanes: once around. */
const LAP: readonly Space[] = [...SPACES.keys()].filter((space) => at(SPACES, space).lane !== 'inner');

/** The main track and the inner lanes: along the coast. */
export const COASTAL: readonly Space[] = [...SPACES.keys()]
  .filter((space) => at(SPACES, space).lane !== 'outer')
  .sort((a, b) => at(SPACES, a).p - at(SPACES, b).p);

export function trackFor(width: number, height: number): Track {
  const edge = edgeOf(width, height);
  const steps = LAP.length + HARBOUR;
  const radius = Math.min(21, Math.max(9, (edge.length / steps) * 0.39));
  const points: Point[] = SPACES.map(() => ({ x: 0, y: 0 }));
  for (const [i, space] of LAP.entries()) {
    const way = i === 0 ? 0 : i + HARBOUR / 2;
    points[space] = edge.at(way / steps, shoreward(space) * radius);
  }
  for (const space of SPACES.keys()) {
    if (isInner(space)) points[space] = onChannel(points, space, width, height);
  }
  return { points, inward: points.map((_, space) => inwardOf(points, space)), radius };
}

function isInner(space: Space): boolean {
  return at(SPACES, space).lane === 'inner';
}

/** The main track keeps closer to the island than the lanes in the corners, and is not quite straight. */
function shoreward(space: Space): number {
  const { id, lane } = at(SPACES, space);
  if (lane === 'outer') return 1 - Math.sin((Math.PI * Number(id.slice(1))) / (LANE + 1));
  if (space === PORT_ROYAL) return 0.7;
  return space % 2 === 0 ? 0.85 : 1.3;
}

/** The two spaces of an inner lane, on a line from the fork to where the lanes meet, bent towards the island. */
function onChannel(points: readonly Point[], space: Space, width: number, height: number): Point {
  const isFirst = at(SPACES, space).id.endsWith('1');
  const first = isFirst ? space : at(behind(space), 0);
  const fork = at(points, at(behind(first), 0));
  const meeting = at(points, at(ahead(at(ahead(first), 0)), 0));
  const straight = between(fork, meeting, isFirst ? 0.36 : 0.66);
  return between(straight, { x: width / 2, y: height / 2 }, 0.07);
}

/** The island lies to the right of those who sail ahead. */
function inwardOf(points: readonly Point[], space: Space): Point {
  const [before, after] = [at(points, at(behind(space), 0)), at(points, at(ahead(space), 0))];
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: -dy / length, y: dx / length };
}

/** A rectangle with round corners, walked clockwise from the upper right one. */
interface Edge {
  readonly length: number;
  /** A point after a share of the way, moved inwards. */
  at(share: number, inwards: number): Point;
}

const QUARTER = Math.PI / 2;

function edgeOf(width: number, height: number): Edge {
  const margin = Math.min(38, Math.max(13, Math.min(width, height) * 0.066));
  const corner = Math.min(width, height) * 0.2;
  const [across, down] = [width - 2 * (margin + corner), height - 2 * (margin + corner)];
  const arc = QUARTER * corner;
  const length = 2 * (across + down) + 4 * arc;
  /** The sides after the corner in which the lap begins: where their first corner has its middle, and which way. */
  const sides = [
    { x: width - margin - corner, y: margin + corner, turn: 0, straight: down },
    { x: width - margin - corner, y: height - margin - corner, turn: 1, straight: across },
    { x: margin + corner, y: height - margin - corner, turn: 2, straight: down },
    { x: margin + corner, y: margin + corner, turn: 3, straight: across },
  ];
  return {
    length,
    at(share, inwards) {
      // The lap begins in the middle of a corner.
      let way = (share * length + arc / 2) % length;
      for (const side of sides) {
        const whole = arc + side.straight;
        if (way <= whole || side === sides.at(-1)) return onSide(side, way, corner, inwards);
        way -= whole;
      }
      return { x: 0, y: 0 };
    },
  };
}

/** On the corner before a side, or on the side. */
function onSide(
  side: { readonly x: number; readonly y: number; readonly turn: number },
  way: number,
  corner: number,
  inwards: number,
): Point {
  const arc = QUARTER * corner;
  const angle = QUARTER * (side.turn - 1) + (Math.min(way, arc) / arc) * QUARTER;
  const beyond = Math.max(0, way - arc);
  const reach = corner - inwards;
  return {
    x: side.x + Math.cos(angle) * reach - Math.sin(angle) * beyond,
    y: side.y + Math.sin(angle) * reach + Math.cos(angle) * beyond,
  };
}
