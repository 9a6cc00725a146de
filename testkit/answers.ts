/** Small words for rule tests: dictate the luck, give an answer in one line, look at what happened. */

import {
  apply,
  askedSeats,
  type Fate,
  type Game,
  type GameTypes,
  legalFor,
  noFate,
  readMove,
  type Seat,
  type Step,
  scriptedFate,
  writeMove,
} from '@tortuga/kernel';

/** Dictated luck: the draws in order, and no more of them. */
export function fate(...draws: number[]): Fate & { readonly left: number } {
  return scriptedFate(draws);
}

/**
 * Takes an answer in notation from the seat that is asked; of several, from the first that may give it.
 * Forced answers after it are taken too. A refusal is thrown, with its code.
 */
export function answered<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  line: string,
  luck: Fate = noFate,
): Step<G> {
  let code = 'game-over';
  for (const seat of askedSeats(game, state)) {
    const move = readMove(game, state, seat, line);
    const taken = move.ok ? apply(game, state, seat, move.value, luck) : move;
    if (taken.ok) return taken.value;
    code = taken.code;
  }
  throw new Error(`"${line}" is refused: ${code}`);
}

/** The state after an answer; see {@link answered}. */
export function after<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  line: string,
  luck?: Fate,
): G['state'] {
  return answered(game, state, line, luck).state;
}

/** What an answer makes happen, whoever may learn of it; see {@link answered}. */
export function eventsOf<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  line: string,
  luck?: Fate,
): G['event'][] {
  return answered(game, state, line, luck).events.map(({ event }) => event);
}

/** The legal answers of a seat (unless named, the first that is asked) in notation, sorted. */
export function legalLines<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  seat: Seat | undefined = askedSeats(game, state)[0],
): string[] {
  if (seat === undefined || !askedSeats(game, state).includes(seat)) return [];
  const moves = legalFor(game, state, seat).all();
  return moves.map((move) => writeMove(game, state, move)).sort();
}
