/** What it will cost to arrive somewhere, and what will be left. */

import { costOf, kindOf, lairOn, PORT_ROYAL, type Space } from '../../rules/chart.ts';
import type { Good } from '../../rules/data/components.ts';
import { stockOf } from '../../rules/holds.ts';
import { GHOST, type ShipId } from '../../rules/ships.ts';
import type { JamaicaView } from '../../rules/state.ts';
import { foesOn, shipIn } from './fleet.ts';

export interface Preview {
  readonly space: Space;
  /** Who is attacked, or who can be chosen from. */
  readonly foes: readonly ShipId[];
  /** What is paid; nothing in lairs, in Port Royal and by the ghost. */
  readonly good?: Good;
  readonly cost: number;
  /** What is left of it; below zero if there is too little. */
  readonly left: number;
  readonly hasTreasure: boolean;
  readonly isHome: boolean;
}

/** Of the ship whose turn it is. A battle may change it all. */
export function previewOf(view: JamaicaView, space: Space): Preview {
  const { active, lairs } = view;
  const foes = foesOn(view, space, active);
  const hasTreasure = (lairOn(space) & lairs) !== 0;
  const cost = active === GHOST ? 0 : costOf(space);
  const free = { space, foes, cost: 0, left: 0, hasTreasure, isHome: space === PORT_ROYAL };
  if (cost === 0) return free;
  const good: Good = kindOf(space) === 'port' ? 'gold' : 'food';
  return { ...free, good, cost, left: stockOf([...shipIn(view, active).holds], good) - cost };
}
