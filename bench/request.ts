/** What is asked for on the command line. */

import { parseArgs } from 'node:util';
import type { Figure } from './figure.ts';

export type Request =
  | { readonly ok: true; readonly json: boolean; readonly figures: readonly Figure[] }
  | { readonly ok: false; readonly complaint: string };

/** The figures named, in the order of the list; all if none is. */
export function readRequest(args: readonly string[], all: readonly Figure[]): Request {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option' || (token.name === 'json' && token.value === undefined)) continue;
    return {
      ok: false,
      complaint: `The bench knows no ${args[token.index]}; give it --json, names of figures, or both.`,
    };
  }
  const names = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const unknown = names.find((name) => !all.some((figure) => figure.name === name));
  if (unknown !== undefined) {
    const known = all.map(({ name }) => name).join(', ');
    return { ok: false, complaint: `There is no figure "${unknown}"; there are ${known}.` };
  }
  const figures = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  return { ok: true, json: values['json'] === true, figures };
}
