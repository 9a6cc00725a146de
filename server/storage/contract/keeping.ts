/** Closing, opening again, and backups. */

import { describe, expect, test } from 'vitest';
import { type Storage, StorageFault } from '../storage.ts';
import { inPlace, make, type NewPlace, said, saidAll, summaryOf } from './place.ts';

export function keepingContract(newPlace: NewPlace): void {
  describe('what is kept', () => {
    test('is there when the storage is opened again', () =>
      inPlace(newPlace, async (place) => {
        const before = await place.open();
        await fill(before);
        await before.close();
        const after = await place.open();
        await expectFilled(after);
        await after.close();
      }));

    test('includes all that was begun before closing', () =>
      inPlace(newPlace, async (place) => {
        const before = await place.open();
        const begun = Array.from({ length: 100 }, (_, i) =>
          before.append({ table: `t${i}`, seq: 1, records: [said('late')] }),
        );
        await before.close();
        await Promise.all(begun);
        const after = await place.open();
        expect(await after.behind()).toHaveLength(100);
        await after.close();
      }));
  });
  closed(newPlace);
  backups(newPlace);
}

async function fill(storage: Storage): Promise<void> {
  await make(storage, summaryOf('table', { seq: 2, holders: ['mary', ':bosun'] }));
  await storage.saveSnapshot('table', 2, 'sum');
  await storage.writeSetting('tick', '77');
  await storage.people.create({
    id: 'mary',
    name: 'Mary',
    created: 1,
    seen: 1,
    settings: '{}',
    isGone: false,
  });
}

async function expectFilled(storage: Storage): Promise<void> {
  expect(await storage.records('table')).toEqual(saidAll('1', '2'));
  expect(await storage.snapshot('table')).toEqual({ seq: 2, snapshot: 'sum' });
  expect(await storage.summaries({ person: 'mary', limit: 9 })).toHaveLength(1);
  expect(await storage.readSetting('tick')).toBe('77');
  expect((await storage.people.find('mary'))?.name).toBe('Mary');
}

function closed(newPlace: NewPlace): void {
  test('a closed storage refuses everything, and may be closed again', () =>
    inPlace(newPlace, async (place) => {
      const storage = await place.open();
      await storage.close();
      const asked = [
        storage.append({ table: 'a', seq: 1, records: [said('late')] }),
        storage.records('a'),
        storage.saveSummaries([summaryOf('a')]),
        storage.writeSetting('a', 'b'),
        storage.people.find('mary'),
        storage.backup(place.spareFile),
      ];
      for (const answer of asked) await expect(answer).rejects.toThrow(StorageFault);
      await storage.close();
    }));
}

function backups(newPlace: NewPlace): void {
  test('a backup holds everything', () =>
    inPlace(newPlace, async (place) => {
      const storage = await place.open();
      await fill(storage);
      await storage.backup(place.spareFile);
      await storage.close();
      const copy = await place.openBackup(place.spareFile);
      await expectFilled(copy);
      await copy.close();
    }));

  test('a backup of a storage that is being written to is of one moment', () =>
    inPlace(newPlace, async (place) => {
      const storage = await place.open();
      // So that copying takes long enough for others to write meanwhile.
      await storage.append({ table: 'ballast', seq: 1, records: [said('x'.repeat(20_000_000))] });
      const pairs = new PairWriter(storage);
      await pairs.reach(5);
      const before = pairs.written;
      await storage.backup(place.spareFile);
      const after = await pairs.stop();
      await storage.close();
      const copy = await place.openBackup(place.spareFile);
      const [left, right] = await Promise.all([copy.records('left'), copy.records('right')]);
      await copy.close();
      expect(after).toBeGreaterThan(before);
      expect(left.length).toBeGreaterThanOrEqual(before - 1);
      expect(left.length).toBeLessThanOrEqual(after);
      // Every record on the right was added after one on the left.
      expect(left.length - right.length).toBeOneOf([0, 1]);
      expect(left).toEqual(saidAll(...left.map((_, i) => `${i + 1}`)));
    }));

  test('a backup that cannot be written is a fault, and overwrites nothing', () =>
    inPlace(newPlace, async (place) => {
      const storage = await place.open();
      await fill(storage);
      await storage.backup(place.spareFile);
      await storage.writeSetting('tick', '78');
      await expect(storage.backup(place.spareFile)).rejects.toThrow(StorageFault);
      await expect(storage.backup(`${place.spareFile}/nowhere`)).rejects.toThrow(StorageFault);
      await storage.close();
      const copy = await place.openBackup(place.spareFile);
      await expectFilled(copy);
      await copy.close();
    }));
}

/** Adds a record on the left, then one on the right, and so on. */
class PairWriter {
  written = 0;
  #isStopped = false;
  readonly #work: Promise<void>;

  constructor(storage: Storage) {
    this.#work = this.#write(storage);
  }

  async reach(written: number): Promise<void> {
    while (this.written < written) await new Promise(setImmediate);
  }

  async stop(): Promise<number> {
    this.#isStopped = true;
    await this.#work;
    return this.written;
  }

  async #write(storage: Storage): Promise<void> {
    while (!this.#isStopped) {
      this.written += 1;
      const records = [said(`${this.written}`)];
      await storage.append({ table: 'left', seq: this.written, records });
      await storage.append({ table: 'right', seq: this.written, records });
    }
  }
}
