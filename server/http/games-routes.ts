/** The games that can be played here, as data: seats, options, and their names in every language. */

import type { AnyGame } from '@tortuga/kernel';
import { LANGUAGES } from '@tortuga/kernel';
import type { FastifyInstance } from 'fastify';

function shown({ id, version, seats, options, text }: AnyGame) {
  const titles = Object.fromEntries(LANGUAGES.map((language) => [language, text[language].title]));
  return { id, rules: version, seats, options, titles };
}

export function addGames(app: FastifyInstance, games: readonly AnyGame[]): void {
  const listed = { ok: true, games: games.map(shown) };
  const schema = { tags: ['games'], summary: 'The games, their seats and options' };
  app.get('/api/games', { schema }, async () => listed);
}
