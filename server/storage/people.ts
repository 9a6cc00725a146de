/** What the server keeps of people. Tokens and codes are kept as hashes only. */

import type { PersonId } from '@tortuga/tables';

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
  /** Settings of the client and the people this person does not want to hear, as plain JSON. */
  readonly settings: string;
  /** Gone: the name is erased, the id stays in old games. */
  readonly isGone: boolean;
}

/** A way in: a browser's session, or a token for the API. */
export interface Session {
  /** SHA-256 of the token. */
  readonly hash: string;
  readonly person: PersonId;
  readonly kind: 'browser' | 'api';
  /** What the person calls it. */
  readonly label: string;
  readonly created: number;
  readonly seen: number;
}

export interface Passkey {
  /** The credential's id, in base64url. */
  readonly id: string;
  readonly person: PersonId;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
}

export interface PeopleStore {
  create(person: Person): Promise<void>;
  find(id: PersonId): Promise<Person | undefined>;
  names(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>>;
  update(id: PersonId, change: Partial<Pick<Person, 'name' | 'seen' | 'settings'>>): Promise<void>;
  /** Erases the name, the settings and every way in, in one go; the id remains. */
  erase(id: PersonId): Promise<void>;
  /** Removes guests without passkey, seat or game, not seen since that moment; says how many. */
  forgetGuests(unseenSince: number): Promise<number>;

  addSession(session: Session): Promise<void>;
  session(hash: string): Promise<Session | undefined>;
  sessions(person: PersonId): Promise<readonly Session[]>;
  touchSession(hash: string, seen: number): Promise<void>;
  removeSession(hash: string): Promise<void>;
  /** Signs a person out everywhere, except in the session named. */
  removeSessions(person: PersonId, except?: string): Promise<void>;

  addPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeys(person: PersonId): Promise<readonly Passkey[]>;
  countPasskey(id: string, counter: number): Promise<void>;
  removePasskey(id: string): Promise<void>;

  /** Replaces all recovery codes of a person by new ones, given as hashes. */
  setRecoveryCodes(person: PersonId, hashes: readonly string[]): Promise<void>;
  /** Uses a code up; whose it was, if it was one. */
  useRecoveryCode(hash: string): Promise<PersonId | undefined>;
  recoveryCodesLeft(person: PersonId): Promise<number>;
}
