/** Whole numbers only: sines from a table, products rounded back to units of 0.1 mm (GEO-1 to GEO-9). */

import { at } from '@tortuga/kernel';

/** A whole number of degrees from 0 to 359: 0 is along +x, 90 along +y. */
export type Heading = number;

export const DEGREES = 360;

/** What 1 is in the table of sines. */
export const SCALE = 65536;

// biome-ignore format: a table is read in rows of ten
const QUADRANT: readonly number[] = [
  0, 1144, 2287, 3430, 4572, 5712, 6850, 7987, 9121, 10252,
  11380, 12505, 13626, 14742, 15855, 16962, 18064, 19161, 20252, 21336,
  22415, 23486, 24550, 25607, 26656, 27697, 28729, 29753, 30767, 31772,
  32768, 33754, 34729, 35693, 36647, 37590, 38521, 39441, 40348, 41243,
  42126, 42995, 43852, 44695, 45525, 46341, 47143, 47930, 48703, 49461,
  50203, 50931, 51643, 52339, 53020, 53684, 54332, 54963, 55578, 56175,
  56756, 57319, 57865, 58393, 58903, 59396, 59870, 60326, 60764, 61183,
  61584, 61966, 62328, 62672, 62997, 63303, 63589, 63856, 64104, 64332,
  64540, 64729, 64898, 65048, 65177, 65287, 65376, 65446, 65496, 65526,
  65536,
];

const SIN: readonly number[] = Array.from({ length: DEGREES }, (_, degrees) => {
  const half = degrees % 180;
  const sine = at(QUADRANT, half <= 90 ? half : 180 - half);
  return degrees < 180 ? sine : 0 - sine;
});

/** GEO-5 */
export function sin(heading: Heading): number {
  return at(SIN, heading);
}

/** GEO-5 */
export function cos(heading: Heading): number {
  return at(SIN, (heading + 90) % DEGREES);
}

/** Any whole number of degrees as a heading. */
export function heading(degrees: number): Heading {
  return ((degrees % DEGREES) + DEGREES) % DEGREES;
}

/** How far two headings lie apart, at most 180. */
export function apart(a: Heading, b: Heading): number {
  const turn = heading(a - b);
  return turn > 180 ? DEGREES - turn : turn;
}

/** GEO-6: a product with a sine in whole units, halves away from zero. Never -0, which JSON cannot keep. */
export function unscale(n: number): number {
  return n < 0 ? 0 - ((32768 - n) >> 16) : (n + 32768) >> 16;
}

/** GEO-7: how far `steps` units along a heading lead in x. */
export function alongX(heading: Heading, steps: number): number {
  return unscale(steps * cos(heading));
}

/** GEO-7: how far `steps` units along a heading lead in y. */
export function alongY(heading: Heading, steps: number): number {
  return unscale(steps * sin(heading));
}

/** GEO-8: the quotient, rounded, halves away from zero; `d` is positive. */
export function quotient(n: number, d: number): number {
  const whole = Math.floor((2 * Math.abs(n) + d) / (2 * d));
  return n < 0 ? 0 - whole : whole;
}
