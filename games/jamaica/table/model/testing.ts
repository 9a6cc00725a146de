/** Moments of random games, as the picture meets them. */

import {
  apply,
  askedSeats,
  begin,
  defaultOptions,
  isOver,
  labelFor,
  legalFor,
  offersFor,
  type Seat,
  seededFate,
  writeMove,
} from '@tortuga/kernel';
import { jamaica } from '../../jamaica.ts';
import type { JamaicaEvent } from '../../rules/events.ts';
import type { JamaicaState, JamaicaView } from '../../rules/state.ts';
import type { ShownOffer } from './aims.ts';

interface Moment {
  readonly seat: Seat;
  readonly state: JamaicaState;
  readonly view: JamaicaView;
  readonly offers: readonly ShownOffer[];
  readonly events: readonly JamaicaEvent[];
}

export function shownTo(state: JamaicaState, seat: Seat): ShownOffer[] {
  return offersFor(jamaica, state, seat).map(({ move, no }) => ({
    line: writeMove(jamaica, state, move),
    move,
    label: labelFor(jamaica, state, move) as ShownOffer['label'],
    ...(no === undefined ? {} : { no }),
  }));
}

/** Every question of some games, to the seat that answers first. */
export function* moments(seats: number, games: number): Generator<Moment> {
  const fate = seededFate(1692);
  for (let n = 0; n < games; n++) {
    let step = begin(jamaica, { seats, options: defaultOptions(jamaica) }, fate);
    while (!isOver(step.state)) {
      const { state } = step;
      const seat = askedSeats(jamaica, state)[0] ?? 0;
      const events = step.events.map(({ event }) => event);
      yield { seat, state, view: jamaica.view(state, seat), offers: shownTo(state, seat), events };
      const taken = apply(jamaica, state, seat, legalFor(jamaica, state, seat).pick(fate), fate);
      if (!taken.ok) throw new Error(taken.code);
      step = taken.value;
    }
  }
}
