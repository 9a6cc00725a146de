import type { LanguageCode } from '@tortuga/kernel';
import { settings } from '../settings/settings.svelte.ts';
import { shell } from '../text/shell.ts';
import { speak } from '../text/tongue.svelte.ts';
import { toasts } from '../ui/toasts.svelte.ts';

/** Changes the language for good. Kept only once the words have come: without a network they may not. */
export async function changeLanguage(language: LanguageCode): Promise<void> {
  try {
    await speak(language);
    settings.change({ language });
  } catch {
    toasts.show(shell.say('language.failed'));
  }
}
