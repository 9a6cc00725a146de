/** The engraving of every game, drawn on 480 by 300. */

import { coast, hill, land, tree } from './island.ts';
import { draw, group, type Point } from './pen.ts';
import { chain, die, tower } from './pieces.ts';
import { rhumbs, rose } from './rose.ts';
import { cloud, sky, water } from './sea.ts';
import { ship } from './ship.ts';

const WIDTH = 480;
const HORIZON = 222;

function isSail(x: number, y: number): boolean {
  return x > 135 && x < 440 && y > 30 + Math.abs(x - 270) * 0.55;
}

/** The water that hides the keel, and the foam at bow and stern. */
function swell(): string {
  const crest = Array.from({ length: 12 }, () => 'q10 -5 20 0t20 0').join('');
  const foam =
    'M392 258q12 -12 26 -9q-8 4 -10 9M400 262q16 -8 34 -4M404 267q20 -4 38 0M118 262q-14 -5 -30 -2M120 267q-20 -3 -40 1M124 257q-8 -5 -16 -5';
  const shadow = Array.from({ length: 9 }, (_, i) => `M${138 + i * 4} ${266 + i * 3.4}h${236 - i * 17}`).join(
    '',
  );
  return [
    draw(`M0 259${crest}V300H0Z`, { fill: 'var(--sea)', stroke: 'none' }),
    draw('M122 259q10 -5 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', { width: 1 }),
    draw(foam, { width: 1, cap: 'round' }),
    draw(shadow, { width: 0.8, opacity: 0.45 }),
  ].join('');
}

export function loyalCaptain(): string {
  return [
    draw(`M0 0H${WIDTH}V${HORIZON}H0Z`, { fill: 'var(--paper-2)', stroke: 'none' }),
    draw(`M0 ${HORIZON}H${WIDTH}V300H0Z`, { fill: 'var(--sea)', stroke: 'none' }),
    sky(HORIZON - 20, WIDTH, 3, (x, y) => !isSail(x, y)),
    cloud(20, 90, 0.9),
    cloud(372, 60, 0.8),
    draw(`M0 ${HORIZON}H${WIDTH}`, { width: 0.8 }),
    draw(`M0 ${HORIZON}l18 -9 14 3 20 -11 22 8 16 -4 24 13Z`, { fill: 'var(--land)', width: 1 }),
    group('translate(18 14) scale(1.05)', ship()),
    swell(),
    water({
      from: HORIZON + 6,
      to: 300,
      width: WIDTH,
      seed: 7,
      isFree: (x, y) => x < 112 || x > 412 || (y > 290 && (x < 140 || x > 380)),
    }),
  ].join('');
}

const SILL = 150;

/** The cabin: a wall with the stern windows, and boards running towards them. */
function cabin(): string {
  const boards = [-560, -380, -230, -105, 0, 105, 230, 380, 560].map(
    (x) => `M${240 + x * 0.42} ${SILL}L${240 + x} 300`,
  );
  const joints = 'M96 186h48M300 205h62M170 240h70M392 262h64M20 268h60M250 284h84M176 163h28';
  const wall = Array.from({ length: 24 }, (_, i) => `M0 ${6 + i * 6}h${WIDTH}`).join('');
  return [
    draw(`M0 0H${WIDTH}V${SILL}H0Z`, { fill: 'var(--paper-2)', stroke: 'none' }),
    draw(wall, { width: 0.7, opacity: 0.35 }),
    draw(`M0 ${SILL}H${WIDTH}V300H0Z`, { fill: 'var(--plank)', stroke: 'none' }),
    draw(boards.join(''), { width: 0.9, opacity: 0.55 }),
    draw(joints, { width: 0.7, opacity: 0.45 }),
    draw(`M0 ${SILL}H${WIDTH}`, { width: 2 }),
    draw(`M0 ${SILL + 6}H${WIDTH}`, { width: 0.8 }),
  ].join('');
}

function pane(x: number): string {
  return `M${x} 138V46Q${x + 52} 18 ${x + 104} 46V138Z`;
}

/** A window to the sea, with a merchantman far off in the middle one. */
function windows(): string {
  const each = [26, 188, 350].map((x) => [
    draw(pane(x), { fill: 'var(--surface)', width: 2.4 }),
    x === 188 ? group('translate(173 46) scale(0.26)', ship()) : '',
    draw(`M${x} 104h104v34h-104z`, { fill: 'var(--sea)', width: 0.8 }),
    draw(
      `M${x + 6} 112q8 -4 16 0t16 0M${x + 56} 118q8 -4 16 0t16 0M${x + 20} 127q9 -4 18 0t18 0M${x + 70} 132q8 -4 16 0`,
      { width: 0.7, opacity: 0.7 },
    ),
  ]);
  const bars = [26, 188, 350].map((x) =>
    draw(`M${x + 35} 36V138M${x + 69} 36V138M${x} 76h104`, { width: 1.6 }),
  );
  return [...each.flat(), ...bars].join('');
}

export function quedahMerchant(): string {
  const links: Point[] = [
    [392, 262],
    [406, 268],
    [420, 271],
    [434, 270],
    [447, 265],
    [459, 258],
    [470, 250],
    [484, 244],
  ];
  const captives = ['var(--tint-2)', 'var(--tint-2)', 'var(--tint-1)'];
  return [
    cabin(),
    windows(),
    die([78, 172], 72),
    tower({ foot: [322, 252], radius: 66, colours: captives }),
    chain(links),
  ].join('');
}

/** Madagascar, roughly: the long island off the coast of Africa. */
const MADAGASCAR: readonly Point[] = [
  [168, 18],
  [178, 50],
  [186, 92],
  [178, 138],
  [164, 186],
  [146, 236],
  [130, 268],
  [106, 280],
  [84, 266],
  [74, 236],
  [80, 200],
  [94, 172],
  [90, 140],
  [102, 110],
  [124, 90],
  [142, 56],
];

/** A piece of Africa. */
const AFRICA: readonly Point[] = [
  [-40, -30],
  [34, -30],
  [40, 6],
  [30, 38],
  [44, 70],
  [36, 104],
  [18, 128],
  [10, 160],
  [-8, 182],
  [-40, 190],
];

export function madagaskar(): string {
  const [red, blue, green] = ['var(--tint-1)', 'var(--tint-2)', 'var(--tint-3)'];
  return [
    draw(`M0 0H${WIDTH}V300H0Z`, { fill: 'var(--sea)', stroke: 'none' }),
    rhumbs([262, 84], 44, 560),
    land(coast(AFRICA, 4, 3), 9, 13),
    land(coast(MADAGASCAR, 11, 3), 12, 15),
    ...[
      [128, 150, 18],
      [146, 128, 20],
      [118, 186, 17],
      [136, 204, 14],
    ].map(([x = 0, y = 0, h]) => hill([x, y], h ?? 0)),
    ...[
      [104, 236],
      [118, 248],
      [158, 84],
      [150, 98],
      [14, 40],
      [6, 62],
    ].map(([x = 0, y = 0]) => tree([x, y], 11)),
    rose([262, 84], 40),
    tower({ foot: [352, 262], radius: 58, colours: [red, blue, red, green, blue, red], hasFlag: true }),
    tower({ foot: [222, 274], radius: 50, colours: [blue, green, blue] }),
    tower({ foot: [430, 290], radius: 44, colours: [green] }),
  ].join('');
}
