import { cardOf, position, type Setting } from '../rules/position.ts';
import type { Frame } from '../rules/questions.ts';
import type { Battle, JamaicaState } from '../rules/state.ts';

/** A position in which something is asked. */
export function asking(frame: Frame, setting: Setting, battle?: Battle): JamaicaState {
  const state = position(setting);
  return { ...state, stack: [frame], ...(battle === undefined ? {} : { battle }) };
}

/** Everybody but the first seat has laid down a card. */
export function waiting(cards: readonly string[], setting: Setting): JamaicaState {
  const answers = cards.map((id, i) => ({ seat: i + 1, move: { type: 'play', card: cardOf(id) } as const }));
  return asking({ kind: 'cards', answers }, setting);
}

/** The first seat is last in the round: whatever follows its answer ends there. */
export const LAST = { captain: 1, active: 0, half: 'evening' } as const;
