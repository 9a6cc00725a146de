/** The picture in words: ships, islands and players for screen readers, and what the ghost says. */

import { at, type LanguageCode, type Seat } from '@tortuga/kernel';
import type { Badge, SeatLook } from '../../../../web/toolkit/picture.ts';
import { mastsStanding } from '../../rules/ships.ts';
import type { SpanishMainView } from '../../rules/state.ts';
import { crewOn, hoardOf, kindOf, tokensAt, tokensOn, vesselOf, vesselsOf } from '../model/fleet.ts';
import type { Ghost } from '../model/ghost.ts';
import { NAMES, WORDS } from './words.ts';

/** A reader of the picture. */
export interface Teller {
  readonly language: LanguageCode;
  readonly seats: readonly SeatLook[];
}

/** Ships of the same card are told apart by their number. */
export function nameOfShip(view: SpanishMainView, ship: number): string {
  const { card } = vesselOf(view, ship);
  const { card: number } = at(view.ships, ship);
  const isTwin = view.ships.filter((other) => other.card === number).length > 1;
  return isTwin ? `${card.name} (${ship + 1})` : card.name;
}

export function nameOfIsland(view: SpanishMainView, { language }: Teller, island: number): string {
  return NAMES[language].island({ island, shape: at(view.islands, island).shape });
}

function who({ seats }: Teller, seat: Seat): string {
  return seats[seat]?.name ?? '';
}

/** What an island is, to those who look with the eyes of a seat. */
export function tellIsland(
  view: SpanishMainView,
  teller: Teller,
  island: number,
  own: Seat | undefined,
): string {
  const words = WORDS[teller.language];
  const place = at(view.islands, island);
  const kind = kindOf(place, own);
  const count = tokensAt(view, island).length;
  if (kind === 'home') {
    const { gold, hidden } = hoardOf(view, place.home);
    const hoard = [words.goldHome(gold), ...(hidden === 0 ? [] : [words.hiddenHome(hidden)])];
    return `${nameOfIsland(view, teller, island)}: ${words.homeOf(who(teller, place.home))}, ${hoard.join(', ')}`;
  }
  const rest = count === 0 ? words.empty : words.treasures(count);
  return `${nameOfIsland(view, teller, island)}: ${words[kind]}, ${rest}`;
}

/** A ship with her masts and what she carries. */
export function tellShip(view: SpanishMainView, teller: Teller, id: number): string {
  const words = WORDS[teller.language];
  const { ship, card } = vesselOf(view, id);
  const name = words.shipOf(nameOfShip(view, id), who(teller, ship.seat));
  if (ship.status === 'sunk') return `${name}: ${words.sunk}`;
  if (ship.status === 'port') return `${name}: ${words.port}`;
  const [crew, tokens] = [crewOn(view, id).length, tokensOn(view, id).length];
  const parts = [
    ship.masts === 0 ? words.derelict : words.masts(mastsStanding(ship), card.cannons.length),
    words.heading(ship.h),
    ...(ship.tow < 0 ? [] : [words.towing(nameOfShip(view, ship.tow))]),
    ...(crew === 0 ? [] : [words.onDeck(crew)]),
    ...(tokens === 0 ? [] : [words.treasures(tokens)]),
  ];
  return `${name}: ${parts.join(', ')}`;
}

/** Where a ghost would come to lie, and what it would touch. */
export function tellGhost(view: SpanishMainView, teller: Teller, ghost: Ghost): string[] {
  const words = WORDS[teller.language];
  if (ghost.what === 'island' || ghost.no !== undefined) return [];
  const names = ghost.touched.map((id) =>
    id < 0 ? nameOfIsland(view, teller, -1 - id) : nameOfShip(view, id),
  );
  const all = [...names, ...(ghost.isAtEdge ? [words.edge] : [])];
  if (all.length > 0) return [words.touches(all.join(', '))];
  return ghost.bar === undefined ? [] : [words.wholeBar(ghost.bar.bar)];
}

/** The whole table, a sentence for each line. */
export function describeTable(
  view: SpanishMainView,
  seats: readonly SeatLook[],
  language: LanguageCode,
): string[] {
  const teller = { language, seats };
  return [
    ...(view.turn === 0 ? [] : [`${WORDS[language].turn(view.turn)}.`]),
    ...view.islands.map((_, island) => `${tellIsland(view, teller, island, undefined)}.`),
    ...vesselsOf(view).map(({ id }) => `${tellShip(view, teller, id)}.`),
  ];
}

export function badgesOf(view: SpanishMainView, seat: Seat, language: LanguageCode): Badge[] {
  const words = WORDS[language];
  const { gold, hidden } = hoardOf(view, seat);
  const fleet = view.ships.filter((ship) => ship.seat === seat && ship.status === 'afloat');
  const masts = fleet.reduce((sum, ship) => sum + mastsStanding(ship), 0);
  return [
    { label: words.goldShort, value: hidden === 0 ? String(gold) : `${gold} + ${hidden}?` },
    { label: words.mastShort, value: String(masts) },
  ];
}
