/** A three-master before the wind, seen from the side; drawn on about 330 by 240. */

import { at, bent, between, curve, dice, draw, line, type Point } from './pen.ts';

/** A square sail: its four corners from the upper left, and how far the wind fills it. */
interface Sail {
  readonly corners: readonly [Point, Point, Point, Point];
  readonly belly: number;
}

/** The edges of a full sail: both leeches bow out before the wind, the foot hangs. */
function edges({ corners: [tl, tr, br, bl], belly }: Sail) {
  const right: Point = [(tr[0] + br[0]) / 2 + belly, (tr[1] + br[1]) / 2];
  const left: Point = [(tl[0] + bl[0]) / 2 + belly * 0.55, (tl[1] + bl[1]) / 2];
  const foot: Point = [(bl[0] + br[0]) / 2 + belly * 0.2, (bl[1] + br[1]) / 2 - belly * 0.55];
  return { left, right, foot };
}

/** Strokes from head to foot along the belly, close together where the sail turns from the light. */
function sailShade(sail: Sail): string {
  const [tl, tr, br, bl] = sail.corners;
  const { left, right, foot } = edges(sail);
  const strokes: string[] = [];
  for (let u = 0.56; u < 0.985; u += 0.052 - u * 0.026) {
    const top = between(tl, tr, u);
    const middle = between(left, right, u);
    const bottom = bent(bl, foot, br, u);
    const reach = 0.35 + ((u * 97) % 1) * 0.3;
    const from = bent(top, middle, bottom, 0.06);
    strokes.push(
      `M${at(from)}Q${at(bent(top, middle, bottom, reach * 0.55))} ${at(bent(top, middle, bottom, reach + u * 0.25))}`,
    );
    if (u > 0.8)
      strokes.push(`M${at(bent(top, middle, bottom, 0.78))}L${at(bent(top, middle, bottom, 0.95))}`);
  }
  for (let u = 0.04; u < 0.16; u += 0.045) {
    const [top, middle, bottom] = [between(tl, tr, u), between(left, right, u), bent(bl, foot, br, u)];
    strokes.push(`M${at(bent(top, middle, bottom, 0.55))}L${at(bent(top, middle, bottom, 0.93))}`);
  }
  return strokes.join('');
}

function sail(spec: Sail): string {
  const [tl, tr, br, bl] = spec.corners;
  const { left, right, foot } = edges(spec);
  const shape = `M${at(tl)}L${at(tr)}Q${at(right)} ${at(br)}Q${at(foot)} ${at(bl)}Q${at(left)} ${at(tl)}Z`;
  const seams = [0.3, 0.52, 0.74].map((u) => {
    const [top, middle, bottom] = [between(tl, tr, u), between(left, right, u), bent(bl, foot, br, u)];
    return `M${at(top)}Q${at(middle)} ${at(bottom)}`;
  });
  return [
    draw(shape, { fill: 'var(--surface)', width: 1.3 }),
    draw(seams.join(''), { width: 0.45, opacity: 0.5 }),
    draw(sailShade(spec), { width: 0.65, opacity: 0.85 }),
    draw(
      line([
        [tl[0] - 5, tl[1]],
        [tr[0] + 5, tr[1]],
      ]),
      { width: 2.2, cap: 'round' },
    ),
  ].join('');
}

/** The sails of one mast from the top down, each wider than the one above. */
function sails(x: number, top: number, tiers: readonly (readonly [half: number, height: number])[]): string {
  let y = top;
  return tiers
    .map(([half, height], i) => {
      const below = tiers[i + 1]?.[0] ?? half * 1.06;
      const foot = (half + below) / 2 - 1;
      const spec: Sail = {
        corners: [
          [x - half, y],
          [x + half, y],
          [x + foot + 2, y + height],
          [x - foot + 2, y + height],
        ],
        belly: half * 0.42,
      };
      y += height + 5;
      return sail(spec);
    })
    .toReversed()
    .join('');
}

/** Shrouds from the rail to the masthead, with their ratlines. */
function shrouds(x: number, head: number, foot: number, spread: number): string {
  const lines: string[] = [];
  for (const k of [-1, -0.55, -0.1]) lines.push(`M${x} ${head}L${x + spread * k} ${foot}`);
  for (let t = 0.25; t < 0.97; t += 0.075) {
    lines.push(`M${x - spread * t} ${head + (foot - head) * t}h${spread * 0.9 * t}`);
  }
  return draw(lines.join(''), { width: 0.55, opacity: 0.85 });
}

function pennant([x, y]: Point, length: number, colour: string): string {
  const shape = `M${x} ${y - 5}q${length * 0.3} -5 ${length * 0.55} 0t${length * 0.45} 1q${-length * 0.2} 4 ${-length * 0.45} 4t${-length * 0.55} 5Z`;
  return draw(shape, { fill: colour, width: 0.9 });
}

const HULL =
  'M104 170Q106 192 113 214Q117 228 126 238L330 240Q350 236 362 214Q367 205 378 199L372 195L338 196L303 197L299 202L206 203L201 197L156 193L152 181Z';

function hull(): string {
  const luck = dice(5);
  const planks: string[] = [];
  for (let i = 0; i < 9; i++) {
    const y = 213 + i * 3;
    const from = 112 + i * 1.6;
    const to = 360 - i * i * 0.42 - i * 0.8;
    for (let x = from; x < to; ) {
      const length = 14 + luck() * 46;
      planks.push(`M${x} ${y - Math.sin(((x - 104) / 260) * Math.PI) * -3}h${Math.min(length, to - x)}`);
      x += length + 2 + luck() * (9 - i);
    }
  }
  const ports = Array.from({ length: 8 }, (_, i) => `M${170 + i * 20} 214.5h7v6.5h-7z`).join('');
  return [
    draw(HULL, { fill: 'var(--plank)', width: 1.6 }),
    draw(planks.join(''), { width: 0.65, opacity: 0.8 }),
    draw(
      'M107 186Q150 200 204 203L300 203Q340 203 370 197M108 194Q150 206 204 209.5L302 210Q342 209 366 203',
      { width: 1.1 },
    ),
    draw(ports, { fill: 'var(--ink)', width: 0.8 }),
    draw(
      'M156 193v-6h44v10M160 187v6M168 187v7M176 187v7M184 187v8M192 187v9M303 198v-6h34v5M309 192v6M317 192v6M325 192v5M333 192v5',
      { width: 0.9 },
    ),
    // The gallery at the stern: windows, and the lantern above.
    draw('M109 182l14 3v7l-13 -3zM127 186l13 2v7l-12 -2zM112 196l14 3v6l-12 -3zM129 200l12 2v6l-11 -2z', {
      fill: 'var(--brass-glow)',
      width: 0.8,
    }),
    draw('M104 170l48 11M103 170q-5 -2 -5 -9M94 161h8l-1 -10h-6zM93.5 151h9l-4.5 -5z', {
      fill: 'var(--plank)',
      width: 1.1,
    }),
  ].join('');
}

/** A jib: from the masthead to the bowsprit, its loose corner back by the mast. */
function jib(head: Point, tack: Point, clew: Point): string {
  const foot = bent(tack, [(tack[0] + clew[0]) / 2 - 4, (tack[1] + clew[1]) / 2 - 11], clew, 0.5);
  const leech: Point = [(head[0] + clew[0]) / 2 + 13, (head[1] + clew[1]) / 2 + 12];
  const shade = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8].map((t) => {
    const from = between(head, tack, t);
    return `M${at(from)}L${at(between(from, bent(head, leech, clew, t), 0.34))}`;
  });
  return (
    draw(`M${at(head)}L${at(tack)}Q${at(foot)} ${at(clew)}Q${at(leech)} ${at(head)}Z`, {
      fill: 'var(--surface)',
      width: 1.1,
    }) + draw(shade.join(''), { width: 0.6, opacity: 0.8 })
  );
}

function bowsprit(): string {
  return [
    draw('M312 56L422 156M310 100L398 170M366 200L404 170', { width: 0.6 }),
    jib([318, 62], [417, 157], [356, 166]),
    jib([318, 96], [396, 169], [346, 182]),
    draw('M352 196L424 155', { width: 2.6, cap: 'round' }),
  ].join('');
}

/** The lateen sail behind. */
function mizzen(): string {
  const head: Point = [198, 102];
  const tack: Point = [126, 191];
  const shade = [0.12, 0.22, 0.32, 0.42, 0.52, 0.62, 0.72].map((t) => {
    const from = between(head, tack, t);
    return `M${at(from)}q4 ${10 + t * 6} 2 ${34 * (1 - t * 0.7)}`;
  });
  return [
    draw('M126 191L198 102Q208 150 190 182Q160 176 126 191Z', { fill: 'var(--surface)', width: 1.2 }),
    draw(shade.join(''), { width: 0.6, opacity: 0.8 }),
    draw('M120 198L203 96', { width: 1.8, cap: 'round' }),
  ].join('');
}

export function ship(): string {
  const masts = 'M166 192V70M238 206V24M308 198V44';
  return [
    pennant([166, 72], 30, 'var(--wax)'),
    pennant([238, 27], 44, 'var(--wax)'),
    pennant([308, 47], 36, 'var(--wax)'),
    bowsprit(),
    shrouds(166, 96, 190, 30),
    shrouds(238, 70, 206, 40),
    shrouds(308, 78, 198, 34),
    draw(masts, { width: 2.8, cap: 'round' }),
    draw('M166 74L238 60M238 40L308 58M238 112L300 196M166 104L230 206M104 172L160 100', { width: 0.55 }),
    mizzen(),
    draw(
      curve([
        [152, 84],
        [166, 82],
        [180, 84],
      ]),
      { width: 1.4 },
    ),
    sails(308, 62, [
      [19, 22],
      [28, 36],
      [37, 44],
    ]),
    sails(238, 42, [
      [22, 27],
      [33, 44],
      [44, 54],
    ]),
    hull(),
  ].join('');
}
