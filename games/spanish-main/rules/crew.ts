/** Crew aboard, the room they take, and what a ship can do (CREW, TURN-12, SETUP-9 to SETUP-11). */

import { at, type Seat } from '@tortuga/kernel';
import type { Ability, Code, Nation } from './cards.ts';
import { crewCost } from './fleet/fleet.ts';
import { cardOf, crewCardOf, crewOf, shipOf } from './ships.ts';
import { type Crew, NONE, type Seats, type SpanishMainState, TREASURE, type Use } from './state.ts';
import { isCoin, POWERS } from './treasure.ts';

type State = Readonly<SpanishMainState>;

/** The crew aboard a ship, by their numbers. */
export function crewAboard({ crew }: State, ship: number): number[] {
  const aboard: number[] = [];
  for (let i = 0; i < crew.length; i++) if (at(crew, i).ship === ship) aboard.push(i);
  return aboard;
}

/** The tokens aboard a ship, by their numbers. */
export function tokensAboard({ tokens }: State, ship: number): number[] {
  const aboard: number[] = [];
  for (let i = 0; i < tokens.length; i++) if (at(tokens, i).ship === ship) aboard.push(i);
  return aboard;
}

/** The tokens on an island, by their numbers. */
export function tokensOn({ tokens }: State, island: number): number[] {
  const there: number[] = [];
  for (let i = 0; i < tokens.length; i++) if (at(tokens, i).island === island) there.push(i);
  return there;
}

/** The coins aboard a ship, by their numbers. */
export function coinsAboard(state: State, ship: number): number[] {
  return tokensAboard(state, ship).filter((token) => isCoin(at(state.tokens, token)));
}

export function hasUnique({ tokens }: State, ship: number, face: string): boolean {
  return tokens.some((token) => token.ship === ship && token.face === face);
}

/** CREW-2, without help of others: the nation of the ship, or one her card welcomes. */
function isAtHome(state: State, ship: number, nation: Nation): boolean {
  const own = shipOf(state, ship);
  const { nation: flag, ability } = cardOf(own);
  return nation === flag || (!own.isCancelled && ability?.nations?.includes(nation) === true);
}

/** ABILITY-21: a face-up crew that is active itself may let others in. */
function isInvited(state: State, ship: number, nation: Nation): boolean {
  return state.crew.some((crew) => {
    if (crew.ship !== ship || !crew.isUp || crew.isCancelled) return false;
    const card = crewCardOf(crew);
    return (
      card.abilities.some(({ nations }) => nations?.includes(nation) === true) &&
      isAtHome(state, ship, card.nation)
    );
  });
}

/** CREW-2: aboard a ship of its nation, or welcome there, and not cancelled. */
export function isActive(state: State, crew: Readonly<Crew>): boolean {
  if (crew.ship === NONE || crew.isCancelled) return false;
  const { nation } = crewCardOf(crew);
  return isAtHome(state, crew.ship, nation) || isInvited(state, crew.ship, nation);
}

/** Does an ability count against a nation, where its code has one? */
function isAgainst({ nation }: Ability, against: Nation | undefined): boolean {
  return nation === undefined || against === undefined || nation === against;
}

/** What a ship can do with a code, from whatever source; the larger amount counts (TURN-12). */
export function abilityOf(state: State, ship: number, code: Code, against?: Nation): Ability | undefined {
  const own = shipOf(state, ship);
  const { ability } = cardOf(own);
  const printed =
    ability?.code === code && !own.isCancelled && isAgainst(ability, against) ? ability : undefined;
  return larger(printed, abilityOfCrew(state, ship, code, against)) ?? powerOf(state, ship, code);
}

function abilityOfCrew(state: State, ship: number, code: Code, against?: Nation): Ability | undefined {
  let best: Ability | undefined;
  for (const crew of state.crew) {
    if (crew.ship !== ship || !crew.isUp) continue;
    for (const ability of crewCardOf(crew).abilities) {
      if (ability.code !== code || !isAgainst(ability, against)) continue;
      if (isActive(state, crew)) best = larger(best, ability);
    }
  }
  return best;
}

function larger(a: Ability | undefined, b: Ability | undefined): Ability | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return (b.n ?? 0) > (a.n ?? 0) ? b : a;
}

/** TREASURE-9 to TREASURE-12 */
function powerOf({ tokens }: State, ship: number, code: Code): Ability | undefined {
  for (const { ship: at, face } of tokens) {
    if (at === ship && typeof face === 'string' && POWERS[face] === code) return { code };
  }
  return undefined;
}

/** Is an ability of a ship in force? */
export function has(state: State, ship: number, code: Code, against?: Nation): boolean {
  return abilityOf(state, ship, code, against) !== undefined;
}

/** How much an ability of a ship gives. */
export function bonusOf(state: State, ship: number, code: Code, against?: Nation): number {
  return abilityOf(state, ship, code, against)?.n ?? 0;
}

/** A face-down crew that would give its ship an ability if it were revealed, or NONE (CREW-4). */
export function hiddenWith(state: State, ship: number, code: Code, against?: Nation): number {
  return state.crew.findIndex(
    (crew) =>
      crew.ship === ship &&
      !crew.isUp &&
      crewCardOf(crew).abilities.some((ability) => ability.code === code && isAgainst(ability, against)) &&
      isActive(state, crew),
  );
}

/** Can a ship do this, if need be by revealing a crew? */
export function canHave(state: State, ship: number, code: Code, against?: Nation): boolean {
  return has(state, ship, code, against) || hiddenWith(state, ship, code, against) !== NONE;
}

/** TURN-6: counted for the ship and for the card. */
function isUsed(state: State, { code, ship, crew }: Use): boolean {
  return state.used.some(
    (use) => use.code === code && (use.ship === ship || (crew >= 0 && use.crew === crew)),
  );
}

/**
 * What gives a ship an ability that is used: her card (crew NONE), a treasure, a face-up crew, or one that is
 * revealed by it. Nothing if there is none, or if it was used in this turn where that counts.
 */
export function sourceOf(state: State, ship: number, code: Code, isOnce: 'once' | 'always'): Use | undefined {
  const own = shipOf(state, ship);
  const isPrinted = cardOf(own).ability?.code === code && !own.isCancelled;
  const isTreasure = !isPrinted && powerOf(state, ship, code) !== undefined;
  const crew = isPrinted ? NONE : isTreasure ? TREASURE : activeWith(state, ship, code);
  if (crew === undefined) return undefined;
  const use = { code, ship, crew };
  return isOnce === 'once' && isUsed(state, use) ? undefined : use;
}

/** A crew with an ability, face-up ones first. */
function activeWith(state: State, ship: number, code: Code): number | undefined {
  let hidden: number | undefined;
  for (let i = 0; i < state.crew.length; i++) {
    const crew = crewOf(state, i);
    if (crew.ship !== ship || !crewCardOf(crew).abilities.some((ability) => ability.code === code)) continue;
    if (!isActive(state, crew)) continue;
    if (crew.isUp) return i;
    hidden ??= i;
  }
  return hidden;
}

/** SETUP-9: the cargo spaces that are taken. */
export function spacesUsed(state: State, ship: number): number {
  let used = 0;
  for (const crew of state.crew) if (crew.ship === ship) used += crewCardOf(crew).slots;
  for (const token of state.tokens) if (token.ship === ship && isCoin(token)) used += 1;
  return used;
}

/** SETUP-10: linked pairs and bonuses count when they are face up. */
export function cargoLimit(state: State, ship: number): number {
  return cardOf(shipOf(state, ship)).cargo + linkedPairs(state, ship) + bonusOf(state, ship, 'CARGO_BONUS');
}

/** CREW-8 */
function linkedPairs({ crew }: State, ship: number): number {
  let linked = 0;
  for (const one of crew) {
    const { link } = crewCardOf(one);
    if (link === undefined || one.ship !== ship || !one.isUp) continue;
    if (crew.some((other) => other.ship === ship && other.isUp && crewCardOf(other).id === link)) linked += 1;
  }
  return linked >> 1;
}

/** How many more things a ship can take aboard. */
export function spacesFree(state: State, ship: number): number {
  return Math.max(0, cargoLimit(state, ship) - spacesUsed(state, ship));
}

/** SETUP-9, SETUP-11: may this crew come aboard? */
export function hasRoomFor(
  state: State,
  ship: number,
  crew: number,
): 'hold-full' | 'crew-too-dear' | undefined {
  const comer = crewCardOf(crewOf(state, crew));
  if (comer.slots > spacesFree(state, ship)) return 'hold-full';
  const card = cardOf(shipOf(state, ship));
  const cards = [...crewAboard(state, ship).map((number) => crewCardOf(crewOf(state, number))), comer];
  return crewCost(card, cards) > card.points ? 'crew-too-dear' : undefined;
}

/** Seats as a set. */
export function bit(seat: Seat): number {
  return 1 << seat;
}

/** Those who only watch know what is public: they count as one more seat, after the last there can be. */
export const WATCHERS: Seat = 5;

/** Everybody, as a set: what they know is public. */
export function everybody({ players }: State): Seats {
  return (bit(players.length) - 1) | bit(WATCHERS);
}
