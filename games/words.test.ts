import { LANGUAGES } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { TABLES } from './tables.ts';
import { WORDS } from './words.ts';

test('whoever has a table has words apart from the rules, and they are the words of the game', async () => {
  const words: { readonly [game: string]: { readonly [code: string]: () => Promise<object> } } = WORDS;
  for (const id of Object.keys(TABLES)) {
    const text = GAMES.find((game) => game.id === id)?.text;
    for (const code of LANGUAGES) {
      const module = await words[id]?.[code]?.();
      expect(Reflect.get(module ?? {}, code), `${id} ${code}`).toBe(text?.[code]);
    }
  }
});
