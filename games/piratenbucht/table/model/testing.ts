/** Positions of random games, as the picture meets them. */

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
import { piratenbucht } from '../../piratenbucht.ts';
import type { PirateEvent } from '../../rules/events.ts';
import type { PirateState, PirateView } from '../../rules/state.ts';
import type { ShownOffer } from './aims.ts';

/** A moment of a game: what a captain sees, what is asked, and what led to it. */
export interface Moment {
  readonly view: PirateView;
  readonly seat: Seat;
  readonly offers: readonly ShownOffer[];
  readonly events: readonly PirateEvent[];
}

export const LOOKS = ['Anne', 'Bart', 'Calico', 'Drake', 'Edward'].map((name, seat) => ({
  name,
  initial: name[0] ?? '',
  number: seat + 1,
}));

export function* moments(seats: number, games = 1): Generator<Moment> {
  const fate = seededFate(2002);
  for (let n = 0; n < games; n++) {
    let step = begin(piratenbucht, { seats, options: defaultOptions(piratenbucht) }, fate);
    for (;;) {
      const seat = askedSeats(piratenbucht, step.state)[0] ?? 0;
      yield momentOf(
        step.state,
        seat,
        step.events.map(({ event }) => event),
      );
      if (isOver(step.state)) break;
      const taken = apply(
        piratenbucht,
        step.state,
        seat,
        legalFor(piratenbucht, step.state, seat).pick(fate),
        fate,
      );
      if (!taken.ok) throw new Error(taken.code);
      step = taken.value;
    }
  }
}

export function momentOf(state: PirateState, seat: Seat, events: readonly PirateEvent[] = []): Moment {
  const offers = isOver(state) ? [] : offersFor(piratenbucht, state, seat);
  return {
    view: piratenbucht.view(state, seat),
    seat,
    events,
    offers: offers.map(({ move, no, dial }) => ({
      line: writeMove(piratenbucht, state, move),
      move,
      label: labelFor(piratenbucht, state, move),
      ...(no === undefined ? {} : { no }),
      ...(dial === undefined ? {} : { dial: { ...dial, runs: [] } }),
    })),
  };
}
