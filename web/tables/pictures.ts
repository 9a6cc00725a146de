/** The pictures of the games, each loaded when somebody looks at it. */

import type { GameTable } from '../toolkit/picture.ts';

/** A game without a picture is played all the same. */
export async function loadPicture(game: string): Promise<GameTable | undefined> {
  try {
    const { TABLES } = await import('../../games/tables.ts');
    const tables: { readonly [game: string]: () => Promise<{ readonly table: unknown }> } = TABLES;
    const loaded = await tables[game]?.();
    return loaded?.table as GameTable | undefined;
  } catch {
    return undefined;
  }
}
