/** Who lies where, and how ships at one place lie beside one another. */

import type { Seat } from '@tortuga/kernel';
import { BLACK_SHIP_STARTS } from '../../rules/data/numbers.ts';
import { COVE, ISLANDS, NOWHERE, type Place } from '../../rules/data/places.ts';
import type { PirateView } from '../../rules/state.ts';
import { boxOf, type Layout } from './layout.ts';

type Sailor =
  | { readonly kind: 'captain'; readonly seat: Seat; readonly at: Place }
  | { readonly kind: 'blackbeard'; readonly ship: number; readonly at: Place; readonly isSunk: boolean }
  | { readonly kind: 'navy'; readonly owner: Seat; readonly at: Place };

export type Vessel = Sailor & {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

/** Every ship on the chart: captains, then Blackbeard, then the Navy. */
function sailorsOf({ captains, blackShips, navies }: PirateView): Sailor[] {
  const all: Sailor[] = [
    ...captains.map(({ at }, seat): Sailor => ({ kind: 'captain', seat, at })),
    ...blackShips.map(({ at, isSunk }, ship): Sailor => ({ kind: 'blackbeard', ship, at, isSunk })),
    ...navies.map(({ at, owner }): Sailor => ({ kind: 'navy', owner, at })),
  ];
  return all.filter(({ kind, at }) => kind === 'captain' || at !== NOWHERE);
}

function idOf(sailor: Sailor): string {
  if (sailor.kind === 'captain') return `captain ${sailor.seat}`;
  return sailor.kind === 'navy' ? `navy ${sailor.at}` : `black ${sailor.ship}`;
}

/** A ship is drawn this wide and high. */
const [WIDTH, HEIGHT] = [44, 46];

/** Every ship where it is drawn, side by side along the shore of its place. */
export function fleetOf(view: PirateView, layout: Layout): Vessel[] {
  const sailors = sailorsOf(view);
  return sailors.map((sailor) => {
    const here = sailors.filter(({ at }) => at === sailor.at);
    // Before the first sailing everybody waits in the cove.
    const { x, y, w, h } = boxOf(layout, sailor.at === NOWHERE ? COVE : sailor.at);
    const scale = Math.min(1, Math.max(0.62, h / 130));
    const pitch = Math.min(WIDTH * scale + 2, (w - WIDTH * scale - 6) / Math.max(1, here.length - 1));
    const first = x + w / 2 - (pitch * (here.length - 1)) / 2;
    const shore = y + h - (HEIGHT * scale) / 2 - (layout.isSmall ? 1 : 6);
    return { ...sailor, id: idOf(sailor), scale, x: first + pitch * here.indexOf(sailor), y: shore };
  });
}

/** Where a black ship sails next; nowhere if nobody can know. */
export function nextStop({ options, stage }: PirateView, at: Place): Place {
  if (options.blackbeardRevenge === 'on' || stage === 'over' || stage === 'duels') return NOWHERE;
  return ISLANDS[at % ISLANDS.length] ?? BLACK_SHIP_STARTS[0];
}
