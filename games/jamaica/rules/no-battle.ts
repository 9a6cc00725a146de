import { NOBODY } from './ships.ts';
import type { Battle } from './state.ts';

/** Nobody fights. */
export const NO_BATTLE: Battle = {
  attacker: NOBODY,
  defender: NOBODY,
  powder: [0, 0],
  dice: [0, 0],
  isSabreUsed: false,
};
