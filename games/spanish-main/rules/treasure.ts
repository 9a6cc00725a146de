/** Tokens: coins and unique treasures, and what every player brings of them (SETUP-2, SETUP-25 to SETUP-27). */

import type { Code } from './cards.ts';
import type { SpanishMainOptions, Token } from './state.ts';

export const UNIQUES = ['charts', 'map', 'papers', 'flag', 'rum', 'plague', 'ghost'] as const;

export type Unique = (typeof UNIQUES)[number];

/** What is printed on a token: the gold of a coin, or the name of a unique treasure. */
export type Face = number | Unique;

/** TREASURE-9 to TREASURE-12: what a unique treasure lets its ship do. */
export const POWERS: { readonly [U in Unique]?: Code } = {
  charts: 'PEEK_SHIP_CARGO',
  map: 'PEEK_ISLAND',
  papers: 'EXPLORER',
  flag: 'ENEMY_RANGE_CAP_S',
};

/** Is it a coin, whatever it once was? */
export function isCoin({ face, isMinted }: Pick<Token, 'face' | 'isMinted'>): boolean {
  return isMinted || typeof face === 'number';
}

/** TREASURE-6: coins, Rum and the Ghostly Encounter are unloaded at home. */
export function isUnloadable({ face }: Pick<Token, 'face'>): boolean {
  return typeof face === 'number' || face === 'rum' || face === 'ghost';
}

/** TREASURE-18: the Ghostly Encounter is promotional. */
export function uniquesIn({ promos }: Pick<SpanishMainOptions, 'promos'>): readonly Unique[] {
  return promos === 'on' ? UNIQUES : UNIQUES.filter((unique) => unique !== 'ghost');
}

/** SETUP-25 */
export const HIGHEST_COIN = 6;

/** SETUP-28 */
export const TOKENS_PER_ISLAND = 3;

/** What the table is like (SETUP-2, MULTI-2). */
export interface Measure {
  readonly size: number;
  readonly islands: number;
  /** Tokens of each player, and their gold: any sum will do with three players and more. */
  readonly tokens: number;
  readonly gold: number | undefined;
}

const FOR_TWO: { readonly [P in SpanishMainOptions['points']]: Measure } = {
  '20': { size: 9140, islands: 4, tokens: 3, gold: 6 },
  '30': { size: 9140, islands: 6, tokens: 6, gold: 12 },
  '40': { size: 10670, islands: 8, tokens: 9, gold: 18 },
};

const SIZES: { readonly [seats: number]: number } = { 3: 10670, 4: 12190, 5: 13720 };

export function measureFor(seats: number, { points }: Pick<SpanishMainOptions, 'points'>): Measure {
  if (seats === 2) return FOR_TWO[points];
  return { size: SIZES[seats] ?? 0, islands: 3 * seats, tokens: 6, gold: undefined };
}

type Sets = readonly (readonly number[])[];

const COIN_SETS: { readonly [tokens: number]: Sets } = {
  3: [
    [3, 2, 1],
    [4, 1, 1],
    [2, 2, 2],
  ],
  6: [
    [4, 3, 2, 1, 1, 1],
    [3, 3, 2, 2, 1, 1],
    [4, 2, 2, 2, 1, 1],
    [5, 2, 2, 1, 1, 1],
    [6, 2, 1, 1, 1, 1],
  ],
  9: [
    [5, 4, 2, 2, 1, 1, 1, 1, 1],
    [4, 3, 3, 2, 2, 1, 1, 1, 1],
    [6, 3, 2, 2, 1, 1, 1, 1, 1],
  ],
};

const SETS_WITH_UNIQUE: { readonly [tokens: number]: Sets } = {
  3: [
    [4, 2],
    [5, 1],
    [3, 3],
  ],
  6: [
    [4, 3, 2, 2, 1],
    [5, 3, 2, 1, 1],
    [6, 2, 2, 1, 1],
  ],
  9: [
    [5, 4, 3, 2, 1, 1, 1, 1],
    [4, 4, 3, 2, 2, 1, 1, 1],
    [6, 4, 2, 2, 1, 1, 1, 1],
  ],
};

/** SETUP-26: the stored sets, the usual one first. */
export function coinSets(seats: number, options: SpanishMainOptions): Sets {
  const { tokens } = measureFor(seats, options);
  return (options.uniques === 'off' ? COIN_SETS : SETS_WITH_UNIQUE)[tokens] ?? [];
}

/** How many coins a player brings besides a unique treasure. */
export function coinsToBring(seats: number, options: SpanishMainOptions): number {
  return measureFor(seats, options).tokens - (options.uniques === 'off' ? 0 : 1);
}

/**
 * SETUP-26, free mode: may this coin be the next of a set that is put together from the highest coin down? The
 * rest must still be able to add up.
 */
export function mayComeNext(coins: readonly number[], next: number, count: number, gold?: number): boolean {
  if (next > (coins.at(-1) ?? HIGHEST_COIN)) return false;
  if (gold === undefined) return true;
  const left = count - coins.length - 1;
  const rest = gold - next - coins.reduce((sum, coin) => sum + coin, 0);
  return rest >= left && rest <= left * next;
}
