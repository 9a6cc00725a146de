/** The dial that is being turned, and the ghost that shows what it would do. */

import { at } from '@tortuga/kernel';
import { blockedAt, lineAt, offerOf, valueIn } from '../../../../web/toolkit/dial.ts';
import type { Bar } from '../../rules/cards.ts';
import { touch } from '../../rules/sea/distance.ts';
import { comeAbout, dockPlace } from '../../rules/sea/placing.ts';
import type { Hull } from '../../rules/sea/plans.ts';
import { bodyAt, departure, type Pose, sweep } from '../../rules/sea/sweep.ts';
import { BARS, cardOf, type Waters, watersAround } from '../../rules/ships.ts';
import type { SpanishMainState, SpanishMainView } from '../../rules/state.ts';
import { along, headingTo, onPaper, type Spot } from './chart.ts';
import { isOpen, offersOf, type ShownOffer } from './offers.ts';

/** An offer with a dial, and where the dial stands. */
export interface Course {
  readonly offer: ShownOffer;
  readonly value: number;
  readonly line: string;
  /** Why it cannot be taken like this. */
  readonly no: string | undefined;
}

interface Shadow {
  /** Around what a drag turns, on the paper. */
  readonly pivot: Spot;
  readonly no: string | undefined;
}

export interface ShipGhost extends Shadow {
  readonly what: 'ship';
  readonly ship: number;
  readonly hull: Hull;
  readonly pose: Pose;
  /** The bar she sails, and how much of it. */
  readonly bar: { readonly bar: Bar; readonly steps: number } | undefined;
  /** What she touches there: ships by their number, islands by -1 - theirs. */
  readonly touched: readonly number[];
  readonly isAtEdge: boolean;
}

export interface IslandGhost extends Shadow {
  readonly what: 'island';
  readonly shape: number;
  readonly rotation: number;
  readonly at: Spot;
}

export type Ghost = ShipGhost | IslandGhost;

/** What lies on the sea is in the view as it is in the state; nothing else is asked of it. */
function seaOf(view: SpanishMainView): Readonly<SpanishMainState> {
  return view as unknown as SpanishMainState;
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
export function turned({ offer, value }: Course, by: number): string {
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
  { pivot }: Ghost,
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

/** What a course would do; nothing if it is not about the sea. */
export function ghostOf(view: SpanishMainView, { offer, value, no }: Course): Ghost | undefined {
  const [{ move } = { move: undefined }] = offersOf(
    [offer],
    'sail',
    'about',
    'moor',
    'berth',
    'site',
    'rotate',
  );
  const frame = view.stack.at(-1);
  if (move === undefined || frame === undefined) return undefined;
  if (move.type === 'site') return isle(view, { x: move.x, y: value }, 0, no);
  if (move.type === 'rotate') return frame.kind === 'rotate' ? isle(view, frame, value, no) : undefined;
  const ship = move.type === 'moor' ? move.ship : 'ship' in frame ? frame.ship : -1;
  if (view.ships[ship] === undefined) return undefined;
  if (move.type === 'sail') return sailing(view, ship, move.bar, value, no);
  return move.type === 'about' ? turning(view, ship, value, no) : docking(view, ship, value, no);
}

function isle(view: SpanishMainView, place: Spot, rotation: number, no: string | undefined): IslandGhost {
  const pivot = onPaper(view.size, place);
  const shape = at(view.shapes, view.islands.length % view.shapes.length);
  return { what: 'island', shape, rotation, at: pivot, pivot, no };
}

function hullOf(view: SpanishMainView, ship: number): Hull {
  return cardOf(at(view.ships, ship)).hull;
}

function poseOf(view: SpanishMainView, ship: number): Pose {
  const { x, y, h } = at(view.ships, ship);
  return { x, y, h };
}

function contacts({ sea, ids }: Waters, hull: Hull, pose: Pose): number[] {
  const body = bodyAt(hull, pose);
  return ids.filter((_, i) => touch(body, at(sea.obstacles, i)));
}

function sailing(
  view: SpanishMainView,
  ship: number,
  bar: Bar,
  heading: number,
  no: string | undefined,
): ShipGhost {
  const waters = watersAround(seaOf(view), ship);
  const [hull, from] = [hullOf(view, ship), poseOf(view, ship)];
  const run = sweep(departure(waters.sea, hull, from), heading, BARS[bar]);
  const isStuck = no !== undefined || typeof run === 'string';
  const pose = isStuck ? { ...from, h: heading } : run.pose;
  return {
    what: 'ship',
    ship,
    hull,
    pose,
    bar: { bar, steps: isStuck ? 0 : run.steps },
    touched: isStuck ? [] : contacts(waters, hull, pose),
    isAtEdge: !isStuck && run.stop === 'edge',
    pivot: onPaper(view.size, from),
    no,
  };
}

function turning(view: SpanishMainView, ship: number, heading: number, no: string | undefined): ShipGhost {
  const waters = watersAround(seaOf(view), ship);
  const [hull, from] = [hullOf(view, ship), poseOf(view, ship)];
  const found = comeAbout(waters.sea, hull, from, heading);
  const pose = found ?? { ...from, h: heading };
  const pivot = along(onPaper(view.size, from), from.h, -hullLength(view, ship) / 2);
  const touched = found === undefined ? [] : contacts(waters, hull, pose);
  return { what: 'ship', ship, hull, pose, bar: undefined, touched, isAtEdge: false, pivot, no };
}

function hullLength(view: SpanishMainView, ship: number): number {
  const { left, right } = bodyAt(hullOf(view, ship), { x: 0, y: 0, h: 0 }).outline;
  return right - left;
}

/** GEO-41: bow on to the home of her player. */
function docking(
  view: SpanishMainView,
  ship: number,
  heading: number,
  no: string | undefined,
): ShipGhost | undefined {
  const waters = watersAround(seaOf(view), ship);
  const home = view.players[at(view.ships, ship).seat]?.home ?? -1;
  const island = waters.sea.obstacles[home];
  if (island === undefined) return undefined;
  const hull = hullOf(view, ship);
  const pivot = onPaper(view.size, island);
  const found = dockPlace(waters.sea, hull, island, heading);
  const out = along(pivot, heading, -450);
  const pose = found ?? { x: Math.round(out.x), y: Math.round(view.size - out.y), h: heading };
  return { what: 'ship', ship, hull, pose, bar: undefined, touched: [-1 - home], isAtEdge: false, pivot, no };
}
