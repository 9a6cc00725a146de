/** The chart behind the title of the home page, drawn on 1000 by 560: an island in the shape of a turtle. */

import { coast, hill, land, tree } from './island.ts';
import { curve, draw, group, type Point } from './pen.ts';
import { rhumbs, rose } from './rose.ts';
import { ship } from './ship.ts';

/** From the tail over the back to the head, and along the belly home. */
const TURTLE: readonly Point[] = [
  [376, 318],
  [412, 294],
  [420, 268],
  [396, 240],
  [386, 208],
  [410, 200],
  [446, 220],
  [478, 224],
  [524, 198],
  [580, 184],
  [640, 182],
  [690, 194],
  [712, 186],
  [728, 156],
  [752, 126],
  [788, 112],
  [796, 134],
  [772, 166],
  [758, 208],
  [780, 232],
  [806, 228],
  [842, 226],
  [876, 246],
  [886, 274],
  [870, 300],
  [838, 314],
  [804, 312],
  [784, 322],
  [772, 348],
  [794, 384],
  [816, 424],
  [798, 442],
  [760, 428],
  [726, 398],
  [696, 394],
  [648, 412],
  [580, 418],
  [520, 404],
  [480, 386],
  [450, 396],
  [420, 424],
  [394, 428],
  [396, 396],
  [420, 364],
  [428, 342],
];

const ISLETS: readonly (readonly [x: number, y: number, rx: number, ry: number, seed: number])[] = [
  [912, 96, 44, 20, 31],
  [956, 132, 16, 9, 32],
  [902, 452, 34, 22, 33],
  [520, 516, 26, 11, 34],
  [570, 530, 12, 6, 35],
  [480, 122, 20, 10, 36],
  [936, 350, 13, 9, 37],
];

const HILLS: readonly (readonly [x: number, y: number, height: number])[] = [
  [520, 262, 22],
  [600, 240, 26],
  [664, 252, 24],
  [558, 288, 28],
  [636, 292, 32],
  [708, 284, 24],
  [500, 318, 22],
  [590, 334, 26],
  [672, 332, 24],
];

const TREES: readonly Point[] = [
  [470, 262],
  [484, 274],
  [462, 292],
  [478, 306],
  [548, 372],
  [566, 380],
  [584, 372],
  [602, 382],
  [640, 374],
  [656, 384],
  [748, 250],
  [760, 268],
  [744, 340],
  [752, 322],
  [840, 262],
  [854, 276],
  [836, 288],
  [722, 352],
];

/** Fathoms, as somebody measured them with a line and lead. */
const SOUNDINGS: readonly (readonly [x: number, y: number, fathoms: number])[] = [
  [352, 262, 7],
  [346, 372, 5],
  [452, 172, 4],
  [516, 150, 9],
  [600, 152, 11],
  [692, 150, 6],
  [842, 176, 8],
  [926, 232, 13],
  [928, 300, 9],
  [852, 356, 6],
  [862, 408, 14],
  [470, 452, 11],
  [326, 318, 10],
  [716, 100, 15],
  [610, 104, 21],
  [812, 500, 18],
  [980, 420, 24],
];

function islet([x, y, rx, ry, seed]: (typeof ISLETS)[number]): string {
  const round = Array.from({ length: 9 }, (_, i): Point => {
    const a = (i / 9) * Math.PI * 2;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
  });
  return land(coast(round, seed, Math.min(rx, ry) * 0.22), seed, 9);
}

function sounding([x, y, fathoms]: (typeof SOUNDINGS)[number]): string {
  return `<text x="${x}" y="${y}" font-family="Alegreya Sans" font-size="13" fill="var(--ink)" opacity=".6">${fathoms}</text>`;
}

function label(text: string, x: number, y: number, size: number, spacing: number): string {
  return `<text x="${x}" y="${y}" font-family="IM Fell English" font-size="${size}" letter-spacing="${spacing}" text-anchor="middle" fill="var(--ink)" opacity=".85">${text}</text>`;
}

/** The harbour: houses, a fort with its flag, and an anchorage before it. */
function town(): string {
  return [
    draw(
      'M468 352h9v8h-9zM480 350h8v10h-8zM491 353h10v7h-10zM468 352l4.5 -5 4.5 5M480 350l4 -6 4 6M491 353l5 -5 5 5',
      { fill: 'var(--surface)', width: 0.9 },
    ),
    draw('M508 346h22v14h-22zM508 346v-4h4v4M517 346v-4h4v4M526 346v-4h4v4M519 342v-22', {
      fill: 'var(--surface)',
      width: 1,
    }),
    draw('M519 320q6 -3 11 0t9 0v8q-5 2 -9 0t-11 0Z', { fill: 'var(--wax)', width: 0.8 }),
  ].join('');
}

export function chart(): string {
  const course: Point[] = [
    [306, 436],
    [356, 452],
    [404, 470],
    [444, 462],
    [474, 436],
    [484, 408],
  ];
  return [
    rhumbs([200, 186], 90, 1100),
    rhumbs([760, 640], 0, 1000),
    ...ISLETS.map(islet),
    land(coast(TURTLE, 21, 3.2), 22, 17),
    ...HILLS.map(([x, y, height]) => hill([x, y], height)),
    ...TREES.map((point) => tree(point, 12)),
    town(),
    ...SOUNDINGS.map(sounding),
    draw(curve(course), { width: 1.4, dash: '2 6', cap: 'round', opacity: 0.8 }),
    draw('M478 402l12 12M490 402l-12 12', { stroke: 'var(--wax)', width: 2.4, cap: 'round' }),
    rose([200, 186], 82),
    group('translate(136 320) scale(0.46)', ship()),
    draw(
      'M150 432q9 -4 18 0t18 0t18 0t18 0t18 0t18 0t18 0M166 440q9 -4 18 0t18 0t18 0t18 0M286 426q8 -3 16 0M136 428q-8 -3 -16 0',
      { width: 0.9, opacity: 0.7 },
    ),
    label('Insula Testudinis', 640, 466, 25, 2),
    label('Oceanus Occidentalis', 640, 84, 21, 6),
  ].join('');
}
