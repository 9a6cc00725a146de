/** The battle that is being fought: who is in it, and whether anything is left to fight for. */

import { RulesBug, type Seat } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { NOWHERE, type Place, TREASURE_ISLAND } from '../data/places.ts';
import type { EnemyKind } from '../moves.ts';
import type { Battle, Enemy, PirateState } from '../state.ts';

export function battleOf({ battle }: Readonly<PirateState>): Battle {
  if (battle === undefined) throw new RulesBug('no battle is being fought');
  return battle;
}

export function newBattle(at: Place, ships: Seat[], enemies: readonly EnemyKind[]): Battle {
  return {
    at,
    ships,
    enemies: enemies.map((kind) => ({ kind, hits: 0 })),
    foes: 'nobody',
    order: [],
    fast: [],
    steps: [],
    shotAt: [],
    hasHit: false,
    hit: [],
    weapons: [],
    winds: [],
    fogs: [],
    grapeshots: [],
    isBoarding: false,
  };
}

/** END-7: a duel is fought nowhere. */
export function isDuel({ at }: Battle): boolean {
  return at === NOWHERE;
}

export function enemyIn({ enemies }: Battle, kind: EnemyKind): Enemy | undefined {
  for (const enemy of enemies) if (enemy.kind === kind) return enemy;
  return undefined;
}

/** BATTLE-10: nobody is left, or nobody who may be fought. */
export function isDecided({ at, ships, enemies }: Battle): boolean {
  if (ships.length === 0) return true;
  return enemies.length === 0 && (ships.length === 1 || at === TREASURE_ISLAND);
}

/** ACTION-NEWSAILS-2 */
export function hasNewSails(state: Readonly<PirateState>, seat: Seat): boolean {
  return captainOf(state, seat).ship.sails.refit > 0;
}

export function copiesOf(cards: readonly Seat[], seat: Seat): number {
  let copies = 0;
  for (const owner of cards) if (owner === seat) copies += 1;
  return copies;
}
