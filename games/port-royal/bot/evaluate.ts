/** What a position is worth to a captain: where all of them stand, and what they may still win in this round. */

import { at, isOver, type Seat, topFrame } from '@tortuga/kernel';
import { LOOT_CARDS } from '../rules/loot.ts';
import { ROW } from '../rules/places.ts';
import { TRICKS } from '../rules/rounds.ts';
import { type AuctionFrame, NONE, type PortRoyal, type PortRoyalState } from '../rules/state.ts';
import { type Outlook, outlookOn } from './outlook.ts';
import { expectedTrump, strengths } from './strength.ts';
import { likelyWinner } from './trick.ts';
import { expectedDebt, gainOf, standingOf } from './worth.ts';

/** What all captains will probably have in the end, in points; overwritten by the next position. */
const standings: number[] = [0, 0, 0, 0];

/** A lead of so many points is worth half a win; more, while much is still to come. */
const LEAD = 5;
const EARLY_LEAD = 20;

/** Expected result for a seat, from -1 to 1: compared with all rivals, and once more with the best of them. */
export function evaluate(state: Readonly<PortRoyalState>, seat: Seat): number {
  const outlook = outlookOn(state);
  weigh(outlook);
  const scale = LEAD + EARLY_LEAD * outlook.left;
  let [sum, worst] = [0, 1];
  for (let rival = 0; rival < state.debts.length; rival++) {
    if (rival === seat) continue;
    const lead = (at(standings, seat) - at(standings, rival)) / scale;
    const value = lead / (1 + Math.abs(lead));
    sum += value;
    worst = Math.min(worst, value);
  }
  return (worst + sum / (state.debts.length - 1)) / 2;
}

function weigh(outlook: Outlook): void {
  const { state } = outlook;
  for (let seat = 0; seat < state.debts.length; seat++) standings[seat] = standingOf(outlook, seat);
  if (isOver(state)) return;
  weighHopes(outlook);
  weighQuestion(outlook);
}

function credit(seat: Seat, points: number): void {
  standings[seat] = at(standings, seat) + points;
}

/** Somebody who cannot avoid a card that does harm loses at most so much on average. */
const LEAST_GAIN = -1;

/** What a captain would win with all tricks of the round that have not begun. */
function hopeOf(outlook: Outlook, seat: Seat): number {
  const { loot, stake, tricks } = outlook.state;
  let [sum, open] = [0, 0];
  for (let card = 0; card < LOOT_CARDS.length; card++) {
    if (loot[card] !== ROW || card === stake) continue;
    sum += Math.max(LEAST_GAIN, gainOf(outlook, seat, card));
    open += 1;
  }
  const tricksLeft = TRICKS - tricks.length - (stake === NONE ? 0 : 1);
  return open === 0 || tricksLeft <= 0 ? 0 : (sum * tricksLeft) / open;
}

/** Everybody gets the share of it that the cards in hand are good for. */
function weighHopes(outlook: Outlook): void {
  const { state } = outlook;
  const strong = strengths(state, expectedTrump(state));
  let total = 0;
  for (let seat = 0; seat < state.debts.length; seat++) total += at(strong, seat);
  if (total === 0) return;
  for (let seat = 0; seat < state.debts.length; seat++) {
    credit(seat, (hopeOf(outlook, seat) * at(strong, seat)) / total);
  }
}

/** The right to name who leads, and the choice of the loot, as a share of the best card. */
const NAMING = 0.5;
const CHOOSING = 0.4;

/** What the open question is about. */
function weighQuestion(outlook: Outlook): void {
  const { state } = outlook;
  const frame = topFrame<PortRoyal>(state);
  if (frame.kind === 'auction') weighAuction(outlook, frame);
  else if (frame.kind === 'leader') credit(frame.by, NAMING);
  else if (frame.kind === 'stake') credit(state.leader, CHOOSING * bestGain(outlook, state.leader));
  else if (frame.kind === 'card') weighTrick(outlook);
  else if (frame.kind === 'take' || frame.kind === 'remove' || frame.kind === 'relocate') {
    credit(frame.seat, gainOf(outlook, frame.seat, state.stake));
  }
}

/** What the privileges bring, apart from a share of what the round has to offer (BOT-5). */
const PRIVILEGES = 2;
const PRIVILEGE_SHARE = 0.2;

/** As if the auction were over. */
function weighAuction(outlook: Outlook, { bidder, high }: AuctionFrame): void {
  const holder = bidder === NONE ? outlook.state.dealer : bidder;
  credit(holder, PRIVILEGES + PRIVILEGE_SHARE * hopeOf(outlook, holder) - expectedDebt(high, 0));
}

function bestGain(outlook: Outlook, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let card = 0; card < LOOT_CARDS.length; card++) {
    if (outlook.state.loot[card] === ROW) best = Math.max(best, gainOf(outlook, seat, card));
  }
  return best;
}

const wants: boolean[] = [false, false, false, false];

function weighTrick(outlook: Outlook): void {
  const { state } = outlook;
  for (let seat = 0; seat < state.debts.length; seat++) wants[seat] = gainOf(outlook, seat, state.stake) > 0;
  const winner = likelyWinner(state, wants);
  credit(winner, gainOf(outlook, winner, state.stake));
}
