/** What just happened, as marks that stay until the next move: ways walked, pirates come aboard, spaces emptied. */

import type { Space } from '../../rules/deck/spaces.ts';
import type { DeckEvent } from './story.ts';

export interface Trail {
  readonly routes: readonly (readonly Space[])[];
  /** Where somebody came aboard. */
  readonly entered: readonly Space[];
  /** Where somebody was taken. */
  readonly taken: readonly Space[];
}

export function trailOf(events: readonly DeckEvent[]): Trail {
  const routes: (readonly Space[])[] = [];
  const entered: Space[] = [];
  const taken: Space[] = [];
  for (const event of events) {
    if (event.type === 'moved') routes.push(event.route);
    else if (event.type === 'stepped') routes.push([event.from, event.to]);
    else if (event.type === 'freedTo' || event.type === 'freedCaptured') routes.push([event.from, event.at]);
    else if (event.type === 'placed' || event.type === 'reinforcement' || event.type === 'freedToStart') {
      entered.push(event.at);
    } else if (event.type === 'encircled' || event.type === 'selfCaptured') taken.push(...event.spaces);
    if (event.type === 'captiveTaken' || event.type === 'liberated' || event.type === 'towerGrew') {
      taken.push(event.at);
    }
  }
  return { routes, entered, taken };
}
