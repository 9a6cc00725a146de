/** One walk through a game, with every law looked at on the way. */

import {
  type Fate,
  type Game,
  type GameTypes,
  isOver,
  LegalMenu,
  Match,
  type MatchFile,
  readMove,
  type Step,
  scriptedFate,
  seededFate,
  type TableSetup,
} from '@tortuga/kernel';
import { type Chosen, chooseAtRandom } from '../random.ts';
import { Breach, type Check, type Finding, type Law, type Limits, type Moment, type Scene } from './law.ts';
import { QUESTION_CHECKS } from './questions.ts';
import { REFUSAL_CHECKS } from './refusals.ts';
import { REPLAY_CHECKS } from './replay.ts';
import { SEALED_CHECKS } from './sealed.ts';
import { SECRET_CHECKS } from './secrets.ts';
import { STATE_CHECKS } from './state.ts';
import { TEXT_CHECKS } from './texts.ts';

const CHECKS: readonly Check[] = [
  ...STATE_CHECKS,
  ...QUESTION_CHECKS,
  ...SECRET_CHECKS,
  ...TEXT_CHECKS,
  ...REFUSAL_CHECKS,
  ...SEALED_CHECKS,
  ...REPLAY_CHECKS,
];

/** Who gives the answers of a walk. */
export interface Pilot<G extends GameTypes> {
  /** The luck of the setup. */
  readonly start: Fate;
  /** The next answer and its luck; nothing when the walk is to stop. */
  next(match: Match<G>): (Chosen<G> & { readonly fate: Fate }) | undefined;
}

/** How a walk is looked at. */
export interface Watch {
  readonly limits: Limits;
  /** Is a check that is made on one answer in `every` due after so many answers? */
  isDue(every: number, answers: number): boolean;
  /** Laws that need no looking at. */
  readonly skip: ReadonlySet<Law>;
  readonly spoken: Set<string>;
  /** Makes the luck of the examiner differ from game to game. */
  readonly seed: number;
}

/** Answers at random, up to a number of answers. */
export function randomPilot<G extends GameTypes>(game: Game<G>, fate: Fate, limit: number): Pilot<G> {
  const menu = new LegalMenu<G['move'], G['reason']>();
  return {
    start: fate,
    next({ state, log }) {
      if (log.length >= limit || isOver(state)) return undefined;
      return { ...chooseAtRandom(game, state, fate, menu), fate };
    },
  };
}

/** Gives the answers of a match file. */
export function recordedPilot<G extends GameTypes>(game: Game<G>, file: MatchFile): Pilot<G> {
  return {
    start: scriptedFate(file.start),
    next({ state, log }) {
      const entry = file.log[log.length];
      if (entry === undefined) return undefined;
      const { seat, move, draws } = entry;
      const read = readMove(game, state, seat, move);
      if (!read.ok) throw new Breach(1, `answer ${log.length + 1}, "${move}", is refused now: ${read.code}`);
      return { seat, move: read.value, fate: scriptedFate(draws ?? []) };
    },
  };
}

/** Walks through one game; returns the first law that is seen broken. */
export function walk<G extends GameTypes>(
  game: Game<G>,
  table: TableSetup<G>,
  pilot: Pilot<G>,
  watch: Watch,
): Finding | undefined {
  return new Walk(game, table, pilot, watch).run();
}

class Walk<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #table: TableSetup<G>;
  readonly #pilot: Pilot<G>;
  readonly #watch: Watch;
  readonly #checks: readonly Check[];
  readonly #moments: Moment<G>[] = [];
  #match: Match<G> | undefined;
  #goods: Scene<G>['goods'] = {};

  constructor(game: Game<G>, table: TableSetup<G>, pilot: Pilot<G>, watch: Watch) {
    this.#game = game;
    this.#table = table;
    this.#pilot = pilot;
    this.#watch = watch;
    this.#checks = CHECKS.filter(({ law }) => !watch.skip.has(law));
  }

  run(): Finding | undefined {
    try {
      this.#walk();
      return undefined;
    } catch (error) {
      // A game that cannot be played on has come to a dead end.
      const { law, message } = error instanceof Breach ? error : new Breach(4, messageOf(error));
      return this.#watch.skip.has(law) ? undefined : this.#finding(law, message);
    }
  }

  #walk(): void {
    const match = Match.begin(this.#game, this.#table, this.#pilot.start, (step) => this.#note(step));
    this.#match = match;
    this.#goods = this.#game.goods(match.state);
    for (;;) {
      this.#look(match, undefined);
      const chosen = this.#pilot.next(match);
      if (chosen === undefined) break;
      const { seat, move, fate } = chosen;
      const taken = match.answerWith(seat, move, fate);
      if (!taken.ok) throw new Breach(4, `an offer was refused: ${taken.code}`);
      this.#note(taken.value, { seat, move });
    }
    this.#look(match, 'end');
  }

  #note(step: Step<G>, answer?: Chosen<G>): void {
    const moment = { state: step.state, text: JSON.stringify(step.state), step };
    this.#moments.push(answer === undefined ? moment : { ...moment, answer });
  }

  #look(match: Match<G>, at: 'end' | undefined): void {
    const scene = this.#scene(match);
    const answers = at === 'end' ? 0 : match.log.length;
    for (const check of this.#checks) {
      if (check.at === at && this.#watch.isDue(check.every, answers)) charge(check, scene);
    }
  }

  #scene(match: Match<G>): Scene<G> {
    const now = this.#moments.at(-1);
    if (now === undefined) throw new Error('a walk begins with a setup');
    const fate = seededFate(this.#watch.seed * 4099 + match.log.length);
    const { limits, spoken } = this.#watch;
    const [game, table, moments, goods] = [this.#game, this.#table, this.#moments, this.#goods];
    return { game, table, match, moments, now, goods, fate, limits, spoken };
  }

  #finding(law: Law, message: string): Finding {
    const file = this.#match?.file() ?? emptyFile(this.#game, this.#table);
    return { law, message, ply: file.length, file };
  }
}

function charge<G extends GameTypes>({ law, complaint }: Check, scene: Scene<G>): void {
  let found: string | undefined;
  try {
    found = complaint(scene);
  } catch (error) {
    if (error instanceof Breach) throw error;
    found = messageOf(error);
  }
  if (found !== undefined) throw new Breach(law, found);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function emptyFile<G extends GameTypes>(game: Game<G>, { seats, options }: TableSetup<G>): MatchFile {
  const [format, rules] = ['tortuga-match-1', game.version] as const;
  return { format, game: game.id, rules, seats, options, start: [], log: [], length: 0 };
}
