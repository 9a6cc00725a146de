/** Worlds that agree with what somebody knows: hidden cards and faces are dealt anew. */

import { at, type Fate, type Viewer } from '@tortuga/kernel';
import { ALL_CARDS, type Card, colourOf, deckFor, hasColour } from './cards.ts';
import { copyPublic } from './copy.ts';
import { dealHidden, type Fits, shuffleInPlace } from './dealing.ts';
import { HIDDEN, NONE, type PortRoyalState, type PortRoyalView, type Prisoner, type Trick } from './state.ts';
import { FACES } from './taking.ts';

/** Where a hidden card can be, besides the hands, which are numbered like the seats. */
const ASIDE = 4;
/** Played in a trick that can no longer be looked up (HIDE-11). */
const FORGOTTEN = 5;

export function imagine(view: PortRoyalView, viewer: Viewer, fate: Fate): PortRoyalState {
  const piles = imaginePiles(view, viewer, fate);
  return {
    ...copyPublic(view),
    stack: view.stack.slice(),
    hands: piles.slice(0, view.handSizes.length),
    aside: at(piles, ASIDE),
    tricks: [...forgottenTricks(view, at(piles, FORGOTTEN)), ...view.tricks],
    prisoners: imagineFaces(view.prisoners, fate),
  };
}

/** The hands, what was set aside and what was forgotten, each in the order of the deck. */
function imaginePiles(view: PortRoyalView, viewer: Viewer, fate: Fate): Card[][] {
  const piles: Card[][] = [[], [], [], [], [], []];
  const cards = hiddenCards(view);
  const owners = ownersOf(view, viewer, cards.length);
  dealHidden(cards, owners, possible(view), fate);
  const ownerOf = ALL_CARDS.map(() => NONE);
  for (let i = 0; i < cards.length; i++) ownerOf[at(cards, i)] = at(owners, i);
  for (let card = 0; card < ownerOf.length; card++) piles[at(ownerOf, card)]?.push(card);
  if (viewer !== 'watcher') piles[viewer] = view.hand.slice();
  if (view.aside.length > 0) piles[ASIDE] = view.aside.slice();
  return piles;
}

/** The cards that the viewer does not see anywhere. */
function hiddenCards({ handSizes, hand, aside, trick, tricks, open, holder }: PortRoyalView): Card[] {
  const isSeen = ALL_CARDS.map(() => false);
  const see = (cards: readonly Card[]): void => {
    for (let i = 0; i < cards.length; i++) isSeen[at(cards, i)] = true;
  };
  see(hand);
  see(aside);
  see(trick);
  for (let i = 0; i < tricks.length; i++) see(at(tricks, i).cards);
  if (holder === NONE) see(open);
  return deckFor(handSizes.length).filter((card) => !isSeen[card]);
}

/** For each hidden card one owner; those left over when hands and forgotten tricks are served were set aside. */
function ownersOf(
  { handSizes, tricks, tricksPlayed }: PortRoyalView,
  viewer: Viewer,
  hidden: number,
): number[] {
  const owners: number[] = [];
  for (let seat = 0; seat < handSizes.length; seat++) {
    if (seat !== viewer) for (let i = at(handSizes, seat); i > 0; i--) owners.push(seat);
  }
  for (let i = (tricksPlayed - tricks.length) * handSizes.length; i > 0; i--) owners.push(FORGOTTEN);
  while (owners.length < hidden) owners.push(ASIDE);
  return owners;
}

/** No hand holds a colour it is marked void in, and what lay open went to the holder and to nobody else. */
function possible({ voids, open, holder }: PortRoyalView): Fits {
  return (card, owner) => {
    if (owner >= ASIDE) return true;
    return owner === holder || !open.includes(card) ? !hasColour(at(voids, owner), colourOf(card)) : false;
  };
}

/** Nobody can look them up, so it does not matter who is said to have won them. */
function forgottenTricks({ handSizes }: PortRoyalView, forgotten: readonly Card[]): Trick[] {
  const seats = handSizes.length;
  return Array.from({ length: forgotten.length / seats }, (_, i) => ({
    leader: 0,
    cards: forgotten.slice(i * seats, (i + 1) * seats),
    winner: 0,
    loot: NONE,
  }));
}

function imagineFaces(prisoners: readonly Prisoner[], fate: Fate): Prisoner[] {
  if (prisoners.every(({ face }) => face !== HIDDEN)) return prisoners.slice();
  const faces: number[] = FACES.filter((face) => prisoners.every((prisoner) => prisoner.face !== face));
  shuffleInPlace(faces, fate);
  return prisoners.map((prisoner) =>
    prisoner.face === HIDDEN ? { at: prisoner.at, face: faces.pop() ?? HIDDEN } : prisoner,
  );
}
