/** Small words for the tests of Jamaica. */

import {
  apply,
  askedSeats,
  type Fate,
  isOver,
  LegalMenu,
  legalFor,
  offersFor,
  pick,
  play,
  readMove,
  type Seat,
  seededFate,
  type Viewer,
  writeMove,
} from '@tortuga/kernel';
import { jamaica } from '../jamaica.ts';
import { nameOf } from './chart.ts';
import { COMBAT_DIE, STAR } from './data/components.ts';
import type { JamaicaEvent } from './events.ts';
import { countIn, EMPTY, goodIn } from './holds.ts';
import { position, type Setting, type ShipSetting } from './position.ts';
import { run } from './run.ts';
import { type ShipId, shipOf } from './ships.ts';
import type { Jamaica, JamaicaOptions, JamaicaState } from './state.ts';
import type { StepName } from './steps/course.ts';

/** Dictated luck, and the first of everything after it: what comes later does not matter. */
export function luck(...draws: number[]): Fate {
  let next = 0;
  return { draw: () => draws[next++] ?? 0 };
}

/** The combat die falls as dictated. */
export function broadsides(...rolls: (number | 'star')[]): Fate {
  return luck(...rolls.map((roll) => COMBAT_DIE.indexOf(roll === 'star' ? STAR : roll)));
}

export interface Happened {
  readonly state: JamaicaState;
  readonly events: JamaicaEvent[];
}

/** Goes on from a step on a copy, until somebody is asked. */
export function from(before: JamaicaState, step: StepName, fate: Fate = luck()): Happened {
  const state = jamaica.copy(before);
  const events: JamaicaEvent[] = [];
  run({ state, fate, log: (event) => events.push(event), reveal: () => undefined }, step);
  return { state, events };
}

/** A ship that loads gold twice in Port Royal and is in nobody's way. */
const QUIET = { card: 'C08' };

/** The turn of the first seat, who is Captain; two others are quiet unless told otherwise. */
export function turn(setting: Partial<Setting>, fate?: Fate): Happened {
  const ships = setting.ships ?? [];
  const quiet = Array.from({ length: Math.max(0, 3 - ships.length) }, () => QUIET);
  const crew = ships.map((ship) => ({ ...QUIET, ...ship }));
  return from(position({ ...setting, ships: [...crew, ...quiet] }), 'turn', fate);
}

/** Gives an answer in notation for the first seat that may give it. */
export function answer({ state }: { readonly state: JamaicaState }, line: string, fate = luck()): Happened {
  let code = 'game-over';
  for (const seat of askedSeats(jamaica, state)) {
    const move = readMove(jamaica, state, seat, line);
    const taken = move.ok ? apply(jamaica, state, seat, move.value, fate) : move;
    if (taken.ok) return { state: taken.value.state, events: taken.value.events.map(({ event }) => event) };
    code = taken.code;
  }
  throw new Error(`"${line}" is refused: ${code}`);
}

/** Why an answer is refused. */
export function refusal(state: JamaicaState, line: string, seat = asked({ state })): string | undefined {
  const read = readMove(jamaica, state, seat, line);
  return read.ok ? undefined : read.code;
}

/** The seat that is asked. */
export function asked({ state }: { readonly state: JamaicaState }): Seat {
  return askedSeats(jamaica, state)[0] ?? -1;
}

/** What is asked, and what may be answered, in the order of the offers. */
export function question({ state }: { readonly state: JamaicaState }): [kind: string, ...lines: string[]] {
  const seat = asked({ state });
  const legal = legalFor(jamaica, state, seat).all();
  return [state.stack[0]?.kind ?? 'over', ...legal.map((move) => writeMove(jamaica, state, move))];
}

/** The blocked answers with their reasons. */
export function blocked({ state }: { readonly state: JamaicaState }): { [line: string]: string } {
  const offers = offersFor(jamaica, state, asked({ state })).filter(({ no }) => no !== undefined);
  return Object.fromEntries(offers.map(({ move, no }) => [writeMove(jamaica, state, move), no ?? '']));
}

/** What is in the holds of a ship: `food 3, -, gold 2`, without the empty ones at the end. */
export function holds({ state }: { readonly state: JamaicaState }, ship: ShipId = 0): string {
  const texts = shipOf(state, ship).holds.map((hold) =>
    hold === EMPTY ? '-' : `${goodIn(hold)} ${countIn(hold)}`,
  );
  return texts.join(', ').replace(/(?:(?:, )?-)+$/, '');
}

/** Where a ship is: `A4`, or `G9 at lap -1`. */
export function whereabouts({ state }: { readonly state: JamaicaState }, ship: ShipId = 0): string {
  const { at, lap } = shipOf(state, ship);
  return lap === 0 ? nameOf(at) : `${nameOf(at)} at lap ${lap}`;
}

export function types({ events }: Happened): string[] {
  return events.map(({ type }) => type);
}

/** The events of one type. */
export function told<T extends JamaicaEvent['type']>({ events }: Happened, type: T) {
  return events.filter((event): event is Extract<JamaicaEvent, { type: T }> => event.type === type);
}

/** Everything a viewer gets to see, as text to look for secrets in. */
export function seen(state: JamaicaState, viewer: Viewer): string {
  return JSON.stringify(jamaica.view(state, viewer));
}

/** The first seat, last in the round, has just arrived in the evening; others are quiet in Port Royal. */
export function arrival(setting: Partial<Setting>, fate?: Fate): Happened {
  const ships = setting.ships ?? [];
  const seats = setting.ghost === undefined ? 3 : 2;
  const quiet = Array.from({ length: Math.max(0, seats - ships.length) }, () => ({}));
  const moment = { captain: 1, active: 0, half: 'evening' } as const;
  return from(position({ ...moment, ...setting, ships: [...ships, ...quiet] }), 'arrival', fate);
}

/** Seat 1 meets seat 2 on a plundered lair, which costs nothing. */
export function meeting(
  attacker: ShipSetting,
  defender: ShipSetting,
  ...rolls: (number | 'star')[]
): Happened {
  const ships = [
    { at: 'C5', ...attacker },
    { at: 'C5', ...defender },
  ];
  return arrival({ ships, plundered: 'C5' }, broadsides(...rolls));
}

/** Plays one game at random and shows every state of it, the first and the last included. */
export function visit(
  seed: number,
  seats: number,
  look: (state: JamaicaState) => void,
  options: Partial<JamaicaOptions> = {},
): void {
  const fate = seededFate(seed);
  const menu = new LegalMenu<Jamaica['move'], Jamaica['reason']>();
  const usual = {
    bank: 'unlimited',
    steal_pick: 'slot',
    discard_view: 'open',
    first_captain: 'random',
  } as const;
  const state = jamaica.setup({ seats, options: { ...usual, ...options } }, fate, undefined);
  look(state);
  while (!isOver(state)) {
    const seat = pick(fate, askedSeats(jamaica, state));
    play(jamaica, state, seat, legalFor(jamaica, state, seat, menu).pick(fate), fate);
    look(state);
  }
}
