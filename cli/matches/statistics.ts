/** What many matches have in common. */

/** Mean and extremes. */
export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  let [sum, min, max] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    sum += value;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return values.length === 0 ? { mean: 0, min: 0, max: 0 } : { mean: sum / values.length, min, max };
}

/** A spread that also says where the lowest and the highest twentieth begin. */
export interface WideSpread extends Spread {
  readonly p5: number;
  readonly p95: number;
}

export function wideSpreadOf(values: readonly number[]): WideSpread {
  const sorted = values.toSorted((a, b) => a - b);
  const atShare = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { ...spreadOf(values), p5: atShare(0.05), p95: atShare(0.95) };
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964;

/** Wilson's 95 % interval for a share that was found in n trials. */
export function wilson(share: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const z2 = (Z * Z) / n;
  const centre = share + z2 / 2;
  const radius = Z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n));
  return {
    low: Math.max(0, (centre - radius) / (1 + z2)),
    high: Math.min(1, (centre + radius) / (1 + z2)),
  };
}

/** The share of the win that each seat has: all of it alone, a part if it is shared, as in a draw. */
export function sharesOf(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** The seat that won alone, if one did. */
export function winnerOf(places: readonly number[] | undefined): number | undefined {
  const first = places?.indexOf(1) ?? -1;
  return first >= 0 && first === places?.lastIndexOf(1) ? first : undefined;
}
