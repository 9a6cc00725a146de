/** Who can shoot at whom, and how well (SHOOT-1 to SHOOT-8, GEO-44 to GEO-49). */

import { at } from '@tortuga/kernel';
import type { Bar, Cannon, Code } from './cards.ts';
import { bonusOf, canHave, has, hiddenWith } from './crew.ts';
import { areApart } from './sea/distance.ts';
import { aimAt, crosses, foulsMast, mastSpot, type Spot } from './sea/fire.ts';
import {
  areNear,
  BARS,
  bodyOf,
  cardOf,
  hasMast,
  isAfloat,
  isDerelict,
  islandOf,
  mastsPrinted,
  shipOf,
  shoreOf,
} from './ships.ts';
import { type Gun, NONE, type SpanishMainState, type Volley } from './state.ts';
import { isAtHome } from './steps/sailing.ts';

type State = Readonly<SpanishMainState>;

/** Why a shot cannot be fired. */
export type NoShot =
  | 'out-of-range'
  | 'island-between'
  | 'ship-between'
  | 'own-mast'
  | 'in-harbour'
  | 'immune';

/** CREW-15, ABILITY-42 */
const THREE_S: Cannon = { rank: 3, range: 'S' };

/** What an ability that is still hidden would allow. */
interface Aids {
  readonly isAllLong: boolean;
  readonly ignoresShips: boolean;
}

export function cannonOf(state: State, ship: number, { gun, mast }: Gun): Cannon {
  return gun === 'mast' ? at(cardOf(shipOf(state, ship)).cannons, mast) : THREE_S;
}

/** SHOOT-1, ABILITY-30, CREW-15, ABILITY-42: the guns that may still fire in a volley. */
export function gunsOf(state: State, { ship, fired, hasMusketFired, forgedFired }: Volley): Gun[] {
  const own = shipOf(state, ship);
  // DERELICT-4
  if (isDerelict(own)) return [];
  const persist = has(state, ship, 'CANNONS_PERSIST');
  const masts = [...cardOf(own).cannons.keys()];
  const guns: Gun[] = [];
  for (const mast of masts) {
    if (((fired >> mast) & 1) === 0 && (persist || hasMast(own, mast))) guns.push({ gun: 'mast', mast });
  }
  if (!hasMusketFired && canHave(state, ship, 'MUSKETEER')) {
    for (const mast of masts) guns.push({ gun: 'musket', mast });
  }
  if (forgedFired < own.guns) for (const mast of masts) guns.push({ gun: 'forged', mast });
  return guns;
}

/** The range type of a gun (ABILITY-43); doubling does not change it (ABILITY-2). */
function rangeOf(state: State, ship: number, gun: Gun, { isAllLong }: Aids): Bar {
  return gun.gun === 'mast' && isAllLong ? 'L' : cannonOf(state, ship, gun).range;
}

/** GEO-45, ABILITY-31, TREASURE-12: how far a gun reaches to a target. */
function reachOf(state: State, ship: number, gun: Gun, target: number, range: Bar): number {
  const isDoubled = gun.gun === 'mast' && shipOf(state, ship).isDoubled;
  const reach = BARS[range] * (isDoubled ? 2 : 1);
  return has(state, target, 'ENEMY_RANGE_CAP_S') ? Math.min(reach, BARS.S) : reach;
}

/** SHOOT-3: enemy ships afloat. */
export function enemiesOf(state: State, ship: number): number[] {
  const { seat } = shipOf(state, ship);
  const enemies: number[] = [];
  for (let i = 0; i < state.ships.length; i++) {
    const other = shipOf(state, i);
    if (other.seat !== seat && other.status === 'afloat') enemies.push(i);
  }
  return enemies;
}

/** SHOOT-4, SHOOT-5: why this gun cannot fire at this target, with the abilities that are face up. */
export function whyNoShot(state: State, ship: number, gun: Gun, target: number): NoShot | undefined {
  return faultOf(state, ship, gun, target, aidsInForce(state, ship));
}

function aidsInForce(state: State, ship: number): Aids {
  return { isAllLong: has(state, ship, 'ALL_L_RANGE'), ignoresShips: has(state, ship, 'LOF_IGNORE_SHIPS') };
}

/** CREW-4: the hidden abilities a shot would need, or why even they do not help. */
export function shotNeeds(state: State, ship: number, gun: Gun, target: number): Code[] | NoShot {
  const aids = aidsInForce(state, ship);
  const fault = faultOf(state, ship, gun, target, aids);
  if (fault === undefined) return [];
  if (fault !== 'out-of-range' && fault !== 'ship-between') return fault;
  const longer = { ...aids, isAllLong: aids.isAllLong || isHidden(state, ship, 'ALL_L_RANGE') };
  if (fault === 'out-of-range' && !longer.isAllLong) return fault;
  const afar = fault === 'out-of-range' ? faultOf(state, ship, gun, target, longer) : fault;
  const needs: Code[] = fault === 'out-of-range' ? ['ALL_L_RANGE'] : [];
  if (afar === undefined) return needs;
  if (afar !== 'ship-between' || !isHidden(state, ship, 'LOF_IGNORE_SHIPS')) return afar;
  const through = faultOf(state, ship, gun, target, {
    ...(needs.length > 0 ? longer : aids),
    ignoresShips: true,
  });
  return through ?? [...needs, 'LOF_IGNORE_SHIPS'];
}

function isHidden(state: State, ship: number, code: Code): boolean {
  return hiddenWith(state, ship, code) !== NONE;
}

function faultOf(state: State, ship: number, gun: Gun, target: number, aids: Aids): NoShot | undefined {
  const own = shipOf(state, ship);
  const goal = shipOf(state, target);
  const range = rangeOf(state, ship, gun, aids);
  const reach = reachOf(state, ship, gun, target, range);
  const from = mastSpot(cardOf(own).hull, own, gun.mast);
  const body = bodyOf(goal);
  if (isBeyond(from, body, reach)) return 'out-of-range';
  const aim = aimAt(from, body);
  if (aim.squared > reach * reach) return 'out-of-range';
  if (range === 'L' && has(state, target, 'IMMUNE_L_RANGE')) return 'immune';
  if (isAtHome(state, target)) return 'in-harbour';
  return obstacleOf(state, ship, gun, target, from, aim, aids);
}

/** Is the box around a body too far away, whatever the body is like? */
function isBeyond({ x, y }: Spot, body: ReturnType<typeof bodyOf>, reach: number): boolean {
  const { left, right, bottom, top } = body.outline;
  return (
    body.x + left - x > reach ||
    x - body.x - right > reach ||
    body.y + bottom - y > reach ||
    y - body.y - top > reach
  );
}

/** GEO-47, GEO-48, ABILITY-1 */
function obstacleOf(
  state: State,
  ship: number,
  { mast }: Gun,
  target: number,
  from: Spot,
  to: Spot,
  { ignoresShips }: Aids,
): NoShot | undefined {
  const own = shipOf(state, ship);
  for (let i = 0; i < state.islands.length; i++) {
    if (crosses(from, to, shoreOf(islandOf(state, i)))) return 'island-between';
  }
  for (let i = 0; i < mastsPrinted(own); i++) {
    if (i !== mast && hasMast(own, i) && foulsMast(from, to, mastSpot(cardOf(own).hull, own, i)))
      return 'own-mast';
  }
  if (ignoresShips) return undefined;
  for (let i = 0; i < state.ships.length; i++) {
    const other = shipOf(state, i);
    if (i !== ship && i !== target && isAfloat(other) && crosses(from, to, bodyOf(other)))
      return 'ship-between';
  }
  return undefined;
}

/** SHOOT-8: what is added to the roll; nothing ever is for a musketeer (CREW-15). */
export function bonusFor(state: State, ship: number, { gun }: Gun, target: number): number {
  if (gun === 'musket') return 0;
  const [own, goal] = [cardOf(shipOf(state, ship)), cardOf(shipOf(state, target))];
  const gunnery = has(state, ship, 'CAPTAIN') ? bonusOf(state, ship, 'CAPTAIN_GUNNERY') : 0;
  return (
    bonusOf(state, ship, 'CANNON_BONUS_VS', goal.nation) +
    bonusOf(state, target, 'WEAK_VS', own.nation) +
    gunnery +
    (has(state, ship, 'ESCORT_GUNNERY') ? escortsOf(state, ship) : 0)
  );
}

/** ABILITY-34: other own ships within S, derelicts included. */
function escortsOf(state: State, ship: number): number {
  const { seat } = shipOf(state, ship);
  return state.ships.filter((other, i) => i !== ship && other.seat === seat && areNear(state, ship, i))
    .length;
}

/** SHOOT-7, ABILITY-31: does a roll hit? A natural 1 never does. */
export function isHit(state: State, ship: number, gun: Gun, target: number, rolled: number): boolean {
  if (gun.gun === 'mast' && shipOf(state, ship).isDoubled) return rolled === 6;
  return rolled !== 1 && rolled + bonusFor(state, ship, gun, target) > cannonOf(state, ship, gun).rank;
}

/** SHOOT-12: a volley that could be fired. */
export function canShoot(state: State, ship: number): boolean {
  const volley = { ship, fired: 0, hasMusketFired: false, forgedFired: 0, odd: [] };
  return hasShot(state, volley);
}

/** No mast cannon reaches farther, doubled or not (ABILITY-31). */
function isNear(state: State, ship: number, target: number): boolean {
  const own = shipOf(state, ship);
  return !areApart(bodyOf(own), bodyOf(shipOf(state, target)), BARS.L * (own.isDoubled ? 2 : 1));
}

/** Has a volley any shot left? */
export function hasShot(state: State, volley: Volley): boolean {
  const targets = enemiesOf(state, volley.ship).filter((target) => isNear(state, volley.ship, target));
  if (targets.length === 0) return false;
  return gunsOf(state, volley).some((gun) =>
    targets.some((target) => typeof shotNeeds(state, volley.ship, gun, target) !== 'string'),
  );
}
