/** BATTLE-6 to BATTLE-18: powder, die, sabre, first of the attacker, then of the defender. */

import { at } from '@tortuga/kernel';
import { BETH_BONUS, COMBAT_DIE, STAR } from '../data/components.ts';
import { stockOf } from '../holds.ts';
import { NO_BATTLE } from '../no-battle.ts';
import { agentOf, GHOST, NOBODY, owns, type ShipId, shipOf } from '../ships.ts';
import type { Battle, JamaicaState } from '../state.ts';
import { ask, type Course, type StepName } from './course.ts';
import { claim } from './spoils.ts';

export type Side = 0 | 1;

/** BATTLE-3 */
export function engage({ state, log }: Course, defender: ShipId): StepName {
  const attacker = state.active;
  state.battle = { attacker, defender, powder: [0, 0], dice: [0, 0], isSabreUsed: false };
  log?.({ type: 'engaged', attacker, defender, at: shipOf(state, attacker).at });
  return 'aim';
}

/** Whose broadside it is: the attacker's until the die has fallen for the first time. */
export function sideOf({ dice }: Battle): Side {
  return dice[0] === 0 ? 0 : 1;
}

export function shipOn({ attacker, defender }: Battle, side: Side): ShipId {
  return side === 0 ? attacker : defender;
}

/** BATTLE-6, BATTLE-12: whoever has powder says how much of it is spent. The ghost never has any (GHOST-26). */
export function aim({ state }: Course): StepName | undefined {
  const { battle } = state;
  const ship = shipOn(battle, sideOf(battle));
  if (stockOf(shipOf(state, ship).holds, 'powder') === 0) return 'fire';
  return ask(state, { kind: 'powder', seat: ship });
}

/** BATTLE-8, BATTLE-13 */
export function fire(course: Course): StepName | undefined {
  const { state, log } = course;
  const side = sideOf(state.battle);
  const roll = rollFor(course, side);
  const ship = shipOn(state.battle, side);
  log?.({ type: 'fired', ship, by: agentOf(ship, shipOn(state.battle, side === 0 ? 1 : 0)), roll });
  const swordsman = swordsmanIn(state);
  // TREASURE-14
  const isAsked = swordsman !== NOBODY && !(roll === STAR && swordsman === ship);
  return isAsked ? ask(state, { kind: 'sabre', seat: swordsman }) : 'stand';
}

/** The side whose roll may still be changed: the last that was made. */
export function lastFired({ dice }: Battle): Side {
  return dice[1] === 0 ? 0 : 1;
}

export function rollFor({ state, fate }: Course, side: Side): number {
  const { battle } = state;
  const roll = at(COMBAT_DIE, fate.draw(COMBAT_DIE.length));
  state.battle = { ...battle, dice: side === 0 ? [roll, 0] : [battle.dice[0], roll] };
  return roll;
}

/** BATTLE-9, BATTLE-14: who may still use the Sabre in this battle. GHOST-23: never the ghost. */
function swordsmanIn({ battle, powers: { sabre } }: Readonly<JamaicaState>): ShipId {
  const mayUse = !battle.isSabreUsed && sabre !== GHOST;
  return mayUse && (sabre === battle.attacker || sabre === battle.defender) ? sabre : NOBODY;
}

/** BATTLE-10, BATTLE-15: a star decides at once; else the defender answers, or firepower is compared. */
export function stand(course: Course): StepName | undefined {
  const { attacker, defender, dice } = course.state.battle;
  if (lastFired(course.state.battle) === 0)
    return dice[0] === STAR ? claim(course, attacker, defender) : 'aim';
  return dice[1] === STAR ? claim(course, defender, attacker) : compare(course);
}

/** BATTLE-11, BATTLE-16 */
export function firepowerOf(state: Readonly<JamaicaState>, side: Side): number {
  const { battle } = state;
  const bonus = owns(state, shipOn(battle, side), 'beth') ? BETH_BONUS : 0;
  return battle.dice[side] + battle.powder[side] + bonus;
}

/** BATTLE-16, BATTLE-17 */
function compare(course: Course): StepName | undefined {
  const { state, log } = course;
  const { attacker, defender } = state.battle;
  const [attack, defence] = [firepowerOf(state, 0), firepowerOf(state, 1)];
  log?.({ type: 'compared', attacker, defender, firepower: [attack, defence] });
  if (attack > defence) return claim(course, attacker, defender);
  if (defence > attack) return claim(course, defender, attacker);
  log?.({ type: 'tied', attacker, defender });
  state.battle = NO_BATTLE;
  return 'price';
}
