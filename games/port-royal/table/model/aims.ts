/** What the offers mean on the table: which things are pressed, one after the other. Nothing here knows a rule. */

import type { PictureProps } from '../../../../web/toolkit/picture.ts';
import type { PortRoyalMove } from '../../rules/state.ts';

export type ShownOffer = PictureProps['offers'][number];

/** A thing on the table that can be pressed: `card 12`, `ship 2`, `pass`. */
export type Key = string;

/** An offer as things to press, in order. Offers of two cards are here twice, for they have no order. */
export interface Aim {
  readonly offer: ShownOffer;
  readonly line: string;
  readonly keys: readonly Key[];
  /** Why it is blocked. */
  readonly no?: string;
}

export const cardKey = (card: number): Key => `card ${card}`;
export const lootKey = (loot: number): Key => `loot ${loot}`;
export const shipKey = (ship: number): Key => `ship ${ship}`;
export const cargoKey = (cargo: number): Key => `cargo ${cargo}`;
export const seatKey = (seat: number): Key => `seat ${seat}`;
export const colourKey = (colour: number): Key => `colour ${colour}`;
export const bidKey = (tons: number): Key => `bid ${tons}`;

export function aimsOf(offers: readonly ShownOffer[]): Aim[] {
  return offers.flatMap((offer) => {
    const { line, no } = offer;
    return waysOf(offer.move as PortRoyalMove).map((keys) =>
      no === undefined ? { offer, line, keys } : { offer, line, keys, no },
    );
  });
}

function waysOf(move: PortRoyalMove): readonly (readonly Key[])[] {
  switch (move.type) {
    case 'bid':
      return [[bidKey(move.tons)]];
    case 'setAside': {
      const [first, second] = [cardKey(move.first), cardKey(move.second)];
      return [
        [first, second],
        [second, first],
      ];
    }
    case 'trump':
      return [[colourKey(move.colour)]];
    case 'appoint':
      return [[seatKey(move.leader)]];
    case 'stake':
      return [[lootKey(move.loot)]];
    case 'play':
      return [[cardKey(move.card)]];
    case 'load':
    case 'lockUp':
      return [[shipKey(move.ship)]];
    case 'takeOff':
      return [[cargoKey(move.cargo)]];
    case 'relocate':
      return [[cargoKey(move.cargo), shipKey(move.ship)]];
    default:
      return [[move.type]];
  }
}

export function isOpen({ no }: Aim): boolean {
  return no === undefined;
}

/** The offers that begin with what was pressed so far. */
function aimsAfter(aims: readonly Aim[], pressed: readonly Key[]): Aim[] {
  return aims.filter(({ keys }) => pressed.every((key, i) => keys[i] === key));
}

/** The offers a thing speaks of now. */
export function aimsAt(aims: readonly Aim[], pressed: readonly Key[], key: Key): Aim[] {
  return pressed.includes(key) ? aimsAfter(aims, pressed) : aimsAfter(aims, [...pressed, key]);
}

/** How a thing looks: pressed already, to be pressed, or blocked. */
export type Glow = 'held' | 'open' | 'blocked';

export function glowsOf(aims: readonly Aim[], pressed: readonly Key[]): Map<Key, Glow> {
  const glows = new Map<Key, Glow>();
  for (const aim of aimsAfter(aims, pressed)) {
    const key = aim.keys[pressed.length];
    if (key !== undefined && glows.get(key) !== 'open') glows.set(key, isOpen(aim) ? 'open' : 'blocked');
  }
  for (const key of pressed) glows.set(key, 'held');
  return glows;
}

/** What a press leads to: more to press, an answer, or an offer that is blocked. */
export interface Press {
  readonly pressed: readonly Key[];
  /** The offer that is meant now; the frame says why, if it is blocked. */
  readonly meant?: Aim;
}

export function press(aims: readonly Aim[], pressed: readonly Key[], key: Key): Press {
  if (pressed.includes(key)) return { pressed: pressed.filter((other) => other !== key) };
  const next = [...pressed, key];
  const [first] = aimsAfter(aims, next);
  if (first === undefined) return pressed.length === 0 ? { pressed } : press(aims, [], key);
  return first.keys.length === next.length ? { pressed: [], meant: first } : { pressed: next };
}
