/**
 * What a game is: a table of questions. {@link Phase} says who is asked what, {@link MoveRule} what may be
 * answered and what happens then; everything else in Tortuga is derived from these.
 */

import type { Fate } from './fate.ts';
import type { Menu } from './menu.ts';
import type { OptionRules } from './options.ts';
import type { Language, LanguageCode, Messages, Text } from './text.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'watcher';

/** An open question; its further fields are the locals of that question. */
export interface AnyFrame {
  readonly kind: string;
}

/** All truth of one match, as plain JSON. The top of `stack` is the open question; empty means over. */
export interface AnyState {
  stack: AnyFrame[];
}

/** An answer: a type and arguments that are ids or numbers, never references into a state. */
export interface AnyMove {
  readonly type: string;
}

/** Something that happened, for log and animation. */
export interface AnyEvent {
  readonly type: string;
}

/** Table options as chosen by the host. */
export type AnyOptions = { readonly [name: string]: string | number };

/**
 * The types of one game, bundled so that everything else needs a single type parameter.
 *
 * @example
 * ```ts
 * import type { GameTypes } from '@tortuga/kernel';
 *
 * interface Smuggler extends GameTypes {
 *   state: { stack: Smuggler['frame'][]; active: number };
 *   frame: { kind: 'turn' };
 *   move: { type: 'sail'; to: number } | { type: 'dig' };
 *   event: { type: 'sailed'; seat: number; to: number };
 *   reason: 'storm';
 *   view: Smuggler['state'];
 *   options: { storms: 'calm' | 'wild' };
 *   messages: { 'turn.ask': object; 'sail.to': { isle: number } };
 * }
 * ```
 */
export interface GameTypes {
  state: AnyState;
  frame: AnyFrame;
  move: AnyMove;
  event: AnyEvent;
  /** The codes of blocked offers. */
  reason: string;
  view: unknown;
  options: AnyOptions;
  messages: Messages;
}

/** A question as one seat meets it. */
export interface Question<G extends GameTypes, F extends G['frame'] = G['frame']> {
  readonly state: Readonly<G['state']>;
  readonly seat: Seat;
  readonly frame: Readonly<F>;
}

/** Notes an event; with `to`, only these seats may ever learn of it. */
export type Log<G extends GameTypes> = (event: G['event'], to?: readonly Seat[]) => void;

/** What a move works with while it is carried out. */
export interface Turn<G extends GameTypes, F extends G['frame'] = G['frame']> {
  /** Changed in place. */
  readonly state: G['state'];
  readonly seat: Seat;
  /** The question being answered. It stays on the stack until the rules take it off. */
  readonly frame: F;
  readonly fate: Fate;
  /** Absent when nobody listens, so that `log?.({ … })` does not even build the event. */
  readonly log: Log<G> | undefined;
  /** Says that somebody has now seen what was hidden: nobody takes this move back. Draws count by themselves. */
  reveal(): void;
}

/**
 * One kind of answer, declared once.
 *
 * @example
 * ```ts
 * import type { GameTypes, MoveRule } from '@tortuga/kernel';
 *
 * interface Tiny extends GameTypes {
 *   state: { stack: { kind: 'turn' }[]; at: number };
 *   frame: { kind: 'turn' };
 *   move: { type: 'sail'; to: number };
 *   reason: 'storm';
 *   messages: { sail: { to: number } };
 * }
 *
 * const sail: MoveRule<Tiny> = {
 *   type: 'sail',
 *   offers({ state }, menu) {
 *     menu.add({ type: 'sail', to: state.at + 1 });
 *     menu.add({ type: 'sail', to: state.at + 2 }, 'storm');
 *   },
 *   label: ({ to }) => ({ id: 'sail', params: { to } }),
 *   apply({ state }, { to }) {
 *     state.at = to;
 *   },
 * };
 * ```
 */
export interface MoveRule<
  G extends GameTypes,
  M extends G['move'] = G['move'],
  F extends G['frame'] = G['frame'],
> {
  readonly type: M['type'];
  /** Puts every candidate on the menu, blocked ones with their reason. Depends only on what the seat can see. */
  offers(question: Question<G, F>, menu: Menu<M, G['reason']>): void;
  /** What the choice is called; `frame` is the open question with its locals. */
  label(move: M, state: Readonly<G['state']>, frame: Readonly<F>): Text<G['messages']>;
  /** Carries the move out: changes `turn.state`, draws from `turn.fate`, logs events. */
  apply(turn: Turn<G, F>, move: M): void;
  /**
   * The move in one line, if the default (type, then arguments) does not please. Unique among the offers; the
   * number a dial sets comes last.
   */
  notation?(move: M): string;
}

/** A sealed answer: who gave it, and what it is. */
export interface SealedAnswer<M extends AnyMove> {
  readonly seat: Seat;
  readonly move: M;
}

/** A frame whose phase is sealed keeps the answers until all are in, in seat order. */
export interface SealedFrame<M extends AnyMove> extends AnyFrame {
  answers: SealedAnswer<M>[];
}

/** For one kind of frame: who answers, what they are asked, which moves apply. */
export interface Phase<G extends GameTypes, F extends G['frame'] = G['frame']> {
  /** The seats that owe an answer; never empty while the frame is on top. */
  seats(state: Readonly<G['state']>, frame: Readonly<F>): readonly Seat[];
  /** The question in words. */
  prompt(question: Question<G, F>): Text<G['messages']>;
  /** Answers that apply, in the order they are shown. */
  readonly moves: readonly MoveRule<G, G['move'], F>[];
  /**
   * Makes the question simultaneous and secret: answers are kept in `frame.answers` (see {@link SealedFrame})
   * and none takes effect before the last is in. Then each is carried out in seat order by the `apply` of its
   * move, and this is called once with all of them: it takes the frame off the stack and goes on. Whatever
   * depends on several answers belongs here. Views show the frame by `showAnswers`.
   */
  unseal?(turn: Turn<G, F>, answers: readonly SealedAnswer<G['move']>[]): void;
  /** Is a sealed answer final as soon as it is given? Otherwise its seat may take it back while others think. */
  readonly isBinding?: boolean;
  /**
   * Asks even if there is only one possible answer: always, or as it depends on the seat. Needed where being
   * passed over would tell others what a seat holds in hand.
   */
  readonly asksAlways?: boolean | ((state: Readonly<G['state']>, frame: Readonly<F>, seat: Seat) => boolean);
  /**
   * Keeps from everybody else who is asked and who has answered, where that would tell what somebody holds in
   * hand. What happened they learn from events and views alone, so both must keep it, too.
   */
  readonly isDiscreet?: boolean;
}

/** How a match ended. */
export interface Outcome<G extends GameTypes = GameTypes> {
  /** The rank of every seat, 1 for the best; equal ranks are shared. */
  readonly places: readonly number[];
  /** Points of every seat, in games that count them. */
  readonly scores?: readonly number[];
  /** In one sentence. */
  readonly why: Text<G['messages']>;
}

/** What can be counted of a finished match, by name. */
export type Figures = { readonly [name: string]: number | string | boolean };

/** What the host chose before the first question. */
export interface TableSetup<G extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly options: G['options'];
}

/** How a player's things look in a terminal: letters and colours for seats, faint for background. */
export interface Paint {
  seat(seat: Seat, text: string): string;
  faint(text: string): string;
}

/** A game, complete. */
export interface Game<G extends GameTypes> {
  /** Lower-case words with hyphens. */
  readonly id: string;
  /** Grows whenever a change alters any recorded game. */
  readonly version: number;
  /** The possible numbers of players, ascending. */
  readonly seats: readonly number[];
  readonly options: OptionRules<G['options']>;
  readonly phases: {
    readonly [Kind in G['frame']['kind']]: Phase<G, Extract<G['frame'], { readonly kind: Kind }>>;
  };
  /** The state before the first question. */
  setup(table: TableSetup<G>, fate: Fate, log: Log<G> | undefined): G['state'];
  /** A copy that shares nothing mutable. Hand-written: it runs for every node of a search. */
  copy(state: Readonly<G['state']>): G['state'];
  /** Defined exactly when the stack is empty. */
  outcome(state: Readonly<G['state']>): Outcome<G> | undefined;
  /** What one viewer may know: built up from nothing, never by deleting. */
  view(state: Readonly<G['state']>, viewer: Viewer): G['view'];
  /** Is everything always visible to everybody? Then a view is the state, and search needs no imagined worlds. */
  readonly isOpen?: boolean;
  /** Do its dials have hundreds of values? Then bots that search compare answers instead of growing a tree. */
  readonly hasWideDials?: boolean;
  /** One possible truth behind a view; bots think only in such worlds. */
  imagine(view: G['view'], viewer: Viewer, fate: Fate): G['state'];
  /** Expected result for a seat, from -1 (lost) to 1 (won). */
  evaluate(state: Readonly<G['state']>, seat: Seat): number;
  /** The same with more care, for bots that search: what `evaluate` says, unless a game has more to say. */
  ponder?(state: Readonly<G['state']>, seat: Seat): number;
  /** Everything that may move but never appear or vanish, counted by kind: cards, coins, stones, ships. */
  goods(state: Readonly<G['state']>): { readonly [kind: string]: number };
  /**
   * What designers count in a finished match besides places and points: `simulate` spreads numbers, and counts
   * words and what holds.
   */
  figures?(state: Readonly<G['state']>): Figures;
  /** May players agree on a draw? */
  readonly drawsByAgreement?: boolean;
  /** No match takes more answers than this. */
  readonly bound: number;
  /** The table in characters, for the terminal. */
  sketch(view: G['view'], paint: Paint, language: LanguageCode): string;
  readonly text: { readonly [L in LanguageCode]: Language<G> };
}

/** A game of whatever types, for lists of games. */
// biome-ignore lint/suspicious/noExplicitAny: Game is invariant in its types, so a list of games has no narrower common type.
export type AnyGame = Game<any>;
