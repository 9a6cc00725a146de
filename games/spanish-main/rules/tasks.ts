/** What is to be done between two questions. */

import type { Seat } from '@tortuga/kernel';
import type { Bar, Code } from './cards.ts';
import type { Action, CancelWindow, Gun, Passage, Use, Volley } from './frames.ts';

/** Two ships: who acts, and on whom. */
interface Pair {
  readonly ship: number;
  readonly target: number;
}

/** What is still to be done before the next question, the last first. */
export type Task =
  | { readonly do: 'unveil' | 'chart' | 'homes' | 'stations' | 'deal' | 'beginTurn' | 'menu' | 'endTurn' }
  | { readonly do: 'moor'; readonly seat: Seat }
  | { readonly do: 'act' | 'repeat'; readonly ship: number; readonly action: Action; readonly object: number }
  | {
      readonly do: 'sail';
      readonly passage: Passage;
      readonly bar: Bar;
      readonly heading: number;
      readonly isHelm: boolean;
    }
  | { readonly do: 'onward'; readonly passage: Passage }
  | { readonly do: ShipTask; readonly ship: number }
  | { readonly do: 'plague' | 'ramOffer' | 'pins'; readonly ship: number; readonly met: readonly number[] }
  | ({ readonly do: PairTask } & Pair)
  | { readonly do: 'dock' | 'land'; readonly ship: number; readonly dock: number; readonly isFree: boolean }
  | {
      readonly do: 'towDock' | 'raid' | 'explore' | 'pickCoin';
      readonly ship: number;
      readonly island: number;
    }
  | { readonly do: 'arrival'; readonly ship: number; readonly island: number; readonly isMarked: boolean }
  | { readonly do: 'search' | 'claim'; readonly ship: number; readonly other: number }
  | {
      readonly do: 'exchange';
      readonly ship: number;
      readonly other: number;
      readonly moved: readonly string[];
    }
  | ({ readonly do: 'volley' } & Volley)
  | ({ readonly do: 'shot' | 'again' | 'refire'; readonly shot: Gun } & Pair)
  | ({ readonly do: 'miss'; readonly shot: Gun; readonly isOne: boolean } & Pair)
  | ({ readonly do: 'struck'; readonly mayIgnore: boolean } & Pair)
  | {
      readonly do: 'masts';
      readonly ship: number;
      readonly count: number;
      readonly seat: Seat;
      readonly by: number;
    }
  | { readonly do: 'sink'; readonly ship: number; readonly by: number }
  | { readonly do: 'loss'; readonly ship: number; readonly what: 'crew' | 'cargo' }
  | { readonly do: 'slay'; readonly crew: number }
  | { readonly do: 'raise'; readonly ship: number; readonly mast: number }
  | { readonly do: 'haunt'; readonly ship: number; readonly token: number }
  | { readonly do: 'askReveal'; readonly ship: number; readonly code: Code; readonly against: number }
  | { readonly do: 'window'; readonly seat: Seat; readonly about: CancelWindow }
  | { readonly do: 'use'; readonly use: Use; readonly effect: Task }
  | Effect;

type ShipTask =
  | 'strickenCrew'
  | 'theft'
  | 'captain'
  | 'towOffer'
  | 'follow'
  | 'unloadOffer'
  | 'home'
  | 'berth'
  | 'shoot'
  | 'mend'
  | 'mendAfterSink';

type PairTask = 'ram' | 'board' | 'boarding' | 'pinKill' | 'hit' | 'afterHit' | 'spoil' | 'killCrew';

/** What an ability does that is used between actions. */
export type Effect =
  | { readonly do: 'peek'; readonly ship: number; readonly token: number; readonly crew: number }
  | { readonly do: 'extraRoll' | 'twiceRoll' | 'unload' | 'doubleRange'; readonly ship: number }
  | { readonly do: 'sacrifice'; readonly ship: number; readonly crew: number }
  | { readonly do: 'trade' | 'steal'; readonly ship: number; readonly other: number }
  | { readonly do: 'forge' | 'lootCoin'; readonly ship: number; readonly token: number }
  | { readonly do: 'switchOff'; readonly ship: number; readonly crew: number };
