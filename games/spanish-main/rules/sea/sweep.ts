/** A ship sails one bar: she turns about her bow tip, then the bow travels until the bar or the sea ends. */

import { at } from '@tortuga/kernel';
import { isOff, touch, touchesEdge } from './distance.ts';
import { alongX, alongY, apart, cos, type Heading, SCALE, sin, unscale } from './fixed.ts';
import { firstGrounding, firstMeeting, firstParting, NEVER, overlap, type Way } from './meeting.ts';
import { type Body, hullOutline, type Outline } from './outline.ts';
import { HULL_PLANS, type Hull } from './plans.ts';

/** Where a ship lies: her bow tip, and where she heads (GEO-10). */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly h: Heading;
}

/** What a ship must not sail through. */
export interface Obstacle extends Body {
  readonly isIsland: boolean;
}

/** A square table and what lies on it, apart from the ship that is moved. */
export interface Sea {
  readonly size: number;
  readonly obstacles: readonly Obstacle[];
}

/** GEO-30 */
const SHARPEST_TURN = 90;
/** GEO-37 */
const SHORTEST_MOVE = 10;
/** GEO-36: a hull is drawn out at most so much farther than she is long. */
const DRAWN_OUT = 200;
/** GEO-25, GEO-32: so deep is still touching. */
const SKIN = 2;

/** Why a heading cannot be sailed. */
export type Blocked = 'too-sharp' | 'no-room-to-turn' | 'over-the-edge' | 'shore-ahead' | 'no-way';

/** A ship about to sail: what she touches is settled once for all headings (GEO-29). */
export interface Departure {
  readonly sea: Sea;
  readonly hull: Hull;
  readonly pose: Pose;
  /** For every obstacle: does she touch it? */
  readonly touched: readonly boolean[];
  readonly isAtEdge: boolean;
  /** GEO-30: from a shore or the edge she may leave in any direction. */
  readonly isCastingOff: boolean;
}

/** How far a ship came, and what stopped her. */
export interface Run {
  readonly steps: number;
  readonly pose: Pose;
  /** The number of an obstacle, the edge, or nothing. */
  readonly stop: number | 'edge' | undefined;
}

/** GEO-28, GEO-29 */
export function departure(sea: Sea, hull: Hull, pose: Pose): Departure {
  const body = bodyAt(hull, pose);
  const touched = sea.obstacles.map((obstacle) => touch(body, obstacle));
  const isAtEdge = touchesEdge(body, sea.size);
  const isCastingOff = isAtEdge || sea.obstacles.some(({ isIsland }, i) => isIsland && touched[i] === true);
  return { sea, hull, pose, touched, isAtEdge, isCastingOff };
}

export function bodyAt(hull: Hull, { x, y, h }: Pose): Body {
  return { outline: hullOutline(hull, h), x, y };
}

/** GEO-28 to GEO-38: sails `reach` units along a heading, as far as she comes. */
export function sweep(from: Departure, heading: Heading, reach: number): Run | Blocked {
  const { hull, pose, isCastingOff } = from;
  if (!isCastingOff && apart(heading, pose.h) > SHARPEST_TURN) return 'too-sharp';
  const mover = { outline: hullOutline(hull, heading), x: pose.x, y: pose.y };
  const blocked = whyNoTurn(from, mover);
  if (blocked !== undefined) return blocked;
  return new Sweep(from, { mover, heading }, reach).run();
}

/** GEO-31 */
function whyNoTurn({ sea, touched, isAtEdge }: Departure, mover: Body): Blocked | undefined {
  if (!isAtEdge && isOff(mover, sea.size, 0)) return 'over-the-edge';
  for (let i = 0; i < sea.obstacles.length; i++) {
    const obstacle = at(sea.obstacles, i);
    if (touched[i] === true && obstacle.isIsland) continue;
    if (overlap(mover, obstacle, touched[i] === true ? 'deep' : 'any')) return 'no-room-to-turn';
  }
  return undefined;
}

class Sweep {
  readonly #from: Departure;
  readonly #way: Way;
  readonly #reach: number;
  /** The last step that could matter (GEO-36). */
  readonly #last: number;
  /** The first step at which something is hit, and what. */
  #hit = NEVER;
  #stop: Run['stop'];
  /** The first step at which nothing is released any more. */
  #clear = 0;

  constructor(from: Departure, way: Way, reach: number) {
    this.#from = from;
    this.#way = way;
    this.#reach = reach;
    this.#last = Math.max(reach, HULL_PLANS[from.hull].length + DRAWN_OUT);
  }

  run(): Run | Blocked {
    this.#meetEdge();
    const { obstacles } = this.#from.sea;
    for (let i = 0; i < obstacles.length; i++) this.#meet(at(obstacles, i), i);
    return this.#result();
  }

  #note(step: number, stop: Run['stop']): void {
    if (step >= this.#hit) return;
    this.#hit = step;
    this.#stop = stop;
  }

  #meet(obstacle: Obstacle, index: number): void {
    if (isOutOfWay(this.#way, obstacle, this.#last)) return;
    if (this.#from.touched[index] !== true) {
      this.#note(firstMeeting(this.#way, obstacle, 'any', 1, this.#last), index);
    } else if (obstacle.isIsland && overlap(this.#way.mover, obstacle, 'deep')) {
      this.#castOff(obstacle, index);
    } else this.#note(firstMeeting(this.#way, obstacle, 'deep', 1, this.#last), index);
  }

  /** GEO-32, GEO-33: leaves the shore she lay on. */
  #castOff(island: Obstacle, index: number): void {
    const parting = firstParting(this.#way, island, 'deep', 1, this.#last);
    this.#note(firstGrounding(this.#way, island, 1, Math.min(parting - 1, this.#last)), index);
    this.#clear = Math.max(this.#clear, parting);
    if (parting < this.#last) {
      this.#note(firstMeeting(this.#way, island, 'deep', parting + 1, this.#last), index);
    }
  }

  /** GEO-31 to GEO-34 for the edge of the table. */
  #meetEdge(): void {
    const { isAtEdge, sea } = this.#from;
    const { mover } = this.#way;
    if (!isAtEdge) this.#note(this.#firstOff(mover.outline, 0, 1), 'edge');
    else if (!isOff(mover, sea.size, SKIN)) this.#note(this.#firstOff(mover.outline, SKIN, 1), 'edge');
    else this.#castOffEdge(mover.outline);
  }

  #castOffEdge(outline: Outline): void {
    let parting = this.#backAtLeast(outline);
    while (parting <= this.#last && this.#isOffAt(outline, SKIN, parting)) parting += 1;
    this.#note(this.#firstOff(BOW_TIP, SKIN, 1), 'edge');
    this.#clear = Math.max(this.#clear, parting > this.#last ? NEVER : parting);
    this.#note(this.#firstOff(outline, SKIN, parting + 1), 'edge');
  }

  /** Before this step she is surely off: a step takes her no farther than the heading says, but for rounding. */
  #backAtLeast(outline: Outline): number {
    const { mover, heading } = this.#way;
    const { size } = this.#from.sea;
    const { x, y } = mover;
    const dx = Math.max(-outline.left - x, outline.right + x - size) - SKIN - 1;
    const dy = Math.max(-outline.bottom - y, outline.top + y - size) - SKIN - 1;
    const steps = Math.max(dx / Math.abs(cos(heading)), dy / Math.abs(sin(heading))) * SCALE;
    return Math.max(1, Math.min(this.#last, Math.floor(steps) || 1));
  }

  #isOffAt(outline: Outline, by: number, step: number): boolean {
    const { mover, heading } = this.#way;
    const { size } = this.#from.sea;
    const x = mover.x + unscale(step * cos(heading));
    const y = mover.y + unscale(step * sin(heading));
    return (
      -outline.left - x > by ||
      outline.right + x - size > by ||
      -outline.bottom - y > by ||
      outline.top + y - size > by
    );
  }

  /** Once off she stays off, whatever the heading: the first such step is found by halving. */
  #firstOff(outline: Outline, by: number, from: number): number {
    if (from > this.#last || !this.#isOffAt(outline, by, this.#last)) return NEVER;
    let low = from;
    let high = this.#last;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#isOffAt(outline, by, middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** GEO-35 to GEO-37 */
  #result(): Run | Blocked {
    const end = Math.max(this.#reach, this.#clear);
    const isHit = this.#hit <= end;
    // A hit while something is released, or right when it ceases to be, would leave her inside it (GEO-27).
    if (end === NEVER || (isHit && this.#hit <= this.#clear)) return 'shore-ahead';
    const steps = isHit ? this.#hit - 1 : end;
    if (steps < SHORTEST_MOVE) return 'no-way';
    return { steps, pose: this.#poseAfter(steps), stop: isHit ? this.#stop : undefined };
  }

  #poseAfter(steps: number): Pose {
    const { mover, heading } = this.#way;
    return { x: mover.x + alongX(heading, steps), y: mover.y + alongY(heading, steps), h: heading };
  }
}

const BOW_TIP: Outline = { pieces: [], bow: 0, left: 0, right: 0, bottom: 0, top: 0 };

/** Is a body clear of the box around the whole way, or to one side of it? */
function isOutOfWay({ mover, heading }: Way, still: Body, steps: number): boolean {
  const dx = alongX(heading, steps);
  const dy = alongY(heading, steps);
  const x = still.x - mover.x;
  const y = still.y - mover.y;
  const p = mover.outline;
  const q = still.outline;
  return (
    x + q.left > p.right + Math.max(0, dx) ||
    x + q.right < p.left + Math.min(0, dx) ||
    y + q.bottom > p.top + Math.max(0, dy) ||
    y + q.top < p.bottom + Math.min(0, dy) ||
    isAbeam(mover, still, cos(heading), sin(heading))
  );
}

/** Rounding moves a step by less than this to either side. */
const LEEWAY = 2 * SCALE;

/** Seen along the heading, do the two lie side by side? */
function isAbeam(mover: Body, still: Body, c: number, s: number): boolean {
  const shift = c * (still.y - mover.y) - s * (still.x - mover.x);
  const [right, left] = sidesOf(mover.outline, c, s);
  const [theirRight, theirLeft] = sidesOf(still.outline, c, s);
  return theirRight + shift > left + LEEWAY || theirLeft + shift < right - LEEWAY;
}

/** How far an outline reaches to the right and to the left of a line through its place. */
function sidesOf({ pieces }: Outline, c: number, s: number): readonly [right: number, left: number] {
  let right = Number.POSITIVE_INFINITY;
  let left = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < pieces.length; i++) {
    const { x, y, size } = at(pieces, i);
    for (let j = 0; j < size; j++) {
      const side = c * at(y, j) - s * at(x, j);
      if (side < right) right = side;
      if (side > left) left = side;
    }
  }
  return [right, left];
}
