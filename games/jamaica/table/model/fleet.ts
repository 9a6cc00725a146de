/** Who sails where, and how ships on one space lie beside one another. */

import { at } from '@tortuga/kernel';
import type { SeatLook } from '../../../../web/toolkit/picture.ts';
import { isFinished, PORT_ROYAL, type Space } from '../../rules/chart.ts';
import { GHOST, type ShipId } from '../../rules/ships.ts';
import type { JamaicaView, ShipView } from '../../rules/state.ts';
import type { Point } from './geometry.ts';
import type { Track } from './track.ts';

/** How a ship looks: that of a player, or the black one. */
export interface ShipLook extends SeatLook {
  readonly isGhost: boolean;
}

export function lookOf(seats: readonly SeatLook[], ship: ShipId, ghost: string): ShipLook {
  const look = seats[ship];
  if (look === undefined) return { name: ghost, initial: '†', number: 6, isGhost: true };
  return { ...look, isGhost: false };
}

/** The CSS colour of a ship; by night a little darker, so that light letters stand out. */
export function colourOf({ number }: ShipLook): string {
  const colour = `var(--seat-${number})`;
  return `light-dark(${colour}, color-mix(in oklab, ${colour} 80%, black))`;
}

export function idsOf({ ships, ghost }: JamaicaView): ShipId[] {
  return ghost === undefined ? [...ships.keys()] : [...ships.keys(), GHOST];
}

export function shipIn({ ships, ghost }: JamaicaView, ship: ShipId): ShipView {
  return ship === GHOST && ghost !== undefined ? ghost : at(ships, ship);
}

/** Where every ship lies, by its id. */
export type Berths = { readonly [ship: ShipId]: Space };

export function berthsOf(view: JamaicaView): Berths {
  return Object.fromEntries(idsOf(view).map((ship) => [ship, shipIn(view, ship).at]));
}

/** The ships that are attacked by whoever arrives (BATTLE-1); nobody is, in Port Royal. */
export function foesOn(view: JamaicaView, space: Space, arriving: ShipId): ShipId[] {
  if (space === PORT_ROYAL) return [];
  return idsOf(view).filter((ship) => ship !== arriving && shipIn(view, ship).at === space);
}

export function isHome(view: JamaicaView, ship: ShipId): boolean {
  return isFinished(shipIn(view, ship));
}

/** Ships beside one another, in radii of a space: a few of them, then many of them smaller. */
const RAFTS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.72, -0.2],
    [0.72, 0.2],
  ],
  [
    [-0.78, -0.45],
    [0.78, -0.45],
    [0, 0.62],
  ],
  [
    [-0.75, -0.6],
    [0.75, -0.6],
    [-0.75, 0.6],
    [0.75, 0.6],
  ],
  [
    [-1.15, -0.6],
    [0, -0.75],
    [1.15, -0.6],
    [-0.6, 0.6],
    [0.6, 0.6],
  ],
  [
    [-1.15, -0.62],
    [0, -0.75],
    [1.15, -0.62],
    [-1.15, 0.58],
    [0, 0.5],
    [1.15, 0.58],
  ],
];

export interface Berth extends Point {
  readonly ship: ShipId;
  /** How large it is drawn. */
  readonly scale: number;
}

/** A ship is drawn for spaces of this radius; on smaller ones it shrinks, but stays readable. */
const DRAWN = 20;
const SMALLEST = 0.6;

/** Every ship where it is drawn, those further up first, so that nobody's name is covered. */
export function fleetOf(berths: Berths, { points, radius }: Track): Berth[] {
  const ships = Object.keys(berths).map(Number);
  const unit = Math.max(SMALLEST, radius / DRAWN);
  return ships
    .map((ship) => {
      const here = ships.filter((other) => berths[other] === berths[ship]);
      const raft = at(RAFTS, Math.min(here.length, RAFTS.length) - 1);
      const [dx, dy] = raft[here.indexOf(ship)] ?? [0, 0];
      const { x, y } = at(points, berths[ship] ?? PORT_ROYAL);
      const scale = unit * (here.length > 3 ? 0.82 : here.length > 1 ? 0.92 : 1.06);
      return { ship, x: x + dx * unit * DRAWN, y: y + dy * unit * DRAWN, scale };
    })
    .sort((a, b) => a.y - b.y || a.ship - b.ship);
}
