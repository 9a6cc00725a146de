/** Events as motion: ships that follow the track, one after the other. */

import type { Space } from '../../rules/chart.ts';
import type { JamaicaEvent } from '../../rules/events.ts';
import type { ShipId } from '../../rules/ships.ts';
import type { Berths } from './fleet.ts';

export interface Voyage {
  readonly ship: ShipId;
  /** From where it was to where it ends. */
  readonly route: readonly Space[];
  readonly isRetreat: boolean;
}

export function voyagesOf(events: readonly JamaicaEvent[]): Voyage[] {
  return events.flatMap((event): Voyage[] => {
    if (event.type === 'sailed') {
      return [{ ship: event.ship, route: [event.from, ...event.path], isRetreat: false }];
    }
    return event.type === 'retreated'
      ? [{ ship: event.seat, route: [event.from, ...event.path], isRetreat: true }]
      : [];
  });
}

/** Where the ships lay before their voyages, for those who see where they lie now. */
export function before(berths: Berths, voyages: readonly Voyage[]): Berths {
  const starts = voyages.toReversed().flatMap(({ ship, route }) => {
    const [start] = route;
    return start === undefined ? [] : [[ship, start] as const];
  });
  return { ...berths, ...Object.fromEntries(starts) };
}
