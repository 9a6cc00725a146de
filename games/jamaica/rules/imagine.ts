/** One possible truth behind a view: cards and treasures that are not shown are dealt anew, as they may lie. */

import { at, type Fate, imagineAnswers, type Seat, type ShownFrame, type Viewer } from '@tortuga/kernel';
import { ALL_CARDS, type CardSet, NO_CARD, NO_CARDS, only, pickCard } from './cards.ts';
import { POWERS, TREASURE_COUNTS, TREASURES, type Treasure } from './data/components.ts';
import type { Frame } from './questions.ts';
import { NOBODY } from './ships.ts';
import type { Deck, DeckView, JamaicaState, JamaicaView, Ship, ShipView, Slot, SlotView } from './state.ts';
import { hasChoice } from './steps/spoils.ts';

export function imagine(view: JamaicaView, _viewer: Viewer, fate: Fate): JamaicaState {
  let world = dream(view, fate);
  while (isRefuted(world)) world = dream(view, fate);
  return world;
}

/** Who is asked for spoils has something to choose, be it only a cursed treasure that nobody else sees. */
function isRefuted(world: Readonly<JamaicaState>): boolean {
  const [frame] = world.stack;
  return frame?.kind === 'spoils' && !hasChoice(world, frame.winner, frame.loser);
}

function dream(view: JamaicaView, fate: Fate): JamaicaState {
  const { options, round, captain, dice, active, half, isLastRound, lairs, powers, bank, battle } = view;
  const decks = view.decks.map((deck) => imagineDeck(deck, fate));
  const hoard = unseen(view);
  const guessed = guessSlots(view, hoard, fate);
  const world: JamaicaState = {
    stack: view.stack.map((frame) => imagineFrame(frame, decks, fate)),
    options,
    round,
    captain,
    dice,
    active,
    half,
    isLastRound,
    ships: view.ships.map((ship) => imagineShip(ship, guessed)),
    decks,
    lairs,
    hoard,
    powers: { ...powers },
    bank: { ...bank },
    battle,
  };
  if (view.ghost !== undefined) world.ghost = imagineShip(view.ghost, guessed);
  return world;
}

function imagineFrame(frame: ShownFrame<Frame>, decks: readonly Deck[], fate: Fate): Frame {
  if (frame.kind !== 'cards') return frame;
  const guess = (seat: Seat) => ({ type: 'play', card: pickCard(fate, at(decks, seat).hand) }) as const;
  return { kind: 'cards', answers: imagineAnswers(frame.answers, guess) };
}

/** HIDE-3: what is not shown is in the hand, chosen, on the pile or, if only the top is shown, discarded. */
function imagineDeck(shown: DeckView, fate: Fate): Deck {
  const { top, hasChosen, handSize, discardsSize } = shown;
  let pile = ALL_CARDS & ~((shown.hand ?? NO_CARDS) | (shown.discards ?? only(top)));
  pile &= ~only(shown.chosen ?? NO_CARD);
  const hand = shown.hand ?? deal(fate, pile, handSize);
  pile &= ~hand;
  const chosen = shown.chosen ?? (hasChosen ? pickCard(fate, pile) : NO_CARD);
  pile &= ~only(chosen);
  const discards = shown.discards ?? only(top) | deal(fate, pile, discardsSize - 1);
  pile &= ~discards;
  return { hand, pile, discards, top, chosen };
}

function deal(fate: Fate, from: CardSet, count: number): CardSet {
  let dealt = NO_CARDS;
  for (let i = 0; i < count; i++) dealt |= only(pickCard(fate, from & ~dealt));
  return dealt;
}

/** The treasures the viewer has not seen, how many of each. */
function unseen({ ships, ghost, powers }: JamaicaView): number[] {
  const counts = TREASURE_COUNTS.slice();
  const take = (card: Treasure) => {
    const kind = TREASURES.indexOf(card);
    counts[kind] = at(counts, kind) - 1;
  };
  for (const power of POWERS) if (powers[power] !== NOBODY) take(power);
  for (const { slots } of ghost === undefined ? ships : [...ships, ghost]) {
    for (const { card } of slots) if (card !== undefined) take(card);
  }
  return counts;
}

/** Narrow knowledge first: what must be cursed is drawn while there are cursed cards left. */
const SORTS = ['cursed', 'riches', 'any'] as const;

/** The first of TREASURES that may lie in a slot: powers come before riches, cursed ones last. */
const FIRST: { readonly [Sort in Slot['sort']]: number } = {
  any: 0,
  riches: TREASURES.indexOf('+3'),
  cursed: TREASURES.indexOf('-2'),
};

/** Guesses every face-down treasure that is not shown; what is guessed leaves the hoard. */
function guessSlots({ ships, ghost }: JamaicaView, hoard: number[], fate: Fate): Treasure[] {
  const guessed: Treasure[] = [];
  for (const sort of SORTS) {
    for (const { slots } of ghost === undefined ? ships : [...ships, ghost]) {
      for (const slot of slots) {
        if (slot.card === undefined && slot.sort === sort)
          guessed[slot.id] = drawFrom(fate, hoard, FIRST[sort]);
      }
    }
  }
  return guessed;
}

/** One of the hoard, from a kind on. */
function drawFrom(fate: Fate, hoard: number[], first: number): Treasure {
  let kind = first;
  let skip = fate.draw(hoard.slice(first).reduce((sum, count) => sum + count, 0));
  while (skip >= at(hoard, kind)) skip -= at(hoard, kind++);
  hoard[kind] = at(hoard, kind) - 1;
  return at(TREASURES, kind);
}

function imagineShip({ at: space, lap, holds, slots }: ShipView, guessed: readonly Treasure[]): Ship {
  return { at: space, lap, holds: holds.slice(), slots: slots.map((slot) => imagineSlot(slot, guessed)) };
}

function imagineSlot({ id, card, sort, known }: SlotView, guessed: readonly Treasure[]): Slot {
  return { id, card: card ?? at(guessed, id), sort, known };
}
