/** Ships, islands and what is on them, as a view knows it. */

import { at, type Seat } from '@tortuga/kernel';
import type { SeatLook } from '../../../../web/toolkit/picture.ts';
import type { ShipCard } from '../../rules/cards.ts';
import { cardOf } from '../../rules/ships.ts';
import type { CrewView, Island, Ship, SpanishMainView, TokenView } from '../../rules/state.ts';

/** A ship with her number and her card. */
export interface Vessel {
  readonly id: number;
  readonly ship: Readonly<Ship>;
  readonly card: ShipCard;
}

export function vesselOf({ ships }: SpanishMainView, id: number): Vessel {
  const ship = at(ships, id);
  return { id, ship, card: cardOf(ship) };
}

export function vesselsOf(view: SpanishMainView): Vessel[] {
  return view.ships.map((_, id) => vesselOf(view, id));
}

export function afloat(view: SpanishMainView): Vessel[] {
  return vesselsOf(view).filter(({ ship }) => ship.status === 'afloat');
}

/** A crew or a token with its number. */
export interface Mate extends CrewView {
  readonly id: number;
}

export interface Piece extends TokenView {
  readonly id: number;
}

export function crewOn({ crew }: SpanishMainView, ship: number): Mate[] {
  return crew.map((mate, id) => ({ ...mate, id })).filter((mate) => mate.ship === ship);
}

export function crewAt({ crew }: SpanishMainView, island: number): Mate[] {
  return crew.map((mate, id) => ({ ...mate, id })).filter((mate) => mate.island === island);
}

export function tokensOn({ tokens }: SpanishMainView, ship: number): Piece[] {
  return tokens.map((token, id) => ({ ...token, id })).filter((token) => token.ship === ship);
}

export function tokensAt({ tokens }: SpanishMainView, island: number): Piece[] {
  return tokens.map((token, id) => ({ ...token, id })).filter((token) => token.island === island);
}

/** The gold a player has brought home, as far as it is known, and the tokens that are not. */
export function hoardOf(
  view: SpanishMainView,
  seat: Seat,
): { readonly gold: number; readonly hidden: number } {
  const home = view.players[seat]?.home ?? -1;
  const tokens = home < 0 ? [] : tokensAt(view, home);
  return {
    gold: tokens.reduce((sum, { gold = 0 }) => sum + gold, 0),
    hidden: tokens.filter(({ face }) => face === undefined).length,
  };
}

/** What an island is to somebody: a home, a place where they have been, or unknown. */
export type IslandKind = 'home' | 'explored' | 'unknown';

export function kindOf({ home, marks }: Readonly<Island>, seat: Seat | undefined): IslandKind {
  if (home >= 0) return 'home';
  return seat === undefined
    ? marks === 0
      ? 'unknown'
      : 'explored'
    : ((marks >> seat) & 1) === 1
      ? 'explored'
      : 'unknown';
}

/** The seats whose mark lies on an island. */
export function markedBy({ marks }: Readonly<Island>, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => ((marks >> seat) & 1) === 1);
}

export function colourOf({ number }: SeatLook): string {
  return `var(--seat-${number})`;
}

export function hasMast({ masts }: Readonly<Ship>, mast: number): boolean {
  return ((masts >> mast) & 1) === 1;
}
