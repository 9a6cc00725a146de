/** From the address of a table to the table on the screen. */

import { loadGame } from '../tables/games.ts';
import { watchLocal } from '../tables/local/page.ts';
import { loadPicture } from '../tables/pictures.ts';
import type { Link, TableNow, TablePort } from '../tables/port.ts';
import { watchRemote } from '../tables/remote/page.ts';
import { TableSession } from './session.svelte.ts';
import { frame } from './text/frame.ts';

export type Kind = 'local' | 'remote';

/** A table, or why there is none. */
export type Opened = { readonly session: TableSession } | { readonly trouble: string };

/** Waits for the table as long as it takes; `onlink` is told why it takes long. */
export async function openTable(
  kind: Kind,
  id: string,
  onlink: (link: Link) => void = () => undefined,
): Promise<Opened> {
  const port = kind === 'local' ? watchLocal(id) : watchRemote(id);
  await frame.load();
  const now = await known(port, onlink);
  const game = now.header === undefined ? undefined : await loadGame(now.header.game);
  if (game === undefined) {
    port.close();
    return { trouble: now.trouble ?? 'unknown-game' };
  }
  return { session: new TableSession(port, game, await loadPicture(game.id), kind === 'local') };
}

/** Waits until the table is known, or known to be gone. */
function known(port: TablePort, onlink: (link: Link) => void): Promise<TableNow> {
  return new Promise((resolve) => {
    const stop = port.subscribe((now) => {
      onlink(now.link);
      if (now.header === undefined && now.link !== 'gone') return;
      resolve(now);
      queueMicrotask(() => stop());
    });
  });
}
