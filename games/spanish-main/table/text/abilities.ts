import type { LanguageCode } from '@tortuga/kernel';
import type { Ability, Code, Nation } from '../../rules/cards.ts';

/** What an ability says, in a sentence: `n` and `nation` are those of the card. */
export type AbilityTexts = {
  readonly [C in Code]: string | ((n: number, nation: string, nations: string) => string);
};

/** Tells what an ability means; nations are called as the picture calls them. */
type AbilityTeller = (ability: Ability, nations: { readonly [N in Nation]: string }) => string;

const LANGUAGES: { readonly [L in LanguageCode]: () => Promise<{ readonly abilities: AbilityTexts }> } = {
  en: () => import('./abilities/en.ts'),
  nl: () => import('./abilities/nl.ts'),
  de: () => import('./abilities/de.ts'),
};

/** Loaded when the first card is read. */
export async function abilitiesIn(language: LanguageCode): Promise<AbilityTeller> {
  const { abilities } = await LANGUAGES[language]();
  return ({ code, n = 1, nation, nations = [] }, names) => {
    const text = abilities[code];
    if (typeof text === 'string') return text;
    return text(n, nation === undefined ? '' : names[nation], nations.map((one) => names[one]).join(', '));
  };
}
