/** A game in the reader's words, with the names of the people at this table. */

import {
  type AnyEvent,
  type GameTypes,
  type Language,
  type LanguageCode,
  narrate,
  render,
  type Text,
  type Words,
  wordsFor,
} from '@tortuga/kernel';

export interface Reading {
  readonly language: LanguageCode;
  readonly words: Words;
  readonly title: string;
  /** A prompt, label or outcome. */
  say(text: Text): string;
  /** The log sentence of an event. */
  tell(event: AnyEvent): string;
  /** Why an answer is blocked, if the game says so. */
  reason(code: string): string | undefined;
}

export function readingOf(
  language: Language<GameTypes>,
  code: LanguageCode,
  names: readonly string[],
): Reading {
  const words = wordsFor({ language: code, names });
  return {
    language: code,
    words,
    title: language.title,
    say: (text) => render(language, text, words),
    tell: (event) => narrate(language, event, words),
    reason: (reason) => (Object.hasOwn(language.reasons, reason) ? language.reasons[reason] : undefined),
  };
}
