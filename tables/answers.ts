/** Answers to questions. */

import type { Level } from '@tortuga/bots';
import { type AnyMove, at, type Fate, granted, readMove, refuse, type Seat } from '@tortuga/kernel';
import type { Ruling } from './plan.ts';
import { shownMove } from './question.ts';
import { botOf, isFinished } from './seating.ts';
import type { Fortune, Play, TableState } from './state.ts';

/** An answer on its way: by whom, to what they knew, and which. */
export interface Answering {
  readonly seat: Seat;
  /** The newest record whoever answers knew. */
  readonly seq: number;
  readonly move: string | AnyMove;
  /** The bot that answers, if it is one. */
  readonly bot?: Level;
}

export function answer(table: TableState, answering: Answering, fortune: Fortune): Ruling {
  const play = openPlay(table);
  if (!('match' in play)) return play;
  const { seat, seq, bot } = answering;
  // Whoever it thought for may be back meanwhile.
  if (bot !== undefined && botOf(at(table.seats, seat)) !== bot) return refuse('stale');
  const no = checkSeq(table, play, seat, seq);
  if (no !== undefined) return no;
  const prepared = prepare(play, answering, fortune.fate(play.luck.seed, play.drawn));
  if (!prepared.ok) return prepared;
  const { move, draws } = prepared.value.entry;
  const plain = { type: 'answered', seat, move } as const;
  const happening = draws === undefined ? plain : { ...plain, draws };
  return granted({
    happenings: [bot === undefined ? happening : { ...happening, bot }],
    prepared: prepared.value,
  });
}

function prepare(play: Play, { seat, move }: Answering, fate: Fate) {
  const { match } = play;
  if (typeof move !== 'string') return match.prepare(seat, move, fate);
  const offered = shownMove(play, seat, move);
  if (offered !== undefined) return granted(match.prepareOffered(seat, offered, fate));
  const read = readMove(match.game, match.state, seat, move);
  return read.ok ? match.prepare(seat, read.value, fate) : read;
}

/** Whoever answers must have known the question; what others answered under seal meanwhile does not matter. */
export function checkSeq(table: TableState, { changed }: Play, seat: Seat, seq: number) {
  if (seq > table.seq) return refuse('malformed', 'There is no record with this number yet.');
  return seq < at(changed, seat) ? refuse('stale') : undefined;
}

/** The match, if it can still be played. */
export function openPlay({ play }: TableState) {
  if (play === undefined) return refuse('not-begun');
  return isFinished(play) ? refuse('game-over') : play;
}
