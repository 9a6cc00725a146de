import { LANGUAGES } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { CODES } from '../../rules/cards.ts';
import { CREW } from '../../rules/data/crew.ts';
import { SHIPS } from '../../rules/data/ships.ts';
import { positionOf } from '../../rules/position.ts';
import { spanishMain } from '../../spanish-main.ts';
import { courseAt } from '../model/course.ts';
import { ghostOf } from '../model/ghost.ts';
import { momentOf } from '../model/testing.ts';
import { abilitiesIn } from './abilities.ts';
import { badgesOf, describeTable, tellGhost } from './tell.ts';
import { WORDS } from './words.ts';

const SEATS = [
  { name: 'Anne', initial: 'A', number: 1 },
  { name: 'Bart', initial: 'B', number: 2 },
];

const STATE = positionOf({
  ships: [
    { card: 'PS-009', at: [4000, 4000, 0], crew: ['PC-004', 'PC-009!'], coins: [5], tow: 2 },
    { card: 'PS-002', seat: 1, at: [4000, 6000, 90], crew: ['PC-001'], coins: [3] },
    { card: 'PS-021', at: [2000, 2000, 0], masts: 0 },
  ],
  islands: [{ at: [4650, 4000], marks: 1, tokens: [2] }],
  homes: [[4], []],
  asked: {
    kind: 'sail',
    ship: 0,
    bars: ['L'],
    isHelmed: false,
    isBegun: false,
    isFree: false,
    met: [],
    towMet: [],
    dock: -1,
  },
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('the sea is told in sentences, without what is face down', () => {
    const told = describeTable(spanishMain.view(STATE, 1), SEATS, language).join(' ');
    expect(told).toContain(WORDS[language].masts(4, 4));
    expect(told).toContain(WORDS[language].derelict);
    expect(told).toContain(WORDS[language].towing('Carrion Crow'));
    expect(told).not.toMatch(/undefined|NaN|Hawkins/);
  });

  test('a ghost says what it touches', () => {
    const { view, offers } = momentOf(STATE);
    const teller = { language, seats: SEATS };
    const tell = (line: string) => tellGhost(view, teller, ghostOf(view, courseAt(offers, line)!)!);
    expect(tell('sail L 0')[0]).toMatch(/\(3\)/);
    expect(tell('sail L 90')).toEqual([WORDS[language].wholeBar('L')]);
    expect(tell('sail L 180')).toEqual([]);
  });

  test('badges count gold at home and masts', () => {
    const badges = badgesOf(spanishMain.view(STATE, 0), 0, language);
    expect(badges.map(({ value }) => value)).toEqual(['4', '4']);
  });

  test('every ability of every card is told', async () => {
    const tell = await abilitiesIn(language);
    const cards = [
      ...SHIPS.flatMap(({ ability = [] }) => ability),
      ...CREW.flatMap(({ abilities }) => abilities),
    ];
    for (const ability of cards) {
      const told = tell(ability, WORDS[language].nations);
      expect(told).toMatch(/\.$/);
      expect(told).not.toMatch(/undefined|NaN| {2}|: \./);
    }
    expect(CODES.every((code) => tell({ code }, WORDS[language].nations).length > 5)).toBe(true);
  });
});
