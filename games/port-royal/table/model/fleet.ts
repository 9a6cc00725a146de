/** The ships as they are drawn: what lies on them, how heavy it is, what it would be. */

import type { Seat } from '@tortuga/kernel';
import { cargoOf, placeOf } from '../../rules/cargo.ts';
import { SHIPS, type Ship } from '../../rules/loot.ts';
import { aboard } from '../../rules/places.ts';
import { capacityOf, facesOn, loadOf, pointsOf } from '../../rules/ships.ts';
import type { Cargo, PortRoyalMove, PortRoyalView } from '../../rules/state.ts';

export interface ShownShip {
  readonly ship: Ship;
  readonly load: number;
  readonly capacity: number;
  readonly isHeavy: boolean;
  readonly cargo: readonly Cargo[];
}

export function fleetOf(view: PortRoyalView, seat: Seat): ShownShip[] {
  const cargo = cargoOf(view, seat);
  return SHIPS.map((ship) => {
    const [load, capacity] = [loadOf(view, seat, ship), capacityOf(view, seat, ship)];
    const here = cargo.filter((card) => placeOf(view, card) === aboard(seat, ship));
    return { ship, load, capacity, isHeavy: load > capacity, cargo: here };
  });
}

/** The ships after an answer, for whoever still hesitates. */
export function fleetAfter(view: PortRoyalView, seat: Seat, move: PortRoyalMove): ShownShip[] {
  if (move.type === 'load') return fleetOf(moved(view, view.stake, aboard(seat, move.ship)), seat);
  if (move.type === 'takeOff') return fleetOf(moved(view, move.cargo, -1), seat);
  if (move.type === 'relocate') return fleetOf(moved(view, move.cargo, aboard(seat, move.ship)), seat);
  return fleetOf(view, seat);
}

function moved(view: PortRoyalView, cargo: Cargo, to: number): PortRoyalView {
  const loot = view.loot.map((place, card) => (card === cargo ? to : place));
  return { ...view, loot };
}

/** A line of the score sheet. */
export interface Score {
  readonly seat: Seat;
  /** The points of each ship; nothing, if it sank. */
  readonly ships: readonly (number | undefined)[];
  readonly prisoners: readonly number[];
  readonly debt: number;
  readonly total: number;
}

export function scoresOf(view: PortRoyalView): Score[] {
  return view.debts.map((debt, seat) => {
    const fleet = fleetOf(view, seat);
    const ships = fleet.map(({ ship, isHeavy }) => (isHeavy ? undefined : pointsOf(view, seat, ship)));
    const prisoners = SHIPS.map((ship) => facesOn(view, seat, ship).reduce((sum, face) => sum + face, 0));
    const points = ships.reduce<number>((sum, ship) => sum + (ship ?? 0), 0);
    return { seat, ships, prisoners, debt, total: points - debt };
  });
}

/** A number as it is printed, with a real minus. */
export function signed(tons: number): string {
  return tons < 0 ? `−${-tons}` : String(Math.abs(tons));
}
