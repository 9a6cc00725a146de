/** Law 10: whoever answers out of turn, nonsense, what is blocked or after the end is refused, and that is all. */

import {
  askedSeats,
  type Fate,
  type GameTypes,
  isOver,
  type Offer,
  offersFor,
  type Result,
  type Seat,
  turnDial,
  writeMove,
} from '@tortuga/kernel';
import type { Check, Scene } from './law.ts';

/** Lines that no game understands, some of them meant to hurt. */
const NONSENSE: readonly unknown[] = [
  '',
  ' ',
  'no such move',
  '__proto__',
  'constructor',
  '\u0000',
  'x'.repeat(5000),
  undefined,
  7,
  { type: 'pass' },
];

const ODD_SEATS: readonly number[] = [-1, 0.5, 99, Number.NaN];

/** Blocked offers tried of one question. */
const BLOCKED_TRIED = 4;

const untouchable: Fate = {
  draw() {
    throw new Error('a refused move drew from fate');
  },
};

interface Attempt {
  readonly name: string;
  /** The code it must be refused with, if that is known. */
  readonly code?: string;
  run(): Result<unknown, string>;
}

function refusalsLeaveNoTrace<G extends GameTypes>(scene: Scene<G>): string | undefined {
  const { match, now } = scene;
  const before = match.log.length;
  for (const { name, code, run } of attempts(scene)) {
    const taken = run();
    if (taken.ok) return `${name} was accepted`;
    if (code !== undefined && taken.code !== code) return `${name} was refused: ${taken.code}, not ${code}`;
    if (match.log.length !== before) return `${name} was refused, but is in the log`;
    if (JSON.stringify(match.state) !== now.text) return `${name} was refused, but changed the state`;
  }
  return undefined;
}

function* attempts<G extends GameTypes>(scene: Scene<G>): Generator<Attempt> {
  const { game, match, now, table } = scene;
  const asked = askedSeats(game, now.state);
  const someone = asked[0] ?? 0;
  for (const line of NONSENSE) yield byLine(scene, someone, line);
  yield byMove(scene, someone, { type: 'no-such-move' });
  for (const seat of ODD_SEATS) yield byLine(scene, seat, match.log.at(-1)?.move ?? 'pass');
  const free = offersFor(game, now.state, someone).find(
    ({ no, dial }) => no === undefined && dial === undefined,
  );
  if (free !== undefined) {
    yield byMove(scene, someone, { ...free.move, besides: 1 });
    for (let seat = 0; seat < table.seats; seat++) {
      if (!asked.includes(seat)) yield { ...byMove(scene, seat, free.move), code: 'not-your-turn' };
    }
  }
  for (const seat of asked) yield* blockedOf(scene, seat);
  if (isOver(now.state)) yield { ...byLine(scene, 0, match.log.at(-1)?.move ?? 'pass'), code: 'game-over' };
}

function byLine<G extends GameTypes>({ match }: Scene<G>, seat: Seat, line: unknown): Attempt {
  return {
    name: `"${String(line).slice(0, 40)}" by seat ${seat}`,
    // What comes from outside need not be a string.
    run: () => match.answer(seat, line as string, untouchable),
  };
}

function byMove<G extends GameTypes>({ match }: Scene<G>, seat: Seat, move: G['move']): Attempt {
  return {
    name: `${JSON.stringify(move)} by seat ${seat}`,
    run: () => match.answerWith(seat, move, untouchable),
  };
}

function* blockedOf<G extends GameTypes>(scene: Scene<G>, seat: Seat): Generator<Attempt> {
  const { game, now, fate } = scene;
  const blocked = offersFor(game, now.state, seat).flatMap((offer) => blockedIn<G>(offer));
  for (let i = Math.min(BLOCKED_TRIED, blocked.length); i > 0; i--) {
    const tried = blocked[fate.draw(blocked.length)];
    if (tried === undefined) continue;
    yield { ...byMove(scene, seat, tried.move), code: tried.no };
    yield { ...byLine(scene, seat, writeMove(game, now.state, tried.move)), code: tried.no };
  }
}

interface Blocked<G extends GameTypes> {
  readonly move: G['move'];
  readonly no: string;
}

function blockedIn<G extends GameTypes>({ move, no, dial }: Offer<G['move'], G['reason']>): Blocked<G>[] {
  if (dial === undefined) return no === undefined ? [] : [{ move, no }];
  const ends = [dial.min, dial.max].flatMap((value) => {
    const reason = dial.no?.(value);
    return reason === undefined ? [] : [{ move: turnDial(dial, value), no: reason }];
  });
  return [...ends, { move: turnDial(dial, dial.max + dial.step), no: 'not-offered' }];
}

export const REFUSAL_CHECKS: readonly Check[] = [{ law: 10, every: 32, complaint: refusalsLeaveNoTrace }];
