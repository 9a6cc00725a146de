/** SHOOT: a volley, shot by shot (DEC-3). */

import { roll } from '@tortuga/kernel';
import { ask, type Course, next, shipName } from '../course.ts';
import { canHave, coinsAboard, crewAboard, has, hiddenWith, sourceOf } from '../crew.ts';
import { bonusFor, cannonOf, canShoot, gunsOf, hasShot, isHit, whyNoShot } from '../gunnery.ts';
import { isAfloat, isDerelict, isFullyRigged, mastsStanding, shipOf } from '../ships.ts';
import { type Gun, NONE, type SpanishMainState, type Task, type Volley } from '../state.ts';
import { loseOne, mayReveal } from './crew.ts';

type State = Readonly<SpanishMainState>;
type Pair = { readonly ship: number; readonly target: number };
type Shot = Pair & { readonly shot: Gun };

/** Begins a full set of shots; range may be doubled first (ABILITY-31). */
export function beginVolley({ state }: Course, ship: number): void {
  const own = shipOf(state, ship);
  if (!isAfloat(own) || isDerelict(own)) return;
  next(state, { do: 'volley', ship, fired: 0, hasMusketFired: false, forgedFired: 0, odd: [] });
  if (sourceOf(state, ship, 'DOUBLE_RANGE_SIX', 'once') !== undefined) {
    ask(state, { kind: 'may', seat: own.seat, about: { may: 'double', ship } });
  }
}

/** SHOOT-6: asks for the next shot, as long as there is one. */
export function volleyOn({ state }: Course, task: Extract<Task, { readonly do: 'volley' }>): void {
  const { ship, fired, hasMusketFired, forgedFired, odd } = task;
  const volley = { ship, fired, hasMusketFired, forgedFired, odd };
  if (isAfloat(shipOf(state, ship)) && hasShot(state, volley)) ask(state, { kind: 'volley', ...volley });
}

/** The volley with one gun fired. */
export function afterFiring(volley: Volley, { gun, mast }: Gun): Volley {
  const { ship, fired, hasMusketFired, forgedFired, odd } = volley;
  return {
    ship,
    fired: gun === 'mast' ? fired | (1 << mast) : fired,
    hasMusketFired: hasMusketFired || gun === 'musket',
    forgedFired: forgedFired + (gun === 'forged' ? 1 : 0),
    odd,
  };
}

/** DEC-3: hidden bonuses of the shooter, then the roll. */
export function shotTasks(state: State, { ship, shot, target }: Shot): Task[] {
  const isPlain = shot.gun === 'musket';
  const hasGunnery = has(state, ship, 'CAPTAIN_GUNNERY');
  return [
    ...(isPlain ? [] : [mayReveal(ship, 'CANNON_BONUS_VS', target)]),
    ...(isPlain || !hasGunnery ? [] : [mayReveal(ship, 'CAPTAIN')]),
    { do: 'shot', ship, shot, target },
  ];
}

/** SHOOT-7: the roll. A shot that has become impossible meanwhile is lost (CANCEL-4). */
export function shoot(course: Course, { ship, shot, target }: Shot): void {
  const { state, fate, log } = course;
  if (!canStillFire(state, ship, shot) || !isAfloat(shipOf(state, target))) return;
  if (whyNoShot(state, ship, shot, target) !== undefined) return;
  const rolled = roll(fate, 6);
  const hits = isHit(state, ship, shot, target, rolled);
  const { rank } = cannonOf(state, ship, shot);
  const bonus = bonusFor(state, ship, shot, target);
  const names = { ...shipName(state, ship), target: shipName(state, target) };
  log?.({ type: 'fired', ...names, ...shot, roll: rolled, bonus, rank, isHit: hits });
  if (hits) next(state, { do: 'hit', ship, target });
  else next(state, { do: 'miss', ship, shot, target, isOne: rolled === 1 });
}

/** Is this gun there, whatever has fired? */
function canStillFire(state: State, ship: number, shot: Gun): boolean {
  const all = { ship, fired: 0, hasMusketFired: false, forgedFired: 0, odd: [] };
  return gunsOf(state, all).some(({ gun, mast }) => gun === shot.gun && mast === shot.mast);
}

/** DEC-3: MISFIRE, then the cannoneer. */
export function miss(
  course: Course,
  { ship, shot, target, isOne }: Extract<Task, { readonly do: 'miss' }>,
): void {
  const { state } = course;
  const { seat } = shipOf(state, ship);
  next(state, { do: 'again', ship, shot, target });
  if (isOne && has(state, ship, 'MISFIRE')) next(state, { do: 'masts', ship, count: 1, seat, by: ship });
}

/** CREW-11 */
export function offerAgain({ state }: Course, { ship, shot, target }: Shot): void {
  const own = shipOf(state, ship);
  if (!isAfloat(own) || !isAfloat(shipOf(state, target)) || !canStillFire(state, ship, shot)) return;
  if (sourceOf(state, ship, 'CANNONEER', 'once') === undefined) return;
  if (whyNoShot(state, ship, shot, target) !== undefined) return;
  ask(state, { kind: 'may', seat: own.seat, about: { may: 'again', ship, shot, target } });
}

/** ABILITY-26: the first hit of a turn on a ship with all her masts may have no effect. */
export function hit({ state }: Course, { ship, target }: Pair): void {
  const goal = shipOf(state, target);
  goal.hits += 1;
  const mayIgnore = goal.hits === 1 && isFullyRigged(goal);
  next(state, ...(mayIgnore ? [mayReveal(target, 'IGNORE_FIRST_HIT')] : []), {
    do: 'struck',
    ship,
    target,
    mayIgnore,
  });
}

/** SHOOT-9, SHOOT-10: a mast is lost, or a derelict sinks. */
export function strike(
  course: Course,
  { ship, target, mayIgnore }: Extract<Task, { readonly do: 'struck' }>,
): void {
  const { state, log } = course;
  const goal = shipOf(state, target);
  if (mayIgnore && has(state, target, 'IGNORE_FIRST_HIT')) {
    log?.({ type: 'hitIgnored', ...shipName(state, target) });
  } else if (isDerelict(goal)) next(state, { do: 'sink', ship: target, by: ship });
  else next(state, ...mastTasks(state, ship, target), { do: 'afterHit', ship, target });
}

/** ABILITY-27, ABILITY-28, ABILITY-33 */
function mastTasks(state: SpanishMainState, ship: number, target: number): Task[] {
  if (has(state, target, 'TWO_HITS_PER_MAST') && !isSecondHit(state, target)) return [];
  const count = has(state, ship, 'DOUBLE_MAST_HIT') ? 2 : 1;
  const isChoice = mastsStanding(shipOf(state, target)) > count;
  return [
    ...(isChoice ? [mayReveal(ship, 'CHOOSE_MAST')] : []),
    { do: 'masts', ship: target, count, seat: NONE, by: ship },
  ];
}

/** Counts a hit of the present volley on a ship that needs two of them. */
function isSecondHit({ agenda }: SpanishMainState, target: number): boolean {
  const index = agenda.findLastIndex((task) => task.do === 'volley');
  const volley = agenda[index];
  if (volley?.do !== 'volley') return false;
  const isSecond = volley.odd.includes(target);
  const odd = isSecond ? volley.odd.filter((other) => other !== target) : [...volley.odd, target];
  agenda[index] = { ...volley, odd };
  return isSecond;
}

/** DEC-3: what a hit does besides, if the target is still afloat. */
export function afterHit({ state }: Course, { ship, target }: Pair): void {
  if (!isAfloat(shipOf(state, target)) || !isAfloat(shipOf(state, ship))) return;
  const kills = canKillCrew(state, ship, target);
  const spoils = canSpoil(state, ship, target);
  if (kills && spoils) ask(state, { kind: 'order', ship, target });
  else if (kills) next(state, ...killTasks(ship, target));
  else if (spoils) next(state, { do: 'spoil', ship, target });
}

/** ABILITY-17: once per turn, on the first hit on a ship that carries crew. */
function canKillCrew(state: State, ship: number, target: number): boolean {
  if (!canHave(state, ship, 'HIT_KILLS_CREW') || crewAboard(state, target).length === 0) return false;
  return sourceOf(state, ship, 'HIT_KILLS_CREW', 'once') !== undefined && !has(state, target, 'CREW_SAFE');
}

/** ABILITY-18 */
function canSpoil(state: State, ship: number, target: number): boolean {
  if (!canHave(state, ship, 'HIT_KILLS_CARGO')) return false;
  const crew = has(state, target, 'CREW_SAFE') ? 0 : crewAboard(state, target).length;
  return crew + coinsAboard(state, target).length > 0;
}

export function killTasks(ship: number, target: number): Task[] {
  return [mayReveal(ship, 'HIT_KILLS_CREW'), { do: 'killCrew', ship, target }];
}

/** ABILITY-17: by now the ability must be face up. */
export function killCrew(course: Course, { ship, target }: Pair): void {
  const { state } = course;
  const use = sourceOf(state, ship, 'HIT_KILLS_CREW', 'once');
  if (use === undefined || !has(state, ship, 'HIT_KILLS_CREW') || !isAfloat(shipOf(state, target))) return;
  state.used = [...state.used, use];
  loseOne(course, target, 'crew');
}

/** ABILITY-18: the shooter decides whether, the target's controller which. */
export function offerSpoil({ state }: Course, { ship, target }: Pair): void {
  if (!isAfloat(shipOf(state, target)) || !canSpoil(state, ship, target)) return;
  ask(state, { kind: 'may', seat: shipOf(state, ship).seat, about: { may: 'spoil', ship, target } });
}

/** MOVE-17 k, CREW-12 */
export function offerCaptain({ state }: Course, ship: number): void {
  const own = shipOf(state, ship);
  if (!isAfloat(own) || isDerelict(own)) return;
  if (!has(state, ship, 'CAPTAIN') && hiddenWith(state, ship, 'CAPTAIN') === NONE) return;
  if (canShoot(state, ship)) ask(state, { kind: 'may', seat: own.seat, about: { may: 'captain', ship } });
}
