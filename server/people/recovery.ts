/** Codes on paper, for those who lose their passkeys. */

import { randomInt } from 'node:crypto';
import { granted, refuse } from '@tortuga/kernel';
import type { PersonId } from '@tortuga/tables';
import type { PeopleStore } from '../storage/people.ts';
import type { PeopleResult } from './refusals.ts';
import { hashOf } from './secrets.ts';

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Base 32 without the letters that look like digits: 80 bits in a code. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export class Recovery {
  readonly #store: PeopleStore;

  constructor(store: PeopleStore) {
    this.#store = store;
  }

  /** New codes instead of all earlier ones. They are kept as hashes: nobody sees them a second time. */
  async renew(person: PersonId): Promise<readonly string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await this.#store.setRecoveryCodes(
      person,
      codes.map((code) => hashOf(plain(code))),
    );
    return codes;
  }

  /** Uses a code up. Whatever is wrong with it, the refusal is the same, and took the same look-up. */
  async use(code: string): Promise<PeopleResult<PersonId>> {
    const person = await this.#store.useRecoveryCode(hashOf(plain(code)));
    return person === undefined ? refuse('unknown-code') : granted(person);
  }

  left(person: PersonId): Promise<number> {
    return this.#store.recoveryCodesLeft(person);
  }
}

function newCode(): string {
  return Array.from({ length: GROUPS }, newGroup).join('-');
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** As people type it: in any case, with any separators, an O for a zero, an I or L for a one. */
function plain(code: string): string {
  return code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
