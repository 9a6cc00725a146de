/** The sweep exactly as it is written down (GEO-28 to GEO-37), step by step: slow, and only for comparison. */

import { isOff } from './distance.ts';
import { alongX, alongY, apart, type Heading } from './fixed.ts';
import { overlap } from './meeting.ts';
import { type Body, hullOutline, outlineOf } from './outline.ts';
import { HULL_PLANS } from './plans.ts';
import type { Departure, Obstacle } from './sweep.ts';

const TIP = outlineOf([[[0, 0]]], 1);

/** The number of steps, or nothing if the heading is blocked. */
export function sweepStepByStep(from: Departure, heading: Heading, reach: number): number | undefined {
  const { hull, pose, isCastingOff } = from;
  if (!isCastingOff && apart(heading, pose.h) > 90) return undefined;
  const start = poseAt(from, heading, 0);
  if (isTurnBlocked(from, start)) return undefined;
  const released = releasedAt(from, start);
  const last = Math.max(reach, HULL_PLANS[hull].length + 200);
  for (let k = 1; k <= last; k++) {
    const before = released.size;
    if (isHit(from, poseAt(from, heading, k), released)) return before === 0 && k > 10 ? k - 1 : undefined;
    if (k >= reach && released.size === 0) return k < 10 ? undefined : k;
  }
  return undefined;
}

function poseAt({ hull, pose }: Departure, heading: Heading, k: number): Body {
  return {
    outline: hullOutline(hull, heading),
    x: pose.x + alongX(heading, k),
    y: pose.y + alongY(heading, k),
  };
}

/** GEO-31 */
function isTurnBlocked({ sea, touched, isAtEdge }: Departure, start: Body): boolean {
  if (!isAtEdge && isOff(start, sea.size, 0)) return true;
  return sea.obstacles.some((obstacle, i) =>
    touched[i] ? !obstacle.isIsland && overlap(start, obstacle, 'deep') : overlap(start, obstacle, 'any'),
  );
}

type Released = Set<Obstacle | 'edge'>;

/** GEO-32 */
function releasedAt({ sea, touched, isAtEdge }: Departure, start: Body): Released {
  const released: Released = new Set(
    sea.obstacles.filter(
      (obstacle, i) => touched[i] && obstacle.isIsland && overlap(start, obstacle, 'deep'),
    ),
  );
  if (isAtEdge && isOff(start, sea.size, 2)) released.add('edge');
  return released;
}

/** GEO-33, GEO-34: also forgets what is no longer released. */
function isHit({ sea, touched, isAtEdge }: Departure, body: Body, released: Released): boolean {
  const tip = { outline: TIP, x: body.x, y: body.y };
  let isHit = false;
  for (const what of released) {
    const isMet = what === 'edge' ? isOff(body, sea.size, 2) : overlap(body, what, 'deep');
    if (!isMet) released.delete(what);
    else isHit ||= what === 'edge' ? isOff(tip, sea.size, 2) : isInside(tip, what);
  }
  isHit ||= !released.has('edge') && isOff(body, sea.size, isAtEdge ? 2 : 0);
  return (
    isHit ||
    sea.obstacles.some(
      (obstacle, i) => !released.has(obstacle) && overlap(body, obstacle, touched[i] ? 'deep' : 'any'),
    )
  );
}

function isInside({ x, y }: Body, { outline: { pieces }, x: cx, y: cy }: Body): boolean {
  return pieces.every((piece) =>
    piece.skin.every((skin, i) => {
      const [dx, dy] = [x - cx - (piece.x[i] ?? 0), y - cy - (piece.y[i] ?? 0)];
      return (piece.ex[i] ?? 0) * dy - (piece.ey[i] ?? 0) * dx > skin;
    }),
  );
}
