/** Cards as short as they can be written. */

import type { Ability, Bar, Cannon, CrewCard, Nation, ShipCard } from '../cards.ts';
import type { Hull } from '../sea/plans.ts';

export function ship(
  id: string,
  name: string,
  nation: Nation,
  points: number,
  cargo: number,
  bars: 'S' | 'L' | 'SS' | 'SL' | 'LL',
  cannons: string,
  hull: Hull,
  ability?: Ability,
): ShipCard {
  return {
    id,
    name,
    nation,
    points,
    cargo,
    move: [...bars].map(barOf),
    cannons: cannons.split(' ').map(cannonOf),
    hull,
    ...(ability === undefined ? {} : { ability }),
    isPromo: id.startsWith('PP-'),
  };
}

function barOf(letter: string): Bar {
  return letter === 'L' ? 'L' : 'S';
}

/** `3L`: rank 3, long range. */
function cannonOf(text: string): Cannon {
  return { rank: Number(text.charAt(0)), range: barOf(text.charAt(1)) };
}

export function crew(
  id: string,
  name: string,
  nation: Nation,
  points: number,
  abilities: readonly Ability[],
  more: { readonly slots?: number; readonly link?: string; readonly isGeneric?: true } = {},
): CrewCard {
  return { id, name, nation, points, abilities, slots: 1, isGeneric: false, ...more };
}
