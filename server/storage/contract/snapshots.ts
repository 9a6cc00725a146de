/** Snapshots and settings. */

import { describe, expect, test } from 'vitest';
import { fresh, type NewPlace, openForAll, saidAll } from './place.ts';

export function snapshotContract(newPlace: NewPlace): void {
  describe('snapshots', () => {
    const storage = openForAll(newPlace);
    const tableOf = async (...texts: readonly string[]) => {
      const table = fresh('table');
      await storage().append({ table, seq: 1, records: saidAll(...texts) });
      return table;
    };

    test('are missing until one is kept', async () => {
      expect(await storage().snapshot(await tableOf('one'))).toBeUndefined();
    });

    test('come back as they were', async () => {
      const table = await tableOf('one');
      await storage().saveSnapshot(table, 1, '{"sum":"🏴‍☠️"}');
      expect(await storage().snapshot(table)).toEqual({ seq: 1, snapshot: '{"sum":"🏴‍☠️"}' });
    });

    test('replace older ones, and are not replaced by them', async () => {
      const table = await tableOf('one', 'two', 'three');
      await storage().saveSnapshot(table, 1, 'first');
      await storage().saveSnapshot(table, 3, 'third');
      await storage().saveSnapshot(table, 2, 'second, late');
      expect(await storage().snapshot(table)).toEqual({ seq: 3, snapshot: 'third' });
      await storage().saveSnapshot(table, 3, 'third, better');
      expect(await storage().snapshot(table)).toEqual({ seq: 3, snapshot: 'third, better' });
    });

    test('of a table that has been forgotten are not kept', async () => {
      const table = await tableOf('one');
      await storage().forget([table]);
      await storage().saveSnapshot(table, 1, 'late');
      expect(await storage().snapshot(table)).toBeUndefined();
    });
  });

  describe('settings', () => {
    const storage = openForAll(newPlace);

    test('are missing until written, and then the last that was written', async () => {
      expect(await storage().readSetting('key')).toBeUndefined();
      await storage().writeSetting('key', 'one');
      await storage().writeSetting('other', '');
      await storage().writeSetting('key', 'two');
      expect(await storage().readSetting('key')).toBe('two');
      expect(await storage().readSetting('other')).toBe('');
    });
  });
}
