/** What needs the others: taking back more than one may, a draw, another match; and giving up. */

import { refuse, type Seat } from '@tortuga/kernel';
import { openPlay } from './answers.ts';
import { plan, type Ruling } from './plan.ts';
import type { Happening, ProposalKind } from './records.ts';
import { isFinished, isPeopled, STAND_IN, voters } from './seating.ts';
import { rematch } from './seats.ts';
import type { Fortune, Proposal, TableState } from './state.ts';
import { entriesHere } from './undo.ts';

interface Wish {
  readonly what: ProposalKind;
  readonly count?: number;
}

export function propose(table: TableState, seat: Seat, wish: Wish, fortune: Fortune): Ruling {
  const no = checkProposal(table, wish);
  if (no !== undefined) return no;
  const proposed: Happening = { type: 'proposed', seat, ...wish };
  const bot = table.seats.findIndex(({ holder }) => holder.kind === 'bot');
  // A bot lets people take back what they like, but wants to win.
  if (wish.what === 'draw' && bot >= 0) return plan(proposed, { type: 'declined', seat: bot });
  return plan(proposed, ...settled(table, { ...wish, seat, agreed: [seat] }, fortune));
}

function checkProposal(table: TableState, { what, count }: Wish) {
  if (table.proposal !== undefined) return refuse('proposal-open');
  if (what === 'rematch') return checkRematch(table);
  const play = openPlay(table);
  if (!('match' in play)) return play;
  if (what === 'draw') return table.game.drawsByAgreement ? undefined : refuse('no-draws');
  return count !== undefined && count >= 1 && count <= entriesHere(table, play)
    ? undefined
    : refuse('nothing-to-undo');
}

function checkRematch({ play, seats }: TableState) {
  if (play === undefined) return refuse('not-begun');
  if (!isFinished(play)) return refuse('has-begun');
  return seats.some(({ holder }) => holder.kind === 'open') ? refuse('not-seated') : undefined;
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
  return [{ type: 'ended', how: 'agreement', places: placesWithout(table) }];
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
  const stay = table.seats.filter((other, number) => number !== seat && isPeopled(other));
  if (table.seats.length > 2 && stay.length > 0) return plan({ type: 'resigned', seat, standIn: STAND_IN });
  const places = placesWithout(table, seat);
  return plan({ type: 'resigned', seat }, { type: 'ended', how: 'resignation', places });
}

/** Those who gave up share the place after all others, who share the first. */
function placesWithout({ seats }: TableState, resigning?: Seat): number[] {
  const hasGivenUp = seats.map((seat, number) => number === resigning || seat.hasResigned === true);
  const last = hasGivenUp.filter((hasLost) => !hasLost).length + 1;
  return hasGivenUp.map((hasLost) => (hasLost ? last : 1));
}
