/** Tokens: 32 random bytes, of which only the hash is kept, under a seal that tells ours from junk without a look-up. */

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Session } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';

const KEY_SETTING = 'people.seal-key';
const SEALED = /^([\w-]{43})\.([\w-]{43})$/;

/** A cookie is no token for the API and the reverse: the kind is part of what is sealed. */
export type SessionKind = Session['kind'];

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens and codes are long and random, so a fast hash without salt is enough: there is nothing to guess. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Signs tokens, and opens what carries its signature. */
export class Seal {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  sign(kind: SessionKind, token: string): string {
    return `${token}.${this.#mac(kind, token).toString('base64url')}`;
  }

  /** The token inside, if the seal is ours. */
  open(kind: SessionKind, sealed: string): string | undefined {
    const [, token, mac] = SEALED.exec(sealed) ?? [];
    if (token === undefined || mac === undefined) return undefined;
    return timingSafeEqual(Buffer.from(mac, 'base64url'), this.#mac(kind, token)) ? token : undefined;
  }

  #mac(kind: SessionKind, token: string): Buffer {
    return createHmac('sha256', this.#key).update(`${kind}:${token}`).digest();
  }
}

/** The seal of this server; its key is made on the first start, and kept. */
export async function ownSeal(storage: Pick<Storage, 'readSetting' | 'writeSetting'>): Promise<Seal> {
  const kept = await storage.readSetting(KEY_SETTING);
  if (kept === undefined) await storage.writeSetting(KEY_SETTING, newToken());
  const key = kept ?? (await storage.readSetting(KEY_SETTING));
  if (key === undefined) throw new Error('the key of cookies was written but cannot be read');
  return new Seal(Buffer.from(key, 'base64url'));
}
