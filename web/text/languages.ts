import type { LanguageCode } from '@tortuga/kernel';

/** Every language by its own name: who looks for theirs may not read another. */
export const LANGUAGE_NAMES: { readonly [L in LanguageCode]: string } = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
};
