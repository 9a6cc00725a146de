/** The score sheet of a match that is over, line by line. */

import { progressOf, spaceScore } from '../../rules/chart.ts';
import { stockOf } from '../../rules/holds.ts';
import type { JamaicaView, ShipView } from '../../rules/state.ts';
import { worthOf } from '../../rules/treasures.ts';

export interface ScoreLine {
  readonly seat: number;
  readonly space: number;
  readonly gold: number;
  readonly treasures: number;
  readonly total: number;
  readonly isWinner: boolean;
}

/** The best first; of those who are level, the one further ahead (SCORE-8). */
export function scoresOf({ ships }: JamaicaView): ScoreLine[] {
  const lines = ships
    .map((ship, seat) => ({ seat, ...lineOf(ship), progress: progressOf(ship) }))
    .sort((a, b) => b.total - a.total || b.progress - a.progress);
  const [best] = lines;
  return lines.map(({ progress, ...line }) => ({
    ...line,
    isWinner: line.total === best?.total && progress === best.progress,
  }));
}

function lineOf(ship: ShipView) {
  const space = spaceScore(ship);
  const gold = stockOf([...ship.holds], 'gold');
  const treasures = ship.slots.reduce((sum, { card }) => sum + (card === undefined ? 0 : worthOf(card)), 0);
  return { space, gold, treasures, total: space + gold + treasures };
}
