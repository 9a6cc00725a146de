/** The games, each loaded when somebody plays it. */

import type { AnyGame } from '@tortuga/kernel';

/** A game is defined in a file that is named after it. */
const DEFINITIONS = import.meta.glob<object>(['../../games/*/*.ts', '!../../games/*/*.test.ts']);

export async function loadGame(id: string): Promise<AnyGame | undefined> {
  const path = Object.keys(DEFINITIONS).find((file) => file.endsWith(`/${id}.ts`));
  const exported = path === undefined ? {} : await DEFINITIONS[path]?.();
  return Object.values(exported ?? {}).find((value) => isGame(value, id));
}

function isGame(value: unknown, id: string): value is AnyGame {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'id') === id;
}
