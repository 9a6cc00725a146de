/** The few words of the picture in the terminal. */

import type { LanguageCode } from '@tortuga/kernel';

export interface SketchWords {
  readonly round: string;
  readonly trick: string;
  readonly lastTrick: string;
  readonly dealer: string;
  readonly trump: string;
  readonly privileges: string;
  readonly repaid: string;
  readonly loot: string;
  readonly open: string;
  readonly hand: string;
  readonly aside: string;
  readonly debt: string;
  readonly cards: string;
  readonly voids: string;
  readonly kept: string;
}

export const SKETCH: { readonly [L in LanguageCode]: SketchWords } = {
  en: {
    round: 'Round',
    trick: 'Trick',
    lastTrick: 'Last trick',
    dealer: 'Dealer',
    trump: 'Trump',
    privileges: 'Privileges',
    repaid: 'repaid',
    loot: 'Loot',
    open: 'Open cards',
    hand: 'Your hand',
    aside: 'Set aside',
    debt: 'debt',
    cards: 'cards',
    voids: 'has no',
    kept: 'keeps',
  },
  nl: {
    round: 'Ronde',
    trick: 'Slag',
    lastTrick: 'Vorige slag',
    dealer: 'Gever',
    trump: 'Troef',
    privileges: 'Voorrechten',
    repaid: 'afgelost',
    loot: 'Buit',
    open: 'Open kaarten',
    hand: 'Jouw hand',
    aside: 'Weggelegd',
    debt: 'schuld',
    cards: 'kaarten',
    voids: 'heeft geen',
    kept: 'bewaart',
  },
  de: {
    round: 'Runde',
    trick: 'Stich',
    lastTrick: 'Letzter Stich',
    dealer: 'Geber',
    trump: 'Trumpf',
    privileges: 'Vorrechte',
    repaid: 'getilgt',
    loot: 'Beute',
    open: 'Offene Karten',
    hand: 'Deine Hand',
    aside: 'Abgelegt',
    debt: 'Schulden',
    cards: 'Karten',
    voids: 'hat kein',
    kept: 'hebt auf',
  },
};
