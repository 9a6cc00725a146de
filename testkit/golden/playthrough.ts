/** Golden games: text files that are played again and compared. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameTypes } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { headOf, readHeader } from './header.ts';
import { writePlaythrough } from './write.ts';

/** Files are written anew instead of compared: `npm run playthroughs`. */
export const isUpdating = process.env['UPDATE_PLAYTHROUGHS'] === '1';

/**
 * Registers a test for every `.txt` file of a folder: the game that its head defines must go as the file
 * tells it. See the README of the testkit for how such a file begins.
 *
 * @example
 * ```ts
 * playthrough(loyalCaptain, `${import.meta.dirname}/playthroughs/loyal-captain`);
 * ```
 */
export function playthrough<G extends GameTypes>(game: Game<G>, folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
  describe(`playthroughs of ${game.id}`, () => {
    test('there is one', () => {
      expect(files).not.toEqual([]);
    });
    test.each(files.sort())('%s goes as written', (name) => {
      const path = join(folder, name);
      const written = readFileSync(path, 'utf8');
      const head = headOf(written);
      const played = head + writePlaythrough(game, readHeader(game, head));
      if (isUpdating) writeFileSync(path, played);
      else expect(played, 'if this is meant, run: npm run playthroughs').toBe(written);
    });
  });
}
