/**
 * The 60 pirate cards (specification 2.3). The list comes from the later edition; that of 2002 is believed to be
 * the same. 0-9-2-0 is the only card off the balance of the deck.
 */

import { at } from '@tortuga/kernel';

/** What a card gives to whoever is alone at its island. */
export interface PirateCard {
  readonly fame: number;
  readonly gold: number;
  readonly treasure: number;
  /** Tavern cards. */
  readonly tavern: number;
}

const COPIES = 2;

/** One word per kind: fame, gold, treasure, tavern cards. */
const KINDS =
  '0251 0360 0550 0640 0740 0830 0920 0930 1141 1250 1440 1530 1630 1720 1820 1910 ' +
  '2221 2230 2420 2520 2610 2710 2800 2900 3111 3220 3310 3500 4001 4200';

export const PIRATE_CARDS: readonly PirateCard[] = KINDS.split(' ').map((kind) => {
  const [fame = 0, gold = 0, treasure = 0, tavern = 0] = [...kind].map(Number);
  return { fame, gold, treasure, tavern };
});

/** How many there are of every kind. */
export const PIRATE_DECK: readonly number[] = PIRATE_CARDS.map(() => COPIES);

export function pirateCard(kind: number): PirateCard {
  return at(PIRATE_CARDS, kind);
}
