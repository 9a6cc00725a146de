/** HIDE: who may know what. Lists what the viewer may know; a field that is forgotten here stays hidden. */

import { type ShownFrame, showAnswers, type Viewer } from '@tortuga/kernel';
import { NO_CARD, size } from './cards.ts';
import type { Frame } from './questions.ts';
import type { Deck, DeckView, JamaicaState, JamaicaView, Ship, ShipView, Slot, SlotView } from './state.ts';

export function view(state: Readonly<JamaicaState>, viewer: Viewer): JamaicaView {
  const { options, round, captain, dice, active, half, isLastRound, lairs, powers, bank, battle } = state;
  const isOver = state.stack.length === 0;
  const isOpen = isOver || options.discard_view === 'open';
  const eyes = isOver ? EVERYBODY : eyesOf(viewer);
  const shown: JamaicaView = {
    stack: state.stack.map((frame) => showFrame(frame, viewer)),
    options,
    round,
    captain,
    dice,
    active,
    half,
    isLastRound,
    ships: state.ships.map((ship) => showShip(ship, eyes)),
    decks: state.decks.map((deck, seat) => showDeck(deck, { isOwn: isOver || seat === viewer, isOpen })),
    lairs,
    treasures: size(lairs),
    powers: { ...powers },
    bank: { ...bank },
    battle,
  };
  return {
    ...shown,
    ...(state.ghost === undefined ? {} : { ghost: showShip(state.ghost, eyes) }),
    ...(isOver ? { hoard: state.hoard.slice() } : {}),
  };
}

/** The seats whose knowledge counts, as a set of bits. */
const EVERYBODY = -1;
const WATCHER = 0;

function eyesOf(viewer: Viewer): number {
  return viewer === 'watcher' ? WATCHER : 1 << viewer;
}

function showFrame(frame: Readonly<Frame>, viewer: Viewer): ShownFrame<Frame> {
  return frame.kind === 'cards' ? { kind: 'cards', answers: showAnswers(frame.answers, viewer) } : frame;
}

function showShip({ at, lap, holds, slots }: Readonly<Ship>, eyes: number): ShipView {
  return { at, lap, holds: holds.slice(), slots: slots.map((slot) => showSlot(slot, eyes)) };
}

/** HIDE-11; HIDE-19: after the end also what nobody knows. */
function showSlot({ id, card, sort, known }: Slot, eyes: number): SlotView {
  const isKnown = eyes === EVERYBODY || (known & eyes) !== 0;
  return isKnown ? { id, card, sort, known } : { id, sort, known };
}

/** Whose deck it is, and whether its discards may be looked through. */
interface Access {
  readonly isOwn: boolean;
  readonly isOpen: boolean;
}

/** HIDE-1 to HIDE-5 */
function showDeck(deck: Readonly<Deck>, { isOwn, isOpen }: Access): DeckView {
  const { hand, pile, discards, top, chosen } = deck;
  const hasChosen = chosen !== NO_CARD;
  return {
    handSize: size(hand),
    pileSize: size(pile),
    discardsSize: size(discards),
    top,
    hasChosen,
    ...(isOwn ? { hand } : {}),
    ...(isOwn && hasChosen ? { chosen } : {}),
    ...(isOpen ? { discards } : {}),
  };
}
