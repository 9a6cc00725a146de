/** People of whom records speak. */

import type { PersonId, TableRecord } from '@tortuga/tables';

export const NOBODY: ReadonlySet<PersonId> = new Set();

/** Those who have said something. */
export function speakersIn(records: readonly TableRecord[]): ReadonlySet<PersonId> {
  if (!records.some(({ type }) => type === 'said')) return NOBODY;
  return new Set(records.flatMap((record) => (record.type === 'said' ? [record.person] : [])));
}

/** People whose names must be known before they are spoken of. */
export function peopleIn(records: readonly TableRecord[]): PersonId[] {
  const people: PersonId[] = [];
  for (const record of records) {
    if (record.type === 'said') people.push(record.person);
    else if (record.type === 'seated' && record.holder.kind === 'person') people.push(record.holder.person);
  }
  return people;
}
