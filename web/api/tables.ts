/** Tables on the server. */

import type { Level } from '@tortuga/bots';
import type { AnyOptions } from '@tortuga/kernel';
import type { Access, ClockRule } from '@tortuga/tables';
import { call, type Reply } from './call.ts';
import { knowMe } from './me.svelte.ts';

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

export async function createTable(wish: TableWish): Promise<Reply<{ readonly table: string }>> {
  const known = await knowMe();
  return known.ok ? call('POST', '/tables', wish) : known;
}

export async function lobby(): Promise<Reply<readonly Listing[]>> {
  return listed('/lobby');
}

export async function mine(): Promise<Reply<readonly Listing[]>> {
  return listed('/mine');
}

async function listed(path: string): Promise<Reply<readonly Listing[]>> {
  const known = await knowMe();
  if (!known.ok) return known;
  const reply = await call<{ readonly tables: readonly Listing[] }>('GET', path);
  return reply.ok ? { ok: true, value: reply.value.tables } : reply;
}
