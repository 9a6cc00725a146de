/** Small words for the tests of Piratenbucht. */

import {
  apply,
  askedSeats,
  type Fate,
  legalFor,
  readMove,
  type Seat,
  scriptedFate,
  seededFate,
  writeMove,
} from '@tortuga/kernel';
import { piratenbucht } from '../piratenbucht.ts';
import type { Doing } from './doing.ts';
import type { PirateEvent } from './events.ts';
import { beginHarbour } from './harbour/visits.ts';
import { type CaptainSetting, position, type Setting } from './position.ts';
import { proceed } from './sequence.ts';
import type { PirateState, Stage } from './state.ts';

export interface Happened {
  readonly state: PirateState;
  readonly events: readonly PirateEvent[];
}

/** Dictated dice, as the faces that are up. */
export function dice(...faces: number[]): Fate & { readonly left: number } {
  return scriptedFate(faces.map((face) => face - 1));
}

/** Dictated dice, and after them luck that does not matter. */
export function diceFirst(...faces: number[]): Fate {
  return drawsFirst(...faces.map((face) => face - 1));
}

/** Dictated draws, and after them luck that does not matter. */
export function drawsFirst(...draws: number[]): Fate {
  const [dictated, further] = [scriptedFate(draws), anyLuck()];
  return { draw: (n) => (dictated.left > 0 ? dictated : further).draw(n) };
}

/** Luck that does not matter, but is always the same. */
function anyLuck(): Fate {
  return seededFate(1);
}

/** What happens in a situation, whoever may know of it. */
function happening(state: PirateState, luck: Fate, what: (doing: Doing) => void): Happened {
  const events: PirateEvent[] = [];
  what({ state, fate: luck, log: (event) => events.push(event), reveal() {} });
  return { state, events };
}

/** What follows when a stage is over in a situation, until somebody is asked. */
export function whatFollows(stage: Stage, setting: Setting, luck: Fate = anyLuck()): Happened {
  return happening(position({ ...setting, stage }), luck, proceed);
}

export function actions(setting: Setting, luck?: Fate): Happened {
  return whatFollows('sailing', setting, luck);
}

export function battles(setting: Setting, luck?: Fate): Happened {
  return whatFollows('actions', setting, luck);
}

/** The harbour phase without the plunder before it. */
export function harbour(setting: Setting, luck: Fate = anyLuck()): Happened {
  return happening(position({ loot: [], ...setting }), luck, (doing) => {
    beginHarbour(doing);
    proceed(doing);
  });
}

/** One answer of the seat that is asked, with its luck. */
export function answer(state: PirateState, line: string, luck: Fate = anyLuck()): Happened {
  const seat = asked(state);
  const move = readMove(piratenbucht, state, seat, line);
  const step = move.ok ? apply(piratenbucht, state, seat, move.value, luck) : move;
  if (!step.ok) throw new Error(`"${line}" is refused: ${step.code}`);
  return { state: step.value.state, events: step.value.events.map(({ event }) => event) };
}

/** Several answers one after the other; all their events. */
export function answers(state: PirateState, lines: readonly string[], luck: Fate = anyLuck()): Happened {
  let now = state;
  const events: PirateEvent[] = [];
  for (const line of lines) {
    const happened = answer(now, line, luck);
    now = happened.state;
    events.push(...happened.events);
  }
  return { state: now, events };
}

/** Why an answer is refused; undefined if it is not. */
export function refusal(state: PirateState, line: string, seat: Seat = asked(state)): string | undefined {
  const read = readMove(piratenbucht, state, seat, line);
  return read.ok ? undefined : read.code;
}

/** The seat that is asked; -1 when nobody is. */
export function asked(state: PirateState): Seat {
  return askedSeats(piratenbucht, state)[0] ?? -1;
}

/** The legal answers in the order they are offered. */
export function legal(state: PirateState): string[] {
  return legalFor(piratenbucht, state, asked(state))
    .all()
    .map((move) => writeMove(piratenbucht, state, move));
}

export function kindAsked(state: PirateState): string | undefined {
  return state.stack.at(-1)?.kind;
}

/** The events of one type. */
export function eventsOf<T extends PirateEvent['type']>(
  { events }: Happened,
  type: T,
): Extract<PirateEvent, { readonly type: T }>[] {
  return events.filter((event): event is Extract<PirateEvent, { readonly type: T }> => event.type === type);
}

export function fameOf(state: PirateState): number[] {
  return state.captains.map(({ fame }) => fame);
}

/** Captains at island 3, each slower and less famous than the one before; a third one elsewhere if there are two. */
export function atIsland3(...captains: CaptainSetting[]): Setting {
  const here = captains.map((captain, seat) => ({
    at: 3 as const,
    sails: 8 - seat,
    fame: 10 - seat,
    ...captain,
  }));
  return { captains: here.length < 3 ? [...here, { at: 6 }] : here };
}

/** The first question of their battle. */
export function fight(...captains: CaptainSetting[]): PirateState {
  return battles(atIsland3(...captains)).state;
}
