/** All action cards. */

import type { MoveRule } from '@tortuga/kernel';
import type { CardOffers } from '../lap.ts';
import type { PirateMove } from '../moves.ts';
import type { ActionFrame, Piratenbucht } from '../state.ts';
import { type AfterCard, moveOf } from './card-rule.ts';
import { challenge } from './challenge.ts';
import { flee } from './flee.ts';
import { hideout } from './hideout.ts';
import { navy } from './navy.ts';
import { refit, reinforce } from './ship-cards.ts';
import { swap } from './swap.ts';

const RULES = [flee, navy, hideout, swap, challenge, reinforce, refit] as const;

/** ACTION-3: every way to play one action card. */
export const offerActionCards: CardOffers = (asked, menu) => {
  for (const rule of RULES) rule.offers(asked, menu);
};

/** The moves of an action turn besides passing; `then` goes on after each. */
export function actionCards(then: AfterCard): MoveRule<Piratenbucht, PirateMove, ActionFrame>[] {
  return [
    moveOf(flee, then),
    moveOf(navy, then),
    moveOf(hideout, then),
    moveOf(swap, then),
    moveOf(challenge, then),
    moveOf(reinforce, then),
    moveOf(refit, then),
  ];
}
