/** A list in pieces of at most so many. */
export function* chunks<T>(list: readonly T[], size: number): Iterable<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
