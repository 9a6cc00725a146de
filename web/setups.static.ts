/** What can be chosen before a game begins. Worked out while building: see `build/static-modules.ts`. */

import { GAMES } from '@tortuga/games';
import {
  type AnyGame,
  type ChoiceOption,
  LANGUAGES,
  type LanguageCode,
  type NumberOption,
} from '@tortuga/kernel';

interface OptionWords {
  readonly label: string;
  /** A name for every value of a choice. */
  readonly values?: { readonly [value: string]: string };
}

type OptionRule = ChoiceOption<string> | NumberOption;

export interface GameSetup {
  readonly options: { readonly [name: string]: OptionRule };
  readonly words: { readonly [L in LanguageCode]: { readonly [name: string]: OptionWords } };
}

function setupOf({ id, options, text }: AnyGame): [id: string, setup: GameSetup] {
  const words = LANGUAGES.map((language) => [language, text[language].options] as const);
  return [id, { options, words: Object.fromEntries(words) as GameSetup['words'] }];
}

/** By the id of the game. */
export const SETUPS: { readonly [game: string]: GameSetup } = Object.fromEntries(GAMES.map(setupOf));
