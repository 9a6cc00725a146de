/** What all tables of a server share. */

import type { AnyGame } from '@tortuga/kernel';
import type { Fortune, Moment } from '@tortuga/tables';
import type { Storage } from '../storage/storage.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import type { NameBook } from './names.ts';

export interface World {
  readonly games: readonly AnyGame[];
  readonly storage: Storage;
  readonly thinkers: Pick<Thinkers, 'ask'>;
  readonly fortune: Fortune;
  readonly names: NameBook;
  now(): Moment;
  /** Tells other nodes. */
  publish(table: string, seq: number): void;
  /** Records were safe after so many milliseconds. */
  stored(milliseconds: number): void;
  /** Somebody has answered a question. */
  answered(): void;
  /** Waits for work nobody waits for, so that its failure is noted with the table and nothing else. */
  guard(work: Promise<unknown>, table: string): void;
}
