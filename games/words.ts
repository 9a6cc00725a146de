/** What the games say, by the game's id and the language: a table is read without its rules. */
export const WORDS = {
  'loyal-captain': {
    en: () => import('./captn-kidd/text/loyal/en.ts'),
    nl: () => import('./captn-kidd/text/loyal/nl.ts'),
    de: () => import('./captn-kidd/text/loyal/de.ts'),
  },
  'quedah-merchant': {
    en: () => import('./captn-kidd/text/quedah/en.ts'),
    nl: () => import('./captn-kidd/text/quedah/nl.ts'),
    de: () => import('./captn-kidd/text/quedah/de.ts'),
  },
  madagaskar: {
    en: () => import('./captn-kidd/text/madagaskar/en.ts'),
    nl: () => import('./captn-kidd/text/madagaskar/nl.ts'),
    de: () => import('./captn-kidd/text/madagaskar/de.ts'),
  },
  jamaica: {
    en: () => import('./jamaica/text/en.ts'),
    nl: () => import('./jamaica/text/nl.ts'),
    de: () => import('./jamaica/text/de.ts'),
  },
  'port-royal': {
    en: () => import('./port-royal/text/en.ts'),
    nl: () => import('./port-royal/text/nl.ts'),
    de: () => import('./port-royal/text/de.ts'),
  },
  piratenbucht: {
    en: () => import('./piratenbucht/text/en.ts'),
    nl: () => import('./piratenbucht/text/nl.ts'),
    de: () => import('./piratenbucht/text/de.ts'),
  },
  'spanish-main': {
    en: () => import('./spanish-main/text/en.ts'),
    nl: () => import('./spanish-main/text/nl.ts'),
    de: () => import('./spanish-main/text/de.ts'),
  },
};
