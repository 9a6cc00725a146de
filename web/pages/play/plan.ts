/** What somebody chose before a game, and the wishes that come of it. */

import { LEVELS, type Level } from '@tortuga/bots';
import type { AnyOptions } from '@tortuga/kernel';
import type { Access, ClockRule } from '@tortuga/tables';
import type { TableWish } from '../../api/shapes.ts';
import type { GameSetup } from '../../setups.static.ts';
import type { LocalHolder, LocalWish } from '../../tables/local/wish.ts';

export const MODES = ['bots', 'device', 'friends'] as const;

/** Against bots, with people around this device, or with people elsewhere. */
export type Mode = (typeof MODES)[number];

/** How long people may think, as it is offered. */
export const PACES = ['none', 'quick', 'steady', 'relaxed'] as const;

export type Pace = (typeof PACES)[number];

const CLOCKS: { readonly [P in Pace]: ClockRule } = {
  none: { kind: 'none' },
  quick: { kind: 'live', base: 300, increment: 5 },
  steady: { kind: 'live', base: 900, increment: 15 },
  relaxed: { kind: 'relaxed', days: 3 },
};

/** Who is to take a seat besides oneself. */
export type Guest = 'person' | Level;

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: AnyOptions;
  /** One for every seat but the first, which is the host's; there may be more than are needed. */
  readonly guests: readonly Guest[];
  /** By seat, for those around this device. */
  readonly names: readonly string[];
  readonly pace: Pace;
  readonly access: Access;
  readonly hints: boolean;
}

/** The table in this browser. A name that was not given is what such a person is called. */
export function localWish(plan: Plan, nameOf: (seat: number) => string): LocalWish {
  const { game, options, hints } = plan;
  const person = (seat: number): LocalHolder => ({ name: plan.names[seat]?.trim() || nameOf(seat) });
  const guests = guestsOf(plan).map((guest, i) => (guest === 'person' ? person(i + 1) : { bot: guest }));
  return { game, options, hints, holders: [person(0), ...guests] };
}

/** The table on the server: seats for people stand open until they come. */
export function remoteWish(plan: Plan): TableWish {
  const { game, seats, options, pace, access, hints } = plan;
  const guests = guestsOf(plan).map((guest) => (guest === 'person' ? 'open' : guest));
  return { game, seats, options, holders: ['me', ...guests], clock: CLOCKS[pace], access, hints };
}

function guestsOf({ seats, guests }: Plan): readonly Guest[] {
  return guests.slice(0, seats - 1);
}

export function isLevel(name: string): name is Level {
  return LEVELS.some((level) => level === name);
}

/** Every option at its default. */
export function defaultsOf({ options }: GameSetup): AnyOptions {
  return Object.fromEntries(Object.entries(options).map(([name, rule]) => [name, rule.default]));
}
