/** What was agreed before anybody sat down. */

import type { AnyOptions, Entry } from '@tortuga/kernel';

/** A person by id; who that is, the people of the server know. */
export type PersonId = string;

/** How long people may think. */
export type ClockRule =
  | { readonly kind: 'none' }
  /** Seconds for the whole match, and seconds added after every answer. */
  | { readonly kind: 'live'; readonly base: number; readonly increment: number }
  /** Days for every answer. */
  | { readonly kind: 'relaxed'; readonly days: number };

/** Who finds the table: everybody in the lobby, or those who have the link. */
export const ACCESS = ['open', 'link'] as const;

export type Access = (typeof ACCESS)[number];

/** The table and the match a table was forked from, and all that was played there before. */
export interface Fork {
  readonly table: string;
  readonly match: number;
  /** The luck of the setup, and the answers as far as the fork. */
  readonly start: readonly number[];
  readonly log: readonly Entry[];
}

/** What the host chose. It never changes. */
export interface TableHeader {
  /** The id of the game, and the version of its rules. */
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly clock: ClockRule;
  readonly access: Access;
  /** May players ask what a bot would do? */
  readonly hints: boolean;
  readonly host: PersonId;
  readonly fork?: Fork;
}
