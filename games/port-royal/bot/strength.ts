/** How strong hands are: the share of the tricks to come that each is good for (BOT-7, BOT-13). */

import { at, type Seat } from '@tortuga/kernel';
import { ALL_CARDS, COLOURS, type Colour, colourOf, isPirate } from '../rules/cards.ts';
import { NONE, type PortRoyalState } from '../rules/state.ts';

/** The highest card of a colour that is still out, and how much weaker each further card is. */
const TRUMP = { highest: 1, fade: 0.85 };
const PLAIN = { highest: 0.55, fade: 0.55 };
const PIRATE_STRENGTH = 0.35;

/** Both are overwritten by the next position. */
const owners: Seat[] = ALL_CARDS.map(() => NONE);
const strong: number[] = [0, 0, 0, 0];

/** The strength of every hand, if that colour is trump. */
export function strengths({ hands }: Readonly<PortRoyalState>, trump: Colour): readonly number[] {
  owners.fill(NONE);
  strong.fill(0);
  for (let seat = 0; seat < hands.length; seat++) {
    const hand = at(hands, seat);
    for (let i = 0; i < hand.length; i++) owners[at(hand, i)] = seat;
  }
  for (let colour = 0; colour < COLOURS.length; colour++) addColour(colour, colour === trump ? TRUMP : PLAIN);
  for (let card = ALL_CARDS.length - 1; isPirate(card); card--) add(at(owners, card), PIRATE_STRENGTH);
  return strong;
}

/** Every colour has eight cards in a row; from the highest down. */
function addColour(colour: Colour, { highest, fade }: typeof TRUMP): void {
  let strength = highest;
  for (let card = 8 * colour + 7; card >= 0 && colourOf(card) === colour; card--) {
    const owner = at(owners, card);
    if (owner === NONE) continue;
    add(owner, strength);
    strength *= fade;
  }
}

function add(seat: Seat, strength: number): void {
  if (seat !== NONE) strong[seat] = at(strong, seat) + strength;
}

/** The colour that trump is, or that the holder would do best to name. */
export function expectedTrump(state: Readonly<PortRoyalState>): Colour {
  const { trump, holder } = state;
  if (trump !== NONE || holder === NONE) return trump;
  let [best, most] = [0, -1];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const strength = at(strengths(state, colour), holder);
    if (strength > most) [best, most] = [colour, strength];
  }
  return best;
}
