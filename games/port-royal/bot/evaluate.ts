/** What a position is worth to a captain, compared with the others (BOT-1 to BOT-14 of the design). */

import { at, type Seat, topFrame } from '@tortuga/kernel';
import { COLOURS, type Colour } from '../rules/cards.ts';
import { LOOT_CARDS } from '../rules/loot.ts';
import { ROW } from '../rules/places.ts';
import { ROUNDS, TRICKS } from '../rules/rounds.ts';
import { NONE, type PortRoyal, type PortRoyalState } from '../rules/state.ts';
import { type Summary, sumUp } from './fleets.ts';
import { strengths } from './strength.ts';
import { likelyWinner } from './trick.ts';
import { fleetWorth, gainOf, keptWorth, openBid } from './worth.ts';

const worths: number[] = [0, 0, 0, 0];
const hopes: number[] = [0, 0, 0, 0];
const wants: boolean[] = [false, false, false, false];

/** Expected result for a seat, from -1 to 1. */
export function evaluate(state: Readonly<PortRoyalState>, seat: Seat): number {
  weigh(state);
  const left = timeLeft(state);
  const scale = 5 + 20 * left;
  let [sum, best] = [0, 1];
  for (let rival = 0; rival < state.debts.length; rival++) {
    if (rival === seat) continue;
    const value = squash((at(worths, seat) - at(worths, rival)) / scale);
    sum += value;
    best = Math.min(best, value);
  }
  return (best + sum / (state.debts.length - 1)) / 2;
}

function squash(x: number): number {
  return x / (1 + Math.abs(x));
}

function timeLeft({ round, tricks }: Readonly<PortRoyalState>): number {
  return ((ROUNDS - round + 1) * TRICKS - tricks.length) / (ROUNDS * TRICKS);
}

function weigh(state: Readonly<PortRoyalState>): void {
  const left = timeLeft(state);
  const summary = sumUp(state);
  for (let seat = 0; seat < state.debts.length; seat++) {
    worths[seat] =
      fleetWorth(summary, seat, left) +
      keptWorth(state, seat, left) -
      at(state.debts, seat) -
      openBid(state, seat);
  }
  weighHopes(state, summary, left);
  weighFrames(state, summary, left);
}

function gain(seat: Seat, worth: number): void {
  worths[seat] = at(worths, seat) + worth;
}

/** What each can hope to win with the cards in hand from the loot that is still open. */
function weighHopes(state: Readonly<PortRoyalState>, summary: Summary, left: number): void {
  const open = LOOT_CARDS.filter((loot) => state.loot[loot] === ROW && loot !== state.stake);
  const tricksLeft = TRICKS - state.tricks.length - (state.stake === NONE ? 0 : 1);
  if (open.length === 0 || tricksLeft <= 0) return;
  const strong = strengths(state, expectedTrump(state));
  let total = 0.01;
  for (let seat = 0; seat < state.debts.length; seat++) total += at(strong, seat);
  for (let seat = 0; seat < state.debts.length; seat++) {
    let sum = 0;
    for (const loot of open) sum += Math.max(-1, gainOf(state, summary, seat, loot, left));
    hopes[seat] = (sum * tricksLeft) / open.length;
    gain(seat, (at(hopes, seat) * at(strong, seat)) / total);
  }
}

function expectedTrump(state: Readonly<PortRoyalState>): Colour {
  const { trump, holder } = state;
  if (trump !== NONE || holder === NONE) return trump;
  let [best, strongest] = [0, -1];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const strong = at(strengths(state, colour), holder);
    if (strong > strongest) [best, strongest] = [colour, strong];
  }
  return best;
}

function weighFrames(state: Readonly<PortRoyalState>, summary: Summary, left: number): void {
  const frame = topFrame<PortRoyal>(state);
  switch (frame.kind) {
    case 'auction': {
      const holder = frame.bidder === NONE ? state.dealer : frame.bidder;
      gain(holder, 4 - 0.5 * frame.high);
      break;
    }
    case 'leader':
      gain(frame.by, 0.5);
      break;
    case 'stake':
      gain(state.leader, 0.6);
      break;
    case 'card': {
      for (let seat = 0; seat < state.debts.length; seat++) {
        wants[seat] = gainOf(state, summary, seat, state.stake, left) > 0;
      }
      const winner = likelyWinner(state, wants);
      gain(winner, gainOf(state, summary, winner, state.stake, left));
      break;
    }
    case 'take':
    case 'remove':
    case 'relocate':
      gain(frame.seat, gainOf(state, summary, frame.seat, state.stake, left));
      break;
    case 'prisoner':
      gain(frame.seat, 3);
      break;
    default:
  }
}
