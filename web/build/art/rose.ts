/** A compass rose, and the lines that run from it across a chart. */

import { draw, group, type Point } from './pen.ts';

/** One of the thirty-two winds after the other, from a distance on. */
export function rhumbs([x, y]: Point, from: number, to: number): string {
  const lines = Array.from({ length: 32 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2;
    const [dx, dy] = [Math.sin(a), -Math.cos(a)];
    return `M${x + dx * from} ${y + dy * from}L${x + dx * to} ${y + dy * to}`;
  });
  return draw(lines.join(''), { width: 0.6, opacity: 0.28 });
}

/** A point of the star: one half in shadow, as if it were raised. */
function ray(angle: number, length: number, width: number, dark: string): string {
  const half = (side: number, fill: string) =>
    draw(`M0 ${-length}L${side * width} ${-width}L0 0Z`, { fill, width: 0.8 });
  return group(`rotate(${angle})`, half(1, dark), half(-1, 'var(--surface)'));
}

function ring(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

export function rose([x, y]: Point, r: number): string {
  const ticks = Array.from({ length: 64 }, (_, i) => {
    const a = (i / 64) * Math.PI * 2;
    const inner = i % 2 === 0 ? 0.68 : 0.72;
    return `M${Math.sin(a) * r * inner} ${-Math.cos(a) * r * inner}L${Math.sin(a) * r * 0.76} ${-Math.cos(a) * r * 0.76}`;
  });
  const winds = (offset: number, length: number, width: number, dark: string) =>
    [0, 90, 180, 270].map((angle) => ray(angle + offset, r * length, r * width, dark));
  // North has a lily, as on every old compass.
  const lily = `M0 ${-r * 1.12}q${r * 0.07} ${-r * 0.1} 0 ${-r * 0.24}q${-r * 0.07} ${r * 0.14} 0 ${r * 0.24}M0 ${-r * 1.12}q${r * 0.16} ${-r * 0.02} ${r * 0.13} ${-r * 0.15}M0 ${-r * 1.12}q${-r * 0.16} ${-r * 0.02} ${-r * 0.13} ${-r * 0.15}`;
  return group(
    `translate(${x} ${y})`,
    draw(ring(r * 0.78), { fill: 'var(--surface)', width: 1.2 }),
    draw(ring(r * 0.66), { width: 0.8 }),
    draw(ticks.join(''), { width: 0.6 }),
    ...winds(22.5, 0.56, 0.07, 'var(--ink-2)'),
    ...winds(67.5, 0.56, 0.07, 'var(--ink-2)'),
    ...winds(45, 0.74, 0.12, 'var(--brass)'),
    ...winds(0, 1.06, 0.17, 'var(--ink)'),
    draw(lily, { width: 1.2, fill: 'none', cap: 'round' }),
  );
}
