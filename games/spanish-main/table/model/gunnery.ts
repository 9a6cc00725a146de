/** Lines of fire: from which mast, to where, how likely a hit is, and what is in the way. */

import { at } from '@tortuga/kernel';
import { aimAt, crosses, foulsMast, mastSpot, type Spot } from '../../rules/sea/fire.ts';
import type { Body } from '../../rules/sea/outline.ts';
import { BARS, bodyOf, cardOf, hasMast, isAfloat, shoreOf } from '../../rules/ships.ts';
import type { SpanishMainView } from '../../rules/state.ts';
import type { Selected } from '../desk.ts';
import { onPaper } from './chart.ts';
import { offersOf, type ShownOffer } from './offers.ts';

/** One cannon at one target. */
export interface Shot {
  readonly offer: ShownOffer;
  readonly ship: number;
  readonly mast: number;
  readonly target: number;
  /** On the paper: the mast, and where the shot would strike. */
  readonly from: Spot;
  readonly to: Spot;
  /** Where the line breaks, if something is in its way. */
  readonly broken: Spot | undefined;
  /** The roll that is needed, and how many of a hundred are. */
  readonly needed: number;
  readonly percent: number;
  /** How far the cannon reaches. */
  readonly reach: number;
  readonly distance: number;
}

/** Every cannon of the ship that shoots at every enemy. */
export function shotsOf(view: SpanishMainView, offers: readonly ShownOffer[]): Shot[] {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'volley') return [];
  return offersOf(offers, 'fire', 'musket', 'forged').map(({ offer, move }) => {
    const own = at(view.ships, frame.ship);
    const goal = at(view.ships, move.target);
    const from = mastSpot(cardOf(own).hull, own, move.mast);
    const { squared, x, y } = aimAt(from, bodyOf(goal));
    const { needed = 7, cannon = '' } = offer.label.params as { needed?: number; cannon?: string };
    const distance = Math.sqrt(squared);
    const broken = breakOf(view, frame.ship, move.mast, move.target, from, { x, y }, offer.no);
    return {
      offer,
      ship: frame.ship,
      mast: move.mast,
      target: move.target,
      from: onPaper(view.size, from),
      to: onPaper(view.size, { x, y }),
      broken: broken === undefined ? undefined : onPaper(view.size, broken),
      needed,
      percent: Math.round((Math.max(0, 7 - needed) * 100) / 6),
      reach: reachOf(cannon, move.type === 'fire' && own.isDoubled, offer.no === undefined ? distance : 0),
      distance,
    };
  });
}

/** What is printed, doubled, or as far as a cannon with an ability is known to reach. */
function reachOf(cannon: string, isDoubled: boolean, reached: number): number {
  const printed = (cannon.endsWith('L') ? BARS.L : BARS.S) * (isDoubled ? 2 : 1);
  return reached > printed ? Math.max(BARS.L, reached) : printed;
}

function breakOf(
  view: SpanishMainView,
  ship: number,
  mast: number,
  target: number,
  from: Spot,
  to: Spot,
  no: string | undefined,
): Spot | undefined {
  if (no === 'own-mast') return foulMast(view, ship, mast, from, to);
  const bodies =
    no === 'island-between'
      ? view.islands.map(shoreOf)
      : no === 'ship-between'
        ? others(view, ship, target)
        : [];
  const entries = bodies.filter((body) => crosses(from, to, body)).map((body) => entryOf(from, to, body));
  return entries.sort((a, b) => squareTo(from, a) - squareTo(from, b))[0];
}

function squareTo(a: Spot, b: Spot): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

function others({ ships }: SpanishMainView, ship: number, target: number): Body[] {
  return ships.filter((other, i) => i !== ship && i !== target && isAfloat(other)).map(bodyOf);
}

function foulMast(view: SpanishMainView, ship: number, mast: number, from: Spot, to: Spot): Spot | undefined {
  const own = at(view.ships, ship);
  const { cannons, hull } = cardOf(own);
  return [...cannons.keys()]
    .filter((i) => i !== mast && hasMast(own, i))
    .map((i) => mastSpot(hull, own, i))
    .find((spot) => foulsMast(from, to, spot));
}

/** Where a line enters a body, found by halving: once inside, a longer line is so too. */
function entryOf(from: Spot, to: Spot, body: Body): Spot {
  let [low, high] = [0, 1];
  const spotAt = (part: number) => ({
    x: Math.round(from.x + (to.x - from.x) * part),
    y: Math.round(from.y + (to.y - from.y) * part),
  });
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    if (crosses(from, spotAt(middle), body)) high = middle;
    else low = middle;
  }
  return spotAt(high);
}

/** The enemy whose lines are spoken of: the one chosen, the one pointed at, or the easiest. */
export function targetOf(
  shots: readonly Shot[],
  selected: Selected,
  pointed: readonly string[],
): number | undefined {
  const chosen = shots.find(
    ({ target }) => selected !== undefined && 'ship' in selected && target === selected.ship,
  );
  const meant = shots.find(({ offer }) => pointed.includes(offer.line));
  const open = shots.filter(({ offer }) => offer.no === undefined);
  const [best] = open.toSorted((a, b) => b.percent - a.percent || a.distance - b.distance);
  return (meant ?? chosen ?? best ?? shots[0])?.target;
}
