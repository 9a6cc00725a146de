/** Taking answers back. What was played before a fork stays. */

import { refuse, type Seat } from '@tortuga/kernel';
import { checkSeq, openPlay } from './answers.ts';
import { plan, type Ruling } from './plan.ts';
import type { Play, TableState } from './state.ts';

/** How many answers were given at this table. */
export function entriesHere({ header: { fork } }: TableState, { match }: Play): number {
  return match.log.length - (fork?.log.length ?? 0);
}

/** How many of the last answers a seat may take back without asking anybody. */
export function undoable(table: TableState, play: Play, seat: Seat): number {
  return Math.min(play.match.undoable(seat), entriesHere(table, play));
}

export function undo(
  table: TableState,
  { seat, seq, count = 1 }: { readonly seat: Seat; readonly seq: number; readonly count?: number },
): Ruling {
  const play = openPlay(table);
  if (!('match' in play)) return play;
  const no = checkSeq(table, play, seat, seq);
  if (no !== undefined) return no;
  return count < 1 || count > undoable(table, play, seat)
    ? refuse('nothing-to-undo')
    : plan({ type: 'undone', seat, count });
}
