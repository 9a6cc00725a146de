/** Ways in: sessions of browsers and tokens for the API. A few thousand are remembered, so that requests need no look-up. */

import type { PersonId } from '@tortuga/tables';
import type { PeopleStore, Session } from '../storage/people.ts';
import type { Credential } from './credentials.ts';
import { Listeners } from './listeners.ts';
import { Recent } from './recent.ts';
import { hashOf, newToken, type Seal, type SessionKind } from './secrets.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

/** How many sessions are remembered, and for how long: another server on the same storage may have ended one. */
const MAX_REMEMBERED = 10_000;
const TRUST = MINUTE;

/** Who sends a request, and by which way in. */
export interface Caller {
  readonly person: PersonId;
  /** The hash of the token, which is the id of the session. */
  readonly session: string;
  readonly kind: SessionKind;
}

interface Remembered {
  session: Session;
  readonly readAt: number;
}

/** A new session, and what its owner must show: the only time it is seen. */
export interface Opened {
  readonly session: Session;
  readonly sealed: string;
}

export class Sessions {
  readonly #store: PeopleStore;
  readonly #seal: Seal;
  readonly #now: () => number;
  readonly #remembered = new Recent<string, Remembered>(MAX_REMEMBERED);
  readonly #ended = new Listeners<[person: PersonId, session?: string]>();
  /** Grows when sessions end: what was read before that must not be remembered. */
  #endings = 0;

  constructor(store: PeopleStore, seal: Seal, now: () => number) {
    this.#store = store;
    this.#seal = seal;
    this.#now = now;
  }

  async open(person: PersonId, kind: SessionKind, label = ''): Promise<Opened> {
    const token = newToken();
    const at = this.#now();
    const session: Session = { hash: hashOf(token), person, kind, label, created: at, seen: at };
    await this.#store.addSession(session);
    return { session, sealed: this.#seal.sign(kind, token) };
  }

  /** Whose credential this is, if it is anybody's. */
  async caller(credential: Credential | undefined): Promise<Caller | undefined> {
    if (credential === undefined) return undefined;
    const token = this.#seal.open(credential.kind, credential.sealed);
    const found = token === undefined ? undefined : await this.#find(hashOf(token));
    if (found === undefined) return undefined;
    await this.#touch(found);
    const { person, hash, kind } = found.session;
    return { person, session: hash, kind };
  }

  list(person: PersonId): Promise<readonly Session[]> {
    return this.#store.sessions(person);
  }

  async tokens(person: PersonId): Promise<readonly Session[]> {
    return (await this.list(person)).filter(({ kind }) => kind === 'api');
  }

  /** Ends one session. */
  async end({ person, session }: Pick<Caller, 'person' | 'session'>): Promise<void> {
    await this.#store.removeSession(session);
    this.#forget((remembered) => remembered.session.hash === session);
    this.#ended.tell(person, session);
  }

  /** Ends all sessions and tokens of a person but one. */
  async endAll(person: PersonId, except?: string): Promise<void> {
    await this.#store.removeSessions(person, except);
    this.hasLost(person);
  }

  /** The storage has dropped sessions of this person. */
  hasLost(person: PersonId): void {
    this.#forget(({ session }) => session.person === person);
    this.#ended.tell(person);
  }

  /**
   * Tells when a session ends, so that its sockets can be closed. Without a session all sockets of the person are
   * meant; where one session was spared its browser connects again.
   */
  onEnd(listener: (person: PersonId, session?: string) => void): () => void {
    return this.#ended.add(listener);
  }

  async #find(hash: string): Promise<Remembered | undefined> {
    const remembered = this.#remembered.get(hash);
    const readAt = this.#now();
    if (remembered !== undefined && readAt - remembered.readAt < TRUST) return remembered;
    const endings = this.#endings;
    const session = await this.#store.session(hash);
    if (session === undefined || readAt - session.seen > YEAR) return undefined;
    const found = { session, readAt };
    if (endings === this.#endings) this.#remembered.set(hash, found);
    return found;
  }

  async #touch(found: Remembered): Promise<void> {
    const seen = this.#now();
    if (seen - found.session.seen < HOUR) return;
    found.session = { ...found.session, seen };
    await this.#store.touchSession(found.session.hash, seen);
    await this.#store.update(found.session.person, { seen });
  }

  #forget(isEnded: (remembered: Remembered) => boolean): void {
    this.#endings += 1;
    this.#remembered.dropWhere(isEnded);
  }
}
