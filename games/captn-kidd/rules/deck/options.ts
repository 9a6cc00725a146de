import type { ChoiceOption, Fate } from '@tortuga/kernel';

/** DECK-29: who begins. */
export type FirstPlayer = 'random' | 'seat1';

export const FIRST_PLAYER: ChoiceOption<FirstPlayer> = { values: ['random', 'seat1'], default: 'random' };

/** DECK-29: draws the first player, or lets the first seat begin. */
export function firstSeat(option: FirstPlayer, seats: number, fate: Fate): number {
  return option === 'random' ? fate.draw(seats) : 0;
}
