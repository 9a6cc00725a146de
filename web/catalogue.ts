/** The games on the shelf: those that have a table, with what a player wants to know first. */

import type { LanguageCode } from '@tortuga/kernel';
import { GAME_FACTS } from './games.static.ts';

/** From 0 (none) to 4 (nothing but). */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** What the rules do not say: measured at real tables, judged by people. */
interface Billing {
  /** How long a match takes, from and to. */
  readonly minutes: readonly [from: number, to: number];
  readonly luck: Strength;
  readonly skill: Strength;
}

const BILLINGS: { readonly [game: string]: Billing } = {
  'loyal-captain': { minutes: [15, 30], luck: 0, skill: 4 },
  'quedah-merchant': { minutes: [15, 30], luck: 2, skill: 3 },
  madagaskar: { minutes: [15, 30], luck: 0, skill: 4 },
  jamaica: { minutes: [30, 60], luck: 3, skill: 2 },
  'port-royal': { minutes: [30, 60], luck: 2, skill: 3 },
  piratenbucht: { minutes: [45, 90], luck: 3, skill: 3 },
  'spanish-main': { minutes: [45, 90], luck: 2, skill: 3 },
};

export interface GameCard extends Billing {
  readonly id: string;
  readonly seats: readonly number[];
  readonly words: (typeof GAME_FACTS)[number]['words'];
}

export const SHELF: readonly GameCard[] = GAME_FACTS.flatMap((facts) => {
  const billing = BILLINGS[facts.id];
  return billing === undefined ? [] : [{ ...facts, ...billing }];
});

export function cardOf(game: string): GameCard | undefined {
  return SHELF.find(({ id }) => id === game);
}

/** The name of a game; one we do not know is called by its id. */
export function titleOf(game: string, language: LanguageCode): string {
  return cardOf(game)?.words[language].title ?? game;
}
