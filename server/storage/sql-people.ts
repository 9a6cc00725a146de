/** People in a database of any dialect. */

import type { PersonId } from '@tortuga/tables';
import { chunks } from './chunks.ts';
import type { Database } from './database.ts';
import type { Passkey, PeopleStore, Person, Session } from './people.ts';
import type { PasskeyRow, PersonRow } from './schema.ts';

/** So many values fit into one query in every dialect. */
const VALUES = 500;

export class SqlPeople implements PeopleStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  get #sql() {
    return this.#db.sql;
  }

  async create({ isGone, ...person }: Person): Promise<void> {
    const row = { ...person, gone: isGone ? 1 : 0 } as const;
    await this.#db.write([this.#sql.insertInto('people').values(row).compile()]);
  }

  async find(id: PersonId): Promise<Person | undefined> {
    const query = this.#sql.selectFrom('people').selectAll().where('id', '=', id);
    const [row] = await this.#db.read(query.compile());
    return row === undefined ? undefined : personOf(row);
  }

  async names(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>> {
    const names = new Map<PersonId, string>();
    for (const some of chunks(ids, VALUES)) {
      const query = this.#sql.selectFrom('people').select(['id', 'name']).where('id', 'in', some);
      for (const { id, name } of await this.#db.read(query.compile())) names.set(id, name);
    }
    return names;
  }

  async update(id: PersonId, change: Partial<Pick<Person, 'name' | 'seen' | 'settings'>>): Promise<void> {
    if (Object.keys(change).length === 0) return;
    await this.#db.write([this.#sql.updateTable('people').set(change).where('id', '=', id).compile()]);
  }

  async erase(id: PersonId): Promise<void> {
    const blank = { name: '', settings: '{}', gone: 1 } as const;
    await this.#db.write([
      this.#sql.updateTable('people').set(blank).where('id', '=', id).compile(),
      this.#sql.deleteFrom('sessions').where('person', '=', id).compile(),
      this.#sql.deleteFrom('passkeys').where('person', '=', id).compile(),
      this.#sql.deleteFrom('recovery_codes').where('person', '=', id).compile(),
    ]);
  }

  async forgetGuests(unseenSince: number): Promise<number> {
    const query = this.#sql
      .deleteFrom('people')
      .where('seen', '<', unseenSince)
      .where('gone', '=', 0)
      .where(({ not, exists, selectFrom, ref }) => {
        const ofThem = (table: 'passkeys' | 'sitters') =>
          selectFrom(table).select('person').where('person', '=', ref('people.id'));
        return not(exists(ofThem('passkeys').unionAll(ofThem('sitters'))));
      })
      .where(({ not, exists, selectFrom, ref }) => {
        const ways = selectFrom('sessions').select('hash').where('person', '=', ref('people.id'));
        return not(exists(ways.where('sessions.seen', '>=', unseenSince)));
      })
      .returning('id');
    const [gone] = await this.#db.write([query.compile()]);
    return gone?.length ?? 0;
  }

  async addSession(session: Session): Promise<void> {
    await this.#db.write([this.#sql.insertInto('sessions').values(session).compile()]);
  }

  async session(hash: string): Promise<Session | undefined> {
    const query = this.#sql.selectFrom('sessions').selectAll().where('hash', '=', hash);
    return (await this.#db.read(query.compile()))[0];
  }

  async sessions(person: PersonId): Promise<readonly Session[]> {
    const query = this.#sql.selectFrom('sessions').selectAll().where('person', '=', person);
    return this.#db.read(query.orderBy('created').orderBy('hash').compile());
  }

  async touchSession(hash: string, seen: number): Promise<void> {
    await this.#db.write([
      this.#sql.updateTable('sessions').set({ seen }).where('hash', '=', hash).compile(),
    ]);
  }

  async removeSession(hash: string): Promise<void> {
    await this.#db.write([this.#sql.deleteFrom('sessions').where('hash', '=', hash).compile()]);
  }

  async removeSessions(person: PersonId, except?: string): Promise<void> {
    const all = this.#sql.deleteFrom('sessions').where('person', '=', person);
    await this.#db.write([(except === undefined ? all : all.where('hash', '!=', except)).compile()]);
  }

  async addPasskey({ publicKey, transports, ...passkey }: Passkey): Promise<void> {
    const row = { ...passkey, public_key: publicKey, transports: JSON.stringify(transports) };
    await this.#db.write([this.#sql.insertInto('passkeys').values(row).compile()]);
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    const query = this.#sql.selectFrom('passkeys').selectAll().where('id', '=', id);
    const [row] = await this.#db.read(query.compile());
    return row === undefined ? undefined : passkeyOf(row);
  }

  async passkeys(person: PersonId): Promise<readonly Passkey[]> {
    const query = this.#sql.selectFrom('passkeys').selectAll().where('person', '=', person);
    return (await this.#db.read(query.orderBy('created').orderBy('id').compile())).map(passkeyOf);
  }

  async countPasskey(id: string, counter: number): Promise<void> {
    await this.#db.write([this.#sql.updateTable('passkeys').set({ counter }).where('id', '=', id).compile()]);
  }

  async removePasskey(id: string): Promise<void> {
    await this.#db.write([this.#sql.deleteFrom('passkeys').where('id', '=', id).compile()]);
  }

  async setRecoveryCodes(person: PersonId, hashes: readonly string[]): Promise<void> {
    const codes = hashes.map((hash) => ({ hash, person }));
    await this.#db.write([
      this.#sql.deleteFrom('recovery_codes').where('person', '=', person).compile(),
      ...codes.map((code) => this.#sql.insertInto('recovery_codes').values(code).compile()),
    ]);
  }

  async useRecoveryCode(hash: string): Promise<PersonId | undefined> {
    const query = this.#sql.deleteFrom('recovery_codes').where('hash', '=', hash).returning('person');
    const [rows] = await this.#db.write([query.compile()]);
    return (rows as readonly { person: PersonId }[] | undefined)?.[0]?.person;
  }

  async recoveryCodesLeft(person: PersonId): Promise<number> {
    const query = this.#sql.selectFrom('recovery_codes').select('hash').where('person', '=', person);
    return (await this.#db.read(query.compile())).length;
  }
}

function personOf({ gone, ...person }: PersonRow): Person {
  return { ...person, isGone: gone === 1 };
}

function passkeyOf({ public_key, transports, ...passkey }: PasskeyRow): Passkey {
  return { ...passkey, publicKey: public_key, transports: JSON.parse(transports) };
}
