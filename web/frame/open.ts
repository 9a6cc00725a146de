/** From the address of a table to the table on the screen. */

import { loadGame } from '../tables/games.ts';
import { watchLocal } from '../tables/local/page.ts';
import { loadPicture } from '../tables/pictures.ts';
import type { TableNow, TablePort } from '../tables/port.ts';
import { watchRemote } from '../tables/remote/page.ts';
import { TableSession } from './session.svelte.ts';
import { frame } from './text/frame.ts';

export type Kind = 'local' | 'remote';

/** A table, or why there is none. */
export type Opened = { readonly session: TableSession } | { readonly trouble: string };

export async function openTable(kind: Kind, id: string): Promise<Opened> {
  const port = kind === 'local' ? watchLocal(id) : watchRemote(id);
  const [now] = await Promise.all([known(port), frame.load()]);
  const game = now.header === undefined ? undefined : await loadGame(now.header.game);
  if (game === undefined) {
    port.close();
    return { trouble: now.trouble ?? 'unknown-game' };
  }
  return { session: new TableSession(port, game, await loadPicture(game.id), kind === 'local') };
}

/** Waits until the table is known, or known to be gone. */
function known(port: TablePort): Promise<TableNow> {
  return new Promise((resolve) => {
    const stop = port.subscribe((now) => {
      if (now.header === undefined && now.link !== 'gone') return;
      resolve(now);
      queueMicrotask(() => stop());
    });
  });
}
