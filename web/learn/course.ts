/** The positions of a lesson, and what the kernel makes of answers to them. */

import {
  type AnyGame,
  apply,
  type Fate,
  type GameTypes,
  granted,
  type Result,
  RulesBug,
  readMove,
  type Step,
  scriptedFate,
} from '@tortuga/kernel';
import { LEARNER, type LessonStep, type Reply } from '../toolkit/learn.ts';

export type State = GameTypes['state'];
export type Events = readonly GameTypes['event'][];

/** A position, and what every answer that led to it brought about. */
export interface Scene {
  readonly state: State;
  readonly deeds: readonly { readonly seat: number; readonly events: Events }[];
}

/** What the learner's answer led to, and what it has missed. */
export interface Judged {
  readonly state: State;
  readonly events: Events;
  readonly miss: string | undefined;
}

/** Where a step begins; `before` is where the one before it ended. */
export function sceneOf(game: AnyGame, { start }: LessonStep, before?: State): Scene {
  if ('position' in start) return { state: start.position, deeds: [] };
  if (before === undefined) throw new RulesBug('a lesson begins with a position');
  let state = before;
  const deeds = start.replies.map((reply) => {
    const step = carryOut(game, state, reply);
    state = step.state;
    return { seat: reply.seat, events: eventsOf(step) };
  });
  return { state, deeds };
}

/** Where a step begins for somebody who comes straight to it. */
export function sceneAt(game: AnyGame, steps: readonly LessonStep[], at: number): Scene {
  const step = stepAt(steps, at);
  if ('position' in step.start) return sceneOf(game, step);
  const before = sceneAt(game, steps, at - 1);
  const shown = judge(game, stepAt(steps, at - 1), before.state, stepAt(steps, at - 1).solution);
  if (!shown.ok) throw new RulesBug(`the solution of step ${at} is refused: ${shown.code}`);
  return sceneOf(game, step, shown.value.state);
}

export function stepAt(steps: readonly LessonStep[], at: number): LessonStep {
  const step = steps[at];
  if (step === undefined) throw new RulesBug(`the lesson has no step ${at + 1}`);
  return step;
}

/** Takes an answer of the learner, in notation, and says whether it was the one. */
export function judge(
  game: AnyGame,
  { draws = [], judge: missOf }: LessonStep,
  state: State,
  line: string,
): Result<Judged, string> {
  const move = readMove(game, state, LEARNER, line);
  if (!move.ok) return move;
  const taken = apply(game, state, LEARNER, move.value, dictated(draws));
  if (!taken.ok) return taken;
  const events = eventsOf(taken.value);
  return granted({ state: taken.value.state, events, miss: missOf(events, taken.value.state) });
}

function carryOut(game: AnyGame, state: State, { seat, move, draws = [] }: Reply): Step<GameTypes> {
  const read = readMove(game, state, seat, move);
  const taken = read.ok ? apply(game, state, seat, read.value, scriptedFate(draws)) : read;
  if (!taken.ok) throw new RulesBug(`the reply ${move} is refused: ${taken.code}`);
  return taken.value;
}

/** An answer nobody foresaw may need more luck than was written down. */
function dictated(draws: readonly number[]): Fate {
  const left = draws.values();
  return { draw: () => left.next().value ?? 0 };
}

function eventsOf({ events }: Step<GameTypes>): Events {
  return events.map(({ event }) => event);
}
