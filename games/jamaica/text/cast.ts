/** What all languages need to speak of ships, spaces and dice. */

import { at, type Words } from '@tortuga/kernel';
import { nameOf, type Space } from '../rules/chart.ts';
import { SPACES } from '../rules/data/chart.ts';
import { type Good, STAR } from '../rules/data/components.ts';
import { GHOST, type ShipId } from '../rules/ships.ts';

/** The name of a ship: that of its player, or what a language calls the ghost ship. */
export function shipName(ship: ShipId, { who }: Words, ghost: string): string {
  return ship === GHOST ? ghost : who(ship);
}

/** What a language says of a space. */
export interface SpaceWords {
  readonly portRoyal: string;
  readonly lair: string;
  readonly goods: { readonly [G in Good]: string };
}

/** "C1 (3 food)": a space and what it costs to stop there. */
export function priced(space: Space, { portRoyal, lair, goods }: SpaceWords): string {
  const { kind, cost } = at(SPACES, space);
  if (kind === 'port-royal') return portRoyal;
  const price = kind === 'lair' ? lair : `${cost} ${goods[kind === 'port' ? 'gold' : 'food']}`;
  return `${nameOf(space)} (${price})`;
}

/** "C1": a space by its name alone. */
export function plain(space: Space, { portRoyal }: SpaceWords): string {
  return at(SPACES, space).kind === 'port-royal' ? portRoyal : nameOf(space);
}

/** "a 6" or "a star": what the combat die shows. */
export function rolled(roll: number, star: string, number: (roll: number) => string): string {
  return roll === STAR ? star : number(roll);
}

/** A number of points with a proper minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
