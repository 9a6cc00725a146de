/** What a match knows, and the types everything else is made of. */

import type { GameTypes, Seat, ShownFrame } from '@tortuga/kernel';
import type { Card, CardSet } from './cards.ts';
import type { Space } from './chart.ts';
import type { Good, Power, Treasure } from './data/components.ts';
import type { JamaicaEvent } from './events.ts';
import type { Half } from './halves.ts';
import type { Hold, Holds } from './holds.ts';
import type { JamaicaMessages } from './messages.ts';
import type { Frame, Move, Reason } from './questions.ts';
import type { ShipId } from './ships.ts';

/**
 * A treasure that lies face down (TREASURE-7). What everybody knows of it: `any` may even be a power, `riches` has
 * a value, `cursed` a negative one (HIDE-14).
 */
export interface Slot {
  /** HIDE-12: says how many treasures were raised before it, and so nothing of its value. */
  readonly id: number;
  readonly card: Treasure;
  readonly sort: 'any' | 'riches' | 'cursed';
  /** HIDE-11: the seats that own or owned it, as a set of bits. */
  readonly known: number;
}

export interface Ship {
  at: Space;
  lap: number;
  holds: Holds;
  /** Face-down treasures in order of arrival; replaced, never changed. */
  slots: readonly Slot[];
}

/** The action cards of one seat. A draw pile has no order (HIDE-2). */
export interface Deck {
  hand: CardSet;
  pile: CardSet;
  discards: CardSet;
  /** The card on top of the discards, or -1. */
  top: Card;
  /** The card that lies face down until its owner's turn (ROUND-8, ROUND-11), or -1. */
  chosen: Card;
}

/** BATTLE: everything in it is public at once (HIDE-8). The attacker's numbers come first. Replaced, never changed. */
export interface Battle {
  /** NOBODY while there is no battle. */
  readonly attacker: ShipId;
  readonly defender: ShipId;
  /** Powder spent. */
  readonly powder: readonly [number, number];
  /** What the combat die shows, 0 before the roll; STAR beats all numbers. */
  readonly dice: readonly [number, number];
  readonly isSabreUsed: boolean;
}

export interface JamaicaState {
  stack: Frame[];
  readonly options: JamaicaOptions;
  /** Counted from 1. */
  round: number;
  captain: Seat;
  /** ROUND-5: morning and evening; 0 until they are assigned. */
  dice: readonly [number, number];
  /** The ship whose turn it is; the Captain's while the dice and cards are chosen. */
  active: ShipId;
  half: Half;
  /** END-3 */
  isLastRound: boolean;
  ships: Ship[];
  ghost?: Ship;
  decks: Deck[];
  /** The lairs that still have their token, as a set of bits. */
  lairs: number;
  /** The treasures nobody has raised, how many of each; the cards that left the game are among them. */
  hoard: number[];
  /** The ship beside which each power lies face up. */
  powers: { [P in Power]: ShipId };
  /** The tokens left; below zero if the box holds too few and the bank is unlimited. */
  bank: { [G in Good]: number };
  battle: Battle;
}

export const FIRST_CAPTAINS = ['random', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6'] as const;

export type JamaicaOptions = {
  readonly bank: 'unlimited' | 'strict';
  readonly steal_pick: 'slot' | 'random';
  readonly discard_view: 'open' | 'top';
  readonly first_captain: (typeof FIRST_CAPTAINS)[number];
};

/** HIDE-11: the card is missing where the viewer does not know it. */
export type SlotView = Omit<Slot, 'card'> & { readonly card?: Treasure };

export interface ShipView extends Readonly<Omit<Ship, 'slots' | 'holds'>> {
  readonly holds: readonly Hold[];
  readonly slots: readonly SlotView[];
}

/** HIDE-1 to HIDE-5: sets are missing where the viewer does not know them, sizes never. */
export interface DeckView {
  readonly hand?: CardSet;
  readonly handSize: number;
  readonly pileSize: number;
  readonly discards?: CardSet;
  readonly discardsSize: number;
  readonly top: Card;
  readonly hasChosen: boolean;
  readonly chosen?: Card;
}

export interface JamaicaView
  extends Readonly<
    Pick<JamaicaState, 'options' | 'round' | 'captain' | 'dice' | 'active' | 'half' | 'isLastRound' | 'lairs'>
  > {
  readonly stack: readonly ShownFrame<Frame>[];
  readonly ships: readonly ShipView[];
  readonly ghost?: ShipView;
  readonly decks: readonly DeckView[];
  /** HIDE-9: the treasures left in the stack. */
  readonly treasures: number;
  /** HIDE-19: what nobody raised, shown when the match is over. */
  readonly hoard?: readonly number[];
  readonly powers: Readonly<JamaicaState['powers']>;
  readonly bank: Readonly<JamaicaState['bank']>;
  readonly battle: Battle;
}

export interface Jamaica extends GameTypes {
  state: JamaicaState;
  frame: Frame;
  move: Move;
  event: JamaicaEvent;
  reason: Reason;
  view: JamaicaView;
  options: JamaicaOptions;
  messages: JamaicaMessages;
}
