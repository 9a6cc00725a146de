/** How long the sea takes to say where a ship may go: all headings of one bar, and a single one. */

import { at, checkMove, dialRuns, offersFor } from '@tortuga/kernel';
import { positionOf, type ShipAt } from '../../games/spanish-main/rules/position.ts';
import type { SpanishMainState } from '../../games/spanish-main/rules/state.ts';
import { spanishMain } from '../../games/spanish-main/spanish-main.ts';
import type { Figure } from '../figure.ts';
import { median, RULES, race } from '../race.ts';

/** Ten ships in a crowd round six islands. The first lies at a shore, the second at sea: one bar each. */
const SHIPS: readonly ShipAt[] = [
  { card: 'ES-001', at: [4215, 4570, 0] },
  { card: 'PS-001', at: [4900, 5600, 200] },
  { card: 'ES-007', at: [3300, 4700, 80] },
  { card: 'SS-015', at: [3500, 5300, 140] },
  { card: 'ES-010', at: [4300, 5300, 30] },
  { card: 'PS-011', seat: 1, at: [5600, 5200, 300] },
  { card: 'SS-005', seat: 1, at: [5700, 4100, 250] },
  { card: 'ES-009', seat: 1, at: [3300, 3700, 45] },
  { card: 'PS-021', seat: 1, at: [4600, 3900, 180] },
  { card: 'SS-001', seat: 1, at: [6400, 5900, 10] },
];

const ISLANDS = [
  { at: [4570, 4570] },
  { at: [6500, 4800], shape: 3 },
  { at: [4300, 6600], shape: 5 },
  { at: [2600, 4100], shape: 1 },
] as const;

/** A ship that is about to sail her one bar. */
function sailing(ship: number): SpanishMainState {
  const passage = {
    ship,
    bars: ['L'],
    isHelmed: false,
    isBegun: false,
    isFree: false,
    met: [],
    towMet: [],
    dock: -1,
  } as const;
  return positionOf({ ships: SHIPS, islands: ISLANDS, isBare: true, asked: { kind: 'sail', ...passage } });
}

const SEAT = 0;
const POSITIONS: readonly SpanishMainState[] = [sailing(0), sailing(1)];

/** The bar is the first thing offered, before coming about. */
function allHeadings(state: SpanishMainState): number {
  const { dial } = at(offersFor(spanishMain, state, SEAT), 0);
  return dial === undefined ? 0 : dialRuns(dial).length;
}

function oneHeading(state: SpanishMainState, heading: number): string | undefined {
  return checkMove(spanishMain, state, SEAT, { type: 'sail', bar: 'L', heading })?.code;
}

/** Milliseconds for a piece of work in the position where it takes longest. */
function slowest(work: (state: SpanishMainState) => unknown, batch: number): number {
  const contestants = POSITIONS.map((state, i) => ({
    name: `position ${i}`,
    run() {
      work(state);
      return 1;
    },
  }));
  const speeds = race(contestants, { ...RULES, batch, rounds: 9, warmUps: 3 });
  return 1000 / Math.min(...speeds.map(median));
}

function freeHeadings(state: SpanishMainState): number {
  return Array.from({ length: 360 }, (_, heading) => oneHeading(state, heading)).filter(
    (no) => no === undefined,
  ).length;
}

export const spanishMainHeadings: readonly Figure[] = [
  {
    name: 'spanish-main.headings.ms',
    what: 'milliseconds to offer all 360 headings of one bar, ten ships and six islands about (at most 5)',
    run(note) {
      const runs = POSITIONS.map((state) => allHeadings(state));
      note(`${runs.join(' and ')} runs of free and blocked headings`);
      return slowest(allHeadings, 1);
    },
  },
  {
    name: 'spanish-main.check.ms',
    what: 'milliseconds to check one heading of one bar, ten ships and six islands about (at most 0.1)',
    run(note) {
      let heading = 0;
      const check = (state: SpanishMainState) => {
        heading = (heading + 7) % 360;
        oneHeading(state, heading);
      };
      note(`${POSITIONS.map(freeHeadings).join(' and ')} of 360 are free`);
      return slowest(check, 100);
    },
  },
];
