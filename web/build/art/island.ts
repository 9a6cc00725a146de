/** Land on a chart: a coast, the hatched water along it, hills and trees. */

import { curve, dice, distance, draw, fine, isWithin, type Point, rows } from './pen.ts';

/** An outline drawn roughly becomes a coast with capes and coves. */
export function coast(points: readonly Point[], seed: number, roughness: number): Point[] {
  const luck = dice(seed);
  const centre = middle(points);
  return fine(points, 9).map(([x, y]) => {
    const away = Math.hypot(x - centre[0], y - centre[1]) || 1;
    const push = (luck() - 0.5) * 2 * roughness;
    return [x + ((x - centre[0]) / away) * push, y + ((y - centre[1]) / away) * push];
  });
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The water along the coast, in strokes that grow fewer outwards. */
function shallows(outline: readonly Point[], reach: number, seed: number): string {
  const luck = dice(seed);
  const lengths = Array.from({ length: 400 }, () => 0.55 + luck() * 0.45);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return rows({
    from: [Math.floor(Math.min(...xs) - reach), Math.floor(Math.min(...ys) - reach)],
    to: [Math.ceil(Math.max(...xs) + reach), Math.ceil(Math.max(...ys) + reach)],
    gap: 3.4,
    least: 3,
    isInked: (point, row) =>
      !isWithin(outline, point) && distance(outline, point) < reach * (lengths[row % 400] ?? 1),
  });
}

/** Land with its coast; the water is drawn first, so that islands may stand close together. */
export function land(outline: readonly Point[], seed: number, reach = 13): string {
  const shape = curve(outline, true);
  return [
    draw(shallows(outline, reach, seed), { width: 0.7, opacity: 0.5 }),
    draw(shape, { fill: 'var(--land)', width: 1.5 }),
  ].join('');
}

/** A hill as old charts have it: two slopes, the eastern one in shadow. */
export function hill([x, y]: Point, height: number): string {
  const width = height * 1.25;
  const slopes = `M${x - width} ${y}Q${x - width * 0.3} ${y - height * 0.3} ${x} ${y - height}Q${x + width * 0.22} ${y - height * 0.36} ${x + width} ${y}`;
  const shade = [0.14, 0.3, 0.46, 0.62, 0.78]
    .map(
      (t) =>
        `M${x + width * t * (0.55 + t * 0.4)} ${y - height * (0.9 - t * 0.95)}q${width * 0.1} ${height * 0.18} ${-width * 0.06} ${height * (0.34 + t * 0.2)}`,
    )
    .join('');
  return draw(slopes, { fill: 'var(--land)' }) + draw(shade, { width: 0.7, opacity: 0.8 });
}

/** A tree from afar: a crown with its shadow, and a trunk. */
export function tree([x, y]: Point, size: number): string {
  const r = size / 2;
  const crown = `M${x - r} ${y - size * 0.8}a${r} ${r * 0.8} 0 1 1 ${size} 0q${-r} ${r * 0.7} ${-size} 0Z`;
  const shade = `M${x + r * 0.2} ${y - size * 0.75}h${r * 0.6}M${x + r * 0.1} ${y - size * 0.95}h${r * 0.7}`;
  return (
    draw(`M${x} ${y}v${-size}`, { width: 0.8 }) +
    draw(crown, { fill: 'var(--land)', width: 0.8 }) +
    draw(shade, { width: 0.6 })
  );
}
