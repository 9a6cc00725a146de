/** Every answer a player can give. Ships, crew, tokens, islands and masts are named by their numbers. */

import type { Bar } from './cards.ts';
import type { Unique } from './treasure.ts';

/** Bringing a fleet and coins. */
type MusterMove =
  | { readonly type: 'fleet'; readonly id: string }
  | { readonly type: 'launch'; readonly card: string }
  | { readonly type: 'hire'; readonly card: string }
  | { readonly type: 'ashore' }
  | { readonly type: 'anew' }
  | { readonly type: 'ready' }
  | { readonly type: 'coins'; readonly set: string }
  | { readonly type: 'coin'; readonly value: number }
  | { readonly type: 'unique'; readonly name: Unique };

/** Setting the table. */
type ChartMove =
  | { readonly type: 'site'; readonly x: number; readonly y: number }
  | { readonly type: 'rotate'; readonly by: number }
  | { readonly type: 'home'; readonly island: number }
  | { readonly type: 'moor'; readonly ship: number; readonly heading: number }
  | { readonly type: 'post'; readonly crew: number; readonly ship: number };

/** Giving a ship an action (TURN-2), or ending the turn. */
export type OrderMove =
  | { readonly type: 'move'; readonly ship: number }
  | { readonly type: 'explore'; readonly ship: number; readonly island: number }
  | { readonly type: 'search'; readonly ship: number; readonly other: number }
  | { readonly type: 'shoot'; readonly ship: number }
  | { readonly type: 'repair'; readonly ship: number }
  | { readonly type: 'end' };

/** What is free between actions. */
export type FreeMove =
  | { readonly type: 'land'; readonly crew: number }
  | { readonly type: 'embark'; readonly crew: number; readonly ship: number }
  | { readonly type: 'reveal'; readonly crew: number }
  | { readonly type: 'drop'; readonly ship: number }
  | { readonly type: 'peekIsland'; readonly ship: number; readonly token: number }
  | { readonly type: 'peekCrew'; readonly ship: number; readonly crew: number }
  | { readonly type: 'peekCoin'; readonly ship: number; readonly token: number }
  | { readonly type: 'extra'; readonly ship: number }
  | { readonly type: 'twice'; readonly ship: number }
  | { readonly type: 'sacrifice'; readonly ship: number; readonly crew: number }
  | { readonly type: 'trade'; readonly ship: number; readonly other: number }
  | { readonly type: 'unload'; readonly ship: number }
  | { readonly type: 'forge'; readonly ship: number; readonly token: number }
  | { readonly type: 'loot'; readonly ship: number; readonly token: number }
  | { readonly type: 'steal'; readonly ship: number; readonly other: number }
  | { readonly type: 'cancelShip'; readonly ship: number }
  | { readonly type: 'cancelCrew'; readonly crew: number };

/** Within an action, or in answer to one. */
export type CourseMove =
  | { readonly type: 'sail'; readonly bar: Bar; readonly heading: number }
  | { readonly type: 'about'; readonly heading: number }
  | { readonly type: 'stop' }
  | { readonly type: 'ram'; readonly target: number }
  | { readonly type: 'yes' }
  | { readonly type: 'no' }
  | { readonly type: 'slay'; readonly crew: number }
  | { readonly type: 'seize'; readonly token: number }
  | { readonly type: 'lose'; readonly mast: number }
  | { readonly type: 'mend'; readonly mast: number }
  | { readonly type: 'bury'; readonly crew: number }
  | { readonly type: 'jettison'; readonly token: number }
  | { readonly type: 'tow'; readonly ship: number }
  | { readonly type: 'take'; readonly gold: number }
  | { readonly type: 'carry'; readonly crew: number }
  | { readonly type: 'haul'; readonly token: number }
  | { readonly type: 'done' }
  | { readonly type: 'raid'; readonly token: number }
  | { readonly type: 'raidBlind' }
  | { readonly type: 'fire'; readonly mast: number; readonly target: number }
  | { readonly type: 'musket'; readonly mast: number; readonly target: number }
  | { readonly type: 'forged'; readonly mast: number; readonly target: number }
  | { readonly type: 'cease' }
  | { readonly type: 'berth'; readonly heading: number }
  | { readonly type: 'infect'; readonly from: number; readonly to: number }
  | { readonly type: 'first'; readonly what: 'crew' | 'cargo' };

export type SpanishMainMove = MusterMove | ChartMove | OrderMove | FreeMove | CourseMove;

/** The move of a type. */
export type MoveOf<T extends SpanishMainMove['type']> = Extract<SpanishMainMove, { readonly type: T }>;
