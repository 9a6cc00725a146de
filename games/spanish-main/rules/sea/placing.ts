/** Poses that a rule puts a ship into: turned on the spot, docked, in tow (GEO-40 to GEO-43). */

import { isOff } from './distance.ts';
import { alongX, alongY, DEGREES, type Heading, heading as normal } from './fixed.ts';
import { firstMeeting, overlap } from './meeting.ts';
import { type Body, hullOutline, onShip } from './outline.ts';
import { HULL_PLANS, type Hull } from './plans.ts';
import { bodyAt, type Pose, type Sea } from './sweep.ts';

/** GEO-41: a ship comes in from so far. */
const APPROACH = 2000;
const SKIN = 2;

/** No more than touching anything, and no more than 2 units off the table. */
function isFree(sea: Sea, body: Body, except?: Body): boolean {
  if (isOff(body, sea.size, SKIN)) return false;
  return !sea.obstacles.some((obstacle) => obstacle !== except && overlap(body, obstacle, 'deep'));
}

/** GEO-40: turned about the middle of her keel; nothing if there is no room. */
export function comeAbout(sea: Sea, hull: Hull, { x, y, h }: Pose, to: Heading): Pose | undefined {
  const middle = HULL_PLANS[hull].length >> 1;
  const pose = {
    x: x - alongX(h, middle) + alongX(to, middle),
    y: y - alongY(h, middle) + alongY(to, middle),
    h: to,
  };
  return to !== h && isFree(sea, bodyAt(hull, pose)) ? pose : undefined;
}

/** GEO-41: bow on to an island, which is one of the obstacles; nothing if there is no room. */
export function dockPlace(sea: Sea, hull: Hull, island: Body, h: Heading): Pose | undefined {
  const outline = hullOutline(hull, h);
  const mover = { outline, x: island.x - alongX(h, APPROACH), y: island.y - alongY(h, APPROACH) };
  const steps = firstMeeting({ mover, heading: h }, island, 'any', 1, 2 * APPROACH) - 1;
  const pose = { x: mover.x + alongX(h, steps), y: mover.y + alongY(h, steps), h };
  const body = { outline, x: pose.x, y: pose.y };
  return !isOff(body, sea.size, 0) && isFree(sea, body, island) ? pose : undefined;
}

/** GEO-42: the first legal docking pose, looked for to both sides of a heading. */
export function nearestDockPlace(sea: Sea, hull: Hull, island: Body, near: Heading): Pose | undefined {
  for (let turn = 0; turn <= DEGREES / 2; turn++) {
    const pose =
      dockPlace(sea, hull, island, normal(near + turn)) ?? dockPlace(sea, hull, island, normal(near - turn));
    if (pose !== undefined) return pose;
  }
  return undefined;
}

/** GEO-43: how far a tow may swing to either side of the tower's wake. */
const SWINGS = [0, 10, -10, 20, -20, 30, -30, 40, -40, 50, -50];

/** GEO-43: bow to the stern of the tower, who is one of the obstacles; nothing if there is no room. */
export function towPlace(sea: Sea, tower: { hull: Hull; pose: Pose }, hull: Hull): Pose | undefined {
  const { x, y, h } = tower.pose;
  const [dx, dy] = onShip(HULL_PLANS[tower.hull].length + 1, 0, h);
  for (const swing of SWINGS) {
    const pose = { x: x + dx, y: y + dy, h: normal(h + swing) };
    if (isFree(sea, bodyAt(hull, pose))) return pose;
  }
  return undefined;
}
