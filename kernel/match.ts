/**
 * A match: a header, the luck of the setup, and a log of answers. The log is the truth; the state beside it
 * is only its sum. As a file it is plain JSON, and replaying it needs no seed.
 */

import { type Fate, scriptedFate } from './fate.ts';
import type { AnyOptions, Game, GameTypes, Seat, TableSetup } from './game.ts';
import { readMove, writeMove } from './notation.ts';
import { readSetup } from './options.ts';
import { equalPlain, quote } from './plain.ts';
import { apply, begin, type Step } from './play.ts';
import { granted, type Refusal, type Result, RulesBug, refuse } from './refusal.ts';

/** One answer: who, what, and the luck it used (forced answers after it included), left out if none. */
export interface Entry {
  readonly seat: Seat;
  readonly move: string;
  readonly draws?: readonly number[];
}

/** The mark by which a match file is known. */
export const MATCH_FORMAT = 'tortuga-match-1';

/** A match as plain JSON. */
export interface MatchFile {
  readonly format: typeof MATCH_FORMAT;
  readonly game: string;
  /** The version of the rules it was played by. */
  readonly rules: number;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly names?: readonly string[];
  /** The luck of the setup. */
  readonly start: readonly number[];
  readonly log: readonly Entry[];
  /** The number of entries, so that a file that was cut off is noticed. */
  readonly length: number;
  /** The rank of every seat, once the match is over. */
  readonly places?: readonly number[];
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

  private constructor(game: Game<G>, table: TableSetup<G>, first: Step<G>) {
    this.game = game;
    this.table = table;
    this.#start = first.draws;
    this.#state = first.state;
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
    return new Match(game, table, first);
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
    return move.ok ? this.answerWith(seat, move.value, fate) : move;
  }

  /** The same for a move as an object, for instance from a bot. */
  answerWith(seat: Seat, move: G['move'], fate: Fate): Result<Step<G>, G['reason']> {
    const taken = apply(this.game, this.#state, seat, move, fate);
    if (!taken.ok) return taken;
    const { draws, revealed, state } = taken.value;
    const line = writeMove(this.game, this.#state, move);
    this.#log.push(draws.length === 0 ? { seat, move: line } : { seat, move: line, draws });
    this.#revocable.push(!revealed);
    this.#state = state;
    return taken;
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
    const kept = this.#log.length - answers;
    const state = replayed(this.game, this.table, this.#start, this.#log.slice(0, kept));
    this.#revocable.length = kept;
    this.#state = state;
    return granted(this.#log.splice(kept));
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

/**
 * Reads a match file, whatever it holds, and replays it. Every answer is checked against the offers, every
 * draw against its range, and the result against the one recorded.
 *
 * @example
 * ```ts
 * import { type Game, type GameTypes, readMatch } from '@tortuga/kernel';
 *
 * function lastMove<G extends GameTypes>(game: Game<G>, json: string): string | undefined {
 *   const match = readMatch(game, JSON.parse(json));
 *   return match.ok ? match.value.log.at(-1)?.move : match.detail; // 'Entry 4, "fly" by seat 2: not-offered.'
 * }
 * ```
 */
export function readMatch<G extends GameTypes>(
  game: Game<G>,
  file: unknown,
  onlooker?: Onlooker<G>,
): Result<Match<G>> {
  const shape = readShape(game, file);
  if (!shape.ok) return shape;
  const { table, start, log, places } = shape.value;
  const first: Step<G>[] = [];
  const setUp = replayStep(
    start,
    'The setup',
    (fate): Result<Match<G>> => granted(Match.begin(game, table, fate, (step) => first.push(step))),
  );
  if (!setUp.ok) return setUp;
  const match = setUp.value;
  // Not before: a setup with draws left over was never one.
  for (const step of first) onlooker?.(step, undefined);
  for (const [i, entry] of log.entries()) {
    const taken = replayEntry(match, entry, i + 1);
    if (!taken.ok) return taken;
    onlooker?.(taken.value, match.log.at(-1));
  }
  return checkEnd(match, places) ?? granted(match);
}

interface Shape<G extends GameTypes> {
  readonly table: TableSetup<G>;
  readonly start: readonly number[];
  readonly log: readonly unknown[];
  readonly places: unknown;
}

function readShape<G extends GameTypes>(game: Game<G>, file: unknown): Result<Shape<G>> {
  if (!isRecord(file) || file['format'] !== MATCH_FORMAT) {
    return refuse('malformed', `This is no match file: its "format" is not "${MATCH_FORMAT}".`);
  }
  if (file['game'] !== game.id) {
    return refuse('unknown-game', `The file holds a match of "${quote(file['game'])}", not of ${game.id}.`);
  }
  if (file['rules'] !== game.version) {
    const version = `version ${quote(file['rules'])} of the rules; this is version ${game.version}`;
    return refuse('wrong-version', `The match was played by ${version}.`);
  }
  const options = file['options'] ?? {};
  const { start, log, length, places } = file;
  if (!isRecord(options) || !isDraws(start) || !Array.isArray(log)) {
    return refuse('malformed', 'A match file has "options", "start" and "log".');
  }
  if (length !== log.length) {
    return refuse('truncated', `The log has ${log.length} entries where ${quote(length)} were written.`);
  }
  const table = readSetup(game, file['seats'], options);
  return table.ok ? granted({ table: table.value, start, log, places }) : table;
}

function replayEntry<G extends GameTypes>(match: Match<G>, entry: unknown, number: number): Result<Step<G>> {
  const where = `Entry ${number}`;
  if (!isEntry(entry)) return refuse('corrupt', `${where} is no { seat, move, draws }.`);
  const taken = replayStep(entry.draws ?? [], where, (fate) => match.answer(entry.seat, entry.move, fate));
  if (taken.ok || taken.code === 'corrupt') return taken as Result<Step<G>>;
  return refuse('corrupt', `${where}, "${quote(entry.move)}" by seat ${entry.seat + 1}: ${taken.code}.`);
}

/** Runs one step on recorded draws; numbers that are missing, left over or out of range are the file's fault. */
function replayStep<T, R extends string>(
  draws: readonly number[],
  where: string,
  step: (fate: Fate) => Result<T, R>,
): Result<T, R> {
  const fate = scriptedFate(draws);
  try {
    const taken = step(fate);
    return taken.ok && fate.left > 0 ? refuse('corrupt', `${where} has ${fate.left} draws too many.`) : taken;
  } catch (error) {
    if (!(error instanceof RulesBug)) throw error;
    return refuse('corrupt', `${where}: ${error.message}.`);
  }
}

function checkEnd<G extends GameTypes>(match: Match<G>, places: unknown): Refusal | undefined {
  const outcome = match.game.outcome(match.state);
  if (outcome === undefined) {
    return places === undefined
      ? undefined
      : refuse('truncated', 'A result is recorded, but the match is not over.');
  }
  return equalPlain(places, outcome.places)
    ? undefined
    : refuse(
        'corrupt',
        `The recorded result is ${quote(places)}, the replayed one ${quote(outcome.places)}.`,
      );
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDraws(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((draw) => Number.isSafeInteger(draw) && draw >= 0);
}

function isEntry(value: unknown): value is Entry {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value['seat']) &&
    typeof value['move'] === 'string' &&
    (value['draws'] === undefined || isDraws(value['draws']))
  );
}
