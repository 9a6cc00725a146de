/** What the offers mean on the table: a space, a die, a card, a hold. Nothing here knows a rule. */

import type { PictureProps } from '../../../../web/toolkit/picture.ts';
import type { Card } from '../../rules/cards.ts';
import type { Space } from '../../rules/chart.ts';
import type { Hold } from '../../rules/holds.ts';
import { SIXTH } from '../../rules/holds.ts';
import type { Move } from '../../rules/questions.ts';

export type ShownOffer = PictureProps['offers'][number];

/** An offer that ends on a space. */
export interface Aim {
  readonly to: Space;
  readonly offer: ShownOffer;
}

function moveOf({ move }: ShownOffer): Move {
  return move as Move;
}

/** The offers of a kind. */
export function offersOf<T extends Move['type']>(
  offers: readonly ShownOffer[],
  ...types: readonly T[]
): { readonly offer: ShownOffer; readonly move: Extract<Move, { type: T }> }[] {
  return offers.flatMap((offer) => {
    const move = moveOf(offer);
    return types.some((type) => type === move.type)
      ? [{ offer, move: move as Extract<Move, { type: T }> }]
      : [];
  });
}

/** Where one may sail, retreat or steer to. */
export function aimsOf(offers: readonly ShownOffer[]): Aim[] {
  return offersOf(offers, 'sail', 'retreat', 'steer').flatMap(({ offer, move }) =>
    // Spaces that are only passed are no aims.
    offer.no === 'exact-steps' ? [] : [{ to: move.to, offer }],
  );
}

/** The die of this number for the morning. */
export function assignOf(offers: readonly ShownOffer[], morning: number): ShownOffer | undefined {
  return offersOf(offers, 'assign').find(({ move }) => move.morning === morning)?.offer;
}

export function playOf(offers: readonly ShownOffer[], card: Card): ShownOffer | undefined {
  return offersOf(offers, 'play').find(({ move }) => move.card === card)?.offer;
}

/** What a click on an own hold means. Holds with the same content are one offer, that of the first (DEF-5). */
export function holdOf(
  offers: readonly ShownOffer[],
  holds: readonly Hold[],
  index: number,
): ShownOffer | undefined {
  const equal = index === SIXTH ? index : holds.indexOf(holds[index] ?? 0);
  const stowing = offersOf(offers, 'load', 'take');
  return (stowing.find(({ move }) => move.hold === index) ?? stowing.find(({ move }) => move.hold === equal))
    ?.offer;
}
