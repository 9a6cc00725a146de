/** Jamaica from any position, for tests, lessons and pictures: say what matters, the rest is quiet. */

import { at, RulesBug, type Seat } from '@tortuga/kernel';
import { ALL_CARDS, type Card, type CardSet, NO_CARD, only } from './cards.ts';
import { ALL_LAIRS, lairOn, PORT_ROYAL, type Space } from './chart.ts';
import { SPACES } from './data/chart.ts';
import {
  BANK,
  CARDS,
  GOODS,
  type Power,
  REGULAR_HOLDS,
  type Riches,
  TREASURE_COUNTS,
  TREASURES,
  type Treasure,
} from './data/components.ts';
import type { Half } from './halves.ts';
import { cargo, EMPTY, type Hold, stockOf } from './holds.ts';
import { NO_BATTLE } from './no-battle.ts';
import { GHOST, NOBODY, type ShipId } from './ships.ts';
import type { Deck, JamaicaOptions, JamaicaState, Ship, Slot } from './state.ts';

/** What may be said of a ship. */
export interface ShipSetting {
  /** Port Royal unless told. */
  readonly at?: string;
  readonly lap?: number;
  /** `food 3, gold 2`: hold by hold, `-` for an empty one. */
  readonly holds?: string;
  /** Face-down treasures, known to their owner. */
  readonly riches?: readonly Riches[];
  readonly powers?: readonly Power[];
  /** The card that was chosen and not yet revealed. */
  readonly card?: string;
  /** `C01 C02`; the first cards that are nowhere else unless told. */
  readonly hand?: string;
  /** In order, the last on top. */
  readonly discards?: string;
}

/** What may be said of a match. */
export interface Setting {
  readonly ships: readonly ShipSetting[];
  readonly ghost?: ShipSetting;
  readonly captain?: Seat;
  readonly active?: ShipId;
  readonly half?: Half;
  readonly round?: number;
  readonly dice?: readonly [number, number];
  readonly isLastRound?: boolean;
  /** `A4 B3`: the lairs whose token is gone. */
  readonly plundered?: string;
  readonly options?: Partial<JamaicaOptions>;
}

const USUAL: JamaicaOptions = {
  bank: 'unlimited',
  steal_pick: 'slot',
  discard_view: 'open',
  first_captain: 'seat1',
};

/** The match with everybody's cards to be chosen. */
export function position(setting: Setting): JamaicaState {
  const { captain = 0, active = captain, half = 'morning', round = 1, dice = [1, 1] } = setting;
  const numbers = countFrom(1);
  const ships = setting.ships.map((ship, seat) => readShip(ship, 1 << seat, numbers));
  const state: JamaicaState = {
    stack: [{ kind: 'cards', answers: [] }],
    options: { ...USUAL, ...setting.options },
    round,
    captain,
    dice,
    active,
    half,
    isLastRound: setting.isLastRound ?? false,
    ships,
    decks: setting.ships.map(readDeck),
    lairs: words(setting.plundered).reduce((lairs, id) => lairs & ~lairOn(spaceOf(id)), ALL_LAIRS),
    hoard: TREASURE_COUNTS.slice(),
    powers: { map: NOBODY, sabre: NOBODY, beth: NOBODY, sixth: NOBODY },
    bank: { ...BANK },
    battle: NO_BATTLE,
  };
  if (setting.ghost !== undefined) addGhost(state, readShip(setting.ghost, 0, numbers));
  handOut(state, setting);
  return state;
}

export function spaceOf(id: string): Space {
  return numberOf(SPACES, id);
}

export function cardOf(id: string): Card {
  return numberOf(CARDS, id);
}

function numberOf(list: readonly { readonly id: string }[], id: string): number {
  const number = list.findIndex((each) => each.id === id);
  if (number < 0) throw new RulesBug(`there is no ${id}`);
  return number;
}

function words(line = ''): string[] {
  return line.split(/[\s,]+/).filter((word) => word !== '');
}

function countFrom(first: number): () => number {
  let next = first;
  return () => next++;
}

function readShip(ship: ShipSetting, known: number, number: () => number): Ship {
  const { at: id, lap = 0, holds = '', riches = [], powers = [] } = ship;
  const size = powers.includes('sixth') ? REGULAR_HOLDS + 1 : REGULAR_HOLDS;
  const loads = holds.split(',');
  return {
    at: id === undefined ? PORT_ROYAL : spaceOf(id),
    lap,
    holds: Array.from({ length: size }, (_, hold) => readHold(loads[hold])),
    slots: riches.map((card): Slot => ({ id: number(), card, sort: 'riches', known })),
  };
}

/** `food 3` */
function readHold(text = '-'): Hold {
  const [name, count] = words(text);
  const good = GOODS.find((each) => each === name);
  return good === undefined ? EMPTY : cargo(good, Number(count));
}

function readDeck({ card, hand, discards }: ShipSetting): Deck {
  const chosen = card === undefined ? NO_CARD : cardOf(card);
  const pile = words(discards).map(cardOf);
  const gone = setOf(pile) | only(chosen);
  const held = hand === undefined ? firstCards(ALL_CARDS & ~gone, 3) : setOf(words(hand).map(cardOf));
  return {
    hand: held,
    pile: ALL_CARDS & ~(gone | held),
    discards: setOf(pile),
    top: pile.at(-1) ?? NO_CARD,
    chosen,
  };
}

function setOf(cards: readonly Card[]): CardSet {
  return cards.reduce((set, card) => set | only(card), 0);
}

function firstCards(cards: CardSet, count: number): CardSet {
  const all = [...CARDS.keys()].filter((card) => (cards & only(card)) !== 0);
  return setOf(all.slice(0, count));
}

function addGhost(state: JamaicaState, ghost: Ship): void {
  state.ghost = ghost;
  takeFromHoard(state, 'beth');
  state.powers.beth = GHOST;
}

/** What is aboard comes out of the bank and the hoard. */
function handOut(state: JamaicaState, { ships, ghost }: Setting): void {
  const { bank, powers } = state;
  for (const { holds, slots } of [...state.ships, ...(state.ghost === undefined ? [] : [state.ghost])]) {
    for (const good of GOODS) bank[good] -= stockOf(holds, good);
    for (const { card } of slots) takeFromHoard(state, card);
  }
  for (const [seat, ship] of [...ships, ...(ghost === undefined ? [] : [ghost])].entries()) {
    for (const power of ship.powers ?? []) {
      powers[power] = ship === ghost ? GHOST : seat;
      takeFromHoard(state, power);
    }
  }
}

function takeFromHoard({ hoard }: JamaicaState, card: Treasure): void {
  const kind = TREASURES.indexOf(card);
  hoard[kind] = at(hoard, kind) - 1;
}
