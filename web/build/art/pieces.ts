/** Things that lie on a table: wooden discs, a die, a chain. */

import { at, between, closed, curve, draw, line, type Point } from './pen.ts';

interface Disc {
  /** The middle of its top. */
  readonly centre: Point;
  readonly radius: number;
  readonly height: number;
  readonly colour: string;
}

/** How much of a circle's depth is seen from where the reader sits. */
const TILT = 0.34;

function ellipse([x, y]: Point, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

/** A disc of wood from the side and above; its wall is shaded away from the light. */
function disc({ centre: [x, y], radius: rx, height, colour }: Disc): string {
  const ry = rx * TILT;
  const wall = `M${x - rx} ${y}v${height}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-height}`;
  const shade: string[] = [];
  for (let a = -0.2; a < 1.5; a += 0.11 - a * 0.035) {
    const [dx, dy] = [Math.sin(a) * rx, Math.cos(a) * ry];
    shade.push(`M${x + dx} ${y + dy + 3}v${height - 4 - (a < 0.4 ? 6 : 0)}`);
  }
  return [
    draw(wall, { fill: colour, width: 1.4 }),
    draw(shade.join(''), { width: 0.9, opacity: 0.6 }),
    draw(ellipse([x, y], rx, ry), { fill: colour, width: 1.4 }),
    draw(ellipse([x, y], rx * 0.84, ry * 0.84), { stroke: 'var(--surface)', width: 1, opacity: 0.8 }),
  ].join('');
}

/** A pirate's hat, lying on a disc. */
function hat([x, y]: Point, size: number): string {
  const p = (dx: number, dy: number) => at([x + dx * size, y + dy * size * TILT * 1.5]);
  const brim = `M${p(-1, 0.5)}Q${p(-0.6, 0.1)} ${p(-0.45, -0.35)}Q${p(0, -1)} ${p(0.45, -0.35)}Q${p(0.6, 0.1)} ${p(1, 0.5)}Q${p(0, 0.05)} ${p(-1, 0.5)}Z`;
  return draw(brim, { fill: 'var(--surface)', width: 0.9 });
}

interface Tower {
  /** Where it stands. */
  readonly foot: Point;
  readonly radius: number;
  /** From below. */
  readonly colours: readonly string[];
  readonly hasFlag?: boolean;
}

/** Discs upon each other, with the shadow they cast. */
export function tower({ foot: [x, y], radius, colours, hasFlag = false }: Tower): string {
  const height = radius * 0.36;
  const top: Point = [x, y - colours.length * height];
  const discs = colours.map((colour, i) =>
    disc({ centre: [x, y - (i + 1) * height], radius, height, colour }),
  );
  return [shadow([x, y], radius), ...discs, hasFlag ? flag(top, radius) : hat(top, radius * 0.5)].join('');
}

function shadow([x, y]: Point, radius: number): string {
  const strokes = [-0.5, -0.2, 0.1, 0.4, 0.7, 1].map((k) => {
    const dy = k * radius * TILT;
    return `M${x + radius * 0.3} ${y + dy}h${radius * (1.15 - Math.abs(k - 0.2) * 0.45)}`;
  });
  return draw(strokes.join(''), { width: 1, opacity: 0.5 });
}

function flag([x, y]: Point, size: number): string {
  const pole = `M${x} ${y}V${y - size * 1.5}`;
  const cloth = `M${x} ${y - size * 1.5}q${size * 0.35} ${-size * 0.18} ${size * 0.7} 0t${size * 0.6} ${size * 0.05}l${-size * 0.25} ${size * 0.3} ${size * 0.25} ${size * 0.3}q${-size * 0.35} ${size * 0.12} ${-size * 0.65} 0t${-size * 0.65} 0Z`;
  return draw(pole, { width: 2, cap: 'round' }) + draw(cloth, { fill: 'var(--wax)', width: 1.1 });
}

/** A face of a die: its corner, and the two edges that meet there. */
interface Face {
  readonly corner: Point;
  readonly across: Point;
  readonly down: Point;
}

function on({ corner, across, down }: Face, u: number, v: number): Point {
  return [corner[0] + across[0] * u + down[0] * v, corner[1] + across[1] * u + down[1] * v];
}

const PIPS: { readonly [count: number]: readonly Point[] } = {
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
};

function pips(face: Face, count: number): string {
  const circle = (u: number, v: number) =>
    curve(
      Array.from({ length: 10 }, (_, i) => {
        const a = (i / 10) * Math.PI * 2;
        return on(face, u + Math.cos(a) * 0.085, v + Math.sin(a) * 0.085);
      }),
      true,
    );
  return draw((PIPS[count] ?? []).map(([u, v]) => circle(u, v)).join(''), {
    fill: 'var(--ink)',
    stroke: 'none',
  });
}

function faceShade(face: Face, from: number, gap: number): string {
  const strokes: string[] = [];
  for (let v = from; v < 0.98; v += gap) strokes.push(line([on(face, 0.03, v), on(face, 0.97, v)]));
  return draw(strokes.join(''), { width: 0.8, opacity: 0.55 });
}

/** A die with its upper face turned to the reader. */
export function die([x, y]: Point, edge: number): string {
  const [a, b]: readonly [Point, Point] = [
    [edge * 0.9, edge * 0.36],
    [edge * 0.95, -edge * 0.34],
  ];
  const tall: Point = [0, edge * 1.02];
  const top: Face = { corner: [x, y], across: b, down: a };
  const left: Face = { corner: [x, y], across: a, down: tall };
  const right: Face = { corner: [x + a[0], y + a[1]], across: b, down: tall };
  const outline = (face: Face) => closed([on(face, 0, 0), on(face, 1, 0), on(face, 1, 1), on(face, 0, 1)]);
  const base = between(on(left, 1, 1), on(right, 1, 1), 0.5);
  const dark = Array.from(
    { length: 9 },
    (_, i) => `M${base[0] - 40 + i * 14} ${base[1] + 4 - i * 4}h${edge * 1.5 - i * 7}`,
  );
  return [
    draw(dark.join(''), { width: 1, opacity: 0.45 }),
    ...[top, left, right].map((face) => draw(outline(face), { fill: 'var(--surface)', width: 1.5 })),
    faceShade(left, 0.1, 0.115),
    faceShade(right, 0.03, 0.048),
    ...[top, left, right].map((face) => draw(outline(face), { width: 1.5 })),
    pips(top, 5),
    pips(left, 3),
    pips(right, 2),
  ].join('');
}

/** A chain along a line of points: links seen from the front and from the side in turn. */
export function chain(points: readonly Point[]): string {
  return points
    .slice(0, -1)
    .map((from, i) => {
      const to = points[i + 1] ?? from;
      const [x, y] = between(from, to, 0.5);
      const angle = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.72;
      const shape = ellipse([0, 0], length, i % 2 === 0 ? length * 0.55 : length * 0.2);
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${angle})">${draw(shape, { width: 4.2 })}${draw(shape, { width: 1.8, stroke: 'var(--line)' })}</g>`;
    })
    .join('');
}
