/** Convex pieces and what they make up: hulls at a heading, islands at a rotation. */

import { at } from '@tortuga/kernel';
import { cos, DEGREES, type Heading, sin, unscale } from './fixed.ts';
import { HULL_PLANS, type Hull, ISLAND_PLANS, type Point } from './plans.ts';

/** The box around a shape. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** A convex polygon, counter-clockwise, relative to the place of its object. Lists run in parallel. */
export interface Piece extends Box {
  readonly size: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** The edge from each vertex to the next. */
  readonly ex: readonly number[];
  readonly ey: readonly number[];
  /** Two units in the measure of each edge: what "deeper than 2 units" is compared with (GEO-24). */
  readonly skin: readonly number[];
}

/** A shape as it lies, relative to the place of its object. */
export interface Outline extends Box {
  /** The pieces of the bow, then the rest. */
  readonly pieces: readonly Piece[];
  /** How many of the pieces are the bow (GEO-13); an island has none. */
  readonly bow: number;
}

/** Something on the sea: an outline at a place. */
export interface Body {
  readonly outline: Outline;
  readonly x: number;
  readonly y: number;
}

function pieceOf(points: readonly Point[]): Piece {
  const edges = points.map(([x, y], i): Point => {
    const [toX, toY] = at(points, (i + 1) % points.length);
    return [toX - x, toY - y];
  });
  return {
    ...boxAround(points),
    size: points.length,
    x: points.map(([x]) => x),
    y: points.map(([, y]) => y),
    ex: edges.map(([x]) => x),
    ey: edges.map(([, y]) => y),
    // m² > 4·e² for whole m exactly when m is above the root rounded down.
    skin: edges.map(([x, y]) => Math.floor(Math.sqrt(4 * (x * x + y * y)))),
  };
}

export function outlineOf(pieces: readonly (readonly Point[])[], bow: number): Outline {
  return { ...boxAround(pieces.flat()), pieces: pieces.map(pieceOf), bow };
}

function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** Are two boxes, the second of which lies `dx`, `dy` from the first, more than `gap` apart? */
export function areBoxesApart(a: Box, b: Box, dx: number, dy: number, gap: number): boolean {
  return (
    dx + b.left - a.right > gap ||
    a.left - dx - b.right > gap ||
    dy + b.bottom - a.top > gap ||
    a.bottom - dy - b.top > gap
  );
}

/** GEO-11: where a point of a ship lies, relative to her bow tip. */
export function onShip(aft: number, port: number, heading: Heading): Point {
  const [c, s] = [cos(heading), sin(heading)];
  return [unscale(-aft * c - port * s), unscale(-aft * s + port * c)];
}

/** GEO-18 */
function turned([x, y]: Point, rotation: Heading): Point {
  const [c, s] = [cos(rotation), sin(rotation)];
  return [unscale(x * c - y * s), unscale(x * s + y * c)];
}

/** Keeps what was worked out for every degree: outlines depend on nothing else. */
function perDegree(make: (degree: Heading) => Outline): (degree: Heading) => Outline {
  const known: (Outline | undefined)[] = Array.from({ length: DEGREES });
  return (degree) => {
    const found = known[degree] ?? make(degree);
    known[degree] = found;
    return found;
  };
}

function hullAt(hull: Hull): (heading: Heading) => Outline {
  const { bow, aft } = HULL_PLANS[hull];
  return perDegree((heading) =>
    outlineOf(
      [...bow, aft].map((piece) => piece.map(([s, t]) => onShip(s, t, heading))),
      bow.length,
    ),
  );
}

const HULL_OUTLINES: { readonly [H in Hull]: (heading: Heading) => Outline } = {
  '1': hullAt('1'),
  '2': hullAt('2'),
  '3A': hullAt('3A'),
  '3B': hullAt('3B'),
  '4': hullAt('4'),
  '5': hullAt('5'),
};

const ISLAND_OUTLINES = ISLAND_PLANS.map(({ shore }) =>
  perDegree((rotation) => outlineOf([shore.map((point) => turned(point, rotation))], 0)),
);

/** GEO-12: the footprint of a hull, relative to the bow tip. */
export function hullOutline(hull: Hull, heading: Heading): Outline {
  return HULL_OUTLINES[hull](heading);
}

/** GEO-18: an island, relative to its centre. */
export function islandOutline(shape: number, rotation: Heading): Outline {
  return at(ISLAND_OUTLINES, shape)(rotation);
}
