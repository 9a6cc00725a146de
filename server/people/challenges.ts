/**
 * Challenges that passkeys must sign. They live in memory only: a restart costs whoever was about to touch their key
 * a second try, and nothing else. One at a time for each session and purpose, short-lived, and used up by the first
 * try, whether it succeeds or not.
 */

import { randomBytes } from 'node:crypto';
import { Recent } from './recent.ts';

const LIFETIME = 5 * 60_000;
const MAX_OPEN = 10_000;

export type Purpose = 'register' | 'sign-in';

/** Who is asked to sign, and on which page. */
export interface Ceremony {
  readonly session: string;
  readonly origin: string;
}

export interface Challenge {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly origin: string;
  readonly expires: number;
}

export class Challenges {
  readonly #now: () => number;
  readonly #open = new Recent<string, Challenge>(MAX_OPEN);

  constructor(now: () => number) {
    this.#now = now;
  }

  ask(purpose: Purpose, { session, origin }: Ceremony): Challenge {
    const challenge = { bytes: new Uint8Array(randomBytes(32)), origin, expires: this.#now() + LIFETIME };
    this.#open.set(`${purpose} ${session}`, challenge);
    return challenge;
  }

  /** The challenge this session was asked; it is then used up. */
  take(purpose: Purpose, session: string): Challenge | undefined {
    const challenge = this.#open.take(`${purpose} ${session}`);
    return challenge === undefined || this.#now() > challenge.expires ? undefined : challenge;
  }
}

/** As the browser reports it. */
export function written({ bytes }: Challenge): string {
  return Buffer.from(bytes).toString('base64url');
}
