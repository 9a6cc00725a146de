import type { LanguageCode, Seat, Text } from '@tortuga/kernel';
import { createContext } from 'svelte';
import type { SeatLook } from '../../../web/toolkit/picture.ts';
import type { Card } from '../rules/data/tavern-cards.ts';
import type { Names } from '../text/names.ts';
import type { ShownOffer } from './model/aims.ts';
import type { Draft } from './model/fit.ts';
import type { TableWords } from './text/words.ts';

/** What every part of the picture may ask for and say back. */
export interface Desk {
  readonly words: TableWords;
  readonly names: Names;
  readonly language: LanguageCode;
  readonly offers: readonly ShownOffer[];
  readonly pointed: readonly string[];
  readonly lit: readonly string[];
  /** Where the reader sits. */
  readonly own: Seat | undefined;
  /** The card that is taken up and waits for its target. */
  readonly held: Card | undefined;
  /** The opening upgrades so far. */
  readonly draft: Draft;
  readonly say: (text: Text) => string;
  readonly reason: (code: string) => string;
  readonly choose: (line: string) => void;
  readonly point: (lines: readonly string[]) => void;
  readonly hold: (card: Card | undefined) => void;
  readonly fit: (draft: Draft) => void;
  readonly lookOf: (seat: Seat) => SeatLook;
}

export const [useDesk, provideDesk] = createContext<Desk>();

/** Says what an offer is, and why not if it is blocked. */
export function nameOffer(desk: Desk, { label, no }: ShownOffer): string {
  const name = desk.say(label);
  return no === undefined ? name : `${name}. ${desk.reason(no)}`;
}
