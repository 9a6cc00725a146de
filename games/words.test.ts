import { LANGUAGES } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { WORDS } from './words.ts';

test('every game has its words apart from its rules, in every language', async () => {
  const loaders: { readonly [game: string]: { readonly [code: string]: () => Promise<object> } } = WORDS;
  expect(Object.keys(WORDS).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  for (const { id, text } of GAMES) {
    for (const code of LANGUAGES) {
      const module = await loaders[id]?.[code]?.();
      expect(Reflect.get(module ?? {}, code), `${id} ${code}`).toBe(text[code]);
    }
  }
});
