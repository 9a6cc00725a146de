/** What travels between the client and the server about tables. */

import type { Level } from '@tortuga/bots';
import type { AnyOptions } from '@tortuga/kernel';
import type { Access, ClockRule } from '@tortuga/tables';

/** What the host of a new table wishes. */
export interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly options: AnyOptions;
  /** By seat. */
  readonly holders: readonly ('me' | 'open' | Level)[];
  readonly clock: ClockRule;
  readonly access: Access;
  readonly hints: boolean;
}

/** A table in a list. */
export interface Listing {
  readonly table: string;
  readonly game: string;
  readonly status: 'waiting' | 'running' | 'over';
  readonly access: Access;
  readonly host: string;
  /** By seat: a person's id, a bot's level after a colon, or nothing for an open seat. */
  readonly holders: readonly string[];
  /** People who owe an answer. */
  readonly asked: readonly string[];
  /** `none`, `live 300+5` or `relaxed 3`. */
  readonly clock: string;
  readonly created: number;
  readonly touched: number;
  readonly names: { readonly [person: string]: string };
}
