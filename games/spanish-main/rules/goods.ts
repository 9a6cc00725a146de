import { NONE, type SpanishMainState } from './state.ts';
import { measureFor } from './treasure.ts';

type Place = { readonly ship: number; readonly island: number };

/** In how many places a thing is; once it has left the game it is nowhere, which counts as one. */
function placesOf({ ship, island }: Place): number {
  return ship !== NONE && island !== NONE ? 2 : 1;
}

/** Tokens that were brought, each in one place; gold on them, less what everybody knows of; crew in two places. */
export function goods(state: Readonly<SpanishMainState>): { readonly [kind: string]: number } {
  const { tokens, players, options, crew, gold } = state;
  const brought = tokens.filter(({ from }) => from !== NONE);
  const printed = brought.reduce((sum, { face }) => sum + (typeof face === 'number' ? face : 0), 0);
  return {
    tokens:
      brought.length === 0
        ? players.length * measureFor(players.length, options).tokens
        : brought.reduce((sum, token) => sum + placesOf(token), 0),
    strayGold: brought.length === 0 ? 0 : printed - gold,
    strayCrew: crew.filter((mate) => placesOf(mate) > 1).length,
  };
}
