/** What a seat can make of this round: the card it has chosen or could choose, played out on a voyage of its own. */

import { at, type Seat } from '@tortuga/kernel';
import { type Card, has, NO_CARD } from '../rules/cards.ts';
import { isFinished, routesFor } from '../rules/chart.ts';
import { CARDS, type Way } from '../rules/data/components.ts';
import type { Frame } from '../rules/questions.ts';
import type { JamaicaState } from '../rules/state.ts';
import { embark, follow, newVoyage, payFromSmallest, resume, settle, stow, type Voyage } from './voyage.ts';
import { type Race, toGo, worthOf } from './worth.ts';

/** Before the card, after its morning and after its evening. */
const VOYAGES = [newVoyage(), newVoyage(), newVoyage()] as const;

const MORNING = 0;
const EVENING = 1;

/** The points a seat can hope for, its treasures aside. */
export function outlookOf(state: Readonly<JamaicaState>, seat: Seat): number {
  const race = raceOf(state, seat);
  const [start] = VOYAGES;
  embark(start, at(state.ships, seat), state.lairs);
  const [frame] = state.stack;
  if (frame === undefined || frame.kind === 'dice') return worthOf(start, race);
  const card = cardOf(state, frame, seat);
  if (card !== NO_CARD) return playedOut(start, card, MORNING, state, race);
  if (frame.kind === 'cards') return bestOfHand(start, state, seat, race);
  return state.active === seat ? restOfTurn(start, state, frame, race) : worthOf(start, race);
}

/** The card a seat has chosen and not yet played. */
function cardOf({ decks }: Readonly<JamaicaState>, frame: Readonly<Frame>, seat: Seat): Card {
  if (frame.kind !== 'cards') return at(decks, seat).chosen;
  for (const { seat: whose, move } of frame.answers) if (whose === seat) return move.card;
  return NO_CARD;
}

function bestOfHand(start: Voyage, state: Readonly<JamaicaState>, seat: Seat, race: Race): number {
  const { hand } = at(state.decks, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let card = 0; card < CARDS.length; card++) {
    if (has(hand, card)) best = Math.max(best, playedOut(start, card, MORNING, state, race));
  }
  return best;
}

/** Whoever is in the middle of a turn has paid or not yet paid, and perhaps an evening to come. */
function restOfTurn(
  start: Voyage,
  state: Readonly<JamaicaState>,
  frame: Readonly<Frame>,
  race: Race,
): number {
  const card = at(state.decks, state.active).top;
  const half = state.half === 'morning' ? MORNING : EVENING;
  const isUnderway = frame.kind === 'sail' || (frame.kind === 'load' && frame.from === undefined);
  if (isUnderway) return playedOut(start, card, half, state, race);
  if (frame.kind === 'take' && frame.good !== 'powder') payFromSmallest(start.holds, frame.good, frame.due);
  else settle(start);
  return playedOut(start, card, half + 1, state, race);
}

/** The best that comes of a card from a half of the day on. */
function playedOut(
  before: Voyage,
  card: Card,
  half: number,
  state: Readonly<JamaicaState>,
  race: Race,
): number {
  if (half > EVENING || isFinished(before)) return worthOf(before, race);
  const { morning, evening } = at(CARDS, card);
  const action = half === MORNING ? morning : evening;
  const voyage = at(VOYAGES, half + 1);
  if (action === 'forward' || action === 'backward')
    return bestCourse(before, action, card, half, state, race);
  resume(voyage, before);
  stow(voyage, action, at(state.dice, half));
  return playedOut(voyage, card, half + 1, state, race);
}

function bestCourse(
  before: Voyage,
  way: Way,
  card: Card,
  half: number,
  state: Readonly<JamaicaState>,
  race: Race,
): number {
  const voyage = at(VOYAGES, half + 1);
  let best = Number.NEGATIVE_INFINITY;
  for (const route of routesFor(before, way, at(state.dice, half))) {
    resume(voyage, before);
    follow(voyage, route);
    best = Math.max(best, playedOut(voyage, card, half + 1, state, race));
  }
  return best;
}

function raceOf({ ships, isLastRound }: Readonly<JamaicaState>, seat: Seat): Race {
  let rivalToGo = Number.POSITIVE_INFINITY;
  for (let rival = 0; rival < ships.length; rival++) {
    if (rival !== seat) rivalToGo = Math.min(rivalToGo, toGo(at(ships, rival)));
  }
  return { rivalToGo, isLastRound };
}
