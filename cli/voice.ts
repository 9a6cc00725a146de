/** The command line in the reader's language. */

import {
  type AnyGame,
  type GameTypes,
  LANGUAGES,
  type Language,
  type LanguageCode,
  type Refusal,
  type Text,
  type Words,
  wordsFor,
} from '@tortuga/kernel';
import type { Catalogue, CliMessages } from './text/catalogue.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { nl } from './text/nl.ts';

const CATALOGUES: { readonly [L in LanguageCode]: Catalogue } = { en, nl, de };

type Params<P> = keyof P extends never ? [] : [params: P];

/** A language, and the names of the players where there are any. */
export interface Voice {
  readonly language: LanguageCode;
  readonly words: Words;
  say<Id extends keyof CliMessages>(id: Id, ...params: Params<CliMessages[Id]>): string;
  /** A sentence that was named elsewhere. */
  speak(text: Text<CliMessages>): string;
  number(n: number, digits?: number): string;
}

export function voiceFor(language: LanguageCode, names: readonly string[] = []): Voice {
  const words = wordsFor({ language, names });
  const speak = ({ id, params }: { id: keyof CliMessages; params: object }) =>
    phrase(language, id, params, words);
  return {
    language,
    words,
    speak,
    say: (id, ...[params]) => speak({ id, params: params ?? {} }),
    number: (n, digits = 0) =>
      n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  };
}

function phrase(language: LanguageCode, id: keyof CliMessages, params: object, words: Words): string {
  const sentence: unknown = CATALOGUES[language].messages[id];
  return typeof sentence === 'function' ? String(sentence(params, words)) : String(sentence);
}

/** Why something was refused: in the game's words for its own reasons, else in ours. */
export function refusalIn<G extends GameTypes>(
  { language }: Voice,
  game: { readonly text: { readonly [L in LanguageCode]: Language<G> } },
  { code }: Refusal<G['reason']>,
): string {
  const reasons: { readonly [code: string]: string } = game.text[language].reasons;
  const refusals: { readonly [code: string]: string } = CATALOGUES[language].refusals;
  return reasons[code] ?? refusals[code] ?? code;
}

export function isLanguage(code: string | undefined): code is LanguageCode {
  return LANGUAGES.some((language) => language === code);
}

/** The language asked for on the command line, else the machine's, else English. */
export function languageFor(args: readonly string[], locale: string | undefined): LanguageCode {
  const at = args.indexOf('--lang');
  const given =
    at < 0 ? args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length) : args[at + 1];
  if (isLanguage(given)) return given;
  const native = locale?.slice(0, 2).toLowerCase();
  return isLanguage(native) ? native : 'en';
}

/** The names of games for a sentence that lists them. */
export function idsOf(games: readonly AnyGame[]): string[] {
  return games.map(({ id }) => id);
}
