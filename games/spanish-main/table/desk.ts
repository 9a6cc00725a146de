import type { Seat, Text } from '@tortuga/kernel';
import { createContext } from 'svelte';
import type { PictureProps, SeatLook } from '../../../web/toolkit/picture.ts';
import type { SpanishMainEvent } from '../rules/events.ts';
import type { SpanishMainView } from '../rules/state.ts';
import type { Names } from '../text/names.ts';
import type { ShownOffer } from './model/offers.ts';
import type { Teller } from './text/tell.ts';
import { NAMES, type TableWords, WORDS } from './text/words.ts';

/** What the frame gives the picture. */
export type Given = PictureProps<SpanishMainView, SpanishMainEvent>;

/** A ship or an island that is looked at: what can be done there is shown beside it. */
export type Selected = { readonly ship: number } | { readonly island: number } | undefined;

/** How the sea is looked at. */
interface Outlook {
  /** How many units of the sea one pixel is. */
  readonly pixel: number;
  readonly selected: Selected;
  readonly select: (what: Selected) => void;
}

/** What every part of the picture may ask for and say back. */
export interface Desk extends Outlook {
  readonly words: TableWords;
  readonly names: Names;
  readonly teller: Teller;
  readonly own: Seat | undefined;
  readonly offers: readonly ShownOffer[];
  readonly pointed: readonly string[];
  readonly lit: readonly string[];
  readonly say: (text: Text) => string;
  readonly reason: (code: string) => string;
  readonly choose: Given['choose'];
  readonly point: (lines: readonly string[]) => void;
  readonly lookOf: (seat: Seat) => SeatLook;
}

const NOBODY: SeatLook = { name: '', initial: '', number: 6 };

/** The desk of a picture, always as it is given now. */
export function deskFor(given: () => Given, outlook: Outlook): Desk {
  return {
    get words() {
      return WORDS[given().language];
    },
    get names() {
      return NAMES[given().language];
    },
    get teller() {
      const { language, seats } = given();
      return { language, seats };
    },
    get own() {
      const { viewer } = given();
      return viewer === 'watcher' ? undefined : viewer;
    },
    get offers() {
      return given().offers;
    },
    get pointed() {
      return given().pointed;
    },
    get lit() {
      return given().lit;
    },
    get pixel() {
      return outlook.pixel;
    },
    get selected() {
      return outlook.selected;
    },
    say: (text) => given().say(text),
    reason: (code) => given().reason(code),
    choose: (...answer) => given().choose(...answer),
    point: (lines) => given().point(lines),
    select: (what) => outlook.select(what),
    lookOf: (seat) => given().seats[seat] ?? NOBODY,
  };
}

export const [useDesk, provideDesk] = createContext<Desk>();
