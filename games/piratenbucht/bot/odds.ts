/**
 * The odds of battles, worked out once: how many hits a throw makes, who wins a shoot-out, and whether a ship that
 * never flees sinks Blackbeard or the Navy. Dice do not change on the way, as with hits on hold or sails.
 */

import { at } from '@tortuga/kernel';
import { DIE, ENEMIES, HITS_FROM, MAX_DICE } from '../rules/data/numbers.ts';
import type { EnemyKind } from '../rules/moves.ts';

/** A sector on field 8 with two fresh ship cards. */
export const MOST_STRENGTH = 12;

/** Five ships of six dice against one enemy; more than this many count as this many. */
const MOST_ALLIED_DICE = 12;
const MOST_ALLIED_STRENGTH = 24;

const HIT = (DIE + 1 - HITS_FROM) / DIE;

/** The chance of 0, 1, 2, … hits with so many dice. */
function hitChances(dice: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    chances = [...chances, 0].map((missing, hits) => missing * (1 - HIT) + (chances[hits - 1] ?? 0) * HIT);
  }
  return chances;
}

const HITS: readonly (readonly number[])[] = Array.from({ length: MOST_ALLIED_DICE + 1 }, (_, dice) =>
  hitChances(dice),
);

export function chanceOfHits(dice: number, hits: number): number {
  return at(HITS, dice)[hits] ?? 0;
}

/** A table by the strength left of the first and of the second shooter. */
type Shootout = readonly (readonly number[])[];

/**
 * The chance that the first shooter wins, for every strength. `a` and `b` are the chances of the one about to
 * shoot; both missing leads back to where they were, so the two are solved together.
 */
function shootout(
  first: readonly number[],
  second: readonly number[],
  mostOwn: number,
  mostFoe: number,
): Shootout {
  const a: number[][] = Array.from({ length: mostOwn + 1 }, () =>
    Array.from({ length: mostFoe + 1 }, () => 1),
  );
  const b: number[][] = Array.from({ length: mostOwn + 1 }, () =>
    Array.from({ length: mostFoe + 1 }, () => 1),
  );
  const [missA, missB] = [at(first, 0), at(second, 0)];
  for (let own = 1; own <= mostOwn; own++) {
    for (let foe = 1; foe <= mostFoe; foe++) {
      const hitA = afterHits(first, foe, (left) => 1 - at(at(b, own), left));
      const hitB = afterHits(second, own, (left) => 1 - at(at(a, left), foe));
      const whole = 1 - missA * missB;
      at(a, own)[foe] = (hitA + missA * (1 - missB - hitB)) / whole;
      at(b, own)[foe] = (hitB + missB * (1 - missA - hitA)) / whole;
    }
  }
  return a;
}

/** The chance to win by a throw that hits: at once, or later from what is left of the target. */
function afterHits(chances: readonly number[], target: number, later: (left: number) => number): number {
  let sum = 0;
  for (let hits = 1; hits < chances.length; hits++) {
    sum += at(chances, hits) * (hits >= target ? 1 : later(target - hits));
  }
  return sum;
}

const DUELS: readonly (readonly Shootout[])[] = Array.from({ length: MAX_DICE + 1 }, (_, first) =>
  Array.from({ length: MAX_DICE + 1 }, (__, second) =>
    shootout(at(HITS, first), at(HITS, second), MOST_STRENGTH, MOST_STRENGTH),
  ),
);

/** A ship in a shoot-out: its dice, and the hits its weakest sector takes. */
export interface Fighter {
  readonly dice: number;
  readonly strength: number;
}

/** The chance that the first of two ships wins if nobody flees. */
export function duelOdds(first: Fighter, second: Fighter): number {
  return at(at(at(at(DUELS, first.dice), second.dice), first.strength), second.strength);
}

/** By enemy and by the dice of all ships: the enemy shoots first. */
const SINKINGS: { readonly [K in EnemyKind]: readonly Shootout[] } = {
  blackbeard: sinkings('blackbeard'),
  navy: sinkings('navy'),
};

function sinkings(kind: EnemyKind): Shootout[] {
  const { dice, hits } = ENEMIES[kind];
  return HITS.map((chances) => shootout(at(HITS, dice), chances, hits, MOST_ALLIED_STRENGTH));
}

/**
 * The chance to sink an enemy that has so many hits left, for ships that never flee and whose dice and strength are
 * taken together. Exact for a ship alone; several are hit in turn, which their common strength stands for.
 */
export function sinkingOdds(kind: EnemyKind, hitsLeft: number, { dice, strength }: Fighter): number {
  const table = at(SINKINGS[kind], Math.min(MOST_ALLIED_DICE, dice));
  return 1 - at(at(table, hitsLeft), Math.min(MOST_ALLIED_STRENGTH, strength));
}
