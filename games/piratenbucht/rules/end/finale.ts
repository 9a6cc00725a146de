/** END: fame cards are shown, and ties are fought out. */

import { at, type Outcome, type Seat } from '@tortuga/kernel';
import { beginBattle } from '../battle/course.ts';
import { captainOf, gainFame } from '../captains.ts';
import { NOWHERE } from '../data/places.ts';
import { fameOf, isFameCard } from '../data/tavern-cards.ts';
import type { Doing } from '../doing.ts';
import { say } from '../say.ts';
import type { Piratenbucht, PirateState } from '../state.ts';

/** END-2, END-4 */
export function beginFinale(doing: Doing): void {
  const { state } = doing;
  doing.reveal();
  for (let seat = 0; seat < state.captains.length; seat++) showFameCards(doing, seat);
  const fame = state.captains.map((captain) => captain.fame);
  state.places = fame.map((own) => 1 + fame.filter((other) => other > own).length);
  state.stage = 'duels';
}

function showFameCards(doing: Doing, seat: Seat): void {
  const captain = captainOf(doing.state, seat);
  const cards = captain.hand.filter(isFameCard);
  if (cards.length === 0) return;
  captain.hand = captain.hand.filter((card) => !isFameCard(card));
  captain.seen = captain.seen.filter((card) => !isFameCard(card));
  captain.shown = cards;
  doing.log?.({ type: 'fameCardsShown', seat, cards });
  gainFame(
    doing,
    seat,
    cards.reduce((sum, card) => sum + fameOf(card), 0),
    'fameCards',
  );
}

/** END-5, END-14: the next duel, or the end. */
export function goOnWithDuels(doing: Doing): void {
  const { state, log } = doing;
  const [tied, place] = nextTie(state);
  if (tied.length === 0) {
    state.stage = 'over';
    log?.({ type: 'ended', places: state.places?.slice() ?? [] });
    return;
  }
  state.tally.duels += 1;
  log?.({ type: 'duelBegan', ships: tied, place });
  beginBattle(doing, NOWHERE, tied, []);
}

/** END-6: unless all ties are fought out, only the first place matters. */
function nextTie({ places = [], options }: Readonly<PirateState>): [tied: Seat[], place: number] {
  const last = options.duelScope === 'all' ? places.length : 1;
  for (let place = 1; place <= last; place++) {
    const tied = [...places.keys()].filter((seat) => places[seat] === place);
    if (tied.length > 1) return [tied, place];
  }
  return [[], 0];
}

export function outcome(state: Readonly<PirateState>): Outcome<Piratenbucht> | undefined {
  const { stage, places, captains } = state;
  if (stage !== 'over' || places === undefined) return undefined;
  const scores = captains.map(({ fame }) => fame);
  const winner = places.indexOf(1);
  const fame = at(scores, winner);
  const isAhead = scores.filter((score) => score === fame).length === 1;
  return { places, scores, why: say(isAhead ? 'won' : 'won.duel', { winner, fame }) };
}
