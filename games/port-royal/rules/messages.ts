import type { Seat } from '@tortuga/kernel';
import type { Card, Colour } from './cards.ts';
import type { Loot, Ship } from './loot.ts';

/** Everything the game says to a player, besides what happened: prompts, choices, the outcome. */
export type PortRoyalMessages = {
  'auction.ask': { high: number; most: number };
  'exchange.ask': object;
  'trump.ask': object;
  'leader.ask': object;
  'stake.ask': { trick: number };
  'card.lead': { loot: Loot };
  'card.follow': { loot: Loot; trump: Colour };
  'take.ask': { loot: Loot };
  'remove.ask': object;
  'relocate.ask': object;
  'prisoner.ask': { face: number };
  bid: { tons: number };
  pass: object;
  setAside: { cards: readonly Card[] };
  trump: { colour: Colour };
  'appoint.self': object;
  appoint: { leader: Seat };
  stake: { loot: Loot; prisoners: number };
  play: { card: Card };
  repay: { loot: Loot; tons: number };
  remove: { loot: Loot };
  load: { loot: Loot; ship: Ship };
  keep: object;
  'takeOff.loot': { loot: Loot; ship: Ship };
  'takeOff.prisoner': { face: number; ship: Ship };
  leave: object;
  'relocate.loot': { loot: Loot; from: Ship; to: Ship };
  'relocate.prisoner': { face: number; from: Ship; to: Ship };
  lockUp: { ship: Ship };
  won: { winners: readonly Seat[]; points: number };
  'won.lowerDebt': { winners: readonly Seat[]; points: number; debt: number };
};
