/** Sessions, passkeys and recovery codes. */

import { beforeEach, describe, expect, test } from 'vitest';
import type { Passkey, PeopleStore, Session } from '../people.ts';
import { StorageFault } from '../storage.ts';
import { fresh, type NewPlace, openForAll } from './place.ts';

export function sessionOf(person: string, hash: string, told: Partial<Session> = {}): Session {
  return { hash, person, kind: 'browser', label: 'Firefox', created: 5e12, seen: 5e12, ...told };
}

export function passkeyOf(person: string, id: string, told: Partial<Passkey> = {}): Passkey {
  return {
    id,
    person,
    publicKey: `key of ${id}`,
    counter: 0,
    transports: ['internal'],
    created: 5e12,
    ...told,
  };
}

/** Three recovery codes. */
export function codesOf(person: string): string[] {
  return [1, 2, 3].map((n) => `code ${n} of ${person}`);
}

export function waysInContract(newPlace: NewPlace): void {
  describe('ways in', () => {
    const storage = openForAll(newPlace);
    const people = () => storage().people;
    let anne = '';
    let mary = '';
    beforeEach(async () => {
      [anne, mary] = [fresh('anne'), fresh('mary')];
      for (const id of [anne, mary]) {
        await people().create({ id, name: id, created: 1, seen: 1, settings: '{}', isGone: false });
      }
    });
    const crew = () => [anne, mary] as const;
    sessions(people, crew);
    passkeys(people, crew);
    recoveryCodes(people, crew);
  });
}

type Crew = () => readonly [anne: string, mary: string];

function sessions(people: () => PeopleStore, crew: Crew): void {
  test('by sessions: kept, listed from the oldest, touched, removed', async () => {
    const [anne, mary] = crew();
    const young = sessionOf(anne, fresh('hash'), { created: 2, kind: 'api', label: 'my bot' });
    const old = sessionOf(anne, fresh('hash'), { created: 1 });
    for (const session of [young, old, sessionOf(mary, fresh('hash'))]) await people().addSession(session);
    expect(await people().session(young.hash)).toEqual(young);
    expect(await people().sessions(anne)).toEqual([old, young]);
    await people().touchSession(young.hash, 6e12);
    expect(await people().sessions(anne)).toEqual([old, { ...young, seen: 6e12 }]);
    await people().removeSession(young.hash);
    expect(await people().session(young.hash)).toBeUndefined();
    expect(await people().sessions(anne)).toEqual([old]);
  });

  test('by sessions: closed everywhere, but for one if wanted', async () => {
    const [anne, mary] = crew();
    const hashes = [fresh('hash'), fresh('hash'), fresh('hash')];
    for (const hash of hashes) await people().addSession(sessionOf(anne, hash));
    await people().addSession(sessionOf(mary, fresh('hash')));
    await people().removeSessions(anne, hashes[1]);
    expect((await people().sessions(anne)).map(({ hash }) => hash)).toEqual([hashes[1]]);
    await people().removeSessions(anne);
    expect(await people().sessions(anne)).toEqual([]);
    expect(await people().sessions(mary)).toHaveLength(1);
  });

  test('by sessions: for people who exist', async () => {
    const hash = fresh('hash');
    await expect(people().addSession(sessionOf(fresh('nobody'), hash))).rejects.toThrow(StorageFault);
    expect(await people().session(hash)).toBeUndefined();
  });
}

function passkeys(people: () => PeopleStore, crew: Crew): void {
  test('by passkeys: kept, listed from the oldest, counted, removed', async () => {
    const [anne, mary] = crew();
    const young = passkeyOf(anne, fresh('key'), { created: 2, transports: ['usb', 'nfc'] });
    const old = passkeyOf(anne, fresh('key'), { created: 1, transports: [] });
    for (const passkey of [young, old, passkeyOf(mary, fresh('key'))]) await people().addPasskey(passkey);
    expect(await people().passkey(young.id)).toEqual(young);
    expect(await people().passkeys(anne)).toEqual([old, young]);
    await people().countPasskey(young.id, 4_294_967_295);
    expect(await people().passkey(young.id)).toEqual({ ...young, counter: 4_294_967_295 });
    await people().removePasskey(young.id);
    expect(await people().passkey(young.id)).toBeUndefined();
    expect(await people().passkeys(anne)).toEqual([old]);
  });

  test('by passkeys: of one person only', async () => {
    const [anne, mary] = crew();
    const passkey = passkeyOf(anne, fresh('key'));
    await people().addPasskey(passkey);
    await expect(people().addPasskey({ ...passkey, person: mary })).rejects.toThrow(StorageFault);
    expect(await people().passkey(passkey.id)).toEqual(passkey);
  });
}

function recoveryCodes(people: () => PeopleStore, crew: Crew): void {
  test('by recovery codes: each once, new ones instead of the old', async () => {
    const [anne, mary] = crew();
    const [first = '', second = ''] = codesOf(anne);
    await people().setRecoveryCodes(anne, codesOf(anne));
    await people().setRecoveryCodes(mary, codesOf(mary));
    expect(await people().useRecoveryCode(first)).toBe(anne);
    expect(await people().useRecoveryCode(first)).toBeUndefined();
    expect(await people().recoveryCodesLeft(anne)).toBe(2);
    const renewed = fresh('new code');
    await people().setRecoveryCodes(anne, [renewed]);
    expect(await people().useRecoveryCode(second)).toBeUndefined();
    expect(await people().useRecoveryCode(renewed)).toBe(anne);
    expect(await people().recoveryCodesLeft(anne)).toBe(0);
    expect(await people().recoveryCodesLeft(mary)).toBe(3);
  });

  test('by recovery codes: all new ones or none', async () => {
    const [anne, mary] = crew();
    await people().setRecoveryCodes(anne, codesOf(anne));
    await people().setRecoveryCodes(mary, codesOf(mary));
    const taken = [fresh('new code'), ...codesOf(mary)];
    const innocent = fresh('innocent');
    const attempts = [people().setRecoveryCodes(anne, taken), people().addSession(sessionOf(mary, innocent))];
    const [failed, kept] = await Promise.allSettled(attempts);
    expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(StorageFault) });
    expect(kept?.status).toBe('fulfilled');
    expect(await people().session(innocent)).toBeDefined();
    expect(await people().recoveryCodesLeft(anne)).toBe(3);
    expect(await people().useRecoveryCode(codesOf(anne)[0] ?? '')).toBe(anne);
  });

  test('by recovery codes: of several who use the same, one gets in', async () => {
    const [anne] = crew();
    await people().setRecoveryCodes(anne, codesOf(anne));
    const [code = ''] = codesOf(anne);
    const tries = await Promise.all(Array.from({ length: 10 }, () => people().useRecoveryCode(code)));
    expect(tries.filter((person) => person === anne)).toHaveLength(1);
  });
}
