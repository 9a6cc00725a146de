import type { Seat, Text } from '@tortuga/kernel';
import { createContext } from 'svelte';
import type { SeatLook } from '../../../web/toolkit/picture.ts';
import type { Names } from '../text/names.ts';
import type { ShownOffer } from './model/offers.ts';
import type { Teller } from './text/tell.ts';
import type { TableWords } from './text/words.ts';

/** A ship or an island that is looked at: what can be done there is shown beside it. */
export type Selected = { readonly ship: number } | { readonly island: number } | undefined;

/** What every part of the picture may ask for and say back. */
export interface Desk {
  readonly words: TableWords;
  readonly names: Names;
  readonly teller: Teller;
  readonly own: Seat | undefined;
  readonly offers: readonly ShownOffer[];
  readonly pointed: readonly string[];
  readonly lit: readonly string[];
  /** How many units of the sea one pixel is. */
  readonly pixel: number;
  readonly selected: Selected;
  readonly say: (text: Text) => string;
  readonly reason: (code: string) => string;
  readonly choose: (line: string) => void;
  readonly point: (lines: readonly string[]) => void;
  readonly select: (what: Selected) => void;
  readonly lookOf: (seat: Seat) => SeatLook;
}

export const [useDesk, provideDesk] = createContext<Desk>();
