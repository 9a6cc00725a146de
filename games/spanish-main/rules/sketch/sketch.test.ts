import { LANGUAGES, type Paint, type Viewer } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { spanishMain } from '../../spanish-main.ts';
import { position } from '../testing.ts';

const PLAIN: Paint = { seat: (_, text) => text, faint: (text) => text };

const table = position({
  ships: [
    { card: 'ES-007', at: [4000, 4000, 0], masts: 2, crew: ['EG-Captain'], coins: [3], tow: 1 },
    { card: 'SS-015', at: [3100, 4000, 0], masts: 0, uniques: ['charts'] },
    { card: 'PS-021', seat: 1, at: [6000, 6000, 90] },
  ],
  islands: [{ at: [7000, 2000], marks: 0b10, tokens: [6, 1, 1] }],
  homes: [[4, 2], []],
});

function drawn(viewer: Viewer, language: (typeof LANGUAGES)[number] = 'en'): string {
  return spanishMain.sketch(spanishMain.view(table, viewer), PLAIN, language);
}

test('[GEO-4] ships lie where they are and point where they head', () => {
  const lines = drawn(0).split('\n');
  const row = lines.find((line) => line.includes('→'));
  expect(row).toMatch(/^\|[ ]+=*2=+→==*1=*→[ ]+\|$/);
  const bow = lines.findIndex((line) => line.startsWith('|') && line.includes('↑'));
  expect(lines[bow]?.indexOf('↑')).toBe(43);
  expect(lines[bow + 1]?.charAt(43)).toMatch(/[=3]/);
});

test('[HIDE-1, HIDE-2] everybody sees masts, tows, marks and how much lies where', () => {
  for (const viewer of [0, 1, 'watcher'] as const) {
    expect(drawn(viewer)).toContain('△△▲▲');
    expect(drawn(viewer)).toContain('~ 2');
    expect(drawn(viewer)).toContain(' 3 Turtle  ● ? ? ?  ⚑ B');
    expect(drawn(viewer)).toContain(' 1 Turtle  home A  ● 4 2');
  }
});

test('[HIDE-3, HIDE-6] only the owner reads what lies face down', () => {
  expect(drawn(0)).toContain('● 3  ☺ Captain (England)');
  expect(drawn(1)).toContain('● ?  ☺ ?');
  expect(drawn(1)).toContain('● Shipping Charts');
});

test('[SETUP-1] every language has its words', () => {
  expect(LANGUAGES.map((language) => drawn(0, language).split('\n')[0])).toEqual([
    'Turn 1   gold in all: 24',
    'Beurt 1   goud in totaal: 24',
    'Zug 1   Gold insgesamt: 24',
  ]);
});
