/** The people of a server: guests, accounts, and how they come in. */

import { randomBytes } from 'node:crypto';
import { granted, refuse } from '@tortuga/kernel';
import type { PersonId } from '@tortuga/tables';
import type { PeopleStore, Person } from '../storage/people.ts';
import { Listeners } from './listeners.ts';
import { guestName, MAX_LABEL, readLine, readName } from './names.ts';
import { Passkeys } from './passkeys.ts';
import { Recovery } from './recovery.ts';
import type { PeopleResult } from './refusals.ts';
import { ownSeal, type Seal } from './secrets.ts';
import { type Caller, type Opened, Sessions } from './sessions.ts';
import { mutedIn, type Settings, writeSettings } from './settings.ts';
import { type PeopleStorage, storedData } from './stored-data.ts';

const DAY = 24 * 60 * 60_000;
const GUEST_DAYS = 30;
const MAX_TOKENS = 20;
const MAX_TABLES = 100;

/** What a person may change about themselves. */
export interface Change {
  readonly name?: string | undefined;
  readonly settings?: Settings | undefined;
}

/** Somebody came in; the guest they were before is left behind, with so many unfinished tables. */
export interface SignedIn extends Opened {
  readonly tablesLeftBehind: number;
}

export interface PeopleOptions {
  readonly storage: PeopleStorage;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Opens the people's desk of a storage. */
export async function openPeople({ storage, now = Date.now }: PeopleOptions): Promise<People> {
  return new People(storage, await ownSeal(storage), now);
}

export class People {
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly recovery: Recovery;
  readonly #storage: PeopleStorage;
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #renamed = new Listeners<[person: PersonId]>();
  readonly #muted = new Listeners<[person: PersonId, muted: ReadonlySet<PersonId>]>();

  constructor(storage: PeopleStorage, seal: Seal, now: () => number) {
    this.#storage = storage;
    this.#store = storage.people;
    this.#now = now;
    this.sessions = new Sessions(this.#store, seal, now);
    this.passkeys = new Passkeys(this.#store, now);
    this.recovery = new Recovery(this.#store);
  }

  /** Lets somebody in who has never been here. */
  async welcomeGuest(): Promise<Opened> {
    const at = this.#now();
    const id = randomBytes(12).toString('base64url');
    await this.#store.create({
      id,
      name: guestName(),
      created: at,
      seen: at,
      settings: '{}',
      isGone: false,
    });
    return this.sessions.open(id, 'browser');
  }

  find(id: PersonId): Promise<Person | undefined> {
    return this.#store.find(id);
  }

  names(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>> {
    return this.#store.names(ids);
  }

  /** Whom a person does not want to hear. */
  async muted(id: PersonId): Promise<ReadonlySet<PersonId>> {
    return mutedIn((await this.find(id))?.settings ?? '{}');
  }

  /** Changes all of it or, if anything is refused, nothing. */
  async change(id: PersonId, change: Change): Promise<PeopleResult<void>> {
    const name = change.name === undefined ? granted(undefined) : readName(change.name);
    if (!name.ok) return name;
    const settings = change.settings === undefined ? granted(undefined) : writeSettings(change.settings);
    if (!settings.ok) return settings;
    await this.#store.update(id, {
      ...(name.value === undefined ? {} : { name: name.value }),
      ...(settings.value === undefined ? {} : { settings: settings.value }),
    });
    if (name.value !== undefined) this.#renamed.tell(id);
    if (settings.value !== undefined) this.#muted.tell(id, mutedIn(settings.value));
    return granted(undefined);
  }

  /** Has this person no way back in but the cookie of one browser? */
  async isGuest(id: PersonId): Promise<boolean> {
    return (await this.passkeys.list(id)).length === 0 && (await this.recovery.left(id)) === 0;
  }

  /** Unfinished tables somebody could not get back to, if this browser forgot them. */
  async tablesAtRisk(id: PersonId): Promise<number> {
    if (!(await this.isGuest(id))) return 0;
    const tables = await this.#storage.summaries({ person: id, limit: MAX_TABLES });
    return tables.filter(({ status, holders }) => status !== 'over' && holders.includes(id)).length;
  }

  /** Another person comes in where the caller was. A fresh token: one that was planted before is worth nothing. */
  async signIn(caller: Caller, person: PersonId): Promise<SignedIn> {
    const tablesLeftBehind = caller.person === person ? 0 : await this.tablesAtRisk(caller.person);
    const opened = await this.sessions.open(person, 'browser');
    await this.sessions.end(caller);
    return { ...opened, tablesLeftBehind };
  }

  /** Removes a passkey; the last one only if codes are left, or if its owner insists. */
  async removePasskey(person: PersonId, handle: string, { isSure }: { readonly isSure: boolean }) {
    const isLastSpared = !isSure && (await this.recovery.left(person)) === 0;
    return this.passkeys.remove(person, handle, { isLastSpared });
  }

  /** A token for the API. */
  async issueToken(person: PersonId, label: string): Promise<PeopleResult<Opened>> {
    const line = readLine('label', label, MAX_LABEL);
    if (!line.ok) return line;
    if ((await this.sessions.tokens(person)).length >= MAX_TOKENS) return refuse('too-many-tokens');
    return granted(await this.sessions.open(person, 'api', line.value));
  }

  async revokeToken(person: PersonId, session: string): Promise<PeopleResult<void>> {
    const tokens = await this.sessions.tokens(person);
    if (!tokens.some(({ hash }) => hash === session)) return refuse('unknown-token');
    await this.sessions.end({ person, session });
    return granted(undefined);
  }

  /** Erases all but the id, which old games go on to name. */
  async erase(id: PersonId): Promise<void> {
    await this.#store.erase(id);
    this.sessions.hasLost(id);
    this.#renamed.tell(id);
  }

  /** Everything stored of a person, as plain JSON. */
  storedData(id: PersonId): Promise<object | undefined> {
    return storedData(this.#storage, id);
  }

  /** Forgets guests who never played and have not come back; says how many. */
  forgetGuests(days = GUEST_DAYS): Promise<number> {
    return this.#store.forgetGuests(this.#now() - days * DAY);
  }

  /** Tells when sessions end: the named one, or all of the person. */
  onSignedOut(listener: (person: PersonId, session?: string) => void): () => void {
    return this.sessions.onEnd(listener);
  }

  /** Tells when somebody has a new name, or none any more. */
  onRenamed(listener: (person: PersonId) => void): () => void {
    return this.#renamed.add(listener);
  }

  /** Tells when somebody has chosen anew whom not to hear. */
  onMuted(listener: (person: PersonId, muted: ReadonlySet<PersonId>) => void): () => void {
    return this.#muted.add(listener);
  }
}
