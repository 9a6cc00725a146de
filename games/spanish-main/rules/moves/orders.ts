/** TURN-2: actions for ships, and the end of the turn. */

import type { MoveRule } from '@tortuga/kernel';
import { proceed } from '../agenda.ts';
import type { MoveOf, OrderMove } from '../answers.ts';
import { islandName, shipName } from '../course.ts';
import { say } from '../say.ts';
import { fleetOf, islandOf, neighboursOf, shipOf } from '../ships.ts';
import {
  type Action,
  type Frame,
  NONE,
  type Reason,
  type SpanishMain,
  type SpanishMainState,
} from '../state.ts';
import { dockOf } from '../steps/sailing.ts';
import { mustLeave, order, whyNoAction, whyNotDo } from '../steps/turn.ts';

type State = Readonly<SpanishMainState>;
type TurnFrame = Extract<Frame, { readonly kind: 'turn' }>;
type OrderRule<M extends OrderMove> = MoveRule<SpanishMain, M, TurnFrame>;

function whyNot(state: State, ship: number, action: Action, object: number = NONE): Reason | undefined {
  return whyNoAction(state, ship) ?? whyNotDo(state, ship, action, object);
}

/** MOVE-12, MOVE-13, MOVE-16; ships of others are named to say that they are not one's own. */
export const move: OrderRule<MoveOf<'move'>> = {
  type: 'move',
  offers({ state, seat }, menu) {
    for (let ship = 0; ship < state.ships.length; ship++) {
      const { seat: owner, status } = shipOf(state, ship);
      if (status !== 'afloat') continue;
      menu.add({ type: 'move', ship }, owner === seat ? whyNot(state, ship, 'move') : 'not-yours');
    }
  },
  label: ({ ship }, state) => say('move', shipName(state, ship)),
  notation: ({ ship }) => `move ${ship + 1}`,
  apply(turn, { ship }) {
    turn.state.stack.pop();
    order(turn, ship, 'move', NONE);
    proceed(turn);
  },
};

/** EXPLORE-1: the wild island she is docked at. */
export const explore: OrderRule<MoveOf<'explore'>> = {
  type: 'explore',
  offers({ state, seat }, menu) {
    for (const ship of fleetOf(state, seat)) {
      const island = dockOf(state, ship);
      // EXPLORE-12
      if (island === NONE || islandOf(state, island).home !== NONE) continue;
      menu.add({ type: 'explore', ship, island }, whyNot(state, ship, 'explore', island));
    }
  },
  label: ({ ship, island }, state) =>
    say('explore', { ...shipName(state, ship), at: islandName(state, island) }),
  notation: ({ ship, island }) => `explore ${ship + 1} ${island + 1}`,
  apply(turn, { ship, island }) {
    turn.state.stack.pop();
    order(turn, ship, 'explore', island);
    proceed(turn);
  },
};

/** EXPLORE-1: an own ship or any derelict that she touches. */
export const search: OrderRule<MoveOf<'search'>> = {
  type: 'search',
  offers({ state, seat }, menu) {
    for (const ship of fleetOf(state, seat)) {
      for (const other of neighboursOf(state, ship)) {
        const there = shipOf(state, other);
        if (there.seat !== seat && there.masts > 0) continue;
        menu.add({ type: 'search', ship, other }, whyNoAction(state, ship));
      }
    }
  },
  label: ({ ship, other }, state) =>
    say('search', { ...shipName(state, ship), other: shipName(state, other) }),
  notation: ({ ship, other }) => `search ${ship + 1} ${other + 1}`,
  apply(turn, { ship, other }) {
    turn.state.stack.pop();
    order(turn, ship, 'search', other);
    proceed(turn);
  },
};

/** SHOOT-12 */
export const shoot: OrderRule<MoveOf<'shoot'>> = {
  type: 'shoot',
  offers({ state, seat }, menu) {
    for (const ship of fleetOf(state, seat)) {
      if (shipOf(state, ship).masts > 0) menu.add({ type: 'shoot', ship }, whyNot(state, ship, 'shoot'));
    }
  },
  label: ({ ship }, state) => say('shoot', shipName(state, ship)),
  notation: ({ ship }) => `shoot ${ship + 1}`,
  apply(turn, { ship }) {
    turn.state.stack.pop();
    order(turn, ship, 'shoot', NONE);
    proceed(turn);
  },
};

/** REPAIR-1 to REPAIR-3 */
export const repair: OrderRule<MoveOf<'repair'>> = {
  type: 'repair',
  offers({ state, seat }, menu) {
    for (const ship of fleetOf(state, seat)) {
      const why = whyNot(state, ship, 'repair');
      if (why !== 'nothing-to-mend') menu.add({ type: 'repair', ship }, why);
    }
  },
  label: ({ ship }, state) => say('repair', shipName(state, ship)),
  notation: ({ ship }) => `repair ${ship + 1}`,
  apply(turn, { ship }) {
    turn.state.stack.pop();
    order(turn, ship, 'repair', NONE);
    proceed(turn);
  },
};

/** TURN-9, ABILITY-5 */
export const end: OrderRule<MoveOf<'end'>> = {
  type: 'end',
  offers({ state, seat }, menu) {
    menu.add({ type: 'end' }, mustLeave(state, seat) ? 'must-leave' : undefined);
  },
  label: () => say('end'),
  apply(turn) {
    turn.state.stack.pop();
    proceed(turn);
  },
};
