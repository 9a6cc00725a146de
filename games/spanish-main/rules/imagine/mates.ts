/** Hidden crew behind what somebody sees: within the points and the room of their ships. */

import { at, type Fate, shuffle } from '@tortuga/kernel';
import { CREW } from '../data/crew.ts';
import { crewNumber } from '../fleet/fleet.ts';
import { readyWith } from '../fleet/ready.ts';
import { cardOf } from '../ships.ts';
import { type Crew, NONE, type Ship, type SpanishMainOptions } from '../state.ts';

/** A crew whose card may still be open. */
export type Mate = Omit<Crew, 'card'> & { card: number | undefined };

export interface Company {
  readonly crew: Mate[];
  readonly ships: readonly Ship[];
  readonly options: SpanishMainOptions;
}

/** Gives every crew a card. */
export function fillMates(company: Company, fate: Fate): void {
  const { crew, options } = company;
  if (crew.every(({ card }) => card !== undefined)) return;
  const seats = new Set(crew.flatMap(({ card, seat }) => (card === undefined ? [seat] : [])));
  for (const seat of seats) {
    if (options.fleets === 'ready') fillFromList(company, seat, fate);
    fillFreely(company, seat, fate);
  }
}

/** FLEET-1: the ships of a ready-made fleet tell who sails with them; who is where may have changed. */
function fillFromList({ crew, ships }: Company, seat: number, fate: Fate): void {
  const own = [...ships.keys()].filter((ship) => at(ships, ship).fleet === seat);
  const ready = readyWith(own.map((ship) => cardOf(at(ships, ship)).id));
  if (ready === undefined) return;
  const left = new Map<number, number[]>();
  for (const [ship, ...hired] of ready.ships) {
    const number = own.find((candidate) => cardOf(at(ships, candidate)).id === ship) ?? NONE;
    left.set(
      number,
      hired.map((id) => crewNumber(id) ?? 0),
    );
  }
  for (const { card, ship } of crew) if (card !== undefined) strike(left, card, ship);
  for (const mate of shuffle(
    fate,
    crew.filter(({ card, seat: owner }) => card === undefined && owner === seat),
  )) {
    const list = at2(left, mate.ship) ?? [...left.values()].find((other) => other.length > 0);
    const card = list?.shift();
    if (card !== undefined) mate.card = card;
  }
}

function at2(left: ReadonlyMap<number, number[]>, ship: number): number[] | undefined {
  const list = left.get(ship);
  return list === undefined || list.length === 0 ? undefined : list;
}

/** Takes a card that is known off the lists, preferably off that of its ship. */
function strike(left: ReadonlyMap<number, number[]>, card: number, ship: number): void {
  for (const list of [left.get(ship) ?? [], ...left.values()]) {
    const index = list.indexOf(card);
    if (index < 0) continue;
    list.splice(index, 1);
    return;
  }
}

/** How many cards are tried before the cheapest is taken. */
const TRIES = 12;

function fillFreely({ crew, ships, options }: Company, seat: number, fate: Fate): void {
  const spent = new Spending(crew, ships, options, seat);
  for (const mate of crew) {
    if (mate.card !== undefined || mate.seat !== seat) continue;
    mate.card = spent.cheapest(mate);
    for (let tried = 0; tried < TRIES; tried++) {
      const card = fate.draw(CREW.length);
      if (!spent.allows(mate, card)) continue;
      mate.card = card;
      break;
    }
    spent.note(mate, mate.card);
  }
}

/** What a fleet has left for its crew, in all and on each ship (SETUP-4, SETUP-6, SETUP-9, SETUP-11). */
class Spending {
  readonly #ships: readonly Ship[];
  #left: number;
  readonly #points = new Map<number, number>();
  readonly #names = new Set<number>();
  #open = 0;

  constructor(crew: readonly Mate[], ships: readonly Ship[], { points }: SpanishMainOptions, seat: number) {
    this.#ships = ships;
    this.#left = Number(points);
    for (const ship of ships) if (ship.fleet === seat) this.#left -= cardOf(ship).points;
    for (const mate of crew) {
      if (mate.seat !== seat) continue;
      if (mate.card === undefined) this.#open += 1;
      else this.note(mate, mate.card);
    }
  }

  /** Leaves at least a point for everybody who is still to be guessed. */
  allows({ ship }: Mate, card: number): boolean {
    const { points, isGeneric, nation } = at(CREW, card);
    if (points > this.#left - this.#open + 1 || (!isGeneric && this.#names.has(card))) return false;
    if (ship === NONE) return true;
    const printed = cardOf(at(this.#ships, ship));
    if (nation !== printed.nation) return false;
    return (this.#points.get(ship) ?? 0) + points <= printed.points;
  }

  /** An explorer of the ship's nation. */
  cheapest({ ship }: Mate): number {
    const nation = ship === NONE ? 'england' : cardOf(at(this.#ships, ship)).nation;
    return CREW.findIndex((card) => card.isGeneric && card.nation === nation && card.name === 'Explorer');
  }

  note({ ship, card: known }: Mate, card: number): void {
    const { points } = at(CREW, card);
    this.#left -= points;
    this.#names.add(card);
    if (ship !== NONE) this.#points.set(ship, (this.#points.get(ship) ?? 0) + points);
    if (known === undefined) this.#open -= 1;
  }
}
