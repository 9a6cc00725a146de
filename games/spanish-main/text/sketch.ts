/** The words of the sketch. */

import type { LanguageCode } from '@tortuga/kernel';
import { names as de } from './de/names.ts';
import { names as en } from './en/names.ts';
import type { Names } from './names.ts';
import { names as nl } from './nl/names.ts';

export interface SketchWords {
  readonly names: Names;
  readonly turn: string;
  readonly settingUp: string;
  /** All the gold that was brought. */
  readonly allGold: string;
  readonly home: string;
  readonly mast: string;
  readonly lostMast: string;
  readonly treasure: string;
  readonly crew: string;
  readonly faceDown: string;
  readonly mark: string;
  readonly tow: string;
}

export const SKETCH_WORDS: { readonly [L in LanguageCode]: SketchWords } = {
  en: {
    names: en,
    turn: 'Turn',
    settingUp: 'Setting up',
    allGold: 'gold in all',
    home: 'home',
    mast: 'mast',
    lostMast: 'lost mast',
    treasure: 'treasure',
    crew: 'crew',
    faceDown: 'face down',
    mark: 'mark of a fleet',
    tow: 'tows',
  },
  nl: {
    names: nl,
    turn: 'Beurt',
    settingUp: 'Voorbereiding',
    allGold: 'goud in totaal',
    home: 'thuiseiland',
    mast: 'mast',
    lostMast: 'verloren mast',
    treasure: 'schat',
    crew: 'bemanning',
    faceDown: 'gedekt',
    mark: 'merkteken van een vloot',
    tow: 'heeft op sleeptouw',
  },
  de: {
    names: de,
    turn: 'Zug',
    settingUp: 'Aufbau',
    allGold: 'Gold insgesamt',
    home: 'Heimatinsel',
    mast: 'Mast',
    lostMast: 'verlorener Mast',
    treasure: 'Schatz',
    crew: 'Besatzung',
    faceDown: 'verdeckt',
    mark: 'Marke einer Flotte',
    tow: 'schleppt',
  },
};
