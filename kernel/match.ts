/**
 * A match: a header, the luck of the setup, and a log of answers. The log is the truth; the state beside it
 * is only its sum. As a file it is plain JSON, and replaying it needs no seed.
 */

import { type Fate, scriptedFate } from './fate.ts';
import type { Game, GameTypes, Seat, TableSetup } from './game.ts';
import { type Entry, MATCH_FORMAT, type MatchFile } from './match-file.ts';
import { readMove, writeMove } from './notation.ts';
import { apply, applyOffered, begin, type Step } from './play.ts';
import { granted, type Result, refuse } from './refusal.ts';

/** An answer that was checked and carried out on a copy. It counts once it is taken. */
export interface Prepared<G extends GameTypes> {
  readonly entry: Entry;
  readonly step: Step<G>;
}

/** A match with its present state, as plain JSON: quicker to go on from than a log. */
export interface SavedMatch<G extends GameTypes = GameTypes> {
  readonly start: readonly number[];
  readonly log: readonly Entry[];
  readonly revocable: readonly boolean[];
  readonly state: G['state'];
}

/** Told of every step of a replay, the setup being step 0. */
export type Onlooker<G extends GameTypes> = (step: Step<G>, entry: Entry | undefined) => void;

/**
 * A match in memory.
 *
 * @example
 * ```ts
 * import { type Game, type GameTypes, Match, seededFate } from '@tortuga/kernel';
 *
 * function firstMove<G extends GameTypes>(game: Game<G>, table: { seats: number; options: G['options'] }) {
 *   const fate = seededFate(7);
 *   const match = Match.begin(game, table, fate);
 *   const taken = match.answer(0, 'sail 5', fate);
 *   if (!taken.ok) return taken.code; // for instance 'not-your-turn'; nothing has changed
 *   return match.file(); // plain JSON
 * }
 * ```
 */
export class Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly table: TableSetup<G>;
  readonly #start: readonly number[];
  readonly #log: Entry[] = [];
  /** For every entry: may its seat take it back, as far as the entry itself goes? */
  readonly #revocable: boolean[] = [];
  #state: G['state'];

  private constructor(game: Game<G>, table: TableSetup<G>, start: readonly number[], initial: G['state']) {
    this.game = game;
    this.table = table;
    this.#start = start;
    this.#state = initial;
  }

  /** Sets a match up; forced answers before the first choice are taken. */
  static begin<G extends GameTypes>(
    game: Game<G>,
    table: TableSetup<G>,
    fate: Fate,
    onlooker?: Onlooker<G>,
  ): Match<G> {
    const first = begin(game, table, fate);
    onlooker?.(first, undefined);
    return new Match(game, table, first.draws, first.state);
  }

  /** The present truth. Never change it. */
  get state(): Readonly<G['state']> {
    return this.#state;
  }

  /** The answers so far. */
  get log(): readonly Entry[] {
    return this.#log;
  }

  /** Takes an answer in notation, and the forced answers after it. A refusal changes nothing. */
  answer(seat: Seat, line: string, fate: Fate): Result<Step<G>, G['reason']> {
    const move = readMove(this.game, this.#state, seat, line);
    if (!move.ok) return move;
    const prepared = this.prepareOffered(seat, move.value, fate);
    this.take(prepared);
    return granted(prepared.step);
  }

  /** The same for a move as an object, for instance from a bot. */
  answerWith(seat: Seat, move: G['move'], fate: Fate): Result<Step<G>, G['reason']> {
    const prepared = this.prepare(seat, move, fate);
    if (!prepared.ok) return prepared;
    this.take(prepared.value);
    return granted(prepared.value.step);
  }

  /** Carries an answer out on a copy; the match stays as it is until the answer is taken. */
  prepare(seat: Seat, move: G['move'], fate: Fate): Result<Prepared<G>, G['reason']> {
    const taken = apply(this.game, this.#state, seat, move, fate);
    return taken.ok ? granted(this.#prepared(seat, move, taken.value)) : taken;
  }

  /** The same for a move that was taken from the offers of the present state, unchecked. */
  prepareOffered(seat: Seat, move: G['move'], fate: Fate): Prepared<G> {
    return this.#prepared(seat, move, applyOffered(this.game, this.#state, seat, move, fate));
  }

  #prepared(seat: Seat, move: G['move'], step: Step<G>): Prepared<G> {
    const line = writeMove(this.game, this.#state, move);
    const { draws } = step;
    return { step, entry: draws.length === 0 ? { seat, move: line } : { seat, move: line, draws } };
  }

  /** Takes an answer that was prepared, if nothing has happened since. */
  take({ entry, step }: Prepared<G>): void {
    this.#log.push(entry);
    this.#revocable.push(!step.revealed);
    this.#state = step.state;
  }

  /**
   * How many of the last answers a seat may take back: its own, as far as the last draw, the last reveal or
   * the last answer of somebody else.
   */
  undoable(seat: Seat): number {
    let from = this.#log.length;
    while (from > 0 && this.#log[from - 1]?.seat === seat && this.#revocable[from - 1]) from -= 1;
    return this.#log.length - from;
  }

  /** Takes back the last answers of a seat: the match is then as if they had never been given. */
  undo(seat: Seat, answers = 1): Result<Entry[]> {
    if (answers < 1 || answers > this.undoable(seat)) return refuse('nothing-to-undo');
    return granted(this.rewind(answers));
  }

  /** Takes back the last answers, whoever gave them: all have agreed to it. */
  rewind(answers: number): Entry[] {
    const kept = this.#log.length - answers;
    const state = replayed(this.game, this.table, this.#start, this.#log.slice(0, kept));
    this.#revocable.length = kept;
    this.#state = state;
    return this.#log.splice(kept);
  }

  /** The match with its present state. */
  save(): SavedMatch<G> {
    return { start: this.#start, log: this.#log, revocable: this.#revocable, state: this.#state };
  }

  /** A match that was saved by the same rules; nothing is checked. */
  static restore<G extends GameTypes>(
    game: Game<G>,
    table: TableSetup<G>,
    { start, log, revocable, state }: SavedMatch<G>,
  ): Match<G> {
    const match = new Match(game, table, start, state);
    match.#log.push(...log);
    match.#revocable.push(...revocable);
    return match;
  }

  /** The match as plain JSON. */
  file(names?: readonly string[]): MatchFile {
    const outcome = this.game.outcome(this.#state);
    return {
      format: MATCH_FORMAT,
      game: this.game.id,
      rules: this.game.version,
      seats: this.table.seats,
      options: this.table.options,
      ...(names === undefined ? {} : { names }),
      start: this.#start,
      log: this.#log.slice(),
      length: this.#log.length,
      ...(outcome === undefined ? {} : { places: outcome.places }),
    };
  }
}

function replayed<G extends GameTypes>(
  game: Game<G>,
  table: TableSetup<G>,
  start: readonly number[],
  log: readonly Entry[],
): G['state'] {
  const match = Match.begin(game, table, scriptedFate(start));
  for (const { seat, move, draws } of log) match.answer(seat, move, scriptedFate(draws ?? []));
  return match.state;
}
