/** Every sentence the rules say besides events, with what it is filled with. */

import type { Seat } from '@tortuga/kernel';
import type { Bar, Code } from './cards.ts';
import type { CrewName, IslandName, ShipName } from './events.ts';
import type { Action, Gun, May } from './state.ts';
import type { Unique } from './treasure.ts';

/** Questions. */
interface Prompts {
  readonly 'fleet.ask': object;
  readonly 'build.ask': {
    readonly left: number;
    readonly limit: number;
    readonly ship: string;
    readonly spaces: number;
    readonly crewPoints: number;
  };
  readonly 'coins.ask': object;
  readonly 'coin.ask': { readonly left: number; readonly gold: number };
  readonly 'unique.ask': object;
  readonly 'site.ask': { readonly shape: number; readonly spacing: number };
  readonly 'rotate.ask': { readonly shape: number };
  readonly 'home.ask': { readonly owner: Seat };
  readonly 'home.ownAsk': object;
  readonly 'moor.ask': object;
  readonly 'stations.ask': object;
  readonly 'turn.ask': { readonly turn: number };
  readonly 'sail.ask': ShipName & { readonly bars: readonly Bar[]; readonly isBegun: boolean };
  readonly 'theft.ask': ShipName;
  readonly 'ram.ask': ShipName;
  readonly 'board.ask': ShipName & { readonly target: ShipName };
  readonly 'explore.ask': ShipName & { readonly at: IslandName };
  readonly 'double.ask': ShipName;
  readonly 'captain.ask': ShipName;
  readonly 'unload.ask': ShipName;
  readonly 'follow.ask': ShipName;
  readonly 'again.ask': ShipName & { readonly target: ShipName };
  readonly 'repeat.ask': ShipName & { readonly action: Action };
  readonly 'spoil.ask': ShipName & { readonly target: ShipName };
  readonly 'prize.ask': ShipName & { readonly from: ShipName };
  readonly 'mast.ask': ShipName;
  readonly 'mast.aimAsk': ShipName;
  readonly 'loss.crewAsk': ShipName;
  readonly 'loss.cargoAsk': ShipName;
  readonly 'tow.ask': ShipName;
  readonly 'take.ask': ShipName & { readonly at: IslandName };
  readonly 'exchange.ask': ShipName & { readonly other: ShipName };
  readonly 'raid.ask': ShipName;
  readonly 'volley.ask': ShipName;
  readonly 'mend.ask': ShipName;
  readonly 'reveal.ask': ShipName & { readonly code: Code };
  readonly 'cancel.ask': ShipName;
  readonly 'berth.ask': ShipName;
  readonly 'plague.ask': object;
  readonly 'order.ask': ShipName;
}

/** What "no" and "yes" answer. */
export type Reply = May['may'] | 'theft' | 'ram' | 'tow' | 'raid' | 'reveal' | 'cancel' | 'mend';

/** Answers. */
interface Labels {
  readonly fleet: { readonly fleet: string };
  readonly launch: { readonly card: string };
  readonly hire: { readonly card: string };
  readonly ashore: object;
  readonly anew: object;
  readonly ready: object;
  readonly coins: { readonly set: string };
  readonly coin: { readonly gold: number };
  readonly unique: { readonly unique: Unique };
  readonly site: { readonly x: number; readonly y: number };
  readonly rotate: { readonly by: number };
  readonly home: IslandName;
  readonly moor: ShipName & { readonly heading: number };
  readonly post: ShipName & { readonly who: CrewName };
  readonly 'post.home': { readonly who: CrewName };
  readonly 'stations.ready': object;
  readonly move: ShipName;
  readonly explore: ShipName & { readonly at: IslandName };
  readonly search: ShipName & { readonly other: ShipName };
  readonly shoot: ShipName;
  readonly repair: ShipName;
  readonly end: object;
  readonly land: ShipName & { readonly who: CrewName; readonly at: IslandName };
  readonly embark: ShipName & { readonly who: CrewName };
  readonly reveal: { readonly who: CrewName };
  readonly drop: ShipName & { readonly tow: ShipName };
  readonly peekIsland: ShipName & { readonly at: IslandName; readonly place: number };
  readonly peekCrew: ShipName & { readonly on: ShipName; readonly place: number };
  readonly peekCoin: ShipName & { readonly on: ShipName; readonly place: number };
  readonly extra: ShipName;
  readonly twice: ShipName;
  readonly sacrifice: ShipName & { readonly who: CrewName };
  readonly trade: ShipName & { readonly other: ShipName };
  readonly unload: ShipName;
  readonly forge: ShipName & { readonly gold: number };
  readonly loot: ShipName & { readonly from: ShipName; readonly place: number };
  readonly steal: ShipName & { readonly from: ShipName };
  readonly cancelShip: ShipName;
  readonly cancelCrew: ShipName & { readonly who: CrewName };
  readonly sail: { readonly bar: Bar; readonly heading: number };
  readonly about: { readonly heading: number };
  readonly stop: object;
  readonly ram: { readonly target: ShipName; readonly masts: number };
  readonly no: { readonly to: Reply };
  readonly yes: { readonly to: Reply };
  readonly slay: { readonly who: CrewName; readonly from: ShipName };
  readonly 'slay.hidden': { readonly place: number; readonly from: ShipName };
  readonly seize: { readonly gold: number; readonly from: ShipName };
  readonly 'seize.hidden': { readonly place: number; readonly from: ShipName };
  readonly lose: { readonly mast: number; readonly cannon: string };
  readonly mend: { readonly mast: number; readonly cannon: string };
  readonly bury: { readonly who: CrewName };
  readonly jettison: { readonly gold: number };
  readonly tow: { readonly tow: ShipName };
  readonly take: { readonly gold: number };
  readonly carry: ShipName & { readonly who: CrewName };
  readonly haul: ShipName & { readonly gold: number };
  readonly done: object;
  readonly raid: { readonly gold: number };
  readonly raidBlind: { readonly at: IslandName };
  readonly fire: {
    readonly gun: Gun['gun'];
    readonly mast: number;
    readonly cannon: string;
    readonly target: ShipName;
    readonly needed: number;
  };
  readonly cease: object;
  readonly berth: { readonly heading: number };
  readonly infect: { readonly to: ShipName };
  readonly first: { readonly what: 'crew' | 'cargo' };
}

/** How it ended. */
interface Endings {
  readonly 'won.gold': { readonly winner: Seat; readonly gold: number; readonly all: number };
  readonly 'won.stranded': {
    readonly winner: Seat;
    readonly loser: Seat;
    readonly gold: number;
    readonly less: number;
  };
  readonly 'won.bare': { readonly winner: Seat; readonly gold: number; readonly less: number };
  readonly 'won.quiet': { readonly winner: Seat; readonly gold: number };
  readonly 'won.long': { readonly winner: Seat; readonly gold: number };
  readonly 'won.marker': { readonly winner: Seat; readonly gold: number };
  readonly 'won.alone': { readonly winner: Seat; readonly gold: number };
  readonly 'won.swept': { readonly winner: Seat; readonly gold: number };
  readonly drawn: { readonly winners: readonly Seat[]; readonly gold: number };
}

export type Messages = {
  readonly [Id in keyof (Prompts & Labels & Endings)]: (Prompts & Labels & Endings)[Id];
};
