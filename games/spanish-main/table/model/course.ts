/** The dial that is being turned: where it stands, and where keys and fingers turn it. */

import { blockedAt, lineAt, offerOf, valueIn } from '../../../../web/toolkit/dial.ts';
import type { SpanishMainView } from '../../rules/state.ts';
import { headingTo, onPaper, type Spot } from './chart.ts';
import { isOpen, offersOf, type ShownOffer } from './offers.ts';

/** An offer with a dial, and where the dial stands. */
export interface Course {
  readonly offer: ShownOffer;
  readonly value: number;
  readonly line: string;
  /** Why it cannot be taken like this. */
  readonly no: string | undefined;
}

export function dialsOf(offers: readonly ShownOffer[]): ShownOffer[] {
  return offers.filter((offer) => offer.dial !== undefined && isOpen(offer));
}

export function courseAt(offers: readonly ShownOffer[], line: string | undefined): Course | undefined {
  const offer = line === undefined ? undefined : offerOf(dialsOf(offers), line);
  const value = offer === undefined || line === undefined ? undefined : valueIn(offer, line);
  if (offer?.dial === undefined || value === undefined || line === undefined) return undefined;
  return { offer, value, line, no: blockedAt(offer.dial, value) };
}

/** The free value nearest to one, to either side; a dial of all degrees goes round. */
export function nearestFree({ dial }: ShownOffer, wanted: number): number {
  if (dial === undefined) return wanted;
  const { min, max, step } = dial;
  const count = (max - min) / step + 1;
  const start = Math.round((Math.min(Math.max(wanted, min), max) - min) / step);
  const isRound = max === 359;
  for (let away = 0; away < count; away++) {
    for (const index of [start + away, start - away]) {
      const inside = isRound ? (index + count) % count : index;
      const value = min + inside * step;
      if (inside >= 0 && inside < count && blockedAt(dial, value) === undefined) return value;
    }
  }
  return min;
}

/** Where the dial of a question stands before anybody has turned it. */
export function firstCourse(view: SpanishMainView, offers: readonly ShownOffer[]): string | undefined {
  const dials = dialsOf(offers);
  const sites = offersOf(dials, 'site');
  const [bar] = offersOf(dials, 'sail').toReversed();
  const offer = sites[sites.length >> 1]?.offer ?? bar?.offer ?? dials[0];
  return offer === undefined ? undefined : lineAt(offer, nearestFree(offer, wantedOf(view, offer)));
}

function wantedOf(view: SpanishMainView, { move }: ShownOffer): number {
  const frame = view.stack.at(-1);
  if (move.type === 'site') return view.size / 2;
  if (move.type === 'moor') return headingHome(view);
  return frame !== undefined && 'ship' in frame ? (view.ships[frame.ship]?.h ?? 0) : 0;
}

/** Bow to the own island, stern to the open sea. */
function headingHome(view: SpanishMainView): number {
  const frame = view.stack.at(-1);
  const seat = frame?.kind === 'moor' ? frame.seat : 0;
  const island = view.islands[view.players[seat]?.home ?? 0];
  const middle = { x: view.size / 2, y: view.size / 2 };
  return island === undefined ? 0 : headingTo(middle, onPaper(view.size, island));
}

/** The same kind of answer with another dial, at the value nearest to where this one stands. */
export function switched({ value }: Course, offer: ShownOffer): string {
  return lineAt(offer, nearestFree(offer, value));
}

/** Turned by so much; a dial of all degrees goes round. */
function turned({ offer, value }: Course, by: number): string {
  const { min, max, step } = offer.dial ?? { min: 0, max: 0, step: 1 };
  const next = value + by * step;
  const count = max - min + step;
  const inside = max === 359 ? min + ((((next - min) % count) + count) % count) : next;
  return lineAt(offer, Math.min(Math.max(inside, min), max));
}

const TURNS: { readonly [key: string]: number } = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 };
const MUCH = 15;

/** Where the dial stands after an arrow key: to port and to starboard, or on to the next site. */
export function stepped(
  offers: readonly ShownOffer[],
  course: Course,
  key: string,
  isMuch: boolean,
): string | undefined {
  const by = TURNS[key];
  if (by === undefined) return undefined;
  if (course.offer.move.type !== 'site') return turned(course, isMuch ? by * MUCH : by);
  if (key === 'ArrowUp' || key === 'ArrowDown') return turned(course, by);
  const columns = offersOf(offers, 'site');
  const here = columns.findIndex(({ offer }) => offer === course.offer);
  const beside = columns[here - by]?.offer;
  return beside === undefined ? course.line : lineAt(beside, course.value);
}

/** Where the dial stands when the ghost is dragged to a place of the paper. */
export function draggedTo(
  view: SpanishMainView,
  offers: readonly ShownOffer[],
  { offer }: Course,
  pivot: Spot,
  to: Spot,
): string {
  if (offer.move.type === 'site') return siteNear(view, offers, to) ?? offer.line;
  const isBowOn = offer.move.type === 'moor' || offer.move.type === 'berth';
  return lineAt(offer, isBowOn ? headingTo(to, pivot) : headingTo(pivot, to));
}

/** SETUP-16: the free site nearest to a place. */
function siteNear(view: SpanishMainView, offers: readonly ShownOffer[], to: Spot): string | undefined {
  const ranked = offersOf(dialsOf(offers), 'site')
    .map(({ offer, move }) => {
      const y = nearestFree(offer, view.size - to.y);
      return { line: lineAt(offer, y), away: Math.hypot(move.x - to.x, view.size - y - to.y) };
    })
    .sort((a, b) => a.away - b.away);
  return ranked[0]?.line;
}
