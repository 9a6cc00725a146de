import type { Text } from '@tortuga/kernel';
import { createContext } from 'svelte';
import type { ShownOffer } from './model/aims.ts';
import type { ShipLook } from './model/fleet.ts';
import type { Teller } from './text/tell.ts';
import type { TableWords } from './text/words.ts';

/** What every part of the picture may ask for and say back. */
export interface Desk {
  readonly words: TableWords;
  readonly teller: Teller;
  readonly offers: readonly ShownOffer[];
  readonly pointed: readonly string[];
  readonly lit: readonly string[];
  readonly say: (text: Text) => string;
  readonly reason: (code: string) => string;
  readonly choose: (line: string) => void;
  readonly point: (lines: readonly string[]) => void;
  readonly lookOf: (ship: number) => ShipLook;
}

export const [useDesk, provideDesk] = createContext<Desk>();
