/** Points, and lines through them. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** So far from a point towards another. */
export function towards(from: Point, to: Point, far: number): Point {
  const length = distance(from, to);
  return length === 0 ? from : between(from, to, far / length);
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}

/** A smooth line through points, as SVG writes it; one that is closed ends where it begins. */
export function smooth(points: readonly Point[], ends: 'open' | 'closed' = 'open'): string {
  const [first] = points;
  if (first === undefined) return '';
  const count = points.length;
  const point = (i: number): Point => {
    const index = ends === 'closed' ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return points[index] ?? first;
  };
  const last = ends === 'closed' ? count : count - 1;
  let line = `M${write(first)}`;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    line += `C${write(lean(b, a, c))} ${write(lean(c, d, b))} ${write(c)}`;
  }
  return ends === 'closed' ? `${line}Z` : line;
}

/** Where a curve leaves a point that lies between two others. */
function lean(at: Point, before: Point, after: Point): Point {
  return { x: at.x + (after.x - before.x) / 6, y: at.y + (after.y - before.y) / 6 };
}

function write({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
