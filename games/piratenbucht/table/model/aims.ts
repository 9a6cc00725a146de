/** What the offers mean on the table: an island, a part of a ship, a card, a plain button. Nothing here knows a rule. */

import type { Seat } from '@tortuga/kernel';
import type { PictureProps } from '../../../../web/toolkit/picture.ts';
import type { Sector } from '../../rules/data/chart.ts';
import type { Place } from '../../rules/data/places.ts';
import { type Card, REFITS } from '../../rules/data/tavern-cards.ts';
import type { EnemyKind, PirateMove } from '../../rules/moves.ts';

export type ShownOffer = PictureProps['offers'][number];

export function moveOf({ move }: ShownOffer): PirateMove {
  return move as PirateMove;
}

/** Offers of some kinds. */
export function offersOf<T extends PirateMove['type']>(
  offers: readonly ShownOffer[],
  ...types: readonly T[]
): { readonly offer: ShownOffer; readonly move: Extract<PirateMove, { type: T }> }[] {
  return offers.flatMap((offer) => {
    const move = moveOf(offer);
    return types.some((type) => type === move.type)
      ? [{ offer, move: move as Extract<PirateMove, { type: T }> }]
      : [];
  });
}

/** The card of the hand an answer plays, if it plays one. */
export function cardOf(move: PirateMove): Card | undefined {
  switch (move.type) {
    case 'escape':
      return 'flee';
    case 'undermine':
      return 'sabotage';
    case 'play':
      return move.card;
    case 'refit':
      return REFITS[move.sector];
    case 'navy':
    case 'hideout':
    case 'swap':
    case 'challenge':
    case 'reinforce':
    case 'sabotage':
      return move.type;
    default:
      return undefined;
  }
}

/** What can be done with a card. */
export function offersWith(offers: readonly ShownOffer[], card: Card): ShownOffer[] {
  return offers.filter((offer) => cardOf(moveOf(offer)) === card);
}

export function isOpen({ no }: ShownOffer): boolean {
  return no === undefined;
}

/** Offers that a click means while a card is taken up, or none is. */
function meant(offers: readonly ShownOffer[], held: Card | undefined): ShownOffer[] {
  return offers.filter((offer) => cardOf(moveOf(offer)) === held);
}

export function islandOffer(
  offers: readonly ShownOffer[],
  held: Card | undefined,
  place: Place,
): ShownOffer | undefined {
  return meant(offers, held).find((offer) => {
    const move = moveOf(offer);
    return 'to' in move && move.to === place;
  });
}

/** A shot at a part of a ship, or a card laid into it or played on it. */
export function sectorOffer(
  offers: readonly ShownOffer[],
  held: Card | undefined,
  own: Seat | undefined,
  ship: Seat,
  sector: Sector,
): ShownOffer | undefined {
  return meant(offers, held).find((offer) => {
    const move = moveOf(offer);
    if (!('sector' in move) || move.sector !== sector || move.type === 'upgrade') return false;
    return 'ship' in move ? move.ship === ship : ship === own;
  });
}

export function enemyOffer(
  offers: readonly ShownOffer[],
  held: Card | undefined,
  enemy: EnemyKind,
): ShownOffer | undefined {
  return meant(offers, held).find((offer) => {
    const move = moveOf(offer);
    return 'enemy' in move && move.enemy === enemy;
  });
}

/** Raising the ring of a sector to a field. */
export function upgradeOffer(
  offers: readonly ShownOffer[],
  sector: Sector,
  field: number,
): ShownOffer | undefined {
  return offersOf(offers, 'upgrade').find(({ move }) => move.sector === sector && move.field === field)
    ?.offer;
}

const PLAIN: readonly PirateMove['type'][] = ['pass', 'keep', 'buy', 'flip', 'rest', 'flee'];
const OF_CARDS: readonly PirateMove['type'][] = ['hideout', 'swap'];

/** Answers that have no place on the table and are buttons. */
export function plainOffers(offers: readonly ShownOffer[], held: Card | undefined): ShownOffer[] {
  const types = held === undefined ? PLAIN : OF_CARDS;
  return meant(offers, held).filter((offer) => types.includes(moveOf(offer).type));
}

/** An amount that is dialled. */
export function dialOffer(offers: readonly ShownOffer[]): ShownOffer | undefined {
  return offers.find(({ dial }) => dial !== undefined);
}

/** The line of a dial at a value: its last number is the dial's. */
export function lineAt({ line }: ShownOffer, value: number): string {
  return line.replace(/\d+$/, String(value));
}
