import type { Loot } from './loot.ts';
import type { PublicState } from './state.ts';

/** BONUS-2: only the card left over has prisoners under it. */
export function prisonersUnder({ leftOver, attached }: Readonly<PublicState>, loot: Loot): number {
  return loot === leftOver ? attached : 0;
}
