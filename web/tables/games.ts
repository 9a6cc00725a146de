/** The games, loaded when somebody plays one. */

import type { AnyGame } from '@tortuga/kernel';

async function loadGames(): Promise<readonly AnyGame[]> {
  const { GAMES } = await import('@tortuga/games');
  return GAMES;
}

export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return (await loadGames()).find((game) => game.id === id);
}
