/** What a game teaches, in the language of the page. */

import type { LanguageCode } from '@tortuga/kernel';
import { language } from '../text/tongue.svelte.ts';
import type { Learning, LearningWords } from '../toolkit/learn.ts';

/** Follows the language of the page; until another has come, the one before stays. */
export class TaughtWords {
  readonly #learning: Learning;
  #current = $state.raw<LearningWords>();

  constructor(learning: Learning) {
    this.#learning = learning;
    $effect(() => void this.#load(language.code));
  }

  get current(): LearningWords | undefined {
    return this.#current;
  }

  async #load(code: LanguageCode): Promise<void> {
    const { words } = await this.#learning.words[code]();
    if (code === language.code) this.#current = words;
  }
}
