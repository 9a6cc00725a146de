/** Who stands on the deck, as the picture shows them: a view of any of the three games, made alike. */

import type { Seat } from '@tortuga/kernel';
import { type Back, backOf, type Crew, ENTRY, standingOf } from '../../rules/deck/crew.ts';
import { has, listOf, type Space } from '../../rules/deck/spaces.ts';
import type { LoyalState } from '../../rules/loyal/state.ts';
import type { MadagaskarState } from '../../rules/madagaskar/state.ts';
import { ownersOf } from '../../rules/madagaskar/towers.ts';
import type { QuedahState } from '../../rules/quedah/state.ts';

/** A pirate with everybody under it. */
export interface Figure {
  /** The same for as long as it can be followed by the eye. */
  readonly id: number;
  readonly seat: Seat;
  readonly space: Space;
  readonly back: Back;
  /** The owners of those it stands on, from top to bottom. */
  readonly under: readonly Seat[];
  /** Just freed: on no space of its own, waiting for where to go. */
  readonly isWaiting?: true;
}

/** A figure that was not followed yet. */
type Fresh = Omit<Figure, 'id'>;

type Under = (seat: Seat, space: Space) => readonly Seat[];

function standing(crew: Readonly<Crew>, under: Under): Fresh[] {
  return crew.standing.flatMap((_, seat) =>
    listOf(standingOf(crew, seat)).map((space) => ({
      seat,
      space,
      back: backOf(crew, space),
      under: under(seat, space),
    })),
  );
}

export function loyalFigures(view: Readonly<LoyalState>): Figure[] {
  return numbered(standing(view, () => []));
}

export function quedahFigures(view: Readonly<QuedahState>): Figure[] {
  const figures = standing(view, (seat, space) => (has(view.stacks, space) ? [1 - seat] : []));
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'exit' && frame?.kind !== 'exitsClosed') return numbered(figures);
  const freed: Fresh = { seat: view.active, space: frame.from, back: ENTRY, under: [], isWaiting: true };
  return numbered([...figures, freed]);
}

export function madagaskarFigures(view: Readonly<MadagaskarState>): Figure[] {
  return numbered(standing(view, (_, space) => ownersOf(view.towers[space] ?? '').slice(1)));
}

function numbered(figures: readonly Fresh[]): Figure[] {
  return figures.map((figure, id) => ({ ...figure, id }));
}

/** The figures of a new view, each with the number of the one that stood there before: the eye loses nobody. */
export function follow(before: readonly Figure[], after: readonly Figure[]): Figure[] {
  let fresh = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  return after.map((figure) => {
    const known = before.find((other) => isSame(other, figure));
    return { ...figure, id: known?.id ?? fresh++ };
  });
}

function isSame(a: Figure, b: Figure): boolean {
  return a.space === b.space && a.seat === b.seat && a.isWaiting === b.isWaiting;
}

export function heightOf({ under }: Figure): number {
  return under.length + 1;
}
