/** What the page can ask of the worker that keeps local tables, besides what every line understands. */

import type { MatchFile, Viewer } from '@tortuga/kernel';
import type { Wish } from '../line.ts';
import type { LocalWish } from './wish.ts';

export type LocalWishes =
  | Wish
  | { readonly do: 'create'; readonly wish: LocalWish }
  | { readonly do: 'adopt'; readonly file: unknown }
  | { readonly do: 'list' }
  | { readonly do: 'forget'; readonly table: string }
  | { readonly do: 'file'; readonly table: string }
  /** Puts a film in; the one before is taken out. */
  | { readonly do: 'film'; readonly file: MatchFile }
  | { readonly do: 'still'; readonly entry: number; readonly as: Viewer };

export type LocalRequest = { readonly id: number } & LocalWishes;
