/** A line to whoever keeps tables: a socket to a server, or a worker of this page. Both speak `tables/wire.ts`. */

import type { MatchFile, Viewer } from '@tortuga/kernel';
import type { Hint, Names, Request, Update, Welcome } from '@tortuga/tables';
import type { Extras } from './knowledge.ts';
import type { Link, No, Presence } from './port.ts';

type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;

/** A request before it has a number. `as` is understood by lines that keep several seats. */
export type Wish = WithoutId<Request> & { readonly as?: Viewer };

export type LineStatus = Exclude<Link, 'gone'>;

/** News of a table that came over a line. */
export type TableNews = (Update | Welcome) & Extras;

/** What a request may get back; which of it, the request says. */
export type Granted = { readonly ok: true } & Partial<
  Hint & { readonly view: unknown; readonly file: MatchFile }
>;

export interface LineListener {
  /** The line is up, or down. After every `live` tables must be watched anew. */
  status?(status: LineStatus): void;
  table?(news: TableNews): void;
  presence?(table: string, presence: Presence): void;
}

export interface Line {
  readonly status: LineStatus;
  /** Resolves with what came back, or with `offline` or `no-answer` where nothing did. */
  request(wish: Wish): Promise<Granted | No>;
  file(table: string): Promise<Granted | No>;
  listen(listener: LineListener): () => void;
}

/** A message from the other end, as far as it has been looked at. */
export interface Incoming {
  readonly on?: string;
  readonly re?: number;
  readonly ok?: boolean;
  readonly table?: string;
  readonly code?: string;
  readonly sight?: unknown;
  readonly people?: Names | readonly string[];
  readonly watchers?: number;
}

export function isNews(message: Incoming): message is Incoming & TableNews {
  return message.sight !== undefined && message.table !== undefined;
}
