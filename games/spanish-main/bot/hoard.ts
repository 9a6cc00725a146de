/** The gold that lies on islands, as far as a seat can tell (BOT-5). */

import { at, type Seat } from '@tortuga/kernel';
import { shipOf } from '../rules/ships.ts';
import { NONE, type SpanishMainState } from '../rules/state.ts';
import type { Face } from '../rules/treasure.ts';

type State = Readonly<SpanishMainState>;

/** The coins still to be had on every island, best first; plans take from it, so that ships do not all want the same. */
export type Hoard = number[][];

/** What the tokens of an island are worth to somebody who has not seen them, by their number. */
const UNSEEN: readonly (readonly number[])[] = [[], [2], [2.6, 1.4], [3, 2, 1]];

/** What a seat may hope for. Nobody else's knowledge is used, and no face it has not seen: that would be noise. */
export function hoardOf(state: State, seat: Seat): Hoard {
  const counts = state.islands.map(() => 0);
  for (const { island } of state.tokens) if (island !== NONE) counts[island] = at(counts, island) + 1;
  const hoard = counts.map((count, island): number[] => {
    const isWild = at(state.islands, island).home === NONE;
    return isWild ? at(UNSEEN, Math.min(count, UNSEEN.length - 1)).slice() : [];
  });
  for (const { island, taken, faces, isAll } of at(state.players, seat).notes) {
    if (isAll && taken === at(state.islands, island).taken) hoard[island] = faces.map(goldOn);
  }
  const frame = state.stack[0];
  // Whoever is about to take a token has just seen them all.
  if (frame?.kind === 'take' && shipOf(state, frame.ship).seat === seat)
    hoard[frame.island] = facesOn(state, frame.island);
  return hoard;
}

function facesOn({ tokens }: State, island: number): number[] {
  const faces = tokens.filter((token) => token.island === island).map(({ gold }) => gold);
  return faces.sort((a, b) => b - a);
}

function goldOn(face: Face): number {
  return typeof face === 'number' ? face : 0;
}
