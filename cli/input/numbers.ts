import { complaint } from '../complaint.ts';

/** A whole number given to a flag; `undefined` stays undefined. */
export function wholeNumber(
  flag: string,
  given: string | undefined,
  { min = 0, max = Number.MAX_SAFE_INTEGER } = {},
): number | undefined {
  if (given === undefined) return undefined;
  const n = /^\d{1,16}$/.test(given) ? Number(given) : Number.NaN;
  if (!(n >= min && n <= max)) throw complaint('bad.number', { flag, given, min, max });
  return n;
}

/** A number above 0, with or without decimals, given to a flag. */
export function positiveNumber(flag: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const n = /^\d{1,9}(\.\d{1,9})?$/.test(given) ? Number(given) : Number.NaN;
  if (!(n > 0)) throw complaint('bad.decimal', { flag, given });
  return n;
}

/** A seed for whoever names none. */
export function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
