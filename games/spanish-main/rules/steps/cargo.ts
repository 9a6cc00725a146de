/** Tokens that change places (TREASURE, DOCK-4, DOCK-10). */

import { at, shuffle } from '@tortuga/kernel';
import { type Course, islandName, next, progress, shipName } from '../course.ts';
import { bit, bonusOf, crewAboard, everybody, tokensAboard, tokensOn } from '../crew.ts';
import { isAfloat, shipOf } from '../ships.ts';
import { NONE, type Token } from '../state.ts';
import { isCoin, isUnloadable } from '../treasure.ts';
import { mayReveal } from './crew.ts';
import { discard, finish, homeGold, isDuel, testGold, testMarker } from './gold.ts';
import { isAtHome } from './sailing.ts';

/** How a coin came to another ship. */
export type Taking = 'seized' | 'looted' | 'stolen' | 'raided' | 'moved';

/** A token comes aboard; at home a coin goes ashore at once (DOCK-10). */
export function bring(course: Course, number: number, ship: number): void {
  const { state } = course;
  const token = at(state.tokens, number);
  token.ship = ship;
  token.island = NONE;
  token.known |= bit(shipOf(state, ship).seat);
  progress(state);
  if (isCoin(token) && isAtHome(state, ship)) unload(course, ship, 'plain');
}

/** A coin is taken from another ship or from an island; whoever takes it sees it (BOARD-8, HIDE-6). */
export function takeCoin(course: Course, number: number, ship: number, how: Taking): void {
  const { state, log } = course;
  const { ship: from } = at(state.tokens, number);
  const { seat } = shipOf(state, ship);
  const victim = from === NONE ? {} : { from: shipName(state, from) };
  log?.({ type: 'coinTaken', how, seat, ...shipName(state, ship), ...victim });
  log?.({ type: 'coinSeen', ...shipName(state, ship), gold: at(state.tokens, number).gold }, [seat]);
  course.reveal();
  bring(course, number, ship);
}

/** DOCK-4, TREASURE-4: everything that can be unloaded goes home; `bonus` at a docking event (ABILITY-38). */
export function unload(course: Course, ship: number, how: 'bonus' | 'plain'): void {
  const { state } = course;
  const { seat } = shipOf(state, ship);
  const { home } = at(state.players, seat);
  const cargo = tokensAboard(state, ship).filter((token) => isUnloadable(at(state.tokens, token)));
  if (cargo.length === 0) return;
  shipOf(state, ship).hasUnloaded = true;
  if (how === 'bonus') addBonus(course, ship, cargo);
  for (const number of cargo) putAshore(course, number, home);
  progress(state);
  noteHomeGold(course, seat);
  for (const number of cargo) testMarker(course, number);
  testGold(course);
}

/** ABILITY-38: the most valuable coin is worth more from now on. */
function addBonus({ state, log }: Course, ship: number, cargo: readonly number[]): void {
  const bonus = bonusOf(state, ship, 'TREASURE_BONUS');
  const coins = cargo.map((token) => at(state.tokens, token)).filter(isCoin);
  const [best] = coins.sort((a, b) => b.gold - a.gold);
  if (bonus === 0 || best === undefined) return;
  best.gold += bonus;
  log?.({ type: 'treasureGrew', ...shipName(state, ship), by: bonus });
}

/** TREASURE-14, TREASURE-18: at home Rum and the Ghostly Encounter are ordinary coins. */
function putAshore(course: Course, number: number, home: number): void {
  const { state, log } = course;
  course.reveal();
  const token = at(state.tokens, number);
  const { ship } = token;
  if (!isCoin(token)) token.isMinted = true;
  token.ship = NONE;
  token.island = home;
  const isSeen = isDuel(state);
  if (isSeen) token.known = everybody(state);
  log?.({ type: 'unloaded', ...shipName(state, ship), ...(isSeen ? { gold: token.gold } : {}) });
}

export function noteHomeGold({ state, log }: Course, seat: number): void {
  const gold = homeGold(state, seat);
  if (isDuel(state)) log?.({ type: 'homeGold', seat, gold });
  else log?.({ type: 'homeGold', seat, gold }, [seat]);
}

/** TREASURE-2: a unique treasure is found, and its text takes effect. */
export function loadUnique(course: Course, number: number, ship: number): void {
  const { state, log } = course;
  const token = at(state.tokens, number);
  if (typeof token.face !== 'string') return;
  log?.({ type: 'uniqueFound', ...shipName(state, ship), unique: token.face });
  token.ship = ship;
  token.island = NONE;
  token.known = everybody(state);
  progress(state);
  if (token.face === 'rum') fillRum(course, token, ship);
  if (token.face === 'plague') next(state, mayReveal(ship, 'CREW_SAFE'), { do: 'strickenCrew', ship });
  if (token.face === 'ghost') next(state, mayReveal(ship, 'CREW_SAFE'), { do: 'haunt', ship, token: number });
}

/** TREASURE-14 */
const RUM = 6;

function fillRum({ state, log }: Course, token: Token, ship: number): void {
  token.gold = Math.max(0, RUM - crewAboard(state, ship).length);
  shipOf(state, ship).rum = 'next';
  log?.({ type: 'rumLoaded', ...shipName(state, ship), gold: token.gold });
}

/** A coin is destroyed; with two players everybody sees what it was worth (HIDE-7). */
export function destroyCoin(course: Course, number: number): void {
  const { state, log } = course;
  const { ship, gold } = at(state.tokens, number);
  const seen = isDuel(state) ? { gold } : {};
  if (ship !== NONE) log?.({ type: 'coinLost', ...shipName(state, ship), ...seen });
  progress(state);
  discard(course, number);
  testGold(course);
}

/** HIDE-5: what lies on an island is mixed, and nobody can tell any more which is which. */
export function reshuffle({ state, fate }: Course, island: number): void {
  const there = tokensOn(state, island);
  const faces = shuffle(
    fate,
    there.map((token) => at(state.tokens, token).face),
  );
  for (const [i, number] of there.entries()) {
    const token = at(state.tokens, number);
    token.face = at(faces, i);
    token.gold = typeof token.face === 'number' ? token.face : 0;
    token.known = 0;
  }
}

/** ABILITY-5: what lies on the home of another player is raided. */
export function raid(course: Course, number: number, ship: number): void {
  const { state, log } = course;
  const { island } = at(state.tokens, number);
  log?.({ type: 'raided', ...shipName(state, ship), at: islandName(state, island) });
  takeCoin(course, number, ship, 'raided');
}

/** MULTI-12: a marked treasure that is never unloaded ends the game when its ship comes home. */
export function testUnloadable(course: Course, ship: number): void {
  const { state } = course;
  const token = state.tokens[state.marked];
  if (token === undefined || token.ship !== ship || isUnloadable(token) || token.face === 'plague') return;
  if (isAfloat(shipOf(state, ship))) finish(course, 'marker');
}
