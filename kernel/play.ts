/** Carrying moves out: `play` in place, `apply` on a copy, and the forced answers in between. */

import { type Fate, recordedFate } from './fate.ts';
import type { Game, GameTypes, Log, Phase, Seat, TableSetup, Turn } from './game.ts';
import { LegalMenu } from './menu.ts';
import {
  askedSeats,
  checkMove,
  isOver,
  legalFor,
  phaseOf,
  ruleOf,
  sealedAnswers,
  topFrame,
} from './questions.ts';
import { granted, type Result, RulesBug } from './refusal.ts';

/** An event and who may learn of it: without `to`, everybody. */
export interface Logged<G extends GameTypes> {
  readonly event: G['event'];
  readonly to?: readonly Seat[];
}

/** What happened when an answer was taken. */
export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  /** The luck used, in order, forced answers included. */
  readonly draws: readonly number[];
  readonly events: readonly Logged<G>[];
  /** Did somebody learn what was hidden, by a draw, an unsealing, a private event or a reveal? */
  readonly revealed: boolean;
}

/**
 * Carries out one answer in place, unchecked: for search and simulation, on states you own and moves taken
 * from the offers. Forced answers are not taken, so that every ply is visible.
 *
 * @returns whether hidden things were revealed
 */
export function play<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  move: G['move'],
  fate: Fate,
  log?: Log<G>,
): boolean {
  const frame = topFrame<G>(state);
  const phase = phaseOf(game, frame);
  const turn = new Answering<G>(state, seat, frame, fate, log);
  if (phase.unseal === undefined) ruleOf(phase, move.type).apply(turn, move);
  else seal(phase, turn, move);
  return turn.revealed;
}

class Answering<G extends GameTypes> implements Turn<G> {
  readonly state: G['state'];
  readonly seat: Seat;
  readonly frame: G['frame'];
  readonly fate: Fate;
  readonly log: Log<G> | undefined;
  revealed = false;

  constructor(state: G['state'], seat: Seat, frame: G['frame'], fate: Fate, log: Log<G> | undefined) {
    this.state = state;
    this.seat = seat;
    this.frame = frame;
    this.fate = fate;
    this.log = log;
  }

  reveal(): void {
    this.revealed = true;
  }
}

function seal<G extends GameTypes>(phase: Phase<G>, turn: Answering<G>, move: G['move']): void {
  const answers = sealedAnswers<G>(turn.frame);
  answers.push({ seat: turn.seat, move });
  // Seat order, not arrival: the order in which answers come in must not matter.
  answers.sort((a, b) => a.seat - b.seat);
  const isComplete = answers.length === phase.seats(turn.state, turn.frame).length;
  if (isComplete || phase.isBinding) turn.reveal();
  if (!isComplete) return;
  const { state, frame, fate, log } = turn;
  for (const { seat, move: sealed } of answers) {
    ruleOf(phase, sealed.type).apply(new Answering<G>(state, seat, frame, fate, log), sealed);
  }
  phase.unseal?.(turn, answers);
}

/** No run of forced answers is longer than this; a longer one is a loop in the rules. */
const LONGEST_FORCED_RUN = 10_000;

/** Takes forced answers in place until somebody has a choice or the match is over. */
export function settle<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  fate: Fate,
  log?: Log<G>,
): boolean {
  const menu = new LegalMenu<G['move'], G['reason']>();
  let revealed = false;
  for (let taken = 0; taken <= LONGEST_FORCED_RUN; taken++) {
    const forced = forcedAnswer(game, state, menu);
    if (forced === undefined) return revealed;
    revealed = play(game, state, forced.seat, forced.move, fate, log) || revealed;
  }
  throw new RulesBug(`${game.id}: forced answers never end`);
}

function forcedAnswer<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  menu: LegalMenu<G['move'], G['reason']>,
): { seat: Seat; move: G['move'] } | undefined {
  if (isOver(state)) return undefined;
  const frame = topFrame<G>(state);
  const { asksAlways } = phaseOf(game, frame);
  if (asksAlways === true) return undefined;
  for (const seat of askedSeats(game, state)) {
    if (asksAlways !== undefined && asksAlways !== false && asksAlways(state, frame, seat)) continue;
    const move = legalFor(game, state, seat, menu).only;
    if (move !== undefined) return { seat, move };
  }
  return undefined;
}

/**
 * Takes one answer and the forced ones after it on a copy of the state: checked against the offers, with
 * draws recorded and events kept. The state given is never changed, whether the answer is taken or refused.
 *
 * @example
 * ```ts
 * import { apply, type Game, type GameTypes, scriptedFate } from '@tortuga/kernel';
 *
 * function withASix<G extends GameTypes>(game: Game<G>, state: G['state'], move: G['move']): G['state'] {
 *   const step = apply(game, state, 0, move, scriptedFate([5]));
 *   return step.ok ? step.value.state : state; // refused: step.code says why
 * }
 * ```
 */
export function apply<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  seat: Seat,
  move: G['move'],
  fate: Fate,
): Result<Step<G>, G['reason']> {
  return checkMove(game, state, seat, move) ?? granted(applyOffered(game, state, seat, move, fate));
}

/** The same for a move that was taken from the offers of this very state, unchecked. */
export function applyOffered<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  seat: Seat,
  move: G['move'],
  fate: Fate,
): Step<G> {
  return record<G>(fate, (recorded, log) => {
    const next = game.copy(state);
    const opened = play(game, next, seat, move, recorded, log);
    return [next, settle(game, next, recorded, log) || opened];
  });
}

/** Sets a match up and takes the forced answers before the first choice. */
export function begin<G extends GameTypes>(game: Game<G>, table: TableSetup<G>, fate: Fate): Step<G> {
  return record<G>(fate, (recorded, log) => {
    const state = game.setup(table, recorded, log);
    return [state, settle(game, state, recorded, log)];
  });
}

function record<G extends GameTypes>(
  fate: Fate,
  run: (fate: Fate, log: Log<G>) => [state: G['state'], revealed: boolean],
): Step<G> {
  const recorded = recordedFate(fate);
  const events: Logged<G>[] = [];
  let isPrivate = false;
  const [state, revealed] = run(recorded, (event, to) => {
    events.push(to === undefined ? { event } : { event, to });
    isPrivate ||= to !== undefined;
  });
  return {
    state,
    events,
    draws: recorded.draws,
    revealed: revealed || isPrivate || recorded.draws.length > 0,
  };
}
