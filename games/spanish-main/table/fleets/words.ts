import type { LanguageCode } from '@tortuga/kernel';

/** What the shelf of fleets says. */
interface ShelfWords {
  readonly title: string;
  readonly none: string;
  readonly save: string;
  readonly take: string;
  /** Names the fleet, for those who hear only the button. */
  readonly takeOf: (fleet: string) => string;
  readonly forget: string;
  readonly forgetOf: (fleet: string) => string;
  readonly own: string;
  readonly copy: string;
  readonly copied: string;
  readonly paste: string;
  readonly malformed: string;
}

export const SHELF_WORDS: { readonly [L in LanguageCode]: ShelfWords } = {
  en: {
    title: 'Saved fleets',
    none: 'None yet. Build a fleet and save it, or paste one as a line of text.',
    save: 'Save this fleet',
    take: 'Take',
    takeOf: (fleet) => `Take ${fleet}`,
    forget: 'Delete',
    forgetOf: (fleet) => `Delete ${fleet}`,
    own: 'Your fleet as a line of text',
    copy: 'Copy',
    copied: 'Copied',
    paste: 'A fleet as a line of text',
    malformed: 'That is no fleet: it takes ships, each with its crew in brackets.',
  },
  nl: {
    title: 'Bewaarde vloten',
    none: 'Nog geen. Stel een vloot samen en bewaar haar, of plak er een als regel tekst.',
    save: 'Deze vloot bewaren',
    take: 'Nemen',
    takeOf: (fleet) => `${fleet} nemen`,
    forget: 'Wissen',
    forgetOf: (fleet) => `${fleet} wissen`,
    own: 'Je vloot als regel tekst',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    paste: 'Een vloot als regel tekst',
    malformed: 'Dat is geen vloot: nodig zijn schepen, elk met de bemanning tussen haakjes.',
  },
  de: {
    title: 'Gespeicherte Flotten',
    none: 'Noch keine. Stelle eine Flotte zusammen und speichere sie, oder füge eine als Textzeile ein.',
    save: 'Diese Flotte speichern',
    take: 'Nehmen',
    takeOf: (fleet) => `${fleet} nehmen`,
    forget: 'Löschen',
    forgetOf: (fleet) => `${fleet} löschen`,
    own: 'Deine Flotte als Textzeile',
    copy: 'Kopieren',
    copied: 'Kopiert',
    paste: 'Eine Flotte als Textzeile',
    malformed: 'Das ist keine Flotte: Es braucht Schiffe, jedes mit seiner Besatzung in Klammern.',
  },
};
