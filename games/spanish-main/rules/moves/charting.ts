/** SETUP-14 to SETUP-24: islands, homes, moorings and stations. */

import { at, type MoveRule, type Seat } from '@tortuga/kernel';
import { proceed } from '../agenda.ts';
import type { MoveOf } from '../answers.ts';
import { crewName, islandName, next, shipName } from '../course.ts';
import { crewCost, roomFor, slotsOf } from '../fleet/fleet.ts';
import { say } from '../say.ts';
import { DEGREES } from '../sea/fixed.ts';
import { dockPlace } from '../sea/placing.ts';
import { cardOf, crewCardOf, crewOf, shipOf, watersAround } from '../ships.ts';
import { isSite, isTooClose, siteRange } from '../sites.ts';
import { type Frame, NONE, type SpanishMain, type SpanishMainState, type StationsFrame } from '../state.ts';
import { nameHome, placeIsland, shipsInPort } from '../steps/setting.ts';

type State = Readonly<SpanishMainState>;
type FrameOf<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;

/** SETUP-16: one dial for every column of the grid. */
export const site: MoveRule<SpanishMain, MoveOf<'site'>, FrameOf<'site'>> = {
  type: 'site',
  offers({ state, frame: { spacing } }, menu) {
    const { min, max, step } = siteRange(state);
    for (let x = min; x <= max; x += step) {
      const no = (y: number) => (isSite(state, x, y, spacing) ? undefined : 'too-close');
      menu.dial({ type: 'site', x, y: min }, 'y', { min, max, step, no });
    }
  },
  label: ({ x, y }) => say('site', { x, y }),
  apply(turn, { x, y }) {
    const { state, frame } = turn;
    state.stack.pop();
    state.stack.push({ kind: 'rotate', seat: frame.seat, spacing: frame.spacing, x, y });
  },
};

/** SETUP-16, GEO-51 */
export const rotate: MoveRule<SpanishMain, MoveOf<'rotate'>, FrameOf<'rotate'>> = {
  type: 'rotate',
  offers({ state, frame: { x, y, spacing } }, menu) {
    const no = (by: number) => (isTooClose(state, x, y, by, spacing) ? 'too-close' : undefined);
    menu.dial({ type: 'rotate', by: 0 }, 'by', { min: 0, max: DEGREES - 1, step: 1, no });
  },
  label: ({ by }) => say('rotate', { by }),
  apply(turn, { by }) {
    const { state, frame } = turn;
    state.stack.pop();
    placeIsland(turn, frame.seat, frame.x, frame.y, by);
    next(state, { do: 'chart' });
    proceed(turn);
  },
};

/** SETUP-19, SETUP-21, MULTI-5 */
export const home: MoveRule<SpanishMain, MoveOf<'home'>, FrameOf<'home'>> = {
  type: 'home',
  offers({ state }, menu) {
    for (const [island, { home: owner }] of state.islands.entries()) {
      menu.add({ type: 'home', island }, owner === NONE ? undefined : 'taken');
    }
  },
  label: ({ island }, state) => say('home', islandName(state, island)),
  notation: ({ island }) => `home ${island + 1}`,
  apply(turn, { island }) {
    const { state, frame } = turn;
    state.stack.pop();
    nameHome(turn, frame.owner, frame.seat, island);
    proceed(turn);
  },
};

/** SETUP-20: a dial for every ship that is still in port. */
export const moor: MoveRule<SpanishMain, MoveOf<'moor'>, FrameOf<'moor'>> = {
  type: 'moor',
  offers({ state, frame: { seat } }, menu) {
    for (const ship of shipsInPort(state, seat)) {
      const no = (heading: number) => (mooring(state, ship, heading) === undefined ? 'no-berth' : undefined);
      menu.dial({ type: 'moor', ship, heading: 0 }, 'heading', { min: 0, max: DEGREES - 1, step: 1, no });
    }
  },
  label: ({ ship, heading }, state) => say('moor', { ...shipName(state, ship), heading }),
  notation: ({ ship, heading }) => `moor ${ship + 1} ${heading}`,
  apply(turn, { ship, heading }) {
    const { state, seat, log } = turn;
    const pose = mooring(state, ship, heading);
    state.stack.pop();
    if (pose !== undefined) {
      Object.assign(shipOf(state, ship), pose, { status: 'afloat' });
      log?.({ type: 'moored', seat, ...shipName(state, ship), to: pose });
    }
    proceed(turn);
  },
};

/** GEO-41 */
function mooring(state: State, ship: number, heading: number) {
  const own = shipOf(state, ship);
  const { sea } = watersAround(state, ship);
  return dockPlace(sea, cardOf(own).hull, at(sea.obstacles, at(state.players, own.seat).home), heading);
}

/** SETUP-23: where a crew will be, as things stand. */
function stationOf(state: State, { posts }: StationsFrame, crew: number): number {
  return posts.find(([posted]) => posted === crew)?.[1] ?? crewOf(state, crew).ship;
}

/** Those who have crew and are not ready yet. */
export function stationing({ players, crew }: State, { ready }: StationsFrame): Seat[] {
  return [...players.keys()].filter(
    (seat) => !ready.includes(seat) && crew.some((mate) => mate.seat === seat),
  );
}

/** SETUP-23: every crew may be posted once, elsewhere than the fleet's list says. */
export const post: MoveRule<SpanishMain, MoveOf<'post'>, StationsFrame> = {
  type: 'post',
  offers({ state, seat, frame }, menu) {
    for (const [crew, mate] of state.crew.entries()) {
      if (mate.seat !== seat || mate.isUp || frame.posts.some(([posted]) => posted === crew)) continue;
      for (const [ship, { seat: owner }] of state.ships.entries()) {
        if (owner !== seat || ship === mate.ship) continue;
        menu.add({ type: 'post', crew, ship }, whyNoPost(state, frame, crew, ship));
      }
      if (mate.ship !== NONE) menu.add({ type: 'post', crew, ship: NONE });
    }
  },
  label: ({ crew, ship }, state) =>
    ship === NONE
      ? say('post.home', { who: crewName(state, crew) })
      : say('post', { who: crewName(state, crew), ...shipName(state, ship) }),
  notation: ({ crew, ship }) => `post ${crew + 1} ${ship === NONE ? 'home' : ship + 1}`,
  apply({ state, frame }, { crew, ship }) {
    state.stack.pop();
    state.stack.push({ ...frame, posts: [...frame.posts, [crew, ship]] });
  },
};

/** SETUP-9, SETUP-11 */
function whyNoPost(
  state: State,
  frame: StationsFrame,
  crew: number,
  ship: number,
): 'hold-full' | 'crew-too-dear' | undefined {
  const card = cardOf(shipOf(state, ship));
  const aboard = [...state.crew.keys()].filter(
    (number) => number === crew || stationOf(state, frame, number) === ship,
  );
  const cards = aboard.map((number) => crewCardOf(crewOf(state, number)));
  // Face-down links and bonuses give no room (CREW-8).
  const seen = aboard
    .filter((number) => crewOf(state, number).isUp)
    .map((number) => crewCardOf(crewOf(state, number)));
  if (slotsOf(cards) > roomFor(card, seen)) return 'hold-full';
  return crewCost(card, cards) > card.points ? 'crew-too-dear' : undefined;
}

/** All crew go to their stations when the last player is ready. */
export const stand: MoveRule<SpanishMain, MoveOf<'ready'>, StationsFrame> = {
  type: 'ready',
  offers(_, menu) {
    menu.add({ type: 'ready' });
  },
  label: () => say('stations.ready'),
  apply(turn) {
    const { state, seat, frame } = turn;
    state.stack.pop();
    const told = { ...frame, ready: [...frame.ready, seat].sort((a, b) => a - b) };
    if (stationing(state, told).length > 0) {
      state.stack.push(told);
      return;
    }
    for (const [crew, ship] of told.posts) takeStation(state, crew, ship);
    turn.reveal();
    proceed(turn);
  },
};

function takeStation(state: SpanishMainState, number: number, ship: number): void {
  const crew = crewOf(state, number);
  crew.ship = ship;
  crew.island = ship === NONE ? at(state.players, crew.seat).home : NONE;
}
