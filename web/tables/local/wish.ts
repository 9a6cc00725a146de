/** Tables that live in this browser. */

import type { Level } from '@tortuga/bots';
import type { AnyOptions, MatchFile } from '@tortuga/kernel';

/** Who takes a seat of a local table: somebody at this device by name, or a bot. */
export type LocalHolder = { readonly name: string } | { readonly bot: Level };

/** A new local table. What is not given gets its default. */
export interface LocalWish {
  readonly game: string;
  readonly options?: AnyOptions;
  /** By seat; their number is the number of seats. */
  readonly holders: readonly LocalHolder[];
  readonly hints?: boolean;
  /** A match to go on from, and after how many of its answers. */
  readonly fork?: { readonly file: MatchFile; readonly entries: number };
}

/** A local table in a list. */
export interface LocalSummary {
  readonly table: string;
  readonly game: string;
  /** Names by seat; for a bot its level after a colon, as the server's lists have it. */
  readonly holders: readonly string[];
  readonly created: number;
  readonly touched: number;
  readonly status: 'running' | 'over';
  /** How many answers were given in the present match. */
  readonly entries: number;
}
