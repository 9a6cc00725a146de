/** What just happened, as far as it leaves a mark on the sea: wakes, shots, collisions. */

import type { SpanishMainEvent } from '../../rules/events.ts';
import type { SpanishMainView } from '../../rules/state.ts';
import { onPaper, type Pose, type Spot } from './chart.ts';

interface Wake {
  readonly ship: number;
  readonly from: Spot;
  readonly to: Spot;
}

export interface Report {
  readonly ship: number;
  readonly target: number;
  readonly mast: number;
  readonly roll: number;
  readonly bonus: number;
  readonly rank: number;
  readonly isHit: boolean;
}

export interface Story {
  readonly wakes: readonly Wake[];
  readonly shots: readonly Report[];
  /** Ships that were lost, and where they lay. */
  readonly sunk: readonly number[];
}

export const NO_STORY: Story = { wakes: [], shots: [], sunk: [] };

export function storyOf({ size }: SpanishMainView, events: readonly SpanishMainEvent[]): Story {
  return {
    wakes: events.flatMap((event) =>
      event.type === 'sailed' || event.type === 'cameAbout'
        ? [wakeOf(size, event.ship, event.from, event.to)]
        : [],
    ),
    shots: events.flatMap((event) =>
      event.type === 'fired' ? [{ ...event, ship: event.ship, target: event.target.ship }] : [],
    ),
    sunk: events.flatMap((event) => (event.type === 'sunk' ? [event.ship] : [])),
  };
}

function wakeOf(size: number, ship: number, from: Pose, to: Pose): Wake {
  return { ship, from: onPaper(size, from), to: onPaper(size, to) };
}
