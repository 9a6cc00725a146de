/** Laws of the log: replaying and taking back (1, 11). */

import {
  apply,
  type Entry,
  type GameTypes,
  type MatchFile,
  noFate,
  readMatch,
  type Seat,
  scriptedFate,
} from '@tortuga/kernel';
import { difference } from '../difference.ts';
import { Breach, type Check, type Moment, type Scene } from './law.ts';

function replaysAlike<G extends GameTypes>({ game, match, moments }: Scene<G>): string | undefined {
  const file: MatchFile = JSON.parse(JSON.stringify(match.file()));
  let at = 0;
  const read = readMatch(game, file, (step) => {
    const then = moments[at];
    const found =
      then === undefined
        ? undefined
        : (differs(then, step.state) ?? difference(then.step.events, step.events));
    if (found !== undefined) throw new Breach(1, `after ${at} answers, then and replayed: ${found}`);
    at += 1;
  });
  return read.ok ? undefined : `the match cannot be read back: ${read.detail ?? read.code}`;
}

/** Compared as JSON: what JSON loses is the business of law 3. */
function differs<G extends GameTypes>({ text }: Moment<G>, state: G['state']): string | undefined {
  const other = JSON.stringify(state);
  return other === text ? undefined : difference(JSON.parse(text), JSON.parse(other));
}

function undoReachesThePast<G extends GameTypes>(scene: Scene<G>): string | undefined {
  const { match, now } = scene;
  const seat = now.answer?.seat;
  if (seat === undefined) return undefined;
  const granted = match.undoable(seat);
  return limitsHold(scene, seat, granted) ?? (granted > 0 ? thereAndBack(scene, seat, granted) : undefined);
}

/** A seat takes back its own last answers, as far as none used luck or showed what was hidden. */
function limitsHold<G extends GameTypes>(
  { match, moments, now, table }: Scene<G>,
  seat: Seat,
  granted: number,
): string | undefined {
  let own = 0;
  for (let at = moments.length - 1; at > 0; at--) {
    const { answer, step } = moments[at] ?? now;
    if (answer?.seat !== seat || step.revealed || step.draws.length > 0) break;
    own += 1;
  }
  if (granted !== own) return `seat ${seat} may take back ${granted} answers, not ${own}`;
  if (match.undo(seat, own + 1).ok) return `seat ${seat} took back one answer too many`;
  for (let other = 0; other < table.seats; other++) {
    if (other !== seat && match.undo(other).ok) return `seat ${other} took back an answer of seat ${seat}`;
  }
  return undefined;
}

function thereAndBack<G extends GameTypes>(scene: Scene<G>, seat: Seat, granted: number): string | undefined {
  const { match, moments, now, fate } = scene;
  const answers = 1 + fate.draw(granted);
  const past = moments.at(-1 - answers);
  const undone = match.undo(seat, answers);
  if (!undone.ok || past === undefined) return 'an answer that may be taken back was not';
  const found = differs(past, match.state);
  for (const entry of undone.value) answerAgain(scene, entry);
  if (found !== undefined) return `then and after undo: ${found}`;
  const again = differs(now, match.state);
  return again === undefined ? undefined : `before undo and when answered again: ${again}`;
}

function answerAgain<G extends GameTypes>({ match }: Scene<G>, { seat, move, draws }: Entry): void {
  const taken = match.answer(seat, move, scriptedFate(draws ?? []));
  if (!taken.ok) throw new Error(`after undo "${move}" is refused: ${taken.code}`);
}

const WORLDS = 2;

/** What may be taken back must teach its seat nothing: in every world it imagined, the same view follows. */
function undoTeachesNothing<G extends GameTypes>({ game, moments, now, fate }: Scene<G>): string | undefined {
  const { answer, step } = now;
  const before = moments.at(-2);
  if (answer === undefined || before === undefined || step.revealed) return undefined;
  const { seat, move } = answer;
  const view = game.view(before.state, seat);
  for (let i = 0; i < WORLDS; i++) {
    const world = game.imagine(view, seat, fate);
    const taken = apply(game, world, seat, move, noFate);
    if (!taken.ok) return undefined; // law 6 has that one
    const found = difference(game.view(now.state, seat), game.view(taken.value.state, seat));
    if (found !== undefined) {
      return `seat ${seat} learnt something by ${JSON.stringify(move)} and may take it back: ${found}`;
    }
  }
  return undefined;
}

export const REPLAY_CHECKS: readonly Check[] = [
  { law: 1, at: 'end', every: 4, complaint: replaysAlike },
  { law: 11, every: 256, complaint: undoReachesThePast },
  { law: 11, every: 16, complaint: undoTeachesNothing },
];
