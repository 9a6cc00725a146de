/** Squared distances, rounded down to whole numbers (GEO-20 to GEO-25). */

import { at } from '@tortuga/kernel';
import { areBoxesApart, type Body, type Piece } from './outline.ts';

/** Which pieces of an outline are meant; an island is all of it. */
export type Part = 'all' | 'bow' | 'aft';

/** GEO-25: so near is touching. */
const TOUCH = 4;
const TOUCH_GAP = 2;

/** GEO-20: from an edge to the point that lies `dx`, `dy` from its beginning. */
export function squaredToEdge(dx: number, dy: number, ex: number, ey: number): number {
  const length2 = ex * ex + ey * ey;
  const u = dx * ex + dy * ey;
  if (u <= 0) return dx * dx + dy * dy;
  if (u >= length2) return (dx - ex) * (dx - ex) + (dy - ey) * (dy - ey);
  const cross = ex * dy - ey * dx;
  return Math.floor((cross * cross) / length2);
}

/** GEO-21: from a piece to a point that is given relative to the place of the piece. */
function squaredToPiece(piece: Piece, px: number, py: number): number {
  let least = Number.POSITIVE_INFINITY;
  let isInside = true;
  for (let i = 0; i < piece.size; i++) {
    const dx = px - at(piece.x, i);
    const dy = py - at(piece.y, i);
    const ex = at(piece.ex, i);
    const ey = at(piece.ey, i);
    if (ex * dy - ey * dx < 0) isInside = false;
    const squared = squaredToEdge(dx, dy, ex, ey);
    if (squared < least) least = squared;
  }
  return isInside ? 0 : least;
}

/** GEO-22: between two pieces, the second of which lies `dx`, `dy` from the first. */
function squaredBetween(a: Piece, b: Piece, dx: number, dy: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < b.size; i++) {
    least = Math.min(least, squaredToPiece(a, at(b.x, i) + dx, at(b.y, i) + dy));
  }
  for (let i = 0; i < a.size; i++) {
    least = Math.min(least, squaredToPiece(b, at(a.x, i) - dx, at(a.y, i) - dy));
  }
  return least;
}

function isMeant({ outline: { bow } }: Body, piece: number, part: Part): boolean {
  return part === 'all' || (part === 'bow' ? piece < bow : piece >= bow);
}

/** GEO-22: the squared distance of two bodies, or of parts of them. */
export function squared(a: Body, b: Body, partOfA: Part = 'all', partOfB: Part = 'all'): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.outline.pieces.length; i++) {
    if (!isMeant(a, i, partOfA)) continue;
    for (let j = 0; j < b.outline.pieces.length; j++) {
      if (!isMeant(b, j, partOfB)) continue;
      least = Math.min(least, squaredBetween(at(a.outline.pieces, i), at(b.outline.pieces, j), dx, dy));
    }
  }
  return least;
}

/** Are the boxes around two bodies so far apart that the bodies are more than `gap` apart too? */
export function areApart(a: Body, b: Body, gap: number): boolean {
  return areBoxesApart(a.outline, b.outline, b.x - a.x, b.y - a.y, gap);
}

/** GEO-23: within a distance, footprint to footprint; equality counts. */
export function isWithin(a: Body, b: Body, distance: number): boolean {
  return !areApart(a, b, distance) && squared(a, b) <= distance * distance;
}

/** GEO-25 */
export function touch(a: Body, b: Body, partOfA: Part = 'all', partOfB: Part = 'all'): boolean {
  if (areApart(a, b, TOUCH_GAP)) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  for (let i = 0; i < a.outline.pieces.length; i++) {
    if (!isMeant(a, i, partOfA)) continue;
    const mine = at(a.outline.pieces, i);
    for (let j = 0; j < b.outline.pieces.length; j++) {
      const other = at(b.outline.pieces, j);
      if (!isMeant(b, j, partOfB) || areBoxesApart(mine, other, dx, dy, TOUCH_GAP)) continue;
      if (squaredBetween(mine, other, dx, dy) <= TOUCH) return true;
    }
  }
  return false;
}

/** GEO-26: does a body touch the edge of a square table? */
export function touchesEdge({ outline, x, y }: Body, size: number): boolean {
  return (
    offTable(outline.left + x, outline.right + x, size, -TOUCH_GAP - 1) ||
    offTable(outline.bottom + y, outline.top + y, size, -TOUCH_GAP - 1)
  );
}

/** GEO-31: is some of a body more than `by` units off the table? */
export function isOff({ outline, x, y }: Body, size: number, by: number): boolean {
  return (
    offTable(outline.left + x, outline.right + x, size, by) ||
    offTable(outline.bottom + y, outline.top + y, size, by)
  );
}

function offTable(low: number, high: number, size: number, by: number): boolean {
  return -low > by || high - size > by;
}
