/** What abilities do that are used between actions (ABILITY-13 to ABILITY-45). */

import { at, pick, roll } from '@tortuga/kernel';
import { type Course, crewName, islandName, shipName } from '../course.ts';
import { abilityOf, bit, coinsAboard, crewAboard, has } from '../crew.ts';
import { crewOf, isAfloat, shipOf } from '../ships.ts';
import { type Effect, NONE } from '../state.ts';
import { bring, destroyCoin, noteHomeGold, takeCoin } from './cargo.ts';
import { eliminate } from './crew.ts';
import { noteDown } from './exploring.ts';
import { isDuel } from './gold.ts';

type EffectOf<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;

/** ABILITY-13, ABILITY-14: one thing that lies face down is seen by one player. */
export function peek(course: Course, { ship, token, crew }: EffectOf<'peek'>): void {
  const { state, log } = course;
  const { seat } = shipOf(state, ship);
  course.reveal();
  if (crew !== NONE) {
    const mate = crewOf(state, crew);
    mate.known |= bit(seat);
    log?.({ type: 'peeked', seat, ...shipName(state, ship), what: 'crew' });
    log?.({ type: 'crewPeeked', seat, who: crewName(state, crew) }, [seat]);
    return;
  }
  const { island, face } = at(state.tokens, token);
  at(state.tokens, token).known |= bit(seat);
  log?.({ type: 'peeked', seat, ...shipName(state, ship), what: island === NONE ? 'coin' : 'token' });
  const where = island === NONE ? {} : { at: islandName(state, island) };
  log?.({ type: 'tokenPeeked', seat, face, ...where }, [seat]);
  if (island !== NONE) notePeeks(course, seat, island);
}

/** HIDE-5: everything the player has seen on an island since it was mixed. */
function notePeeks({ state }: Course, seat: number, island: number): void {
  const faces = state.tokens.flatMap(({ island: where, known, face }) =>
    where === island && (known & bit(seat)) !== 0 ? [face] : [],
  );
  noteDown(state, seat, { island, faces, isAll: false });
}

/** ABILITY-23 */
export function rollExtra({ state, fate, log }: Course, ship: number): void {
  const rolled = roll(fate, 6);
  const isWon = abilityOf(state, ship, 'EXTRA_ACTION')?.on?.includes(rolled) === true;
  log?.({ type: 'actionRolled', ...shipName(state, ship), roll: rolled, isWon, prize: 'extra' });
  if (isWon) shipOf(state, ship).actions += 1;
}

/** ABILITY-24 */
export function rollTwice({ state, fate, log }: Course, ship: number): void {
  const rolled = roll(fate, 6);
  const isWon = abilityOf(state, ship, 'SAME_ACTION_TWICE')?.on?.includes(rolled) === true;
  log?.({ type: 'actionRolled', ...shipName(state, ship), roll: rolled, isWon, prize: 'twice' });
  if (isWon) shipOf(state, ship).isTwice = true;
}

/** ABILITY-25 */
export function sacrifice(course: Course, { ship, crew }: EffectOf<'sacrifice'>): void {
  const { state, log } = course;
  if (crewOf(state, crew).ship !== ship || has(state, ship, 'CREW_SAFE')) return;
  log?.({ type: 'sacrificed', ...shipName(state, ship) });
  eliminate(course, crew);
  shipOf(state, ship).actions += 1;
}

/** ABILITY-40: one coin of each, as chance has it; room is not needed, for each gives one away. */
export function trade(course: Course, { ship, other }: EffectOf<'trade'>): void {
  const { state, fate, log } = course;
  const [mine, theirs] = [coinsAboard(state, ship), coinsAboard(state, other)];
  if (mine.length === 0 || theirs.length === 0) return;
  const [given, taken] = [pick(fate, mine), pick(fate, theirs)];
  log?.({ type: 'traded', ...shipName(state, ship), other: shipName(state, other) });
  for (const [token, to] of [
    [given, other],
    [taken, ship],
  ] as const) {
    const { seat } = shipOf(state, to);
    log?.({ type: 'coinSeen', ...shipName(state, to), gold: at(state.tokens, token).gold }, [seat]);
    bring(course, token, to);
  }
}

/** ABILITY-36, HIDE-12 */
export function steal(course: Course, { ship, other }: EffectOf<'steal'>): void {
  const { state, fate } = course;
  const coins = coinsAboard(state, other);
  if (coins.length > 0 && isAfloat(shipOf(state, other))) takeCoin(course, pick(fate, coins), ship, 'stolen');
}

/** ABILITY-35 */
export function lootCoin(course: Course, { ship, token }: EffectOf<'lootCoin'>): void {
  takeCoin(course, token, ship, 'looted');
}

/** ABILITY-42 */
export function forge(course: Course, { ship, token }: EffectOf<'forge'>): void {
  const { state, log } = course;
  const own = shipOf(state, ship);
  const { gold } = at(state.tokens, token);
  own.guns += 1;
  log?.({ type: 'forged', ...shipName(state, ship), ...(isDuel(state) ? { gold } : {}) });
  destroyCoin(course, token);
  noteHomeGold(course, own.seat);
}

/** ABILITY-31 */
export function doubleRange({ state, log }: Course, ship: number): void {
  shipOf(state, ship).isDoubled = true;
  log?.({ type: 'rangeDoubled', ...shipName(state, ship) });
}

/** TREASURE-18: a 1 takes a crew; the treasure is worth as much as crew remain. */
export function haunt(
  course: Course,
  { ship, token }: { readonly ship: number; readonly token: number },
): void {
  const { state, fate, log } = course;
  if (!has(state, ship, 'CREW_SAFE')) {
    for (const crew of crewAboard(state, ship)) if (roll(fate, 6) === 1) eliminate(course, crew);
  }
  at(state.tokens, token).gold = crewAboard(state, ship).length;
  log?.({ type: 'haunted', ...shipName(state, ship), gold: at(state.tokens, token).gold });
}
