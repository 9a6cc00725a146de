/** The seam between the table frame, which knows no game, and the picture of one game. */

import type { AnyEvent, GameTypes, LanguageCode, Seat, Text, Viewer } from '@tortuga/kernel';
import type { ShownOffer } from '@tortuga/tables';
import type { Component } from 'svelte';

/** How a player looks everywhere: a colour and a pattern of a signal flag and an initial, never colour alone. */
export interface SeatLook {
  readonly name: string;
  readonly initial: string;
  /** 1 to 6: the CSS colours `--seat-1` … and the patterns of `SeatFlag`. */
  readonly number: number;
}

/** What the picture of a game is given, and what it says back. */
export interface PictureProps<View = unknown, Event extends AnyEvent = AnyEvent> {
  readonly view: View;
  readonly viewer: Viewer;
  /** What the viewer may answer, blocked ones with their reason; empty if nothing is asked. */
  readonly offers: readonly ShownOffer[];
  /** The lines of offers that are pointed at in the list of choices or chosen and not yet confirmed. */
  readonly pointed: readonly string[];
  /** Places of the picture the log speaks of while a line of it is pointed at. */
  readonly lit: readonly string[];
  /** Places to be seen closely, the rest being left out; none: the whole picture. */
  readonly close?: readonly string[];
  /** What led from the view before to this one, oldest first: to be shown as motion. Empty after a jump. */
  readonly events: readonly Event[];
  readonly seats: readonly SeatLook[];
  readonly language: LanguageCode;
  /** False: everything appears at once. */
  readonly isMoving: boolean;
  /** A message of the game in the reader's words. */
  readonly say: (text: Text) => string;
  /** Why something is blocked, in the reader's words. */
  readonly reason: (code: string) => string;
  /**
   * Answers with an offer's line. Blocked ones are explained by the frame. One that is sure, because it follows from
   * something chosen before, is not asked for again where a finger may have slipped.
   */
  readonly choose: (line: string, certainty?: 'sure') => void;
  /** These offers are pointed at: the list of choices shows them. Nothing: none is. */
  readonly point: (lines: readonly string[]) => void;
}

/** Everything a game adds to the frame. Loaded when its table is opened. */
export interface GameTable<G extends GameTypes = GameTypes> {
  /**
   * Width by height of the picture, kept free before the first view comes; 1 if not given. The picture gets a box of
   * its own and fills it: `width: 100%; height: 100%`, with `preserveAspectRatio` at its default.
   */
  readonly aspect?: number;
  readonly Picture: Component<PictureProps<G['view'], G['event']>>;
  /** The places of the picture an event speaks of, as the picture names them in `lit`. */
  places(event: G['event']): readonly string[];
  /** The picture in words, for screen readers: where everything stands. One short sentence per line. */
  describe(view: G['view'], seats: readonly SeatLook[], language: LanguageCode): readonly string[];
  /** Short facts of every player for the list of players: an icon's name and a number or word. */
  badges?(view: G['view'], seat: Seat, language: LanguageCode): readonly Badge[];
}

export interface Badge {
  readonly label: string;
  readonly value: string;
}
