/** What is in the box besides the chart. */

/** DEF-1 */
export const GOODS = ['gold', 'food', 'powder'] as const;
export type Good = (typeof GOODS)[number];

export const WAYS = ['forward', 'backward'] as const;
export type Way = (typeof WAYS)[number];

/** What a symbol on a card says. */
export type Action = Way | Good;

export interface CardData {
  readonly id: string;
  readonly morning: Action;
  readonly evening: Action;
}

/** SETUP-2: one of each in every deck. */
export const CARDS: readonly CardData[] = [
  { id: 'C01', morning: 'forward', evening: 'forward' },
  { id: 'C02', morning: 'forward', evening: 'backward' },
  { id: 'C03', morning: 'backward', evening: 'forward' },
  { id: 'C04', morning: 'forward', evening: 'food' },
  { id: 'C05', morning: 'forward', evening: 'powder' },
  { id: 'C06', morning: 'food', evening: 'forward' },
  { id: 'C07', morning: 'gold', evening: 'forward' },
  { id: 'C08', morning: 'gold', evening: 'gold' },
  { id: 'C09', morning: 'powder', evening: 'gold' },
  { id: 'C10', morning: 'food', evening: 'powder' },
  { id: 'C11', morning: 'powder', evening: 'food' },
];

/** TREASURE-1: cards that lie face up and do something. */
export const POWERS = ['map', 'sabre', 'beth', 'sixth'] as const;
export type Power = (typeof POWERS)[number];

/** TREASURE-2: cards that lie face down and count at the end; the negative ones are cursed. */
export const RICHES = ['+3', '+5', '+7', '-2', '-3', '-4'] as const;
export type Riches = (typeof RICHES)[number];

export const TREASURES = [...POWERS, ...RICHES] as const;
export type Treasure = (typeof TREASURES)[number];

/** Soft: only one source has the second +3; otherwise that card has another value from +3 to +7. */
const THREES = 2;

/** How many there are of each of {@link TREASURES}. */
export const TREASURE_COUNTS: readonly number[] = [1, 1, 1, 1, THREES, 1, 2, 1, 1, 1];

/** SETUP-4: so many treasures are in a game, one for each lair. */
export const TREASURES_USED = 9;

/** SETUP-12 */
export const BANK: { readonly [G in Good]: number } = { gold: 80, food: 45, powder: 45 };

/** DEF-2 */
export const REGULAR_HOLDS = 5;

/** SETUP-8: what each ship has aboard at the start, hold by hold. */
export const START_CARGO: readonly (readonly [Good, number])[] = [
  ['food', 3],
  ['gold', 3],
];

/** GHOST-3 */
export const GHOST_CARGO: readonly (readonly [Good, number])[] = [
  ['gold', 5],
  ['gold', 3],
];

/** SETUP-10, ROUND-17 */
export const HAND = 3;
export const HAND_WITH_MAP = 4;

/** BATTLE-8: the faces of the combat die. The last is the star, higher than any number. */
export const STAR = 12;
export const COMBAT_DIE: readonly number[] = [2, 4, 6, 8, 10, STAR];

/** TREASURE-15 */
export const BETH_BONUS = 2;
