/** Moments of random games, as the picture meets them. */

import {
  apply,
  askedSeats,
  begin,
  defaultOptions,
  dialRuns,
  isOver,
  labelFor,
  legalFor,
  offersFor,
  type Seat,
  seededFate,
  writeMove,
} from '@tortuga/kernel';
import type { SpanishMainOptions, SpanishMainState, SpanishMainView } from '../../rules/state.ts';
import { spanishMain } from '../../spanish-main.ts';
import type { ShownOffer } from './offers.ts';

export interface Moment {
  readonly seat: Seat;
  readonly state: SpanishMainState;
  readonly view: SpanishMainView;
  readonly offers: readonly ShownOffer[];
}

function shownTo(state: SpanishMainState, seat: Seat): ShownOffer[] {
  return offersFor(spanishMain, state, seat).map(({ move, no, dial }) => {
    const told = {
      line: writeMove(spanishMain, state, move),
      move,
      label: labelFor(spanishMain, state, move) as ShownOffer['label'],
    };
    if (dial === undefined) return no === undefined ? told : { ...told, no };
    const { arg, min, max, step } = dial;
    return { ...told, dial: { arg, min, max, step, runs: dialRuns(dial) } };
  });
}

/** What a seat is shown of a position. */
export function momentOf(
  state: SpanishMainState,
  seat: Seat = askedSeats(spanishMain, state)[0] ?? 0,
): Moment {
  return { seat, state, view: spanishMain.view(state, seat), offers: shownTo(state, seat) };
}

/** The first questions of a random game. */
export function* moments(
  options: Partial<SpanishMainOptions>,
  count: number,
  seed = 1720,
): Generator<Moment> {
  const fate = seededFate(seed);
  const header = { seats: 2, options: { ...defaultOptions(spanishMain), ...options } };
  let step = begin(spanishMain, header, fate);
  for (let n = 0; n < count && !isOver(step.state); n++) {
    const moment = momentOf(step.state);
    yield moment;
    const move = legalFor(spanishMain, step.state, moment.seat).pick(fate);
    const taken = apply(spanishMain, step.state, moment.seat, move, fate);
    if (!taken.ok) throw new Error(taken.code);
    step = taken.value;
  }
}
