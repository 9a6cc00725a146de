/** EXPLORE: islands, own ships and derelicts. */

import { at, type Seat } from '@tortuga/kernel';
import { ask, type Course, islandName, next, progress, shipName } from '../course.ts';
import { bit, has, spacesFree, tokensOn } from '../crew.ts';
import { crewOf, isAfloat, isDerelict, islandOf, shipOf, shipsTouch } from '../ships.ts';
import { NONE, type Note, type SpanishMainState, type Task } from '../state.ts';
import { type Face, isCoin } from '../treasure.ts';
import { bring, loadUnique, reshuffle } from './cargo.ts';
import { mayReveal, showCargo } from './crew.ts';
import { isDuel } from './gold.ts';

type State = Readonly<SpanishMainState>;
type Where = { readonly ship: number; readonly island: number };

/** EXPLORE-2, EXPLORE-3: the player looks at everything; unique treasures come aboard at once. */
export function explore(course: Course, { ship, island }: Where): void {
  const { state, log } = course;
  const { seat } = shipOf(state, ship);
  const there = tokensOn(state, island);
  if (there.length === 0 || !isAfloat(shipOf(state, ship))) return;
  course.reveal();
  for (const token of there) at(state.tokens, token).known |= bit(seat);
  log?.({ type: 'islandSeen', seat, at: islandName(state, island), faces: facesOf(state, there) }, [seat]);
  next(state, { do: 'pickCoin', ship, island });
  const uniques = there.filter((token) => !isCoin(at(state.tokens, token)));
  for (const token of uniques) {
    // ABILITY-19
    if (has(state, ship, 'NOT_LAST_TREASURE') && tokensOn(state, island).length === 1) break;
    at(state.tokens, token).nth = islandOf(state, island).taken + 1;
    loadUnique(course, token, ship);
  }
}

function facesOf(state: State, tokens: readonly number[]): Face[] {
  return tokens.map((token) => at(state.tokens, token).face).sort(byFace);
}

/** Higher coins first, unique treasures last. */
function byFace(a: Face, b: Face): number {
  if (typeof a === 'number') return typeof b === 'number' ? b - a : -1;
  return typeof b === 'number' ? 1 : a.localeCompare(b);
}

/** EXPLORE-4: the coins to choose from, highest first; none if there is no room for one. */
export function coinsToTake(state: State, { ship, island }: Where): number[] {
  const there = tokensOn(state, island);
  if (spacesFree(state, ship) === 0) return [];
  if (has(state, ship, 'NOT_LAST_TREASURE') && there.length === 1) return [];
  const faces = there.flatMap((token) => {
    const { face } = at(state.tokens, token);
    return typeof face === 'number' ? face : [];
  });
  return [...new Set(faces)].sort(byFace);
}

/** EXPLORE-4: exactly one coin, if there is room. */
export function pickCoin(course: Course, where: Where): void {
  const { state } = course;
  const choice = coinsToTake(state, where);
  const [only] = choice;
  if (choice.length > 1) ask(state, { kind: 'take', ...where });
  else finishExploring(course, where, only);
}

/** EXPLORE-4, EXPLORE-5: one coin comes aboard, the others are mixed again. */
export function finishExploring(course: Course, where: Where, gold: number | undefined): void {
  const { state, log } = course;
  const { ship, island } = where;
  const { seat } = shipOf(state, ship);
  const nth = islandOf(state, island).taken + 1;
  const chosen = gold === undefined ? undefined : putFirst(state, island, gold);
  if (chosen !== undefined) {
    at(state.tokens, chosen).nth = nth;
    log?.({ type: 'coinLoaded', seat, ...shipName(state, ship) });
    log?.({ type: 'coinSeen', ...shipName(state, ship), gold: gold ?? 0 }, [seat]);
    bring(course, chosen, ship);
  }
  if (state.tokens.some((token) => token.from === island && token.nth === nth))
    islandOf(state, island).taken = nth;
  reshuffle(course, island);
  const left = tokensOn(state, island);
  noteDown(state, seat, { island, faces: facesOf(state, left), isAll: true });
  log?.({
    type: 'explored',
    seat,
    ...shipName(state, ship),
    at: islandName(state, island),
    left: left.length,
  });
  placeMarker(course, where);
}

/** It is always the first token that is taken: its number must not tell where the coin lay (HIDE-5). */
function putFirst(state: SpanishMainState, island: number, gold: number): number | undefined {
  const there = tokensOn(state, island);
  const [first] = there;
  const chosen = there.find((token) => at(state.tokens, token).face === gold);
  if (first === undefined || chosen === undefined) return undefined;
  const [one, two] = [at(state.tokens, first), at(state.tokens, chosen)];
  [one.face, two.face] = [two.face, one.face];
  [one.gold, two.gold] = [two.gold, one.gold];
  one.known = 0;
  return first;
}

/** HIDE-5: a note of what was seen; one about the same tokens replaces an older one. */
export function noteDown(
  state: SpanishMainState,
  seat: Seat,
  { island, faces, isAll }: Pick<Note, 'island' | 'faces' | 'isAll'>,
): void {
  const player = at(state.players, seat);
  const { taken } = islandOf(state, island);
  const others = player.notes.filter(
    (note) => note.island !== island || note.taken !== taken || note.isAll !== isAll,
  );
  player.notes = [...others, { turn: state.turn, island, taken, faces, isAll }];
}

/** MULTI-9, MULTI-10: whoever loads the last token of the wild islands gets the End marker. */
function placeMarker({ state, log }: Course, { ship, island }: Where): void {
  if (isDuel(state) || state.marked !== NONE || state.ended !== undefined) return;
  const isLeft = state.tokens.some(
    (token) => token.island !== NONE && islandOf(state, token.island).home === NONE,
  );
  if (isLeft) return;
  const { taken } = islandOf(state, island);
  const loaded = [...state.tokens.keys()].filter((number) => {
    const { from, nth } = at(state.tokens, number);
    return from === island && nth === taken;
  });
  const marked = loaded.find((number) => isCoin(at(state.tokens, number))) ?? loaded[0];
  if (marked === undefined) return;
  state.marked = marked;
  log?.({ type: 'markerPlaced', ...shipName(state, ship) });
}

/** EXPLORE-9, EXPLORE-10: cargo changes ships; an enemy derelict is only taken from. */
export function search(
  course: Course,
  { ship, other }: { readonly ship: number; readonly other: number },
): void {
  const { state, log } = course;
  const [own, there] = [shipOf(state, ship), shipOf(state, other)];
  if (!isAfloat(own) || !isAfloat(there) || !shipsTouch(own, there)) return;
  log?.({ type: 'searched', seat: own.seat, ...shipName(state, ship), other: shipName(state, other) });
  if (there.seat !== own.seat) {
    showCargo(course, other, own.seat);
    course.reveal();
  }
  const claim: Task[] = isDerelict(there)
    ? [mayReveal(ship, 'CLAIM_DERELICT'), { do: 'claim', ship, other }]
    : [];
  next(state, { do: 'exchange', ship, other, moved: [] }, ...claim);
}

/** Asks for the next thing to move, as long as there is any. */
export function offerExchange({ state }: Course, task: Extract<Task, { readonly do: 'exchange' }>): void {
  const { ship, other, moved } = task;
  ask(state, { kind: 'exchange', ship, other, moved });
}

/** EXPLORE-11: a crew changes ships, and its fleet if it was an enemy's. */
export function moveCrew(course: Course, crew: number, to: number): void {
  const { state } = course;
  const mate = crewOf(state, crew);
  const { seat } = shipOf(state, to);
  mate.ship = to;
  mate.island = NONE;
  if (mate.seat !== seat) progress(state);
  mate.seat = seat;
  mate.known |= bit(seat);
}
