/** PRIVILEGE: the holder exchanges cards and names trump. */

import { at, type MoveRule } from '@tortuga/kernel';
import { type Card, COLOURS, cardName, colourLetter } from '../cards.ts';
import { dropCard } from '../hands.ts';
import { askNext } from '../rounds.ts';
import { say } from '../say.ts';
import type { NameTrump, PortRoyal, SetAside } from '../state.ts';

/** PRIVILEGE-3: any two of the ten cards. */
export const setAside: MoveRule<PortRoyal, SetAside> = {
  type: 'setAside',
  offers({ state, seat }, menu) {
    const hand = at(state.hands, seat);
    for (let i = 0; i < hand.length; i++) {
      for (let j = i + 1; j < hand.length; j++) menu.add(pair(at(hand, i), at(hand, j)));
    }
  },
  label: ({ first, second }) => say('setAside', { cards: [first, second] }),
  notation: ({ first, second }) => `aside ${cardName(first)} ${cardName(second)}`,
  apply({ state, seat, log }, { first, second }) {
    const hand = at(state.hands, seat);
    dropCard(hand, first);
    dropCard(hand, second);
    state.aside = [first, second];
    log?.({ type: 'exchanged', seat });
    log?.({ type: 'setAside', seat, cards: [first, second] }, [seat]);
    askNext(state, { kind: 'trump' });
  },
};

/** Made when first needed, for there are nearly six hundred. */
const PAIRS = new Map<number, SetAside>();

function pair(first: Card, second: Card): SetAside {
  const key = first * 64 + second;
  const known = PAIRS.get(key);
  if (known !== undefined) return known;
  const made: SetAside = { type: 'setAside', first, second };
  PAIRS.set(key, made);
  return made;
}

const TRUMPS: readonly NameTrump[] = COLOURS.map((_, colour) => ({ type: 'trump', colour }));

/** PRIVILEGE-5, PRIVILEGE-6 */
export const nameTrump: MoveRule<PortRoyal, NameTrump> = {
  type: 'trump',
  offers(_, menu) {
    for (let colour = 0; colour < TRUMPS.length; colour++) menu.add(at(TRUMPS, colour));
  },
  label: ({ colour }) => say('trump', { colour }),
  notation: ({ colour }) => `trump ${colourLetter(colour)}`,
  apply({ state, seat, log }, { colour }) {
    state.trump = colour;
    log?.({ type: 'trumpNamed', seat, colour });
    askNext(state, { kind: 'leader', by: seat });
  },
};
