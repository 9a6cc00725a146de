/** What travels between a client and a server: requests with a number, replies to them, and pushes. Plain JSON. */

import type { Level } from '@tortuga/bots';
import type { AnyMove, Text } from '@tortuga/kernel';
import type { PersonId } from './header.ts';
import type { Say } from './say.ts';
import type { Update, Welcome } from './told.ts';

/** What a client can ask for. `id` is its own number for the request and comes back as `re`. */
export type Request = { readonly id: number } & (
  | { readonly do: 'ping' }
  /** Looks at a table from now on; `since` is the newest record the client knows. */
  | { readonly do: 'watch'; readonly table: string; readonly since?: number }
  | { readonly do: 'unwatch'; readonly table: string }
  /** What would a bot do? For the seat of whoever asks, from its own view. */
  | { readonly do: 'hint'; readonly table: string; readonly level?: Level }
  /** What the one who asks saw after so many answers of this match. */
  | { readonly do: 'look'; readonly table: string; readonly entry: number }
  | ({ readonly table: string } & Say)
);

/** A hint: the best answers, best first. */
export interface Hint {
  readonly suggestions: readonly {
    readonly line: string;
    readonly move: AnyMove;
    readonly label: Text;
    /** From -1 (lost) to 1 (won). */
    readonly expected: number;
  }[];
}

/** A refusal as it travels; one of a message that could not be read answers no request. */
export interface Refused {
  readonly re?: number;
  readonly ok: false;
  readonly code: string;
  readonly detail?: string;
}

/** An answer to a request; what it holds depends on the request. */
export type Reply =
  | ({ readonly re: number; readonly ok: true } & Partial<Welcome & Hint & { readonly view: unknown }>)
  | Refused;

/** Names of people, by id. */
export type Names = { readonly [person: PersonId]: string };

/**
 * What a server says unasked. An update that answers a request carries `re` and `ok` as well, so that a move is
 * acknowledged and shown by one message.
 */
export type Push =
  | ({ readonly on: 'table'; readonly re?: number; readonly ok?: true; readonly people?: Names } & (
      | Update
      | Welcome
    ))
  /** Who is connected to a table: people at seats by id, watchers by number. */
  | {
      readonly on: 'presence';
      readonly table: string;
      readonly people: readonly PersonId[];
      readonly watchers: number;
    }
  /** The server closes the connection, and why. */
  | { readonly on: 'bye'; readonly code: string };
