/** The part of the sea around some places. */

import type { SpanishMainView } from '../../rules/state.ts';
import type { Box } from './camera.ts';
import { boxAround, onPaper, type Spot } from './chart.ts';
import { vesselOf } from './fleet.ts';
import { islandPlace, shipPlace } from './places.ts';

const ISLAND = 400;

function boxOfIsland(size: number, island: Spot): Box {
  const { x, y } = onPaper(size, island);
  return { x: x - ISLAND, y: y - ISLAND, w: 2 * ISLAND, h: 2 * ISLAND };
}

/** The box around all of these, with some water on every side; nothing if there are none. */
function around(boxes: readonly Box[], water: number): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(({ x }) => x)) - water;
  const top = Math.min(...boxes.map(({ y }) => y)) - water;
  const right = Math.max(...boxes.map(({ x, w }) => x + w)) + water;
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h)) + water;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The box around places, as the log and the rulebook name them. */
export function boxOfPlaces(view: SpanishMainView, places: readonly string[], water = 300): Box | undefined {
  const ships = view.ships.flatMap((ship, id) =>
    ship.status === 'afloat' && places.includes(shipPlace(id))
      ? [boxAround(view.size, vesselOf(view, id).card.hull, ship)]
      : [],
  );
  const islands = view.islands.flatMap((island, id) =>
    places.includes(islandPlace(id)) ? [boxOfIsland(view.size, island)] : [],
  );
  return around([...ships, ...islands], water);
}

/** A ship and as far as she can sail or shoot. */
export function boxOfShip(view: SpanishMainView, ship: number): Box | undefined {
  return boxOfPlaces(view, [shipPlace(ship)], 1300);
}
