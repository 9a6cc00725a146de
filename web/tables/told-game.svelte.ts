/** A game as a reader needs it: its words in the language of the page, and none of its rules. */

import type { GameTypes, Language, LanguageCode } from '@tortuga/kernel';
import { GAME_FACTS } from '../games.static.ts';
import { language, type Speaker, speakers } from '../text/tongue.svelte.ts';
import { loadGame } from './games.ts';

export interface ToldGame {
  readonly id: string;
  /** Is everything always visible to everybody? */
  readonly isOpen: boolean;
  /** May players agree on a draw? */
  readonly drawsByAgreement: boolean;
  /** In the language of the page; reading them in a component follows every change. */
  readonly words: Language<GameTypes>;
}

type Words = Language<GameTypes>;
type Loaders = { readonly [L in LanguageCode]: () => Promise<object> };

type Facts = Omit<ToldGame, 'words'>;

class LoadedGame implements ToldGame, Speaker {
  readonly id: string;
  readonly isOpen: boolean;
  readonly drawsByAgreement: boolean;
  readonly #loaders: Loaders;
  #words = $state.raw<Words>();

  constructor({ id, isOpen, drawsByAgreement }: Facts, loaders: Loaders) {
    this.id = id;
    this.isOpen = isOpen;
    this.drawsByAgreement = drawsByAgreement;
    this.#loaders = loaders;
    speakers.push(this);
  }

  get words(): Words {
    if (this.#words === undefined) throw new Error('the words of this game have not been loaded yet');
    return this.#words;
  }

  async prepare(code: LanguageCode): Promise<() => void> {
    const words: Words = Reflect.get(await this.#loaders[code](), code);
    return () => {
      this.#words = words;
    };
  }
}

/** Each game speaks once, however many of its tables are looked at. */
const loaded = new Map<string, LoadedGame>();

export async function loadToldGame(id: string): Promise<ToldGame | undefined> {
  const game = loaded.get(id) ?? (await founded(id));
  (await game?.prepare(language.code))?.();
  return game;
}

async function founded(id: string): Promise<LoadedGame | undefined> {
  const { WORDS } = await import('../../games/words.ts');
  const all: { readonly [game: string]: Loaders } = WORDS;
  const facts = GAME_FACTS.find((each) => each.id === id);
  if (facts === undefined) return undefined;
  const game = new LoadedGame(facts, all[id] ?? { en: withRules(id), nl: withRules(id), de: withRules(id) });
  loaded.set(id, game);
  return game;
}

/** A game that does not keep its words apart brings its rules along. */
function withRules(id: string): () => Promise<object> {
  return async () => (await loadGame(id))?.text ?? {};
}
