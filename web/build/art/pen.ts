/** A pen for engravings: strokes, hatching and shapes as SVG, the same on every run. */

export type Point = readonly [x: number, y: number];

/** Luck that is the same every time (mulberry32): a drawing must not change because it was drawn again. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A tenth of a unit is finer than anybody sees. */
export function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}

export function at([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** Straight from point to point. */
export function line(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}`;
}

export function closed(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

/** A soft line through all points (Catmull-Rom as Bézier curves). */
export function curve(points: readonly Point[], isClosed = false): string {
  const n = points.length;
  const get = (i: number): Point =>
    points[isClosed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  const parts = [`M${at(get(0))}`];
  for (let i = 0; i < (isClosed ? n : n - 1); i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    parts.push(`C${at(one)} ${at(two)} ${at(c)}`);
  }
  return parts.join('') + (isClosed ? 'Z' : '');
}

interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly cap?: 'round' | 'butt';
  readonly dash?: string;
}

/** One path; without ink, a fine line. */
export function draw(
  d: string,
  { fill = 'none', stroke = 'var(--ink)', width = 1, opacity, cap, dash }: Ink = {},
): string {
  const attributes = [
    `d="${d.replaceAll(/-?\d+\.\d+(?:e-\d+)?/g, (n) => short(Number(n)))}"`,
    `fill="${fill}"`,
    stroke === 'none' ? '' : `stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"`,
    cap === undefined ? '' : `stroke-linecap="${cap}"`,
    dash === undefined ? '' : `stroke-dasharray="${dash}"`,
    opacity === undefined ? '' : `opacity="${opacity}"`,
  ];
  return `<path ${attributes.filter((attribute) => attribute !== '').join(' ')}/>`;
}

/** Parts that are moved, turned or scaled together. */
export function group(transform: string, ...parts: readonly string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** A point on a quadratic curve. */
export function bent(a: Point, b: Point, c: Point, t: number): Point {
  return between(between(a, b, t), between(b, c, t), t);
}

/** Is the point within the outline? */
export function isWithin(outline: readonly Point[], [x, y]: Point): boolean {
  let isIn = false;
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + outline.length - 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  }
  return isIn;
}

/** How far a point is from an outline. */
export function distance(outline: readonly Point[], [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, (ax + dx * t - x) ** 2 + (ay + dy * t - y) ** 2);
  }
  return Math.sqrt(least);
}

/** An outline with a point every few units, for what follows it closely. */
export function fine(outline: readonly Point[], step: number): Point[] {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from({ length: steps }, (_, k) => between(a, b, k / steps));
  });
}

interface Box {
  readonly from: Point;
  readonly to: Point;
}

interface Rows extends Box {
  /** Distance of the rows. */
  readonly gap: number;
  /** Where there is ink. */
  readonly isInked: (point: Point, row: number) => boolean;
  /** Shorter strokes are left out. */
  readonly least?: number;
}

/** Horizontal strokes wherever there is to be ink: how engravers shade water. */
export function rows({ from, to, gap, isInked, least = 2 }: Rows): string {
  const strokes: string[] = [];
  for (let y = from[1], row = 0; y <= to[1]; y += gap, row++) {
    let start: number | undefined;
    for (let x = from[0]; x <= to[0] + 1; x += 1) {
      const isInk = x <= to[0] && isInked([x, y], row);
      if (isInk && start === undefined) start = x;
      if (isInk || start === undefined) continue;
      if (x - start >= least) strokes.push(`M${short(start)} ${short(y)}h${short(x - start)}`);
      start = undefined;
    }
  }
  return strokes.join('');
}
