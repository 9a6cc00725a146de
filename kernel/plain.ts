/** Plain data: copies and comparisons for code that is not hot. */

/** A copy of plain JSON data that shares nothing with the original. */
export function copyPlain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyPlain(item)])) as T;
}

/** The longest value that is quoted in full. */
const LONGEST_QUOTE = 60;

/**
 * A value from outside for a sentence to people: short, and without asking the value itself, whose `toString`
 * may be anything.
 */
export function quote(value: unknown): string {
  const text = Array.isArray(value) ? value.map(quoteItem).join() : quoteItem(value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

function quoteItem(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Are two pieces of plain JSON data equal, whatever the order of their keys? */
export function equalPlain(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equalPlain(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

/** An element of a list at an index that is known to be good, without asking. */
export function at<T>(list: readonly T[], index: number): T {
  // The compiler cannot know which indices exist; a wrong one shows as NaN or a crash in the laws.
  return list[index] as T;
}
