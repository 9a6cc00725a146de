import { size } from './cards.ts';
import { GOODS, type Good, POWERS } from './data/components.ts';
import { stockOf } from './holds.ts';
import { NOBODY } from './ships.ts';
import type { JamaicaState, Ship } from './state.ts';

/** Everything that changes hands and never vanishes: tokens, action cards, treasures. */
export function goods(state: Readonly<JamaicaState>): { readonly [kind: string]: number } {
  const { ships, ghost, decks, hoard, powers } = state;
  const fleet = ghost === undefined ? ships : [...ships, ghost];
  const tokens = GOODS.map((good) => [good, tokensOf(state, fleet, good)] as const);
  const cards = decks.reduce((sum, { hand, pile, discards, chosen }) => {
    return sum + size(hand) + size(pile) + size(discards) + (chosen < 0 ? 0 : 1);
  }, 0);
  const faceUp = POWERS.filter((power) => powers[power] !== NOBODY).length;
  const faceDown = fleet.reduce((sum, { slots }) => sum + slots.length, 0);
  const unraised = hoard.reduce((sum, count) => sum + count, 0);
  return { ...Object.fromEntries(tokens), cards, treasures: faceUp + faceDown + unraised };
}

function tokensOf({ bank }: Readonly<JamaicaState>, fleet: readonly Ship[], good: Good): number {
  return fleet.reduce((sum, { holds }) => sum + stockOf(holds, good), bank[good]);
}
