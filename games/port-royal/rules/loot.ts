/** The loot: forty goods of four kinds and nine extras, and the ships that carry them. */

import { at } from '@tortuga/kernel';

/** The kinds of goods. Every captain has one ship for each. */
export const GOODS = ['biscuit', 'tobacco', 'rum', 'gunpowder'] as const;

export type GoodsName = (typeof GOODS)[number];

/** A ship of a captain, by its place in {@link GOODS}. */
export type Ship = number;

export const SHIPS: readonly Ship[] = GOODS.map((_, ship) => ship);

const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;

/** What a card does to the ship it lies on, and what it repays. */
interface LootCard {
  readonly name: string;
  readonly weight: number;
  readonly room: number;
  readonly factor: number;
  readonly repays: number;
}

/** EXTRA-1: the extras that are loaded. */
const LOADING: readonly LootCard[] = [
  { name: 'plus8', weight: 8, room: 0, factor: 1, repays: 8 },
  { name: 'plus6', weight: 6, room: 0, factor: 1, repays: 6 },
  { name: 'minus10', weight: -10, room: 0, factor: 1, repays: 0 },
  { name: 'minus5', weight: -5, room: 0, factor: 1, repays: 0 },
  { name: 'maxPlus5', weight: 0, room: 5, factor: 1, repays: 0 },
  { name: 'maxMinus5', weight: 0, room: -5, factor: 1, repays: 0 },
  { name: 'times2', weight: 0, room: 0, factor: 2, repays: 0 },
];

/** A loot card: the goods by kind and value, then the extras. */
export type Loot = number;

const GOODS_CARDS: readonly LootCard[] = GOODS.flatMap((kind) =>
  VALUES.map((value) => ({ name: `${kind}${value}`, weight: value, room: 0, factor: 1, repays: value })),
);

const CARDS: readonly LootCard[] = [...GOODS_CARDS, ...LOADING];

export const FIRST_EXTRA: Loot = GOODS_CARDS.length;

/** The two cards that are never loaded (EXTRA-19, EXTRA-26). */
export const REMOVE: Loot = CARDS.length;
export const RELOCATE: Loot = CARDS.length + 1;

const NAMES: readonly string[] = [...CARDS.map(({ name }) => name), 'remove1', 'relocate1'];

export const LOOT_CARDS: readonly Loot[] = NAMES.map((_, loot) => loot);

/** Numbers of all cards, where search can reach them quickly. */
const WEIGHTS = CARDS.map(({ weight }) => weight);
const ROOMS = CARDS.map(({ room }) => room);
const FACTORS = CARDS.map(({ factor }) => factor);
const REPAYS = [...CARDS.map(({ repays }) => repays), 0, 0];

export function isGoods(loot: Loot): boolean {
  return loot < FIRST_EXTRA;
}

/** TAKE-19: the ship that goods belong on. */
export function shipFor(goods: Loot): Ship {
  return Math.floor(goods / VALUES.length);
}

/** Tons of load and value, before ×2. */
export function weightOf(loot: Loot): number {
  return at(WEIGHTS, loot);
}

/** By how much the card changes the maximum load. */
export function roomOf(loot: Loot): number {
  return at(ROOMS, loot);
}

export function factorOf(loot: Loot): number {
  return at(FACTORS, loot);
}

/** TAKE-7: what the card repays of a bid; nothing, if it cannot. */
export function repaysOf(loot: Loot): number {
  return at(REPAYS, loot);
}

/** `rum12`, `minus5`: how a loot card is written. */
export function lootName(loot: Loot): string {
  return at(NAMES, loot);
}

/** The loot of a name; -1 if there is none. */
export function lootNamed(name: string): Loot {
  return NAMES.indexOf(name);
}

export function goodsName(ship: Ship): GoodsName {
  return at(GOODS, ship);
}
