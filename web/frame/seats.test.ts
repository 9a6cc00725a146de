import { expect, test } from 'vitest';
import { looksOf } from './seats.ts';

const words = { level: (level: string) => level.toUpperCase(), open: 'open', stranger: 'somebody' };

test('people go by their name, bots by their level, and nobody by nothing', () => {
  const looks = looksOf(
    [{ kind: 'person', person: 'p1' }, { kind: 'bot', level: 'bosun' }, { kind: 'open' }, { kind: 'person' }],
    { p1: 'Änne' },
    words,
  );
  expect(looks).toEqual([
    { name: 'Änne', initial: 'Ä', number: 1 },
    { name: 'BOSUN', initial: 'B', number: 2 },
    { name: 'open', initial: 'O', number: 3 },
    { name: 'somebody', initial: 'S', number: 4 },
  ]);
});

test('two of one name are told apart', () => {
  const bot = { kind: 'bot', level: 'sailor' } as const;
  expect(looksOf([bot, bot], {}, words).map(({ name }) => name)).toEqual(['SAILOR 1', 'SAILOR 2']);
});

test('an initial is a letter as people see it', () => {
  const [look] = looksOf([{ kind: 'person', person: 'p' }], { p: '👩‍🚀 Ada' }, words);
  expect(look!.initial).toBe('👩‍🚀');
});
