/** Everything the server keeps of a person, for that person to read. */

import type { PersonId } from '@tortuga/tables';
import type { Storage, Summary } from '../storage/storage.ts';
import { readSettings } from './settings.ts';

/** What the people's desk needs of a storage. */
export type PeopleStorage = Pick<
  Storage,
  'people' | 'readSetting' | 'writeSetting' | 'summaries' | 'records'
>;

const MAX_TABLES = 10_000;

/** All that is stored of a person; hashes of secrets are left out, for they say nothing. */
export async function storedData(storage: PeopleStorage, id: PersonId) {
  const { people } = storage;
  const person = await people.find(id);
  if (person === undefined) return undefined;
  const { settings, ...self } = person;
  const tables = await storage.summaries({ person: id, limit: MAX_TABLES });
  return {
    person: self,
    settings: readSettings(settings),
    sessions: (await people.sessions(id)).map(({ kind, label, created, seen }) => ({
      kind,
      label,
      created,
      seen,
    })),
    passkeys: await people.passkeys(id),
    recoveryCodesLeft: await people.recoveryCodesLeft(id),
    tables: tables.map((summary) => tableOf(summary, id)),
    said: await saidAt(storage, tables, id),
  };
}

function tableOf({ table, game, status, host, holders, created, touched }: Summary, id: PersonId) {
  const seats = holders.flatMap((holder, seat) => (holder === id ? [seat] : []));
  return { table, game, status, isHost: host === id, seats, created, touched };
}

async function saidAt(
  storage: Pick<Storage, 'records'>,
  tables: readonly Summary[],
  id: PersonId,
): Promise<readonly object[]> {
  const lines: object[] = [];
  for (const { table } of tables) {
    for (const record of await storage.records(table)) {
      if (record.type !== 'said' || record.person !== id) continue;
      lines.push({ table, at: record.at, room: record.room, text: record.text });
    }
  }
  return lines;
}
