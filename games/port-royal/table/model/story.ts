/** What happened, as pictures one after the other: a trick is seen whole before its cards are gone. */

import { equalPlain, type Seat } from '@tortuga/kernel';
import { NONE, type PortRoyalEvent, type PortRoyalView, type Trick } from '../../rules/state.ts';
import { winningIndex } from '../../rules/tricks.ts';

export interface Beat {
  readonly view: PortRoyalView;
  /** Milliseconds until the next. */
  readonly pause: number;
}

const PAUSE = { step: 320, trick: 1000 };

/** The pictures between two views, and the second view itself. */
export function storyOf(
  before: PortRoyalView,
  after: PortRoyalView,
  events: readonly PortRoyalEvent[],
): Beat[] {
  const beats: Beat[] = [];
  let view = before;
  for (const event of events) {
    view = told(view, event);
    if (event.type === 'played') beats.push({ view, pause: pauseOf(view) });
  }
  // A card that stays where it was played needs no picture of its own.
  const last = beats.at(-1);
  if (last !== undefined && equalPlain(last.view.trick, after.trick)) beats.pop();
  return [...beats, { view: after, pause: PAUSE.step }];
}

function pauseOf({ trick, debts }: PortRoyalView): number {
  return trick.length === debts.length ? PAUSE.trick : PAUSE.step;
}

function told(view: PortRoyalView, event: PortRoyalEvent): PortRoyalView {
  switch (event.type) {
    case 'startPlayer':
      return { ...view, leader: event.seat };
    case 'lootAtStake':
      return { ...view, stake: event.loot };
    case 'played':
      return {
        ...view,
        trick: [...view.trick, event.card],
        hand: view.hand.filter((card) => card !== event.card),
        handSizes: view.handSizes.map((size, seat) => (seat === event.seat ? size - 1 : size)),
      };
    case 'trickWon':
      return { ...view, trick: [] };
    default:
      return view;
  }
}

/** The trick that lies on the table: the present one, or the last until the next begins. */
export function trickOnTable(view: PortRoyalView): Trick | undefined {
  const { trick, leader, trump, stake, debts, stack, tricks } = view;
  if (trick.length > 0) {
    const isFull = trick.length === debts.length;
    const winner = isFull ? (leader + winningIndex(trick, trump)) % debts.length : NONE;
    return { leader, cards: trick, winner, loot: stake };
  }
  const isAfter = stack.some(({ kind }) => AFTER.has(kind));
  const last = tricks.at(-1);
  return isAfter && last !== undefined && last.cards.length > 0 ? last : undefined;
}

/** What is asked while the last trick still lies there. */
const AFTER: ReadonlySet<string> = new Set(['take', 'remove', 'relocate', 'prisoner', 'leader']);

/** The number of the trick that lies on the table or comes next. */
export function trickNumber(view: PortRoyalView): number {
  const isOver = view.trick.length === 0 && trickOnTable(view) !== undefined;
  return view.tricksPlayed + (isOver ? 0 : 1);
}

/** Who is asked something, as far as the frames say. */
export function askedSeat(view: PortRoyalView): Seat {
  const frame = view.stack.at(-1);
  if (frame === undefined) return NONE;
  switch (frame.kind) {
    case 'auction':
      return frame.speaker;
    case 'exchange':
    case 'trump':
      return view.holder;
    case 'leader':
      return frame.by;
    case 'stake':
      return view.leader;
    case 'card':
      return (view.leader + view.trick.length) % view.debts.length;
    default:
      return frame.seat;
  }
}
