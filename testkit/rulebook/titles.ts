/** The titles of tests, read from the text of a test file. */

const QUOTES = `'"\``;

/** Every title of `test(…)`, `it(…)` and `test.each(…)(…)`; holes of templates stay as they are. */
export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  for (const call of source.matchAll(/(?<![.\w])(?:test|it)((?:\.\w+)*)\s*\(/g)) {
    const open = call.index + call[0].length - 1;
    const isTable = /\.(?:each|for)$/.test(call[1] ?? '');
    const title = literalAt(source, isTable ? source.indexOf('(', endOfGroup(source, open)) + 1 : open + 1);
    if (title !== undefined) titles.push(title);
  }
  return titles;
}

/** The string that begins at a place, blanks aside. */
function literalAt(source: string, from: number): string | undefined {
  const start = from + (/^\s*/.exec(source.slice(from, from + 200))?.[0].length ?? 0);
  if (!QUOTES.includes(source.charAt(start)) || source.charAt(start) === '') return undefined;
  return source.slice(start + 1, endOfString(source, start)).replaceAll(/\\(.)/g, '$1');
}

function endOfString(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== source[start]) at += source[at] === '\\' ? 2 : 1;
  return at;
}

/** Where the bracket that opens at a place is closed; brackets in strings do not count. */
function endOfGroup(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    const sign = source.charAt(at);
    if (QUOTES.includes(sign)) at = endOfString(source, at);
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign) && --depth === 0) return at;
  }
  return source.length;
}
