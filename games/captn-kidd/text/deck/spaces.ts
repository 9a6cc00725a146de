import { nameOf } from '../../rules/deck/board.ts';
import type { SpaceId } from '../../rules/deck/data/kidd-deck.ts';
import type { Space } from '../../rules/deck/spaces.ts';

/** What each space of the deck is called in one language. */
export type SpaceNames = { readonly [Id in SpaceId]: string };

/** "D3 (foredeck)": the name on the board and what it means. */
export function spaceIn(names: SpaceNames): (space: Space) => string {
  const known: { readonly [id: string]: string } = names;
  return (space) => {
    const id = nameOf(space);
    return known[id] === undefined ? id : `${id} (${known[id]})`;
  };
}
