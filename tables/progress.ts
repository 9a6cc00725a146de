/** How records change the match at a table. */

import {
  type AnyState,
  type Entry,
  type Fate,
  type GameTypes,
  isDiscreet,
  Match,
  type Prepared,
  type Seat,
  type Step,
  scriptedFate,
} from '@tortuga/kernel';
import { BrokenLog } from './broken.ts';
import { newClock, unreward } from './clock.ts';
import type { Happening, TableRecord } from './records.ts';
import { stillSealed } from './sealed.ts';
import type { KeptItem, Play, TableState } from './state.ts';
import type { News } from './told.ts';
import { stillAsked } from './unchanged.ts';
import { entriesHere } from './undo.ts';

/** Records of some types. */
export type Of<Type extends Happening['type']> = Extract<TableRecord, { readonly type: Type }>;

/** News to be kept, before it has a number. */
export type Kept = Pick<KeptItem, 'news'> & Partial<Omit<KeptItem, 'seq' | 'at'>>;

export function playOf({ play }: TableState): Play {
  if (play === undefined) throw new BrokenLog('no match has begun');
  return play;
}

export function beginMatch(table: TableState, { holders, luck, start, tick }: Of<'began'>): Kept {
  const { header } = table;
  if (holders.length !== header.seats) throw new BrokenLog('a match began with other seats');
  table.matches += 1;
  table.seats = holders.map((holder) => ({ holder }));
  table.proposal = undefined;
  // What was said stays; earlier matches are read from the log if anybody asks.
  table.items = table.items.filter(({ news }) => news.type === 'said');
  const { match, events } = setUp(table, start);
  const drawn = header.fork === undefined ? start.length : 0;
  const changed = holders.map(() => table.seq);
  table.play = { match, luck, drawn, skipped: [], changed, shown: undefined };
  table.clock = newClock(header.clock, header.seats, tick);
  return { news: { type: 'began', holders, commit: luck.commit, events: [] }, events };
}

/** The match as it begins: a fork where its origin was left. */
function setUp({ game, header }: TableState, start: readonly number[]) {
  const events: Step<GameTypes>['events'][number][] = [];
  const match = scripted(start, (fate) =>
    Match.begin(game, { seats: header.seats, options: header.options }, fate, (step) => {
      events.push(...step.events);
    }),
  );
  for (const entry of header.fork?.log ?? []) events.push(...carryOut(match, entry).events);
  return { match, events };
}

export function takeAnswer(
  table: TableState,
  { seat, move, draws = [], bot }: Of<'answered'>,
  prepared: Prepared<GameTypes> | undefined,
): Kept {
  const play = playOf(table);
  const { match } = play;
  const before = match.state;
  const step = prepared?.step ?? carryOut(match, { seat, move, draws });
  if (prepared !== undefined) match.take(prepared);
  play.drawn += step.draws.length;
  askAnew(table, play, stillSealed(match.game, before, match.state, seat) ?? newlyAsked(play, before, seat));
  table.proposal = undefined;
  const news: News =
    bot === undefined ? { type: 'answered', seat, events: [] } : { type: 'answered', seat, bot, events: [] };
  const kept = { news, events: step.events };
  return isDiscreet(match.game, before) ? { ...kept, isDiscreet: true } : kept;
}

/** All seats but those for whom the answer has changed nothing; none are named if it is all. */
function newlyAsked({ match, changed }: Play, before: Readonly<AnyState>, seat: Seat): Seat[] | undefined {
  const spared = stillAsked(match.game, before, match.state, seat);
  return spared.length === 0 ? undefined : [...changed.keys()].filter((other) => !spared.includes(other));
}

/** Never says what was answered: it may be a secret. */
function carryOut(match: Match<GameTypes>, { seat, move, draws = [] }: Entry): Step<GameTypes> {
  const where = match.log.length + 1;
  return scripted(draws, (fate) => {
    const taken = match.answer(seat, move, fate);
    if (!taken.ok) throw new BrokenLog(`answer ${where}, by seat ${seat + 1}, is refused: ${taken.code}`);
    return taken.value;
  });
}

/** Does something with recorded luck, which must be used up. */
function scripted<T>(draws: readonly number[], work: (fate: Fate) => T): T {
  const fate = scriptedFate(draws);
  const done = work(fate);
  if (fate.left > 0) throw new BrokenLog('more luck is recorded than was used');
  return done;
}

export function takeBack(table: TableState, { seat, count }: Of<'undone'>): void {
  const play = playOf(table);
  const { match } = play;
  if (count < 1 || count > entriesHere(table, play)) throw new BrokenLog('nothing can be taken back');
  const before = match.state;
  const lost = match.rewind(count);
  skipDraws(play, lost);
  for (const entry of lost) unreward(table.clock, table.header.clock, entry.seat);
  const unsealed = stillSealed(match.game, match.state, before, seat);
  // With more answers than were under seal, it is another question of the same kind.
  askAnew(table, play, unsealed !== undefined && unsealed.length >= count ? unsealed : undefined);
  table.proposal = undefined;
}

/** No luck comes twice, and a file says which was never used. */
function skipDraws(play: Play, lost: readonly Entry[]): void {
  const entry = play.match.log.length;
  const drawn = lost.reduce((sum, { draws = [] }) => sum + draws.length, 0);
  // Draws skipped after an entry that is itself taken back count where the match goes on.
  const again = play.skipped.filter(([before]) => before >= entry);
  const skipped = again.reduce((sum, [, draws]) => sum + draws, drawn);
  play.skipped = play.skipped.filter(([before]) => before < entry);
  if (skipped > 0) play.skipped.push([entry, skipped]);
}

/** From now on these seats, or all, must know of this record to answer. */
function askAnew({ seq }: TableState, { changed }: Play, seats?: readonly Seat[]): void {
  if (seats === undefined) changed.fill(seq);
  else for (const seat of seats) changed[seat] = seq;
}
