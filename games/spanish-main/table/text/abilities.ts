import type { LanguageCode } from '@tortuga/kernel';
import type { Ability, Code, Nation } from '../../rules/cards.ts';
import { de } from './abilities/de.ts';
import { en } from './abilities/en.ts';
import { nl } from './abilities/nl.ts';

type NationNames = { readonly [N in Nation]: string };

/** What an ability says, in a sentence: `n` and `nation` are those of the card. */
export type AbilityTexts = {
  readonly [C in Code]: string | ((n: number, nation: string, nations: string) => string);
};

function teller(texts: AbilityTexts) {
  return ({ code, n = 1, nation, nations = [] }: Ability, names: NationNames): string => {
    const text = texts[code];
    if (typeof text === 'string') return text;
    return text(n, nation === undefined ? '' : names[nation], nations.map((one) => names[one]).join(', '));
  };
}

/** What an ability means, in the reader's language. */
export const ABILITIES: { readonly [L in LanguageCode]: ReturnType<typeof teller> } = {
  en: teller(en),
  nl: teller(nl),
  de: teller(de),
};
