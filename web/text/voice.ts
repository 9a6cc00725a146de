/** Sentences, numbers and times in the reader's language. */

import { type LanguageCode, type Messages, type Phrase, type Words, wordsFor } from '@tortuga/kernel';

/** Everything one part of the client says in one language; a missing sentence does not compile. */
export type Phrases<M extends Messages> = { readonly [Id in keyof M]: Phrase<M[Id]> };

/** Parameters are left out where a sentence has none. */
type Params<P> = keyof P extends never ? [] : [params: P];

/** A language that knows the sentences `M`. */
export interface Voice<M extends Messages> {
  readonly language: LanguageCode;
  say<Id extends keyof M>(id: Id, ...params: Params<M[Id]>): string;
  /** Does it know this sentence? For codes that come from elsewhere. */
  knows(id: string): id is keyof M & string;
}

export function voiceFor<M extends Messages>(language: LanguageCode, phrases: Phrases<M>): Voice<M> {
  const words = wordsFor({ language, names: [] });
  return {
    language,
    say: (id, ...[params]) => spoken(phrases[id], params, words),
    knows: (id): id is keyof M & string => Object.hasOwn(phrases, id),
  };
}

function spoken(phrase: unknown, params: unknown, words: Words): string {
  return typeof phrase === 'function' ? String(phrase(params, words)) : String(phrase);
}

/** "15–30 minutes", "about 1 minute" without the about. */
export function minutes(language: LanguageCode, from: number, to: number): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return format.formatRange(from, to);
}

/** "17 May 2025". */
export function day(language: LanguageCode, at: number): string {
  return new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' });
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "3 hours ago", "in 2 days": how far a moment is from now. */
export function relative(language: LanguageCode, at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** "3 days", "5 minutes": the largest unit that fits whole seconds. */
export function duration(language: LanguageCode, seconds: number): string {
  const fitting = STEPS.find(([, length]) => seconds >= length && seconds % length === 0);
  const [unit, length] = fitting ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / length,
  );
}
