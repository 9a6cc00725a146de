/** Tables in lists, with the names of their people. */

import type { Summary } from '../storage/storage.ts';
import type { Listing } from './harbour.ts';
import type { NameBook } from './names.ts';

/** More tables than this nobody reads. */
export const LISTED = 100;

export async function listed(summaries: readonly Summary[], names: NameBook): Promise<Listing[]> {
  await names.load([...new Set(summaries.flatMap(peopleIn))]);
  return summaries.map((summary) => ({ ...summary, names: names.of(peopleIn(summary)) }));
}

function peopleIn({ holders, host }: Summary): string[] {
  const people = holders.filter((holder) => holder !== '' && !holder.startsWith(':'));
  return [...new Set([host, ...people])];
}
