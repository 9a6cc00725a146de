/** Lines of fire: where a shot goes, how far, and what is in its way (GEO-44 to GEO-49). */

import { at } from '@tortuga/kernel';
import { squaredToEdge } from './distance.ts';
import { type Heading, quotient } from './fixed.ts';
import { type Body, onShip, type Piece } from './outline.ts';
import { HULL_PLANS, type Hull } from './plans.ts';
import type { Pose } from './sweep.ts';

/** GEO-48: own masts and sails stop a shot that passes so near, squared. */
const RIGGING = 1600;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** GEO-14: the middle of a mast, counted from 0. */
export function mastSpot(hull: Hull, { x, y, h }: Pose, mast: number): Spot {
  const [dx, dy] = onShip(at(HULL_PLANS[hull].masts, mast), 0, h);
  return { x: x + dx, y: y + dy };
}

/** GEO-15 */
export function sternSpot(hull: Hull, { x, y, h }: { x: number; y: number; h: Heading }): Spot {
  const [dx, dy] = onShip(HULL_PLANS[hull].length, 0, h);
  return { x: x + dx, y: y + dy };
}

/** Where a shot strikes, and the squared distance to there. */
export interface Aim extends Spot {
  readonly squared: number;
}

/** GEO-44: the nearest point of a target. */
export function aimAt({ x, y }: Spot, target: Body): Aim {
  let least = Number.POSITIVE_INFINITY;
  let nearest: readonly [Piece, number] | undefined;
  for (const piece of target.outline.pieces) {
    for (let i = 0; i < piece.size; i++) {
      const [dx, dy] = [x - target.x - at(piece.x, i), y - target.y - at(piece.y, i)];
      const squared = squaredToEdge(dx, dy, at(piece.ex, i), at(piece.ey, i));
      if (squared >= least) continue;
      least = squared;
      nearest = [piece, i];
    }
  }
  const [piece, edge] = nearest ?? [at(target.outline.pieces, 0), 0];
  return { squared: least, ...nearestOn(piece, edge, target, { x, y }) };
}

function nearestOn(piece: Piece, edge: number, target: Body, { x, y }: Spot): Spot {
  const [ax, ay] = [target.x + at(piece.x, edge), target.y + at(piece.y, edge)];
  const [ex, ey] = [at(piece.ex, edge), at(piece.ey, edge)];
  const length2 = ex * ex + ey * ey;
  const u = (x - ax) * ex + (y - ay) * ey;
  if (u <= 0) return { x: ax, y: ay };
  if (u >= length2) return { x: ax + ex, y: ay + ey };
  return { x: ax + quotient(u * ex, length2), y: ay + quotient(u * ey, length2) };
}

/** GEO-46: does the line from one spot to another pass through the inside of a body? */
export function crosses(from: Spot, to: Spot, body: Body): boolean {
  const { outline, x, y } = body;
  if (Math.max(from.x, to.x) < x + outline.left || Math.min(from.x, to.x) > x + outline.right) return false;
  if (Math.max(from.y, to.y) < y + outline.bottom || Math.min(from.y, to.y) > y + outline.top) return false;
  const [ax, ay, bx, by] = [from.x - x, from.y - y, to.x - x, to.y - y];
  return outline.pieces.some((piece) => crossesPiece(piece, ax, ay, bx, by));
}

function crossesPiece(piece: Piece, ax: number, ay: number, bx: number, by: number): boolean {
  let [isLeft, isRight] = [false, false];
  for (let i = 0; i < piece.size; i++) {
    const [px, py, ex, ey] = [at(piece.x, i), at(piece.y, i), at(piece.ex, i), at(piece.ey, i)];
    const side = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
    if (side > 0) isLeft = true;
    if (side < 0) isRight = true;
    if (ex * (ay - py) - ey * (ax - px) <= 0 && ex * (by - py) - ey * (bx - px) <= 0) return false;
  }
  return isLeft && isRight;
}

/** GEO-48: does a shot pass too near a mast of the shooter? */
export function foulsMast(from: Spot, to: Spot, mast: Spot): boolean {
  return squaredToEdge(mast.x - from.x, mast.y - from.y, to.x - from.x, to.y - from.y) < RIGGING;
}
