/** What the suite needs besides a storage. */

import type { TableRecord } from '@tortuga/tables';
import { afterAll, beforeAll } from 'vitest';
import type { Storage, Summary } from '../storage.ts';

/** A place for data that outlives a storage. */
export interface Place {
  /** Opens the storage there, again and again, but never twice at once. */
  open(): Promise<Storage>;
  /** A file that is not there, for a backup. */
  readonly spareFile: string;
  /** Opens, elsewhere, what was backed up to a file. */
  openBackup(file: string): Promise<Storage>;
  remove(): Promise<void>;
}

export type NewPlace = () => Promise<Place>;

/** An empty storage for the tests beside it. */
export function openForAll(newPlace: NewPlace): () => Storage {
  let place: Place;
  let storage: Storage;
  beforeAll(async () => {
    place = await newPlace();
    storage = await place.open();
  });
  afterAll(async () => {
    await storage.close();
    await place.remove();
  });
  return () => storage;
}

/** Runs a test in a place of its own. */
export async function inPlace(newPlace: NewPlace, test: (place: Place) => Promise<void>): Promise<void> {
  const place = await newPlace();
  try {
    await test(place);
  } finally {
    await place.remove();
  }
}

let count = 0;

/** An id nobody has used. */
export function fresh(what: string): string {
  count += 1;
  return `${what}-${count}`;
}

/** A record that can be told from others. */
export function said(text: string): TableRecord {
  return { type: 'said', person: 'anne', room: 'players', text, at: 1_760_000_000_000, tick: 12 };
}

export function saidAll(...texts: readonly string[]): TableRecord[] {
  return texts.map(said);
}

/** A table that waits for players, and what else is told of it. */
export function summaryOf(table: string, told: Partial<Summary> = {}): Summary {
  return {
    table,
    seq: 1,
    game: 'smuggler',
    status: 'waiting',
    access: 'open',
    host: 'anne',
    holders: ['anne', ''],
    asked: [],
    clock: 'none',
    created: 1_760_000_000_000,
    touched: 1_760_000_000_000,
    ...told,
  };
}

/** Makes a table with so many records, and keeps a summary of it. */
export async function make(storage: Storage, summary: Summary): Promise<void> {
  const records = Array.from({ length: summary.seq }, (_, i) => said(`${i + 1}`));
  await storage.append({ table: summary.table, seq: 1, records });
  await storage.saveSummaries([summary]);
}
