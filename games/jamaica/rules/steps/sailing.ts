/** MOVE-1: a ship on its way. */

import { PORT_ROYAL, type Route } from '../chart.ts';
import type { Way } from '../data/components.ts';
import { shipOf } from '../ships.ts';
import type { Course, StepName } from './course.ts';

/** Takes the ship whose turn it is along a route. */
export function follow({ state, log }: Course, way: Way, { to, path, laps }: Route): StepName {
  const ship = shipOf(state, state.active);
  const from = ship.at;
  ship.at = to;
  ship.lap += laps;
  log?.({ type: 'sailed', ship: state.active, way, from, path, lap: ship.lap });
  const isPassing = laps !== 0 && to !== PORT_ROYAL;
  if (isPassing) log?.({ type: 'crossed', ship: state.active, way, lap: ship.lap });
  return 'arrival';
}
