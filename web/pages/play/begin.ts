/** From a plan to a table. */

import { createTable } from '../../api/tables.ts';
import { router } from '../../shell/router.svelte.ts';
import { pathTo } from '../../shell/routes.ts';
import { shell } from '../../text/shell.ts';
import { localWish, type Mode, type Plan, remoteWish } from './plan.ts';

/** A table elsewhere, to which friends are to be invited; one in this browser is entered at once. */
type Begun = { readonly ok: true; readonly table?: string } | { readonly ok: false; readonly code: string };

export async function begin(mode: Mode, plan: Plan): Promise<Begun> {
  return mode === 'friends' ? beginElsewhere(plan) : beginHere(plan);
}

async function beginElsewhere(plan: Plan): Promise<Begun> {
  const created = await createTable(remoteWish(plan));
  return created.ok ? { ok: true, table: created.value.table } : created;
}

async function beginHere(plan: Plan): Promise<Begun> {
  const { createLocal } = await import('../../tables/local/page.ts');
  const persons = plan.guests.slice(0, plan.seats - 1).filter((guest) => guest === 'person').length;
  const nameOf = (seat: number) =>
    persons === 0 ? shell.say('you') : shell.say('play.name', { number: seat + 1 });
  const created = await createLocal(localWish(plan, nameOf));
  if (created.ok) router.go(pathTo('local', { id: created.table }));
  return created.ok ? { ok: true } : created;
}
