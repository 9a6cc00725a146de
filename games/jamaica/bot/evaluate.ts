/** Expected result of a position: everybody's points, as far as they can be seen from here. */

import { at, type Seat } from '@tortuga/kernel';
import { type Card, has, NO_CARD } from '../rules/cards.ts';
import { routesFor } from '../rules/chart.ts';
import { type Action, CARDS } from '../rules/data/components.ts';
import type { JamaicaState } from '../rules/state.ts';
import { worthOf as treasureWorth } from '../rules/treasures.ts';
import { follow, newVoyage, payFromSmallest, resume, settle, stow, type Voyage } from './voyage.ts';
import { type Race, toGo, worthOf } from './worth.ts';

const LEAD = 10;

export function evaluate(state: Readonly<JamaicaState>, seat: Seat): number {
  const own = prospects(state, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < state.ships.length; rival++) {
    if (rival !== seat) best = Math.max(best, prospects(state, rival));
  }
  const lead = own - best;
  return lead / (LEAD + Math.abs(lead));
}

function prospects(state: Readonly<JamaicaState>, seat: Seat): number {
  const { slots } = at(state.ships, seat);
  let riches = 0;
  for (const { card } of slots) riches += treasureWorth(card);
  return riches + powersWorth(state, seat) + ahead(state, seat);
}

const POWERS = { map: 2, sabre: 1.5, beth: 1.5, sixth: 1.5 };

function powersWorth({ powers }: Readonly<JamaicaState>, seat: Seat): number {
  return (
    (powers.map === seat ? POWERS.map : 0) +
    (powers.sabre === seat ? POWERS.sabre : 0) +
    (powers.beth === seat ? POWERS.beth : 0) +
    (powers.sixth === seat ? POWERS.sixth : 0)
  );
}

const LEVELS = [newVoyage(), newVoyage(), newVoyage()] as const;

function ahead(state: Readonly<JamaicaState>, seat: Seat): number {
  const race = raceFor(state, seat);
  const start = LEVELS[0];
  const ship = at(state.ships, seat);
  resume(start, { ...ship, lairs: state.lairs, raised: 0 });
  const [frame] = state.stack;
  if (frame === undefined) return worthOf(start, race);
  if (frame.kind === 'cards') {
    const answer = frame.answers.find((each) => each.seat === seat);
    if (answer !== undefined) return afterCard(start, answer.move.card, state, race);
    return bestOfHand(start, at(state.decks, seat).hand, state, race);
  }
  const { chosen, top } = at(state.decks, seat);
  if (chosen !== NO_CARD) return afterCard(start, chosen, state, race);
  if (state.active !== seat || frame.kind === 'dice') return worthOf(start, race);
  const { morning, evening } = at(CARDS, top);
  const isMorning = state.half === 'morning';
  if (frame.kind === 'sail' || (frame.kind === 'load' && frame.from === undefined)) {
    return isMorning
      ? afterActions(start, [morning, evening], [state.dice[0], state.dice[1]], 0, race)
      : afterActions(start, [evening], [state.dice[1]], 0, race);
  }
  if (frame.kind === 'take' && frame.good !== 'powder') payFromSmallest(start.holds, frame.good, frame.due);
  else settle(start);
  return isMorning ? afterActions(start, [evening], [state.dice[1]], 0, race) : worthOf(start, race);
}

function bestOfHand(start: Voyage, hand: number, state: Readonly<JamaicaState>, race: Race): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let card = 0; card < CARDS.length; card++) {
    if (has(hand, card)) best = Math.max(best, afterCard(start, card, state, race));
  }
  return best;
}

function afterCard(start: Voyage, card: Card, { dice }: Readonly<JamaicaState>, race: Race): number {
  const { morning, evening } = at(CARDS, card);
  return afterActions(start, [morning, evening], dice, 0, race);
}

function afterActions(
  from: Voyage,
  actions: readonly Action[],
  dice: readonly number[],
  next: number,
  race: Race,
): number {
  const action = actions[next];
  if (action === undefined || (from.at === 0 && from.lap === 1)) return worthOf(from, race);
  const die = at(dice, next);
  const voyage = at(LEVELS, next + 1);
  if (action !== 'forward' && action !== 'backward') {
    resume(voyage, from);
    stow(voyage, action, die);
    return afterActions(voyage, actions, dice, next + 1, race);
  }
  let best = Number.NEGATIVE_INFINITY;
  for (const route of routesFor(from, action, die)) {
    resume(voyage, from);
    follow(voyage, route);
    best = Math.max(best, afterActions(voyage, actions, dice, next + 1, race));
  }
  return best;
}

function raceFor({ ships, isLastRound }: Readonly<JamaicaState>, seat: Seat): Race {
  let rivalToGo = Number.POSITIVE_INFINITY;
  for (let rival = 0; rival < ships.length; rival++) {
    if (rival !== seat) rivalToGo = Math.min(rivalToGo, toGo(at(ships, rival)));
  }
  return { rivalToGo, isLastRound };
}
