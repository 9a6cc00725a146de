/** What the home page says of every game. Worked out while building: see `build/static-modules.ts`. */

import { GAMES } from '@tortuga/games';
import { type AnyGame, LANGUAGES, type LanguageCode } from '@tortuga/kernel';

interface Words {
  readonly title: string;
  readonly summary: string;
}

interface GameFacts {
  readonly id: string;
  /** The possible numbers of players, ascending. */
  readonly seats: readonly number[];
  /** Is everything always visible to everybody? */
  readonly isOpen: boolean;
  /** May players agree on a draw? */
  readonly drawsByAgreement: boolean;
  readonly words: { readonly [L in LanguageCode]: Words };
}

function factsOf({ id, seats, isOpen = false, drawsByAgreement = false, text }: AnyGame): GameFacts {
  const words = (language: LanguageCode) => {
    const { title, summary } = text[language];
    return [language, { title, summary }] as const;
  };
  return {
    id,
    seats,
    isOpen,
    drawsByAgreement,
    words: Object.fromEntries(LANGUAGES.map(words)) as GameFacts['words'],
  };
}

export const GAME_FACTS: readonly GameFacts[] = GAMES.map(factsOf);
