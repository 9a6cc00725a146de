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
import { portRoyal } from '../../port-royal.ts';
import type { PortRoyalEvent, PortRoyalState, PortRoyalView } from '../../rules/state.ts';
import type { ShownOffer } from './aims.ts';

/** A moment of a game: what whoever is asked sees, what they may answer, and what led to it. */
export interface Moment {
  readonly view: PortRoyalView;
  /** The same eyes, before. */
  readonly before: PortRoyalView | undefined;
  readonly events: readonly PortRoyalEvent[];
  readonly seat: Seat;
  readonly offers: readonly ShownOffer[];
}

export function* momentsOf(seats: number, games: number): Generator<Moment> {
  const fate = seededFate(2000);
  for (let n = 0; n < games; n++) {
    let step = begin(portRoyal, { seats, options: defaultOptions(portRoyal) }, fate);
    let before: PortRoyalState | undefined;
    for (;;) {
      const events = step.events.map(({ event }) => event);
      yield momentOf(step.state, before, events);
      if (isOver(step.state)) break;
      const seat = askedSeats(portRoyal, step.state)[0] ?? 0;
      const answer = legalFor(portRoyal, step.state, seat).pick(fate);
      const taken = apply(portRoyal, step.state, seat, answer, fate);
      if (!taken.ok) throw new Error(taken.code);
      before = step.state;
      step = taken.value;
    }
  }
}

function momentOf(
  state: PortRoyalState,
  before: PortRoyalState | undefined,
  events: readonly PortRoyalEvent[],
): Moment {
  const [seat = 0] = askedSeats(portRoyal, state);
  return {
    view: portRoyal.view(state, seat),
    before: before === undefined ? undefined : portRoyal.view(before, seat),
    events,
    seat,
    offers: isOver(state) ? [] : shown(state, seat),
  };
}

function shown(state: PortRoyalState, seat: Seat): ShownOffer[] {
  return offersFor(portRoyal, state, seat).map(({ move, no }) => ({
    line: writeMove(portRoyal, state, move),
    move,
    label: labelFor(portRoyal, state, move) as ShownOffer['label'],
    ...(no === undefined ? {} : { no }),
  }));
}

export const LOOKS = ['Anne', 'Bart', 'Carlos', 'Dora'].map((name, seat) => ({
  name,
  initial: name.slice(0, 1),
  number: seat + 1,
}));
