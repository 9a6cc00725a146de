/** The 52 tavern cards (specification 2.4). */

import type { Sector } from './chart.ts';

const ACTION_CARDS = [
  'flee',
  'navy',
  'hideout',
  'swap',
  'challenge',
  'reinforce',
  'newsails',
  'newcannons',
  'newcrew',
  'newhold',
] as const;

export const BATTLE_CARDS = [
  'secretweapon',
  'strongwind',
  'fog',
  'grapeshot',
  'boarding',
  'sabotage',
] as const;

const FAME_CARDS = ['fame1', 'fame2', 'fame3'] as const;

export const CARDS = [...ACTION_CARDS, ...BATTLE_CARDS, ...FAME_CARDS] as const;

export type BattleCard = (typeof BATTLE_CARDS)[number];
export type FameCard = (typeof FAME_CARDS)[number];
export type Card = (typeof CARDS)[number];

/** The NEW card of every sector. */
export const REFITS = {
  hold: 'newhold',
  sails: 'newsails',
  cannons: 'newcannons',
  crew: 'newcrew',
} as const satisfies { readonly [S in Sector]: Card };

/** Only the total of the fame cards is certain; the split is a table option. */
const FAME_SPLITS = { '9-5-2': [9, 5, 2], '8-5-3': [8, 5, 3] } as const;

export type FameSplit = keyof typeof FAME_SPLITS;

const ACTION_COPIES = [2, 4, 2, 3, 2, 8, 1, 1, 1, 1];
const BATTLE_COPIES = [2, 2, 2, 2, 1, 2];

/** How many there are of every card, in the order of {@link CARDS}. */
export function tavernDeck(split: FameSplit): number[] {
  return [...ACTION_COPIES, ...BATTLE_COPIES, ...FAME_SPLITS[split]];
}

/** Where each card stands in a list of counts. */
export const INDEX = Object.fromEntries(CARDS.map((card, index) => [card, index])) as {
  readonly [C in Card]: number;
};

/** What a fame card is worth; nothing for any other. */
export function fameOf(card: Card): number {
  return isFameCard(card) ? FAME_CARDS.indexOf(card) + 1 : 0;
}

export function isFameCard(card: Card): card is FameCard {
  return INDEX[card] >= INDEX.fame1;
}
