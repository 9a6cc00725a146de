import { type LanguageCode, narrate, render, wordsFor } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import type { JamaicaEvent } from '../rules/events.ts';
import { spaceOf } from '../rules/position.ts';
import { say } from '../rules/say.ts';
import { GHOST } from '../rules/ships.ts';

const LANGUAGES: readonly LanguageCode[] = ['en', 'nl', 'de'];

function told(event: JamaicaEvent): string[] {
  return LANGUAGES.map((language) =>
    narrate(jamaica.text[language], event, wordsFor({ language, names: ['Anne', 'Bart'] })),
  );
}

function said(text: ReturnType<typeof say>): string[] {
  return LANGUAGES.map((language) =>
    render(jamaica.text[language], text, wordsFor({ language, names: ['Anne', 'Bart'] })),
  );
}

describe('texts', () => {
  test('one space, several spaces', () => {
    const sailed = { type: 'sailed', ship: 0, way: 'backward', from: 0, lap: -1 } as const;
    expect(told({ ...sailed, path: [49] })).toEqual([
      'Anne sails 1 space backward to G9.',
      'Anne zeilt 1 vak achteruit naar G9.',
      'Anne segelt 1 Feld rückwärts nach G9.',
    ]);
    expect(told({ ...sailed, path: [49, 48] })).toEqual([
      'Anne sails 2 spaces backward to G8.',
      'Anne zeilt 2 vakken achteruit naar G8.',
      'Anne segelt 2 Felder rückwärts nach G8.',
    ]);
  });

  test('the ghost ship has a name in the middle and at the beginning of a sentence', () => {
    expect(told({ type: 'won', winner: GHOST, loser: 1 })).toEqual([
      'The ghost ship beats Bart.',
      'Het spookschip verslaat Bart.',
      'Das Geisterschiff besiegt Bart.',
    ]);
    expect(told({ type: 'looted', winner: 1, loser: GHOST, hold: 0, good: 'gold', count: 5 })).toEqual([
      'Bart takes 5 gold from the ghost ship.',
      'Bart neemt 5 goud van het spookschip.',
      'Bart erbeutet 5 Gold vom Geisterschiff.',
    ]);
  });

  test('a choice of where to stop names the price', () => {
    expect(said(say('sail', { to: spaceOf('C1') }))).toEqual([
      'Sail to C1 (3 food)',
      'Zeil naar C1 (3 proviand)',
      'Nach C1 (3 Proviant) segeln',
    ]);
    expect(said(say('retreat', { to: spaceOf('B5') }))).toEqual([
      'Retreat to B5 (lair)',
      'Wijk terug naar B5 (roversnest)',
      'Nach B5 (Piratennest) zurückweichen',
    ]);
  });

  test('the combat die shows a number or a star', () => {
    expect(told({ type: 'fired', ship: GHOST, by: 0, roll: 8 })).toEqual([
      'Anne rolls an 8 for the ghost ship.',
      'Anne gooit een 8 voor het spookschip.',
      'Anne würfelt eine 8 für das Geisterschiff.',
    ]);
    expect(told({ type: 'refired', seat: 1, ship: 0, from: 12, roll: 4 })).toEqual([
      'Bart uses the Sabre: instead of a star it is a 4.',
      'Bart gebruikt de sabel: in plaats van een ster wordt het een 4.',
      'Bart setzt den Säbel ein und macht aus einem Stern eine 4.',
    ]);
  });

  test('goods have their grammar', () => {
    expect(told({ type: 'notLoaded', seat: 0, good: 'food', why: 'bank-empty' })).toEqual([
      'The bank has no food left: Anne loads nothing.',
      'De bank heeft geen proviand meer: Anne laadt niets.',
      'Die Bank hat keinen Proviant mehr: Anne lädt nichts.',
    ]);
    expect(said(say('seize', { power: 'sixth' }))).toEqual([
      'Take the 6th Hold',
      'Neem het zesde ruim',
      'Den sechsten Laderaum nehmen',
    ]);
  });

  test('points below nothing have a proper minus', () => {
    expect(told({ type: 'scored', seat: 0, space: -5, gold: 2, treasures: -4, total: -7 })[0]).toBe(
      'Anne: space −5, gold 2, treasures −4: −7.',
    );
    expect(said(say('won', { winner: 0, points: 1 }))).toEqual([
      'Anne wins with 1 point.',
      'Anne wint met 1 punt.',
      'Anne gewinnt mit 1 Punkt.',
    ]);
  });
});
