/** Prompts, labels and outcomes, with what each of them says. */

import type { Seat } from '@tortuga/kernel';
import type { Card } from './cards.ts';
import type { Space } from './chart.ts';
import type { Action, Good, Power, Treasure, Way } from './data/components.ts';
import type { ShipId } from './ships.ts';

export type JamaicaMessages = {
  'dice.ask': { dice: readonly [number, number] };
  'cards.ask': { morning: number; evening: number };
  'load.ask': { good: Good; count: number };
  'clear.ask': { good: Good; count: number };
  'sail.ask': { way: Way; steps: number };
  'foe.ask': { at: Space };
  'foe.ghost.ask': { at: Space };
  'powder.attack.ask': { foe: ShipId };
  'powder.defend.ask': { foe: ShipId; firepower: number };
  'take.ask': { good: Good; due: number };
  'take.powder.ask': { due: number };
  'sabre.ask': { ship: ShipId; roll: number; firepower: number };
  'spoils.ask': { loser: ShipId };
  'spoils.ghost.ask': { loser: ShipId };
  'retreat.ask': { at: Space };
  'steer.ask': { steps: number };
  assign: { morning: number; evening: number };
  play: { morning: Action; evening: Action; card: Card };
  'load.stow': { hold: number };
  'load.clear': { hold: number; good: Good; count: number };
  sail: { to: Space };
  attack: { foe: ShipId };
  spend: { powder: number };
  take: { hold: number; good: Good; count: number };
  reroll: object;
  accept: object;
  loot: { good: Good; count: number };
  seize: { power: Power };
  steal: { slot: number };
  'steal.known': { slot: number; card: Treasure };
  'steal.any': object;
  curse: { slot: number; card: Treasure };
  decline: object;
  retreat: { to: Space };
  steer: { way: Way; to: Space };
  won: { winner: Seat; points: number };
  'won.progress': { winner: Seat; points: number; at: Space };
  shared: { winners: readonly Seat[]; points: number };
};
