/** The way to where an offer ends. */

import { pathBack, routesFor, type Space } from '../../rules/chart.ts';
import type { Move } from '../../rules/questions.ts';
import type { JamaicaView } from '../../rules/state.ts';
import type { ShownOffer } from './aims.ts';
import { shipIn } from './fleet.ts';

/** From where the ship lies; empty if the offer leads nowhere. */
export function routeOf(view: JamaicaView, { move }: ShownOffer): Space[] {
  const ship = shipIn(view, view.active);
  const path = pathOf(view, move as Move);
  return path.length === 0 ? [] : [ship.at, ...path];
}

function pathOf(view: JamaicaView, move: Move): readonly Space[] {
  const ship = shipIn(view, view.active);
  const frame = view.stack.at(-1);
  if (move.type === 'retreat') return pathBack(ship.at, move.to);
  const routes =
    move.type === 'sail' && frame?.kind === 'sail'
      ? routesFor(ship, frame.way, frame.steps)
      : move.type === 'steer'
        ? routesFor(ship, move.way, view.dice[view.half === 'morning' ? 0 : 1])
        : [];
  return routes.find(({ to }) => 'to' in move && to === move.to)?.path ?? [];
}
