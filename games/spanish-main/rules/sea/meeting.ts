/**
 * When two convex pieces overlap (GEO-24), and when one that moves along a heading begins or ceases to.
 *
 * Two pieces overlap exactly while the displacement of the first lies on the inner side of a set of lines, one
 * for each edge of both. Along a heading this is a span of steps. Steps are rounded to whole units, so the span
 * is worked out a little too wide and a little too narrow; in between every step is tried.
 */

import { at } from '@tortuga/kernel';
import { cos, type Heading, SCALE, sin, unscale } from './fixed.ts';
import { areBoxesApart, type Body, type Box, type Piece } from './outline.ts';

/** How deep an overlap must be to count: at all, or by more than 2 units (OVERLAP0, OVERLAP2). */
export type Depth = 'any' | 'deep';

export const NEVER = Number.POSITIVE_INFINITY;

/** Boxes that only share an edge do not overlap. */
const APART = -1;

/** A vertex of a piece that lies `dx`, `dy` away and reaches farthest to the left of an edge. */
function reach(piece: Piece, dx: number, dy: number, ex: number, ey: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < piece.size; i++) {
    const m = ex * (at(piece.y, i) + dy) - ey * (at(piece.x, i) + dx);
    if (m > most) most = m;
  }
  return most;
}

/** Does `b`, which lies `dx`, `dy` from `a`, reach over every edge of `a`? */
function reachesOver(a: Piece, b: Piece, dx: number, dy: number, depth: Depth): boolean {
  for (let i = 0; i < a.size; i++) {
    const m = reach(b, dx - at(a.x, i), dy - at(a.y, i), at(a.ex, i), at(a.ey, i));
    if (m <= (depth === 'any' ? 0 : at(a.skin, i))) return false;
  }
  return true;
}

/** GEO-24: do two bodies overlap? */
export function overlap(a: Body, b: Body, depth: Depth): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const p = a.outline;
  const q = b.outline;
  if (areBoxesApart(p, q, dx, dy, APART)) return false;
  for (let i = 0; i < p.pieces.length; i++) {
    const mine = at(p.pieces, i);
    for (let j = 0; j < q.pieces.length; j++) {
      const other = at(q.pieces, j);
      if (areBoxesApart(mine, other, dx, dy, APART)) continue;
      if (reachesOver(mine, other, dx, dy, depth) && reachesOver(other, mine, -dx, -dy, depth)) return true;
    }
  }
  return false;
}

/** One line for every edge of two pieces: they overlap while `c + ex·y − ey·x > skin` holds for all of them. */
class Lines {
  count = 0;
  readonly #ex: number[] = [];
  readonly #ey: number[] = [];
  readonly #c: number[] = [];
  readonly #skin: number[] = [];
  /** The steps at which the pieces may overlap, and those at which they certainly do. */
  from = 0;
  to = 0;
  surelyFrom = 0;
  surelyTo = 0;

  #add(ex: number, ey: number, c: number, skin: number): void {
    const i = this.count++;
    this.#ex[i] = ex;
    this.#ey[i] = ey;
    this.#c[i] = c;
    this.#skin[i] = skin;
  }

  /** For a moving piece and one that lies still, `dx`, `dy` from the place of the first. */
  draw(moving: Piece, still: Piece, dx: number, dy: number, depth: Depth): void {
    this.count = 0;
    for (let i = 0; i < still.size; i++) {
      const ex = at(still.ex, i);
      const ey = at(still.ey, i);
      const c = reach(moving, -dx - at(still.x, i), -dy - at(still.y, i), ex, ey);
      this.#add(ex, ey, c, depth === 'any' ? 0 : at(still.skin, i));
    }
    for (let i = 0; i < moving.size; i++) {
      const ex = at(moving.ex, i);
      const ey = at(moving.ey, i);
      const c = reach(still, dx - at(moving.x, i), dy - at(moving.y, i), ex, ey);
      this.#add(0 - ex, 0 - ey, c, depth === 'any' ? 0 : at(moving.skin, i));
    }
  }

  /** For a point that lies `-dx`, `-dy` from a piece. */
  drawPoint(still: Piece, dx: number, dy: number): void {
    this.count = 0;
    for (let i = 0; i < still.size; i++) {
      const ex = at(still.ex, i);
      const ey = at(still.ey, i);
      const c = ex * (-dy - at(still.y, i)) - ey * (-dx - at(still.x, i));
      this.#add(ex, ey, c, at(still.skin, i));
    }
  }

  holdAt(x: number, y: number): boolean {
    for (let i = 0; i < this.count; i++) {
      if (at(this.#c, i) + at(this.#ex, i) * y - at(this.#ey, i) * x <= at(this.#skin, i)) return false;
    }
    return true;
  }

  /** Works out the spans along a heading; rounding moves a step by at most half a unit in x and in y. */
  span(c: number, s: number): void {
    this.from = this.surelyFrom = Number.NEGATIVE_INFINITY;
    this.to = this.surelyTo = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.count; i++) {
      const ex = at(this.#ex, i);
      const ey = at(this.#ey, i);
      const perStep = (ex * s - ey * c) / SCALE;
      const slack = (Math.abs(ex) + Math.abs(ey)) / 2;
      const missing = at(this.#skin, i) - at(this.#c, i);
      this.#narrow(perStep, missing, slack);
      if (this.from > this.to) return;
    }
  }

  #narrow(perStep: number, missing: number, slack: number): void {
    if (perStep > 0) {
      this.from = Math.max(this.from, (missing - slack) / perStep);
      this.surelyFrom = Math.max(this.surelyFrom, (missing + slack) / perStep);
    } else if (perStep < 0) {
      this.to = Math.min(this.to, (missing - slack) / perStep);
      this.surelyTo = Math.min(this.surelyTo, (missing + slack) / perStep);
    } else {
      if (missing >= slack) this.to = Number.NEGATIVE_INFINITY;
      if (missing >= -slack) this.surelyTo = Number.NEGATIVE_INFINITY;
    }
  }
}

/** Made once: a search asks for millions of meetings, one after the other. */
const lines = new Lines();

/** A straight way: from where, along which heading. */
export interface Way {
  readonly mover: Body;
  readonly heading: Heading;
}

/** The first step from `from` to `to` at which the mover overlaps a body; `NEVER` if there is none. */
export function firstMeeting(way: Way, still: Body, depth: Depth, from: number, to: number): number {
  const { mover, heading } = way;
  const c = cos(heading);
  const s = sin(heading);
  const dx = still.x - mover.x;
  const dy = still.y - mover.y;
  let first = to + 1;
  for (let i = 0; i < mover.outline.pieces.length; i++) {
    const mine = at(mover.outline.pieces, i);
    const swept = sweptBox(mine, unscale(to * c), unscale(to * s));
    for (let j = 0; j < still.outline.pieces.length; j++) {
      const other = at(still.outline.pieces, j);
      if (areBoxesApart(swept, other, dx, dy, APART)) continue;
      lines.draw(mine, other, dx, dy, depth);
      first = firstHolding(c, s, from, first - 1);
      if (first === from) return first;
    }
  }
  return first > to ? NEVER : first;
}

/** The box around everything that a piece passes over. */
function sweptBox({ left, right, bottom, top }: Box, dx: number, dy: number): Box {
  return {
    left: left + Math.min(0, dx),
    right: right + Math.max(0, dx),
    bottom: bottom + Math.min(0, dy),
    top: top + Math.max(0, dy),
  };
}

/** The first step at which the lines hold, or one more than the last. */
function firstHolding(c: number, s: number, from: number, to: number): number {
  lines.span(c, s);
  const last = Math.min(to, Math.ceil(lines.to));
  for (let step = Math.max(from, Math.floor(lines.from)); step <= last; step++) {
    if (lines.holdAt(unscale(step * c), unscale(step * s))) return step;
  }
  return to + 1;
}

/** The first step from `from` to `to` at which the mover does not overlap a body; `NEVER` if there is none. */
export function firstParting(way: Way, still: Body, depth: Depth, from: number, to: number): number {
  const { mover, heading } = way;
  const c = cos(heading);
  const s = sin(heading);
  let step = from;
  for (let isMoved = true; isMoved && step <= to; ) {
    isMoved = false;
    for (let i = 0; i < mover.outline.pieces.length; i++) {
      for (let j = 0; j < still.outline.pieces.length; j++) {
        const [mine, other] = [at(mover.outline.pieces, i), at(still.outline.pieces, j)];
        lines.draw(mine, other, still.x - mover.x, still.y - mover.y, depth);
        const next = pastHolding(c, s, step, to);
        isMoved ||= next > step;
        step = next;
      }
    }
  }
  return step > to ? NEVER : step;
}

/** The first step at which the lines do not hold. */
function pastHolding(c: number, s: number, from: number, to: number): number {
  lines.span(c, s);
  let step = from;
  while (step <= to && lines.holdAt(unscale(step * c), unscale(step * s))) {
    const isSure = step > lines.surelyFrom + 1;
    step = Math.max(step + 1, isSure ? Math.min(to + 1, Math.floor(lines.surelyTo) - 1) : 0);
  }
  return step;
}

/** The first step at which the bow tip is more than 2 units inside a body of one piece (GEO-33). */
export function firstGrounding(way: Way, still: Body, from: number, to: number): number {
  const { mover, heading } = way;
  lines.drawPoint(at(still.outline.pieces, 0), still.x - mover.x, still.y - mover.y);
  const first = firstHolding(cos(heading), sin(heading), from, to);
  return first > to ? NEVER : first;
}
