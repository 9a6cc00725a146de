/** What all tables of a server share. */

import type { AnyGame } from '@tortuga/kernel';
import type { Fortune, Moment } from '@tortuga/tables';
import type { Storage } from '../storage/storage.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import type { No } from './harbour.ts';
import type { NameBook } from './names.ts';
import type { Paper } from './paper.ts';

export interface World {
  readonly games: readonly AnyGame[];
  readonly storage: Storage;
  readonly thinkers: Pick<Thinkers, 'ask'>;
  readonly fortune: Fortune;
  readonly names: NameBook;
  readonly paper: Paper;
  now(): Moment;
  /** Tells other nodes. */
  publish(table: string, seq: number): void;
  /** Records were safe after so many milliseconds. */
  stored(milliseconds: number): void;
  /** Somebody has answered a question. */
  answered(): void;
  /** What somebody is told whose wish failed, if it is not the server's fault. */
  excuse(trouble: unknown, table: string): No | undefined;
  /** Waits for work nobody waits for, so that its failure is noted with the table and nothing else. */
  guard(work: Promise<unknown>, table: string): void;
}
