/** Small words for the tests of Port Royal. */

import {
  askedSeats,
  type Fate,
  isOver,
  legalFor,
  noFate,
  play,
  type Result,
  readMove,
  type Seat,
  seededFate,
  type TableSetup,
  writeMove,
} from '@tortuga/kernel';
import { portRoyal } from '../port-royal.ts';
import { cardName } from './cards.ts';
import { lootName } from './loot.ts';
import { ROW } from './places.ts';
import { lootAt } from './ships.ts';
import type { PortRoyal, PortRoyalEvent, PortRoyalState } from './state.ts';

export const OPTIONS = { tie: 'shared', trickHistory: 'all' } as const;

function expected<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.detail ?? result.code);
  return result.value;
}

export interface Happened {
  readonly state: PortRoyalState;
  readonly events: PortRoyalEvent[];
}

/** The seat that is asked. */
export function asked(state: PortRoyalState): Seat {
  return askedSeats(portRoyal, state)[0] ?? -1;
}

/** Gives one answer on a copy, and no forced ones after it. */
export function answer(state: PortRoyalState, line: string, fate: Fate = noFate): Happened {
  const next = portRoyal.copy(state);
  const events: PortRoyalEvent[] = [];
  const move = expected(readMove(portRoyal, next, asked(next), line));
  play(portRoyal, next, asked(next), move, fate, (event) => events.push(event));
  return { state: next, events };
}

/** Gives several answers, one after the other. */
export function answers(state: PortRoyalState, lines: readonly string[], fate: Fate = noFate): Happened {
  const events: PortRoyalEvent[] = [];
  let now = state;
  for (const line of lines) {
    const happened = answer(now, line, fate);
    now = happened.state;
    events.push(...happened.events);
  }
  return { state: now, events };
}

/** Why a line is refused; undefined if it is not. */
export function refusal(state: PortRoyalState, line: string, seat: Seat = asked(state)): string | undefined {
  const read = readMove(portRoyal, state, seat, line);
  return read.ok ? undefined : read.code;
}

/** The legal answers to the open question, sorted. */
export function legal(state: PortRoyalState): string[] {
  const moves = legalFor(portRoyal, state, asked(state)).all();
  return moves.map((move) => writeMove(portRoyal, state, move)).sort();
}

/** What is asked. */
export function question(state: PortRoyalState): string | undefined {
  return state.stack.at(-1)?.kind;
}

export function eventsOfType<T extends PortRoyalEvent['type']>(
  events: readonly PortRoyalEvent[],
  type: T,
): Extract<PortRoyalEvent, { readonly type: T }>[] {
  return events.filter(
    (event): event is Extract<PortRoyalEvent, { readonly type: T }> => event.type === type,
  );
}

export function namesOf(cards: readonly number[]): string {
  return cards.map(cardName).join(' ');
}

/** The names of the loot at a place. */
export function lootNames(state: PortRoyalState, place: number = ROW): string[] {
  return lootAt(state, place).map(lootName);
}

/** Plays one game at random and shows every state of it with the events that led there. */
export function visit(
  seed: number,
  look: (state: PortRoyalState, events: readonly PortRoyalEvent[]) => void,
  table: TableSetup<PortRoyal> = { seats: 4, options: OPTIONS },
): void {
  const fate = seededFate(seed);
  let events: PortRoyalEvent[] = [];
  const log = (event: PortRoyalEvent): void => {
    events.push(event);
  };
  const state = portRoyal.setup(table, fate, log);
  look(state, events);
  while (!isOver(state)) {
    events = [];
    play(portRoyal, state, asked(state), legalFor(portRoyal, state, asked(state)).pick(fate), fate, log);
    look(state, events);
  }
}
