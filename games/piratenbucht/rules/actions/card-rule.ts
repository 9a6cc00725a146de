/** An action card: who may play it on what, and what it does. */

import { at, type Menu, type MoveRule, type Seat, type Turn } from '@tortuga/kernel';
import { holds, takeFromHand } from '../cards.ts';
import { ISLANDS, type Island } from '../data/places.ts';
import type { Card } from '../data/tavern-cards.ts';
import type { Asked } from '../lap.ts';
import type { PirateMove, PirateReason } from '../moves.ts';
import type { ActionFrame, Lap, Piratenbucht, PirateState } from '../state.ts';

export interface ActionCardRule<M extends PirateMove> {
  readonly type: M['type'];
  cardOf(move: M): Card;
  /** Every way to play it for whoever holds it. */
  offers(asked: Asked, menu: Menu<M, PirateReason>): void;
  label(move: M): ReturnType<MoveRule<Piratenbucht>['label']>;
  /** The card has left the hand; where it goes is the card's own business. */
  effect(turn: Turn<Piratenbucht>, move: M): void;
}

/** What follows an action card. */
export type AfterCard = (turn: Turn<Piratenbucht>, seat: Seat, lap: Lap) => void;

/** The move that plays a card. */
export function moveOf<M extends PirateMove>(
  rule: ActionCardRule<M>,
  then: AfterCard,
): MoveRule<Piratenbucht, M, ActionFrame> {
  return {
    type: rule.type,
    offers: rule.offers,
    label: rule.label,
    apply(turn, move) {
      takeFromHand(turn.state, turn.seat, rule.cardOf(move));
      rule.effect(turn, move);
      then(turn, turn.seat, turn.frame.lap);
    },
  };
}

/** The offers of a card that is played to an island. */
export function offersTo<M extends PirateMove>(
  card: Card,
  way: (to: Island) => M,
  whyNot: (state: Readonly<PirateState>, seat: Seat, to: Island) => PirateReason | undefined,
): ActionCardRule<M>['offers'] {
  const ways = ISLANDS.map(way);
  return ({ state, seat }, menu) => {
    if (!holds(state, seat, card)) return;
    for (const [i, to] of ISLANDS.entries()) menu.add(at(ways, i), whyNot(state, seat, to));
  };
}
