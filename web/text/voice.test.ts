import { LANGUAGES } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { phrases as de } from './de.ts';
import { phrases as en } from './en.ts';
import { phrases as nl } from './nl.ts';
import { duration, minutes, relative, voiceFor } from './voice.ts';

const PHRASES = { en, nl, de };

const COUNTED = {
  en: ['1 unused code.', '2 unused codes.'],
  nl: ['1 ongebruikte code.', '2 ongebruikte codes.'],
  de: ['1 unbenutzter Code.', '2 unbenutzte Codes.'],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const { say, knows } = voiceFor(language, PHRASES[language]);

  test('numbers take the right form', () => {
    const [one, two] = [1, 2].map((count) => say('codes.left', { count }));
    expect([one, two]).toEqual(COUNTED[language]);
    expect(say('players', { seats: [2, 3] })).toMatch(/^2–3 /);
  });

  test('no two refusals are the same by oversight', () => {
    const twins = ['no.cross-site', 'no.wrong-origin'];
    const sentences = Object.entries(PHRASES[language]).filter(
      ([id, text]) => id.startsWith('no.') && typeof text === 'string' && !twins.includes(id),
    );
    expect(new Set(sentences.map(([, text]) => text)).size).toBe(sentences.length);
  });

  test('it is known which sentences there are', () => {
    expect(knows('no.offline')).toBe(true);
    expect(knows('no.such-code')).toBe(false);
    expect(knows('constructor')).toBe(false);
  });
});

test('times are written as people of that language write them', () => {
  expect(minutes('de', 15, 30)).toBe('15–30 Minuten');
  expect(duration('nl', 3 * 86_400)).toBe('3 dagen');
  expect(duration('en', 300)).toBe('5 minutes');
  expect(duration('en', 5)).toBe('5 seconds');
  expect(relative('de', 0, 2 * 3_600_000)).toBe('vor 2 Stunden');
  expect(relative('en', 86_400_000, 0)).toBe('tomorrow');
  expect(relative('en', 0, 500)).toBe('now');
});
