/** What happens where ships touch: Plague, theft, ramming, pinning (MOVE-17 b to e). */

import { at, roll } from '@tortuga/kernel';
import { ask, type Course, next, progress, shipName } from '../course.ts';
import {
  abilityOf,
  bonusOf,
  coinsAboard,
  crewAboard,
  has,
  hasUnique,
  hiddenWith,
  sourceOf,
  spacesFree,
} from '../crew.ts';
import { bowTouches, cardOf, isAfloat, isDerelict, mastsStanding, neighboursOf, shipOf } from '../ships.ts';
import { NONE, type SpanishMainState, type Task, type Use } from '../state.ts';
import { loseOne, mayReveal } from './crew.ts';

type State = Readonly<SpanishMainState>;
type Met = { readonly ship: number; readonly met: readonly number[] };

/** TREASURE-16, TREASURE-17: Plague passes to a ship that was not touched before. */
export function passPlague(course: Course, { ship, met }: Met): void {
  const { state } = course;
  if (!state.tokens.some((token) => token.face === 'plague' && token.ship !== NONE)) return;
  const isCarrier = hasUnique(state, ship, 'plague');
  const ways = neighboursOf(state, ship).flatMap((other): [number, number][] => {
    if (met.includes(other)) return [];
    if (isCarrier) return [[ship, other]];
    return hasUnique(state, other, 'plague') ? [[other, ship]] : [];
  });
  const [only] = ways;
  if (ways.length > 1) ask(state, { kind: 'plague', ways });
  else if (only !== undefined) infect(course, ...only);
}

export function infect(course: Course, from: number, to: number): void {
  const { state, log } = course;
  const token = state.tokens.find(({ face, ship }) => face === 'plague' && ship === from);
  if (token === undefined) return;
  token.ship = to;
  progress(state);
  log?.({ type: 'plaguePassed', ...shipName(state, from), to: shipName(state, to) });
  next(state, mayReveal(to, 'CREW_SAFE'), { do: 'strickenCrew', ship: to });
}

/** ABILITY-35: the coins a ship may loot. */
export function lootFor(state: State, ship: number): number[] {
  if (spacesFree(state, ship) === 0) return [];
  const ability = abilityOf(state, ship, 'LOOT_ON_TOUCH');
  if (ability === undefined) return [];
  return neighboursOf(state, ship)
    .filter((other) => cardOf(shipOf(state, other)).nation === ability.nation)
    .flatMap((other) => coinsAboard(state, other));
}

/** ABILITY-36: the ships that a ship may steal a coin from, and by what. */
export function stealFor(state: State, ship: number): { use: Use; from: number[] } | undefined {
  if (spacesFree(state, ship) === 0) return undefined;
  const use = sourceOf(state, ship, 'STEAL_RANDOM_ON_TOUCH', 'once');
  if (use === undefined) return undefined;
  const from = neighboursOf(state, ship).filter((other) => coinsAboard(state, other).length > 0);
  return from.length === 0 ? undefined : { use, from };
}

/** MOVE-17 c: asked as long as there is something to take. */
export function offerTheft({ state }: Course, ship: number): void {
  if (!isAfloat(shipOf(state, ship))) return;
  if (lootFor(state, ship).length > 0 || stealFor(state, ship) !== undefined)
    ask(state, { kind: 'theft', ship });
}

/** RAM-1, RAM-8, RAM-10: the ships that a ship may ram. */
export function ramTargets(state: State, ship: number): number[] {
  const own = shipOf(state, ship);
  return neighboursOf(state, ship).filter((other) => {
    const target = shipOf(state, other);
    return target.seat !== own.seat && bowTouches(own, target) && !bowTouches(target, own);
  });
}

/** MOVE-17 d */
export function offerRam({ state }: Course, { ship, met }: Met): void {
  if (!isAfloat(shipOf(state, ship))) return;
  if (ramTargets(state, ship).length > 0) ask(state, { kind: 'ram', ship, met });
  else next(state, { do: 'pins', ship, met });
}

/** RAM-4 to RAM-6: the roll, and the mast it costs. */
export function ram(
  course: Course,
  { ship, target }: { readonly ship: number; readonly target: number },
): void {
  const { state, fate, log } = course;
  const victim = shipOf(state, target);
  const names = { ...shipName(state, ship), target: shipName(state, target) };
  if (isDerelict(victim)) {
    log?.({ type: 'rammed', ...names, roll: 0, masts: 0, isHit: false });
    return;
  }
  const [rolled, masts] = [roll(fate, 6), mastsStanding(victim)];
  const isHit = rolled > masts && !has(state, target, 'RAM_PROOF');
  log?.({ type: 'rammed', ...names, roll: rolled, masts, isHit });
  if (isHit) next(state, { do: 'masts', ship: target, count: 1, seat: victim.seat, by: ship });
}

/** PIN-1: new pins are told, and PIN_KILLS_CREW strikes (MOVE-17 e, ABILITY-16). */
export function newPins(course: Course, { ship, met }: Met): void {
  const { state, log } = course;
  if (!isAfloat(shipOf(state, ship))) return;
  const pairs = neighboursOf(state, ship)
    .filter((other) => !met.includes(other))
    .flatMap((other): [number, number][] => [
      [ship, other],
      [other, ship],
    ]);
  const tasks: Task[] = [];
  for (const [held, by] of pairs) {
    if (!isHeldBy(state, held, by)) continue;
    log?.({ type: 'pinned', ...shipName(state, held), by: shipName(state, by) });
    if (has(state, held, 'PIN_KILLS_CREW') || hiddenWith(state, held, 'PIN_KILLS_CREW') !== NONE) {
      tasks.push(mayReveal(held, 'PIN_KILLS_CREW'), { do: 'pinKill', ship: held, target: by });
    }
  }
  next(state, ...tasks);
}

function isHeldBy(state: State, held: number, by: number): boolean {
  const [one, two] = [shipOf(state, held), shipOf(state, by)];
  return one.seat !== two.seat && !isDerelict(two) && bowTouches(one, two);
}

/** ABILITY-16: once per turn, and only if the ability is face up by now. */
export function pinKill(
  course: Course,
  { ship, target }: { readonly ship: number; readonly target: number },
): void {
  const { state } = course;
  const use = sourceOf(state, ship, 'PIN_KILLS_CREW', 'once');
  if (use === undefined || !has(state, ship, 'PIN_KILLS_CREW') || !isHeldBy(state, ship, target)) return;
  state.used = [...state.used, use];
  loseOne(course, target, 'crew');
}

/** BOARD-1: the active player first, then the controller of the rammed ship. */
export function offerBoarding(
  { state }: Course,
  { ship, target }: { readonly ship: number; readonly target: number },
): void {
  if (!isAfloat(shipOf(state, ship)) || !isAfloat(shipOf(state, target))) return;
  ask(state, { kind: 'may', seat: shipOf(state, ship).seat, about: { may: 'board', ship, target } });
}

/** BOARD-3, BOARD-4 */
export function board(
  course: Course,
  { ship, target }: { readonly ship: number; readonly target: number },
): void {
  const { state, fate, log } = course;
  if (!isAfloat(shipOf(state, ship)) || !isAfloat(shipOf(state, target))) return;
  const rolls: [number, number] = [roll(fate, 6), roll(fate, 6)];
  const [mine = 0, theirs = 0] = [ship, target].map(
    (side, i) => at(rolls, i) + mastsStanding(shipOf(state, side)) + bonusOf(state, side, 'BOARD_BONUS'),
  );
  log?.({
    type: 'boarded',
    ...shipName(state, ship),
    target: shipName(state, target),
    rolls,
    totals: [mine, theirs],
  });
  if (mine > theirs) offerPrize(course, ship, target);
  if (theirs > mine) offerPrize(course, target, ship);
}

/** BOARD-5, BOARD-7: nothing happens if nothing can be had. */
function offerPrize({ state }: Course, winner: number, loser: number): void {
  const { crew, coins } = prizesFor(state, winner, loser);
  if (crew.length + coins.length === 0) return;
  ask(state, { kind: 'prize', seat: shipOf(state, winner).seat, ship: winner, target: loser });
}

/** BOARD-5 to BOARD-7 */
export function prizesFor(state: State, winner: number, loser: number): { crew: number[]; coins: number[] } {
  const isSafe = has(state, loser, 'CREW_SAFE');
  return {
    crew: isSafe ? [] : crewAboard(state, loser),
    coins: spacesFree(state, winner) > 0 ? coinsAboard(state, loser) : [],
  };
}
