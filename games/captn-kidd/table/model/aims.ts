/** What the offers mean on the deck: who goes where. Nothing here knows a rule; it only reads the offers. */

import type { PictureProps } from '../../../../web/toolkit/picture.ts';
import type { Place, Step, Walk } from '../../rules/deck/moves.ts';
import type { Space } from '../../rules/deck/spaces.ts';
import type { Exit, Free } from '../../rules/quedah/state.ts';

export type ShownOffer = PictureProps['offers'][number];

/** Every move of the three games. */
type DeckMove = Place | Step | Walk | Exit | Free;

/** Where a pirate comes from: a space, its boat beside the ship, or the iron it was just freed from. */
export type Source = Space | 'reserve' | 'freed';

/** An offer as a way over the deck. */
export interface Aim {
  readonly offer: ShownOffer;
  readonly line: string;
  readonly source: Source;
  readonly to: Space;
  /** The space from which the last step is made, where the offer says so. */
  readonly back?: Space;
  /** Why it is blocked. */
  readonly no?: string;
}

export function aimsOf(offers: readonly ShownOffer[]): Aim[] {
  return offers.map((offer) => ({
    offer,
    line: offer.line,
    ...wayOf(offer.move as DeckMove),
    ...(offer.no === undefined ? {} : { no: offer.no }),
  }));
}

function wayOf(move: DeckMove): Pick<Aim, 'source' | 'to' | 'back'> {
  if (move.type === 'place') return { source: 'reserve', to: move.at };
  if (move.type === 'exit') return { source: 'freed', to: move.to };
  if (move.type === 'free') return { source: 'freed', to: move.at };
  const { from, to } = move;
  return { source: from, to, back: move.type === 'walk' ? move.back : from };
}

export function isOpen({ no }: Aim): boolean {
  return no === undefined;
}

export function linesOf(aims: readonly Aim[]): string[] {
  return aims.map(({ line }) => line);
}
