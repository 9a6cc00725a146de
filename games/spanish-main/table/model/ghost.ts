/** The ghost that shows what a course would do, by the same geometry as the rules. */

import { at } from '@tortuga/kernel';
import type { Bar } from '../../rules/cards.ts';
import { touch } from '../../rules/sea/distance.ts';
import { comeAbout, dockPlace } from '../../rules/sea/placing.ts';
import type { Hull } from '../../rules/sea/plans.ts';
import { bodyAt, departure, type Pose, sweep } from '../../rules/sea/sweep.ts';
import { BARS, cardOf, type Waters, watersAround } from '../../rules/ships.ts';
import type { SpanishMainState, SpanishMainView } from '../../rules/state.ts';
import { along, onPaper, type Spot } from './chart.ts';
import type { Course } from './course.ts';
import { offersOf } from './offers.ts';

interface Shadow {
  /** Around what a drag turns, on the paper. */
  readonly pivot: Spot;
  readonly no: string | undefined;
}

interface ShipGhost extends Shadow {
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

interface IslandGhost extends Shadow {
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
