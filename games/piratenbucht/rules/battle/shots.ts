/** Throws and what they do to ships, Blackbeard and the Navy. */

import type { Seat } from '@tortuga/kernel';
import { captainOf, gainFame } from '../captains.ts';
import { discard } from '../cards.ts';
import type { Sector } from '../data/chart.ts';
import { ENEMIES, GRAPESHOT_DAMAGE, HITS_FROM } from '../data/numbers.ts';
import type { Doing } from '../doing.ts';
import type { Shooter } from '../events.ts';
import type { EnemyKind } from '../moves.ts';
import { damage, destroyedSector, moveRing } from '../ship.ts';
import type { PirateState } from '../state.ts';
import { battleOf, enemyIn } from './battle.ts';
import { countHits, diceOf, hitsFor, hitsFrom, throwDice } from './dice.ts';
import { leaveDestroyed } from './leaving.ts';

/** A captain's shot at a ship, with what GRAPESHOT does to the own cannons after it (CARD-GRAPESHOT-5). */
export function shootAtShip(doing: Doing, by: Seat, ship: Seat, sector: Sector): void {
  const battle = battleOf(doing.state);
  const from = hitsFor(battle, by, hitsFrom(battle, ship));
  fire(doing, { by, ship, sector, dice: diceOf(doing.state, by), from });
  recoil(doing, by);
}

/** A captain's shot at Blackbeard or the Navy. */
export function shootAtEnemy(doing: Doing, by: Seat, enemy: EnemyKind): void {
  const { state, log } = doing;
  const count = diceOf(state, by);
  log?.({ type: 'engaged', by, enemy, dice: count });
  const hits = throwAndTell(doing, count, hitsFor(battleOf(state), by, HITS_FROM));
  hitEnemy(doing, enemy, hits);
  recoil(doing, by);
}

/** A shot of Blackbeard or the Navy. */
export function shootAsEnemy(doing: Doing, by: EnemyKind, ship: Seat, sector: Sector): void {
  const from = hitsFrom(battleOf(doing.state), ship);
  fire(doing, { by, ship, sector, dice: ENEMIES[by].dice, from });
}

interface Shot {
  readonly by: Shooter;
  readonly ship: Seat;
  readonly sector: Sector;
  readonly dice: number;
  /** The lowest number that hits. */
  readonly from: number;
}

function fire(doing: Doing, { by, ship, sector, dice, from }: Shot): void {
  doing.log?.({ type: 'aimed', by, ship, sector, dice });
  hitShip(doing, ship, sector, throwAndTell(doing, dice, from));
}

function throwAndTell({ fate, log }: Doing, count: number, from: number): number {
  const dice = throwDice(fate, count);
  const hits = countHits(dice, from);
  log?.({ type: 'thrown', dice, from, hits });
  return hits;
}

/** Hits by a shot or SABOTAGE (BATTLE-46). */
export function hitShip(doing: Doing, ship: Seat, sector: Sector, hits: number): void {
  if (hits === 0) return;
  const battle = battleOf(doing.state);
  battle.hasHit = true;
  if (!battle.hit.includes(ship)) battle.hit.push(ship);
  damage(doing, ship, sector, hits);
  if (isWrecked(doing.state, ship)) leaveDestroyed(doing, ship);
}

function isWrecked(state: Readonly<PirateState>, seat: Seat): boolean {
  return destroyedSector(captainOf(state, seat).ship) !== undefined;
}

/** BATTLE-47, BLACKBEARD-4, NAVY-5 */
export function hitEnemy(doing: Doing, kind: EnemyKind, hits: number): void {
  const battle = battleOf(doing.state);
  const enemy = enemyIn(battle, kind);
  if (enemy === undefined || hits === 0) return;
  const of = ENEMIES[kind].hits;
  battle.hasHit = true;
  enemy.hits = Math.min(of, enemy.hits + hits);
  doing.log?.({ type: 'enemyHit', enemy: kind, hits: enemy.hits, of });
  if (enemy.hits === of) sink(doing, kind);
}

/** BLACKBEARD-14, NAVY-9: its fame is shared at once; if it was the last enemy, the combat round is over. */
function sink(doing: Doing, kind: EnemyKind): void {
  const { state, log } = doing;
  const battle = battleOf(state);
  log?.({ type: 'enemySunk', enemy: kind });
  battle.enemies = battle.enemies.filter((enemy) => enemy.kind !== kind);
  if (kind === 'blackbeard') capsize(state);
  const share = Math.floor(ENEMIES[kind].fame / battle.ships.length);
  for (const ship of battle.ships) gainFame(doing, ship, share, kind);
  if (battle.enemies.length === 0) battle.steps = [];
}

/** BLACKBEARD-16 */
function capsize({ blackShips, battle }: PirateState): void {
  for (const ship of blackShips) if (ship.at === battle?.at) ship.isSunk = true;
}

/** CARD-GRAPESHOT-2 to CARD-GRAPESHOT-4: no ship card absorbs this, and it is no hit (BATTLE-48). */
function recoil(doing: Doing, seat: Seat): void {
  const { state, log } = doing;
  const battle = battleOf(state);
  if (!battle.grapeshots.includes(seat)) return;
  battle.grapeshots = battle.grapeshots.filter((owner) => owner !== seat);
  state.open.splice(state.open.indexOf('grapeshot'), 1);
  discard(state, 'grapeshot');
  log?.({ type: 'grapeshotRecoiled', seat });
  const { field } = captainOf(state, seat).ship.cannons;
  moveRing(doing, seat, 'cannons', Math.max(0, field - GRAPESHOT_DAMAGE));
  if (isWrecked(state, seat)) leaveDestroyed(doing, seat);
}
