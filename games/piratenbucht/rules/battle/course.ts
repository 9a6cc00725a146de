/** Phase 3: the islands one after the other, each battle to its end (BATTLE-1 to BATTLE-11). */

import type { Seat } from '@tortuga/kernel';
import { shootAsBlackbeard } from '../blackbeard/shot.ts';
import { shipsAt } from '../captains.ts';
import { discard } from '../cards.ts';
import { blackShipAt, navyAt } from '../company.ts';
import { ISLANDS, NOWHERE, type Place, TREASURE_ISLAND } from '../data/places.ts';
import type { Card } from '../data/tavern-cards.ts';
import type { Doing } from '../doing.ts';
import type { EnemyKind } from '../moves.ts';
import { forgetThrows } from '../order.ts';
import type { PirateState, Step } from '../state.ts';
import { battleOf, enemyIn, isDecided, isDuel, newBattle } from './battle.ts';
import { beginCombatRound, repeatCycle } from './rounds.ts';
import { openWindow } from './window.ts';

export function beginBattles(doing: Doing): void {
  doing.state.stage = 'battles';
  nextBattle(doing, 1);
}

function nextBattle(doing: Doing, from: number): void {
  for (const island of ISLANDS) {
    if (island < from) continue;
    const ships = shipsAt(doing.state, island);
    const enemies = enemiesAt(doing.state, island);
    if (isBattle(island, ships, enemies)) {
      beginBattle(doing, island, ships, enemies);
      return;
    }
  }
  clearTable(doing);
}

function enemiesAt(state: Readonly<PirateState>, island: Place): EnemyKind[] {
  const enemies: EnemyKind[] = [];
  if (blackShipAt(state, island) !== undefined) enemies.push('blackbeard');
  if (navyAt(state, island) !== undefined) enemies.push('navy');
  return enemies;
}

/** BATTLE-2 to BATTLE-5 */
function isBattle(island: Place, ships: readonly Seat[], enemies: readonly EnemyKind[]): boolean {
  if (ships.length === 0) return false;
  return enemies.length > 0 || (ships.length > 1 && island !== TREASURE_ISLAND);
}

export function beginBattle(doing: Doing, place: Place, ships: Seat[], enemies: readonly EnemyKind[]): void {
  const { state, log } = doing;
  forgetThrows(state);
  if (place !== NOWHERE) state.tally.battles += 1;
  state.battle = newBattle(place, ships, enemies);
  log?.({ type: 'battleBegan', at: place, ships: ships.slice(), enemies: enemies.slice() });
  if (!openWindow(doing)) fightOn(doing);
}

/** Goes on until somebody is asked or the battle is over. */
export function fightOn(doing: Doing): void {
  const battle = battleOf(doing.state);
  while (!isDecided(battle)) {
    const step = battle.steps.shift();
    if (step === undefined) beginCombatRound(doing);
    else if (takeStep(doing, step)) return;
  }
  endBattle(doing);
}

/** Says whether somebody is asked. */
function takeStep(doing: Doing, step: Step): boolean {
  const { state } = doing;
  const battle = battleOf(state);
  if (step === 'cycle') repeatCycle(battle);
  else if (step === 'blackbeard' && enemyIn(battle, step) !== undefined) shootAsBlackbeard(doing);
  else if (step === 'navy' && enemyIn(battle, step) !== undefined) return askNavy(state);
  else if (typeof step === 'number' && battle.ships.includes(step)) {
    state.stack.push({ kind: 'turn', seat: step, hasPlayed: false });
    return true;
  }
  return false;
}

/** NAVY-3, NAVY-14 */
function askNavy(state: PirateState): boolean {
  const navy = navyAt(state, battleOf(state).at);
  if (navy === undefined) return false;
  state.stack.push({ kind: 'navy', owner: navy.owner });
  return true;
}

/** BATTLE-52, BATTLE-53 */
function endBattle(doing: Doing): void {
  const { state, log } = doing;
  const battle = battleOf(state);
  delete state.battle;
  log?.({ type: 'battleOver', at: battle.at, ships: battle.ships.slice() });
  if (isDuel(battle)) clearTable(doing);
  else nextBattle(doing, battle.at + 1);
}

/** BATTLE-54 */
function clearTable({ state, log }: Doing): void {
  const cards: Card[] = [...state.open, ...state.navies.map((): Card => 'navy')];
  for (const card of cards) discard(state, card);
  state.open = [];
  state.navies = [];
  if (cards.length > 0) log?.({ type: 'cardsCleared', cards });
}
