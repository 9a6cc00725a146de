/** Tables on the server. */

import { call, type Reply } from './call.ts';
import { knowMe } from './me.svelte.ts';
import type { Listing, TableWish } from './shapes.ts';

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
