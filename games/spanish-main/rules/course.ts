/** What the rules work with between two questions. */

import { RulesBug, type Seat, type Turn } from '@tortuga/kernel';
import type { CrewName, IslandName, ShipName } from './events.ts';
import { crewOf, islandOf, shipOf } from './ships.ts';
import type { Frame, SpanishMain, SpanishMainState, Task } from './state.ts';

/** No seat has a say in what goes on between questions. */
export type Course = Pick<Turn<SpanishMain>, 'state' | 'fate' | 'log' | 'reveal'>;

/** Puts tasks before everything else that is to be done, the first named first. */
export function next({ agenda }: SpanishMainState, ...tasks: readonly Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) {
    const task = tasks[i];
    if (task !== undefined) agenda.push(task);
  }
}

/** Asks a question; tasks wait until it is answered. */
export function ask({ stack }: SpanishMainState, frame: Frame): void {
  if (stack.length > 0) throw new RulesBug('a question is open already');
  stack.push(frame);
}

/** WIN-7: something has happened. */
export function progress(state: SpanishMainState): void {
  state.quiet = 0;
}

/** The seat after another. */
export function after({ players }: Readonly<SpanishMainState>, seat: Seat): Seat {
  return (seat + 1) % players.length;
}

export function shipName(state: Readonly<SpanishMainState>, ship: number): ShipName {
  const { card } = shipOf(state, ship);
  const isTwin = state.ships.some((other, i) => i !== ship && other.card === card);
  return isTwin ? { ship, card, isTwin } : { ship, card };
}

export function islandName(state: Readonly<SpanishMainState>, island: number): IslandName {
  return { island, shape: islandOf(state, island).shape };
}

/** A crew by its card: for events that everybody, or only who knows it, may learn of. */
export function crewName(state: Readonly<SpanishMainState>, crew: number): CrewName {
  return { crew, card: crewOf(state, crew).card };
}
