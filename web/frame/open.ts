/** From the address of a table to the table on the screen. */

import { watchLocal } from '../tables/local/page.ts';
import { loadPicture } from '../tables/pictures.ts';
import type { Link, TableNow, TablePort } from '../tables/port.ts';
import { watchRemote } from '../tables/remote/page.ts';
import { loadToldGame } from '../tables/told-game.svelte.ts';
import { TableSession } from './session.svelte.ts';
import { frame } from './text/frame.ts';

export type Kind = 'local' | 'remote';

/** A table, or why there is none. */
export type Opened = { readonly session: TableSession } | { readonly trouble: string };

export interface Waiting {
  /** Told why it takes long. */
  readonly onlink: (link: Link) => void;
  /** Aborted when nobody waits any longer. */
  readonly signal: AbortSignal;
}

/** Waits for the table as long as it takes. Rejects if a part of the client cannot be loaded. */
export async function openTable(kind: Kind, id: string, waiting: Waiting): Promise<Opened> {
  const port = kind === 'local' ? watchLocal(id) : watchRemote(id);
  try {
    await frame.load();
    const now = await known(port, waiting);
    const game = now.header === undefined ? undefined : await loadToldGame(now.header.game);
    if (game !== undefined) {
      return { session: new TableSession(port, game, await loadPicture(game.id), kind === 'local') };
    }
    if (now.trouble === 'unloadable') throw new Error(now.trouble);
    port.close();
    return { trouble: now.trouble ?? 'unknown-game' };
  } catch (trouble) {
    port.close();
    throw trouble;
  }
}

/** What is known of the table once anything is, or once nobody wants to know. */
function known(port: TablePort, { onlink, signal }: Waiting): Promise<TableNow> {
  return new Promise((resolve) => {
    const done = () => resolve(port.now);
    const stop = port.subscribe((now) => {
      onlink(now.link);
      if (now.header === undefined && now.link !== 'gone') return;
      done();
      queueMicrotask(() => stop());
    });
    if (signal.aborted) done();
    signal.addEventListener('abort', done);
  });
}
