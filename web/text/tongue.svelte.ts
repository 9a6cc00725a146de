/**
 * The language of the page. Every part of the client that speaks has a tongue: its sentences in three languages,
 * of which only the one in use is loaded. All tongues change together, once all have loaded.
 */

import { LANGUAGES, type LanguageCode, type Messages } from '@tortuga/kernel';
import { type Phrases, type Voice, voiceFor } from './voice.ts';

type Loaders<M extends Messages> = {
  readonly [L in LanguageCode]: () => Promise<{ readonly phrases: Phrases<M> }>;
};

/** Something that can change to another language: loads it first, then changes at once. */
export interface Speaker {
  prepare(language: LanguageCode): Promise<() => void>;
}

export const speakers: Speaker[] = [];

let current = $state.raw<LanguageCode>('en');

/** The language of the page; reading it in a component follows every change. */
export const language = {
  get code(): LanguageCode {
    return current;
  },
};

export class Tongue<M extends Messages> implements Speaker {
  readonly #loaders: Loaders<M>;
  #voice = $state.raw<Voice<M>>();

  constructor(loaders: Loaders<M>) {
    this.#loaders = loaders;
    speakers.push(this);
  }

  /** Says a sentence in the language of the page. The tongue must have been loaded. */
  readonly say: Voice<M>['say'] = (id, ...params) => this.voice.say(id, ...params);

  get voice(): Voice<M> {
    if (this.#voice === undefined) throw new Error('this tongue has not been loaded yet');
    return this.#voice;
  }

  /** Loads the language in use, for parts that come later than the page. */
  async load(): Promise<void> {
    if (this.#voice?.language !== current) (await this.prepare(current))();
  }

  async prepare(language: LanguageCode): Promise<() => void> {
    const { phrases } = await this.#loaders[language]();
    const voice = voiceFor(language, phrases);
    return () => {
      this.#voice = voice;
    };
  }
}

/** Changes the language of the whole page. */
export async function speak(language: LanguageCode): Promise<void> {
  const changes = await Promise.all(speakers.map((speaker) => speaker.prepare(language)));
  current = language;
  document.documentElement.lang = language;
  for (const change of changes) change();
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): LanguageCode {
  return wanted.map(spoken).find((language) => language !== undefined) ?? 'en';
}

/** `de-AT` is German. */
function spoken(tag: string): LanguageCode | undefined {
  return LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
}
