/** Random games. A seed means the same game in the laws, in playthroughs and in searches. */

import {
  askedSeats,
  type Fate,
  type Game,
  type GameTypes,
  isOver,
  LegalMenu,
  type Logged,
  legalFor,
  Match,
  type Outcome,
  pick,
  RulesBug,
  type Seat,
  seededFate,
  type TableSetup,
} from '@tortuga/kernel';

/** An answer that somebody chose. */
export interface Chosen<G extends GameTypes> {
  readonly seat: Seat;
  readonly move: G['move'];
}

/** Any legal answer of any seat that is asked. */
export function chooseAtRandom<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  fate: Fate,
  menu: LegalMenu<G['move'], G['reason']> = new LegalMenu(),
): Chosen<G> {
  const seats = askedSeats(game, state);
  const seat = seats.length === 1 ? (seats[0] ?? 0) : pick(fate, seats);
  return { seat, move: legalFor(game, state, seat, menu).pick(fate) };
}

/** A game that was played to its end. */
export interface Played<G extends GameTypes> {
  readonly seed: number;
  readonly match: Match<G>;
  readonly outcome: Outcome<G>;
  readonly events: readonly Logged<G>[];
}

/** Plays one game at random to its end. */
export function playAtRandom<G extends GameTypes>(
  game: Game<G>,
  table: TableSetup<G>,
  seed: number,
): Played<G> {
  const fate = seededFate(seed);
  const events: Logged<G>[] = [];
  const match = Match.begin(game, table, fate, (step) => events.push(...step.events));
  while (!isOver(match.state)) {
    if (match.log.length > game.bound)
      throw new RulesBug(`seed ${seed} goes on beyond ${game.bound} answers`);
    const { seat, move } = chooseAtRandom(game, match.state, fate);
    const taken = match.answerWith(seat, move, fate);
    if (!taken.ok) throw new RulesBug(`seed ${seed}: an offer was refused: ${taken.code}`);
    events.push(...taken.value.events);
  }
  const outcome = game.outcome(match.state);
  if (outcome === undefined) throw new RulesBug(`seed ${seed}: a match that is over has no outcome`);
  return { seed, match, outcome, events };
}

/**
 * The first seed, counted from `from`, whose random game is as wished: to author playthroughs.
 *
 * @example
 * ```ts
 * findGame(loyalCaptain, table, ({ events }) => events.some(({ event }) => event.type === 'selfCaptured'));
 * ```
 */
export function findGame<G extends GameTypes>(
  game: Game<G>,
  table: TableSetup<G>,
  isWished: (played: Played<G>) => boolean,
  { from = 1, tries = 10_000 }: { readonly from?: number; readonly tries?: number } = {},
): Played<G> | undefined {
  for (let seed = from; seed < from + tries; seed++) {
    const played = playAtRandom(game, table, seed);
    if (isWished(played)) return played;
  }
  return undefined;
}
