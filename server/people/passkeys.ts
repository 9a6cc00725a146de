/** Passkeys: how a guest becomes an account, and how an account comes in elsewhere. */

import { granted, refuse } from '@tortuga/kernel';
import type { PersonId } from '@tortuga/tables';
import type { Passkey, PeopleStore, Person } from '../storage/people.ts';
import { type Ceremony, type Challenge, Challenges, written } from './challenges.ts';
import type { NewPasskey, Signature } from './credential-schemas.ts';
import type { PeopleResult } from './refusals.ts';
import { hashOf } from './secrets.ts';

const SITE_NAME = 'Tortuga';
const MAX_PASSKEYS = 20;

/** What authenticators can and Node does without an experimental warning: EdDSA, ES256 and RS256, as COSE numbers them. */
const ALGORITHMS = [-8, -7, -257];

/** A fifth of all modules of a server: loaded for the first passkey. */
const webAuthn = () => import('@simplewebauthn/server');

export class Passkeys {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #challenges: Challenges;

  constructor(store: PeopleStore, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#challenges = new Challenges(now);
  }

  list(person: PersonId): Promise<readonly Passkey[]> {
    return this.#store.passkeys(person);
  }

  /** What the browser needs to make a new passkey. It must be discoverable: nobody is asked for a name later. */
  async askToRegister({ id, name }: Person, ceremony: Ceremony) {
    const known = await this.list(id);
    if (known.length >= MAX_PASSKEYS) return refuse('too-many-passkeys');
    const challenge = this.#challenges.ask('register', ceremony);
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: siteOf(challenge),
      userID: new Uint8Array(Buffer.from(id)),
      userName: name,
      userDisplayName: name,
      challenge: challenge.bytes,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return granted(options);
  }

  /** Keeps the passkey the browser made; its person is from now on an account. */
  async register(person: PersonId, session: string, made: NewPasskey): Promise<PeopleResult<Passkey>> {
    const challenge = this.#challenges.take('register', session);
    if (challenge === undefined) return refuse('challenge-expired');
    const credential = await verifiedPasskey(challenge, made);
    if (credential === undefined) return refuse('passkey-refused');
    const { id, publicKey, counter, transports = [] } = credential;
    if ((await this.#store.passkey(id)) !== undefined) return refuse('passkey-known');
    const key = Buffer.from(publicKey).toString('base64url');
    const passkey = { id, person, publicKey: key, counter, transports, created: this.#now() };
    await this.#store.addPasskey(passkey);
    return granted(passkey);
  }

  /** What the browser needs to sign with any passkey it has for us. */
  async askToSignIn(ceremony: Ceremony) {
    const challenge = this.#challenges.ask('sign-in', ceremony);
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: siteOf(challenge),
      challenge: challenge.bytes,
      userVerification: 'preferred',
    });
  }

  /** Whose signature it is. A counter that does not grow betrays a copied passkey, and is refused. */
  async signIn(session: string, signature: Signature): Promise<PeopleResult<PersonId>> {
    const challenge = this.#challenges.take('sign-in', session);
    if (challenge === undefined) return refuse('challenge-expired');
    const passkey = await this.#store.passkey(signature.id);
    if (passkey === undefined) return refuse('passkey-unknown');
    const counter = await verifiedCounter(challenge, signature, passkey);
    if (counter === undefined) return refuse('passkey-refused');
    await this.#store.countPasskey(passkey.id, counter);
    return granted(passkey.person);
  }

  /** Removes the passkey with a handle. `isLastSpared` keeps the last one. */
  async remove(
    person: PersonId,
    handle: string,
    { isLastSpared }: { readonly isLastSpared: boolean },
  ): Promise<PeopleResult<void>> {
    const own = await this.list(person);
    const unwanted = own.find((passkey) => handleOf(passkey) === handle);
    if (unwanted === undefined) return refuse('passkey-unknown');
    if (own.length === 1 && isLastSpared) return refuse('last-passkey');
    await this.#store.removePasskey(unwanted.id);
    return granted(undefined);
  }
}

/** What a passkey is called in addresses: its own id may be longer than a router allows. */
export function handleOf({ id }: Passkey): string {
  return hashOf(id);
}

/** Passkeys belong to a host name, whatever its port. */
function siteOf({ origin }: Challenge): string {
  return new URL(origin).hostname;
}

function expected(challenge: Challenge) {
  return {
    expectedChallenge: written(challenge),
    expectedOrigin: challenge.origin,
    expectedRPID: siteOf(challenge),
    requireUserVerification: false,
  };
}

/** The library throws for whatever is wrong. Callers learn no more than that it was. */
async function verifiedPasskey(challenge: Challenge, response: NewPasskey) {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      ...expected(challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const transports = response.response.transports;
    return registrationInfo && { ...registrationInfo.credential, transports };
  } catch {
    return undefined;
  }
}

async function verifiedCounter(challenge: Challenge, response: Signature, passkey: Passkey) {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { id, counter } = passkey;
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
    const credential = { id, publicKey, counter };
    const answer = await verifyAuthenticationResponse({ response, credential, ...expected(challenge) });
    return answer.verified ? answer.authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
