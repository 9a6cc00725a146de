import { GAMES } from '@tortuga/games';
import { LANGUAGES } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { WORDS } from '../../games/words.ts';
import { SHELF } from '../catalogue.ts';

test('a game on the shelf has words apart from the rules, and they are the words of the game', async () => {
  const words: { readonly [game: string]: { readonly [code: string]: () => Promise<object> } } = WORDS;
  for (const { id } of SHELF) {
    const text = GAMES.find((game) => game.id === id)?.text;
    for (const code of LANGUAGES) {
      const module = await words[id]?.[code]?.();
      expect(Reflect.get(module ?? {}, code), `${id} ${code}`).toBe(text?.[code]);
    }
  }
});
