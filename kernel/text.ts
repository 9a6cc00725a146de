/**
 * Texts. The rules never write sentences: they name a message and its parameters ({@link Text}), and a
 * {@link Language} turns it into words for one reader. Languages are TypeScript objects whose type lists
 * every message, event, reason and option of the game, so a missing or superfluous one does not compile.
 */

import type { GameTypes, Seat } from './game.ts';
import { RulesBug } from './refusal.ts';

/** The languages every game speaks. */
export const LANGUAGES = ['en', 'nl', 'de'] as const;

/** One of the {@link LANGUAGES}. */
export type LanguageCode = (typeof LANGUAGES)[number];

/** Message ids of a game with the parameters of each: `{ 'sail.to': { isle: Isle }; 'turn.ask': {} }`. */
export type Messages = { readonly [id: string]: object };

/** A message and its parameters; words come later, in the reader's language. */
export type Text<M extends Messages = Messages> = {
  readonly [Id in keyof M]: { readonly id: Id; readonly params: M[Id] };
}[keyof M];

/** Parameters are left out where a message has none. */
type Params<P> = keyof P extends never ? [] : [params: P];

const NONE = Object.freeze({});

/**
 * Makes the `say` function of a game, which knows its messages and their parameters.
 *
 * @example
 * ```ts
 * import { speaker } from '@tortuga/kernel';
 *
 * const say = speaker<{ 'turn.ask': object; 'sail.to': { isle: number } }>();
 * const ask = say('turn.ask');
 * const label = say('sail.to', { isle: 3 });
 * ```
 */
export function speaker<M extends Messages>() {
  return <Id extends keyof M>(id: Id, ...[params]: Params<M[Id]>): Text<M> =>
    // Id and params belong together by the signature, which the union of all messages cannot express.
    ({ id, params: params ?? NONE }) as unknown as Text<M>;
}

/** What a phrase may use besides its parameters. */
export interface Words {
  /** The name of the player in a seat. */
  who(seat: Seat): string;
  /** The form of a word that goes with a number: `plural(n, { one: 'pirate', other: 'pirates' })`. */
  plural(n: number, forms: { readonly one: string; readonly other: string }): string;
  /** The form that goes with a name, all of which must be given. */
  select<Key extends string>(key: Key, forms: { readonly [K in Key]: string }): string;
  /** "A, B and C" in the reader's language. */
  list(items: readonly string[]): string;
}

/** A sentence: plain where nothing varies, a function of its parameters where something does. */
export type Phrase<P> = keyof P extends never ? string : (params: P, words: Words) => string;

/** Everything a game says in one language. */
export interface Language<G extends GameTypes> {
  /** The name of the game as its players call it. */
  readonly title: string;
  /** One line that makes somebody want to play it. */
  readonly summary: string;
  readonly messages: { readonly [Id in keyof G['messages']]: Phrase<G['messages'][Id]> };
  /** The log sentence of every event. */
  readonly events: {
    readonly [T in G['event']['type']]: (
      event: Extract<G['event'], { readonly type: T }>,
      words: Words,
    ) => string;
  };
  /** Why a blocked offer is blocked. */
  readonly reasons: { readonly [R in G['reason']]: string };
  /** The table options: a label, and a name for every value of a choice. */
  readonly options: { readonly [O in keyof G['options']]: OptionWords<G['options'][O]> };
}

/** In brackets: a choice is asked as a whole, so that every one of its values needs a name. */
type OptionWords<T> = [T] extends [string]
  ? { readonly label: string; readonly values: { readonly [V in T]: string } }
  : { readonly label: string };

/** A reader: a language and the names of the people at the table. */
export interface Reader {
  readonly language: LanguageCode;
  readonly names: readonly string[];
}

/**
 * The words a reader's language offers to phrases.
 *
 * @example
 * ```ts
 * import { wordsFor } from '@tortuga/kernel';
 *
 * const { who, plural, list } = wordsFor({ language: 'nl', names: ['Anne', 'Bart'] });
 * const met: string = `${list([0, 1].map(who))} vinden 1 ${plural(1, { one: 'munt', other: 'munten' })}.`;
 * // 'Anne en Bart vinden 1 munt.'
 * ```
 */
export function wordsFor({ language, names }: Reader): Words {
  const plurals = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    who: (seat) => names[seat] ?? `#${seat + 1}`,
    plural: (n, forms) => (plurals.select(n) === 'one' ? forms.one : forms.other),
    select: (key, forms) => forms[key],
    list: (items) => lists.format(items),
  };
}

/** A prompt, label or outcome in words. */
export function render<G extends GameTypes>(language: Language<G>, text: Text, words: Words): string {
  const phrase: unknown = Reflect.get(language.messages, text.id);
  if (typeof phrase === 'string') return phrase;
  if (typeof phrase !== 'function') throw new RulesBug(`the text ${text.id} has no phrase`);
  return String(phrase(text.params, words));
}

/** The log sentence of an event. */
export function narrate<G extends GameTypes>(language: Language<G>, event: G['event'], words: Words): string {
  const sentence: unknown = Reflect.get(language.events, event.type);
  if (typeof sentence !== 'function') throw new RulesBug(`the event ${event.type} has no sentence`);
  return String(sentence(event, words));
}
