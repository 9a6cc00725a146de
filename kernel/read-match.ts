/** Reading a match file, whatever it holds. */

import { type Fate, scriptedFate } from './fate.ts';
import type { Game, GameTypes, TableSetup } from './game.ts';
import { Match, type Onlooker } from './match.ts';
import { CALLED_OFF, type Entry, MATCH_FORMAT } from './match-file.ts';
import { readSetup } from './options.ts';
import { equalPlain, quote } from './plain.ts';
import type { Step } from './play.ts';
import { granted, type Refusal, type Result, RulesBug, refuse } from './refusal.ts';

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
  const { table, start, log, places, ended } = shape.value;
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
  return checkEnd(match, places, ended) ?? granted(match);
}

interface Shape<G extends GameTypes> {
  readonly table: TableSetup<G>;
  readonly start: readonly number[];
  readonly log: readonly unknown[];
  readonly places: unknown;
  readonly ended: unknown;
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
  const { start, log, length, places, ended } = file;
  if (!isRecord(options) || !isDraws(start) || !Array.isArray(log)) {
    return refuse('malformed', 'A match file has "options", "start" and "log".');
  }
  if (length !== log.length) {
    return refuse('truncated', `The log has ${log.length} entries where ${quote(length)} were written.`);
  }
  const table = readSetup(game, file['seats'], options);
  return table.ok ? granted({ table: table.value, start, log, places, ended }) : table;
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

function checkEnd<G extends GameTypes>(
  match: Match<G>,
  places: unknown,
  ended: unknown,
): Refusal | undefined {
  const outcome = match.game.outcome(match.state);
  if (ended !== undefined) return checkCalledOff(match, places, ended);
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

/** A match that people ended has a rank for every seat, and must have been open. */
function checkCalledOff<G extends GameTypes>(
  { game, table, state }: Match<G>,
  places: unknown,
  ended: unknown,
): Refusal | undefined {
  if (!CALLED_OFF.some((how) => how === ended)) {
    return refuse('corrupt', `A match cannot end by ${quote(ended)}.`);
  }
  if (game.outcome(state) !== undefined) return refuse('corrupt', 'The match was over before it was ended.');
  return isDraws(places) && places.length === table.seats && places.every((place) => place >= 1)
    ? undefined
    : refuse('corrupt', `The recorded result is ${quote(places)}.`);
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
