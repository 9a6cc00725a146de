/** From a plan to a table. */

import { me } from '../../api/me.svelte.ts';
import { createTable } from '../../api/tables.ts';
import { router } from '../../shell/router.svelte.ts';
import { pathTo } from '../../shell/routes.ts';
import { shell } from '../../text/shell.ts';
import { localWish, type Mode, type Plan, remoteWish } from './plan.ts';

/** The code of a refusal; undefined if the reader is now at the new table. */
export function begin(mode: Mode, plan: Plan): Promise<string | undefined> {
  return mode === 'friends' ? beginElsewhere(plan) : beginHere(plan);
}

/** The table shows the link for friends while it waits for them. */
async function beginElsewhere(plan: Plan): Promise<string | undefined> {
  const created = await createTable(remoteWish(plan));
  if (!created.ok) return created.code;
  router.go(pathTo('table', { id: created.value.table }));
  return undefined;
}

async function beginHere(plan: Plan): Promise<string | undefined> {
  const { createLocal } = await import('../../tables/local/page.ts');
  const created = await createLocal(localWish(plan, (seat) => nameOf(plan, seat)));
  if (!created.ok) return created.code;
  router.go(pathTo('local', { id: created.table }));
  return undefined;
}

/** Events speak of players by name; whoever has told us none is called after the boldest of them. */
const SOMEBODY = 'Anne';

function nameOf({ guests, seats }: Plan, seat: number): string {
  const isAlone = !guests.slice(0, seats - 1).includes('person');
  return isAlone ? (me.now?.name ?? SOMEBODY) : shell.say('play.name', { number: seat + 1 });
}
