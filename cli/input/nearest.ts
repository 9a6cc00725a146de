/** What somebody may have meant who made a slip of the pen. */

/** The known word that is nearest to a given one, if any is near. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  const word = given.toLowerCase();
  if (word === '') return undefined;
  let found: string | undefined;
  let least = Math.min(3, Math.floor(word.length / 3)) + 1;
  for (const name of known) {
    const slips = slipsTo(word, name.toLowerCase());
    // Names may be given by their beginning, but a whole word is nearer.
    const distance = Math.min(slips.at(-1) ?? 0, Math.min(...slips) + 0.5);
    if (distance < least) [found, least] = [name, distance];
  }
  return found;
}

/**
 * For every beginning of a name, from the empty one to the whole: how many letters must be added, left out,
 * changed or exchanged with their neighbour to get there from a word.
 */
function slipsTo(word: string, name: string): number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, j) => j);
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    for (let j = 1; j <= name.length; j++) {
      const changed = (last[j - 1] ?? 0) + (word[i - 1] === name[j - 1] ? 0 : 1);
      const areExchanged = word[i - 1] === name[j - 2] && word[i - 2] === name[j - 1];
      const exchanged = areExchanged ? (beforeLast[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min(changed, exchanged, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [beforeLast, last] = [last, row];
  }
  return last;
}
