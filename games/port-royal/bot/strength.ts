/** How strong hands are: the share of the tricks to come that each is good for. */

import { at } from '@tortuga/kernel';
import { ALL_CARDS, type Card, COLOURS, type Colour, colourOf, isPirate } from '../rules/cards.ts';
import { NONE, type PortRoyalState } from '../rules/state.ts';

const TRUMP = 1;
const COLOUR = 0.55;
const PIRATE_STRENGTH = 0.35;
/** A card is so much weaker for each higher one of its colour that is still out. */
const TRUMP_FADE = 0.85;
const COLOUR_FADE = 0.55;

const ownerOf: number[] = ALL_CARDS.map(() => NONE);

/** The strength of every hand; the list is overwritten by the next call. */
export function strengths({ hands }: Readonly<PortRoyalState>, trump: Colour): readonly number[] {
  ownerOf.fill(NONE);
  STRENGTHS.fill(0);
  for (let seat = 0; seat < hands.length; seat++) {
    const hand = at(hands, seat);
    for (let i = 0; i < hand.length; i++) {
      const card = at(hand, i);
      ownerOf[card] = seat;
      if (isPirate(card)) add(seat, PIRATE_STRENGTH);
    }
  }
  for (let colour = 0; colour < COLOURS.length; colour++) addColour(colour, trump);
  return STRENGTHS;
}

const STRENGTHS: number[] = [0, 0, 0, 0];

function add(seat: number, strength: number): void {
  STRENGTHS[seat] = at(STRENGTHS, seat) + strength;
}

/** From the highest card of a colour down. */
function addColour(colour: Colour, trump: Colour): void {
  let strength = colour === trump ? TRUMP : COLOUR;
  const fade = colour === trump ? TRUMP_FADE : COLOUR_FADE;
  for (let card: Card = colour * 8 + 7; card >= 0 && colourOf(card) === colour; card--) {
    const owner = at(ownerOf, card);
    if (owner === NONE) continue;
    add(owner, strength);
    strength *= fade;
  }
}
