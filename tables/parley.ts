/** What needs the others: taking back more than one may, a draw, another match; and giving up. */

import { refuse, type Seat } from '@tortuga/kernel';
import { openPlay } from './answers.ts';
import { plan, type Ruling } from './plan.ts';
import type { Happening, ProposalKind } from './records.ts';
import { isFinished, isPeopled, STAND_IN, voters } from './seating.ts';
import { rematch } from './seats.ts';
import type { Fortune, Proposal, TableState } from './state.ts';

interface Wish {
  readonly what: ProposalKind;
  readonly count?: number;
}

export function propose(table: TableState, seat: Seat, wish: Wish, fortune: Fortune): Ruling {
  const no = checkProposal(table, wish);
  if (no !== undefined) return no;
  const proposal: Proposal = { ...wish, seat, agreed: [seat] };
  return plan({ type: 'proposed', seat, ...wish }, ...settled(table, proposal, fortune));
}

function checkProposal(table: TableState, { what, count }: Wish) {
  if (table.proposal !== undefined) return refuse('proposal-open');
  if (what === 'rematch') return checkRematch(table);
  const play = openPlay(table);
  if (!('match' in play)) return play;
  if (what === 'draw') return table.game.drawsByAgreement ? undefined : refuse('no-draws');
  return count !== undefined && count >= 1 && count <= play.match.log.length - forkedEntries(table)
    ? undefined
    : refuse('nothing-to-undo');
}

function checkRematch({ play, seats }: TableState) {
  if (play === undefined) return refuse('not-begun');
  if (!isFinished(play)) return refuse('has-begun');
  return seats.some(({ holder }) => holder.kind === 'open') ? refuse('not-seated') : undefined;
}

/** What was played before a fork stays. */
function forkedEntries({ header: { fork } }: TableState): number {
  return fork?.log.length ?? 0;
}

export function agree(table: TableState, seat: Seat, fortune: Fortune): Ruling {
  const { proposal } = table;
  if (proposal === undefined || proposal.agreed.includes(seat)) return refuse('no-proposal');
  const agreed = { ...proposal, agreed: [...proposal.agreed, seat] };
  return plan({ type: 'agreed', seat }, ...settled(table, agreed, fortune));
}

export function decline(table: TableState, seat: Seat): Ruling {
  return table.proposal === undefined ? refuse('no-proposal') : plan({ type: 'declined', seat });
}

/** What happens once everybody has agreed: until then, nothing. */
function settled(
  table: TableState,
  { what, seat, count = 1, agreed }: Proposal,
  fortune: Fortune,
): Happening[] {
  if (!votersFor(table, what).every((voter) => agreed.includes(voter))) return [];
  if (what === 'undo') return [{ type: 'undone', seat, count }];
  if (what === 'rematch') return [...rematch(table, fortune)];
  return [{ type: 'ended', how: 'agreement', places: table.seats.map(() => 1) }];
}

/** Who has given up has no say in the match, but in the next one. */
function votersFor(table: TableState, what: ProposalKind): Seat[] {
  if (what !== 'rematch') return voters(table);
  return table.seats.flatMap(({ holder }, seat) => (holder.kind === 'person' ? [seat] : []));
}

/** With two players the other wins; with more, a bot plays on unless nobody else is left. */
export function resign(table: TableState, seat: Seat): Ruling {
  const play = openPlay(table);
  if (!('match' in play)) return play;
  if (table.seats[seat]?.hasResigned) return refuse('not-your-turn');
  const stay = table.seats.filter((other, number) => number !== seat && isPeopled(other));
  if (table.seats.length > 2 && stay.length > 0) return plan({ type: 'resigned', seat, standIn: STAND_IN });
  const places = table.seats.map((other, number) =>
    number === seat || other.hasResigned ? lastPlace(table, seat) : 1,
  );
  return plan({ type: 'resigned', seat }, { type: 'ended', how: 'resignation', places });
}

/** Those who gave up share the place after all others. */
function lastPlace({ seats }: TableState, seat: Seat): number {
  return seats.filter((other, number) => number !== seat && !other.hasResigned).length + 1;
}
