/** Positions in a few words, for tests and lessons. */

import { RulesBug, type Seat } from '@tortuga/kernel';
import { type Card, cardNamed, colourNamed, withColour } from './cards.ts';
import { GOODS, type GoodsName, LOOT_CARDS, type Loot, lootNamed } from './loot.ts';
import { aboard, beside, type Place, ROW, STACK } from './places.ts';
import { TRICKS } from './rounds.ts';
import { type Frame, NONE, type PortRoyalOptions, type PortRoyalState, type Prisoner } from './state.ts';

/** Cards and loot by their names with blanks between: `R4 G2 P1`, `rum12 plus8`. */
type Names = string;

/** What lies on the ships of a captain; `prisoner4` is a prisoner worth 4. */
export type FleetSetting = { readonly [Ship in GoodsName]?: Names };

/** What a position may say; everything else is empty, and loot that is not named is in the stack. */
export interface Setting {
  readonly seats?: 3 | 4;
  readonly options?: Partial<PortRoyalOptions>;
  readonly round?: number;
  readonly dealer?: Seat;
  readonly debts?: readonly number[];
  readonly hands?: readonly Names[];
  readonly open?: Names;
  readonly aside?: Names;
  readonly holder?: Seat;
  readonly bid?: number;
  readonly isRepaid?: boolean;
  /** The letter of a colour. */
  readonly trump?: string;
  readonly leader?: Seat;
  readonly stake?: string;
  readonly trick?: Names;
  /** How many tricks of the round are over; nothing is known of them. */
  readonly played?: number;
  /** The void markers of each captain, as letters: `RG`. */
  readonly voids?: readonly string[];
  readonly row?: Names;
  readonly leftOver?: string;
  readonly attached?: number;
  readonly fleets?: readonly FleetSetting[];
  /** Who keeps "remove". */
  readonly kept?: Seat;
  readonly asked?: Frame;
}

/** A position; unless told otherwise four captains, and the leader is asked for a card. */
export function position(setting: Setting = {}): PortRoyalState {
  const { seats = 4, holder = 0, bid = 0, played = 0, isRepaid = false } = setting;
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return {
    stack: stackOf(setting),
    options: { tie: 'shared', trickHistory: 'all', ...setting.options },
    round: setting.round ?? 1,
    dealer: setting.dealer ?? 0,
    debts: each.map((seat) => setting.debts?.[seat] ?? 0),
    voids: each.map((seat) => markersOf(setting.voids?.[seat] ?? '')),
    hands: each.map((seat) => cardsOf(setting.hands?.[seat])),
    open: cardsOf(setting.open),
    aside: cardsOf(setting.aside),
    holder,
    bid,
    isRepaid,
    trump: setting.trump === undefined ? NONE : colourNamed(setting.trump),
    leader: setting.leader ?? 0,
    stake: setting.stake === undefined ? NONE : lootOf(setting.stake),
    trick: wordsOf(setting.trick).map(cardOf),
    tricks: Array.from({ length: played }, () => ({ leader: 0, cards: [], winner: 0, loot: NONE })),
    loot: placesOf(setting),
    leftOver: setting.leftOver === undefined ? NONE : lootOf(setting.leftOver),
    attached: setting.attached ?? 0,
    prisoners: prisonersOf(setting),
    bidTotal: bid,
    repaidBids: isRepaid ? 1 : 0,
  };
}

/** TRICK-21: whoever deals with loot names a leader after it, unless the round is over then. */
function stackOf({ asked = { kind: 'card' }, played = 0 }: Setting): Frame[] {
  const isLast = played >= TRICKS;
  return 'seat' in asked && !isLast ? [{ kind: 'leader', by: asked.seat }, asked] : [asked];
}

function wordsOf(names: Names = ''): string[] {
  return names.split(' ').filter((name) => name !== '');
}

function cardOf(name: string): Card {
  const card = cardNamed(name);
  if (card < 0) throw new RulesBug(`there is no card ${name}`);
  return card;
}

/** Hands are kept in ascending order. */
function cardsOf(names?: Names): Card[] {
  return wordsOf(names)
    .map(cardOf)
    .sort((a, b) => a - b);
}

function lootOf(name: string): Loot {
  const loot = lootNamed(name);
  if (loot < 0) throw new RulesBug(`there is no loot ${name}`);
  return loot;
}

function markersOf(letters: string): number {
  return [...letters].reduce((set, letter) => withColour(set, colourNamed(letter)), 0);
}

const PRISONER = 'prisoner';

/** Every word of every ship with its place. */
function cargoOf({ fleets = [] }: Setting): [word: string, place: Place][] {
  return fleets.flatMap((fleet, seat) =>
    GOODS.flatMap((kind, ship) =>
      wordsOf(fleet[kind]).map((word): [string, Place] => [word, aboard(seat, ship)]),
    ),
  );
}

function placesOf(setting: Setting): Place[] {
  const places = LOOT_CARDS.map(() => STACK);
  for (const name of wordsOf(setting.row)) places[lootOf(name)] = ROW;
  if (setting.stake !== undefined) places[lootOf(setting.stake)] = ROW;
  if (setting.kept !== undefined) places[lootOf('remove1')] = beside(setting.kept);
  for (const [word, place] of cargoOf(setting)) if (!word.startsWith(PRISONER)) places[lootOf(word)] = place;
  return places;
}

function prisonersOf(setting: Setting): Prisoner[] {
  return cargoOf(setting)
    .filter(([word]) => word.startsWith(PRISONER))
    .map(([word, at]) => ({ at, face: Number(word.slice(PRISONER.length)) }));
}
