/** Tables of text. */

import { padTo, type Style, widthOf } from './terminal.ts';

/** Lines of cells under their heads: the first columns flush left, the others, being numbers, flush right. */
export function inColumns(
  rows: readonly (readonly string[])[],
  { strong }: Pick<Style, 'strong'>,
  names: number,
): string[] {
  const columns = rows[0] ?? [];
  const widths = columns.map((_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))));
  const lines = rows.map((row) =>
    row
      .map((cell, i) => (i < names ? padTo(widths[i] ?? 0, cell) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return lines.map((line, i) => (i === 0 ? strong(line) : line));
}
