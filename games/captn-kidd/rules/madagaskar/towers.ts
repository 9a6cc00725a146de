/** Towers: the owners of their pirates from top to bottom, one digit each (DATA-4). A single pirate is one of height 1. */

import { at, type Seat } from '@tortuga/kernel';
import { BOARD } from '../deck/board.ts';
import { type Crew, leave, stand } from '../deck/crew.ts';
import type { Space } from '../deck/spaces.ts';

/** The owners from top to bottom, as digits: `'011'`. Empty where nobody stands. */
export type Tower = string;

/** MG-CAPTURE-8: a flag stands for so many pirates. */
const FLAG = 5;

interface Towers extends Crew {
  towers: Tower[];
}

export function noTowers(): Tower[] {
  return BOARD.names.map(() => '');
}

/** MG-TURN-4 */
export function heightAt({ towers }: Readonly<Towers>, space: Space): number {
  return at(towers, space).length;
}

/** The owners of the pirates of a tower, from top to bottom. */
export function ownersOf(tower: Tower): Seat[] {
  return [...tower].map(Number);
}

export function towerOf(owners: readonly Seat[]): Tower {
  return owners.join('');
}

/** MG-CAPTURE-8: the lowest pirates are shown as flags from height 6, 11 and 16 on. */
export function flagsOf(height: number): number {
  return Math.floor((height - 1) / FLAG);
}

/**
 * MG-TURN-9, MG-CAPTURE-3: takes a whole tower to a space and puts it on top of whatever stands there, with
 * its own back.
 */
export function moveTower(deck: Towers, seat: Seat, from: Space, to: Space, back: Space): void {
  const tower = at(deck.towers, from);
  deck.towers[from] = '';
  leave(deck, seat, from);
  for (let owner = 0; owner < deck.standing.length; owner++) leave(deck, owner, to);
  deck.towers[to] = tower + at(deck.towers, to);
  stand(deck, seat, to, back);
}
