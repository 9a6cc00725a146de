/** People: who they are, and how they are forgotten. */

import { describe, expect, test } from 'vitest';
import type { PeopleStore, Person } from '../people.ts';
import { type Storage, StorageFault } from '../storage.ts';
import { fresh, make, type NewPlace, openForAll, summaryOf } from './place.ts';
import { codesOf, passkeyOf, sessionOf } from './ways-in.ts';

function personOf(id: string, told: Partial<Person> = {}): Person {
  return { id, name: `Captain ${id}`, created: 5e12, seen: 5e12, settings: '{}', isGone: false, ...told };
}

export function peopleContract(newPlace: NewPlace): void {
  describe('people', () => {
    const storage = openForAll(newPlace);
    const people = () => storage().people;
    knowing(people);
    changing(people);
    erasing(people);
    forgettingGuests(storage);
  });
}

function knowing(people: () => PeopleStore): void {
  test('come back as they were', async () => {
    const anne = personOf(fresh('anne'), { name: 'Änne 🏴‍☠️', settings: '{"muted":["jack"]}' });
    await people().create(anne);
    expect(await people().find(anne.id)).toEqual(anne);
    expect(await people().find(fresh('nobody'))).toBeUndefined();
  });

  test('are created once', async () => {
    const anne = personOf(fresh('anne'));
    await people().create(anne);
    await expect(people().create({ ...anne, name: 'impostor' })).rejects.toThrow(StorageFault);
    expect(await people().find(anne.id)).toEqual(anne);
  });

  test('are known by name, as many as are asked for', async () => {
    const crew = Array.from({ length: 1200 }, () => personOf(fresh('sailor')));
    await Promise.all(crew.map((sailor) => people().create(sailor)));
    const names = await people().names([...crew.map(({ id }) => id), fresh('nobody')]);
    expect(names).toEqual(new Map(crew.map(({ id, name }) => [id, name])));
    expect(await people().names([])).toEqual(new Map());
  });
}

function changing(people: () => PeopleStore): void {
  test('change in what is named, and nothing else', async () => {
    const [anne, mary] = [personOf(fresh('anne')), personOf(fresh('mary'))];
    await people().create(anne);
    await people().create(mary);
    await people().update(anne.id, { name: 'Anne Bonny' });
    await people().update(anne.id, { seen: 6e12, settings: '{"sound":false}' });
    await people().update(anne.id, {});
    const changed = { ...anne, name: 'Anne Bonny', seen: 6e12, settings: '{"sound":false}' };
    expect(await people().find(anne.id)).toEqual(changed);
    expect(await people().find(mary.id)).toEqual(mary);
  });

  test('who do not exist do not change', async () => {
    const nobody = fresh('nobody');
    await people().update(nobody, { name: 'Somebody' });
    expect(await people().find(nobody)).toBeUndefined();
  });
}

async function equip(people: PeopleStore, id: string): Promise<void> {
  await people.create(personOf(id));
  await people.addSession(sessionOf(id, `${id}'s session`));
  await people.addPasskey(passkeyOf(id, `${id}'s passkey`));
  await people.setRecoveryCodes(id, codesOf(id));
}

function erasing(people: () => PeopleStore): void {
  test('are erased with every way in; the id remains', async () => {
    const [anne, mary] = [fresh('anne'), fresh('mary')];
    await equip(people(), anne);
    await equip(people(), mary);
    await people().erase(anne);
    expect(await people().find(anne)).toEqual(personOf(anne, { name: '', isGone: true }));
    expect(await people().sessions(anne)).toEqual([]);
    expect(await people().session(`${anne}'s session`)).toBeUndefined();
    expect(await people().passkeys(anne)).toEqual([]);
    expect(await people().recoveryCodesLeft(anne)).toBe(0);
    expect(await people().find(mary)).toEqual(personOf(mary));
    expect(await people().sessions(mary)).toHaveLength(1);
    expect(await people().passkeys(mary)).toHaveLength(1);
    expect(await people().recoveryCodesLeft(mary)).toBe(3);
  });
}

function forgettingGuests(storage: () => Storage): void {
  test('who never stayed are forgotten, and only they', async () => {
    const { people } = storage();
    const stale = (name: string) => personOf(fresh(name), { seen: 1 });
    const guest = stale('guest');
    const keyed = stale('keyed');
    const seated = stale('seated');
    const host = stale('host');
    const active = stale('active');
    const recent = personOf(fresh('recent'), { seen: 2 });
    const all = [guest, keyed, seated, host, active, recent];
    for (const person of all) await people.create(person);
    await people.addSession(sessionOf(guest.id, fresh('session'), { seen: 1 }));
    await people.addSession(sessionOf(active.id, fresh('session'), { seen: 2 }));
    await people.addPasskey(passkeyOf(keyed.id, fresh('passkey')));
    await make(
      storage(),
      summaryOf(fresh('table'), { host: host.id, holders: ['', seated.id], status: 'over' }),
    );
    expect(await people.forgetGuests(2)).toBe(1);
    const found = await Promise.all(all.map(({ id }) => people.find(id)));
    expect(found).toEqual([undefined, keyed, seated, host, active, recent]);
    expect(await people.sessions(guest.id)).toEqual([]);
    expect(await people.forgetGuests(2)).toBe(0);
  });

  test('who are gone stay gone', async () => {
    const { people } = storage();
    const gone = personOf(fresh('gone'), { seen: 1 });
    await people.create(gone);
    await people.erase(gone.id);
    await people.forgetGuests(2);
    expect((await people.find(gone.id))?.isGone).toBe(true);
  });
}
