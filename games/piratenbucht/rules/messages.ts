/** Every prompt, label and result, with its parameters. */

import type { Seat } from '@tortuga/kernel';
import type { Sector } from './data/chart.ts';
import type { Place } from './data/places.ts';
import type { Card } from './data/tavern-cards.ts';
import type { EnemyKind, PlainBattleCard } from './moves.ts';

type Prompts = {
  'fit.ask': { gold: number };
  'wheel.ask': { round: number };
  'action.ask': { at: Place };
  'window.ask': { at: Place };
  'turn.ask': { dice: number };
  'turn.enemies': { dice: number };
  'navy.ask': { at: Place };
  'tavern.ask': { gold: number };
  'upgrade.ask': { sector: Sector; gold: number };
  'upgrade.any': { gold: number };
  'flip.ask': { gold: number };
  'buryTreasure.ask': { treasures: number };
  'buryGold.ask': { gold: number };
  'cove.ask': object;
  'cove.repair': object;
};

type Labels = {
  fit: { hold: number; sails: number; cannons: number; crew: number; price: number };
  'fit.nothing': object;
  sail: { to: Place };
  pass: object;
  escape: { to: Place };
  navy: { to: Place };
  'hideout.gold': object;
  'hideout.treasure': object;
  swap: { card: Card };
  challenge: { to: Place };
  reinforce: { sector: Sector };
  refit: { card: Card };
  play: { card: PlainBattleCard };
  sabotage: { ship: Seat; sector: Sector };
  undermine: { enemy: EnemyKind };
  flee: object;
  shoot: { ship: Seat; sector: Sector };
  engage: { enemy: EnemyKind };
  aim: { ship: Seat; sector: Sector };
  buy: { cards: number; price: number };
  'buy.nothing': object;
  upgrade: { sector: Sector; value: number; price: number };
  keep: object;
  flip: { sectors: readonly Sector[]; price: number };
  'flip.nothing': object;
  buryTreasure: { treasures: number };
  buryGold: { gold: number; fame: number };
  'rest.gold': object;
  'rest.cards': object;
};

type Results = {
  won: { winner: Seat; fame: number };
  'won.duel': { winner: Seat; fame: number };
};

export type PirateMessages = Prompts & Labels & Results;
