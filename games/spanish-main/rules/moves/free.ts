/** TURN-4, TURN-5: what is free between actions: crew at the dock, reveals, tows. */

import { at, type MoveRule, type Seat } from '@tortuga/kernel';
import { proceed } from '../agenda.ts';
import type { FreeMove, MoveOf } from '../answers.ts';
import { crewName, islandName, next, shipName } from '../course.ts';
import { hasRoomFor } from '../crew.ts';
import { say } from '../say.ts';
import { crewOf, fleetOf, shipOf } from '../ships.ts';
import { type Frame, NONE, type SpanishMain, type SpanishMainState } from '../state.ts';
import { revealCrew } from '../steps/crew.ts';
import { moveCrew } from '../steps/exploring.ts';
import { dockOf, partTow } from '../steps/sailing.ts';

type State = Readonly<SpanishMainState>;
type TurnFrame = Extract<Frame, { readonly kind: 'turn' }>;
type FreeRule<M extends FreeMove> = MoveRule<SpanishMain, M, TurnFrame>;

/** The island where every ship is docked, or NONE: looked up once for all crew. */
function docksOf(state: State, seat: Seat): number[] {
  const docks = state.ships.map(() => NONE);
  for (const ship of fleetOf(state, seat)) docks[ship] = dockOf(state, ship);
  return docks;
}

/** Where a crew could change its place, or NONE: where it stands, or where its ship is docked. */
function quayOf(state: State, crew: number, docks: readonly number[]): number {
  const { ship, island } = crewOf(state, crew);
  return ship === NONE ? island : at(docks, ship);
}

function ownCrew(state: State, seat: Seat): number[] {
  const own: number[] = [];
  for (let i = 0; i < state.crew.length; i++) {
    const { seat: owner, ship, island } = crewOf(state, i);
    if (owner === seat && (ship !== NONE || island !== NONE)) own.push(i);
  }
  return own;
}

/** DOCK-6: from a docked ship to the island. */
export const land: FreeRule<MoveOf<'land'>> = {
  type: 'land',
  offers({ state, seat }, menu) {
    const docks = docksOf(state, seat);
    for (const crew of ownCrew(state, seat)) {
      const { ship, hasShifted } = crewOf(state, crew);
      if (ship !== NONE && !hasShifted && at(docks, ship) !== NONE) menu.add({ type: 'land', crew });
    }
  },
  label: ({ crew }, state) => {
    const { ship } = crewOf(state, crew);
    return say('land', {
      who: crewName(state, crew),
      ...shipName(state, ship),
      at: islandName(state, dockOf(state, ship)),
    });
  },
  notation: ({ crew }) => `land ${crew + 1}`,
  apply(turn, { crew }) {
    const { state, seat, log } = turn;
    const mate = crewOf(state, crew);
    const island = dockOf(state, mate.ship);
    log?.({ type: 'crewLanded', seat, ...shipName(state, mate.ship), at: islandName(state, island) });
    mate.ship = NONE;
    mate.island = island;
    mate.hasShifted = true;
  },
};

/** DOCK-6, DOCK-7: from an island, or from another ship at the same dock. */
export const embark: FreeRule<MoveOf<'embark'>> = {
  type: 'embark',
  offers({ state, seat }, menu) {
    const docks = docksOf(state, seat);
    for (const crew of ownCrew(state, seat)) {
      const mate = crewOf(state, crew);
      const quay = quayOf(state, crew, docks);
      if (quay === NONE || mate.hasShifted) continue;
      for (const [ship, dock] of docks.entries()) {
        if (dock === quay && ship !== mate.ship)
          menu.add({ type: 'embark', crew, ship }, hasRoomFor(state, ship, crew));
      }
    }
  },
  label: ({ crew, ship }, state) => say('embark', { who: crewName(state, crew), ...shipName(state, ship) }),
  notation: ({ crew, ship }) => `embark ${crew + 1} ${ship + 1}`,
  apply(turn, { crew, ship }) {
    const { state, seat, log } = turn;
    moveCrew(turn, crew, ship);
    crewOf(state, crew).hasShifted = true;
    log?.({ type: 'crewEmbarked', seat, ...shipName(state, ship) });
  },
};

/** CREW-4: any own crew may show itself between actions. */
export const reveal: FreeRule<MoveOf<'reveal'>> = {
  type: 'reveal',
  offers({ state, seat }, menu) {
    for (const crew of ownCrew(state, seat))
      if (!crewOf(state, crew).isUp) menu.add({ type: 'reveal', crew });
  },
  label: ({ crew }, state) => say('reveal', { who: crewName(state, crew) }),
  notation: ({ crew }) => `reveal ${crew + 1}`,
  apply(turn, { crew }) {
    const { state } = turn;
    state.stack.pop();
    next(state, { do: 'menu' });
    revealCrew(turn, crew);
    turn.reveal();
    proceed(turn);
  },
};

/** TOW-9 */
export const drop: FreeRule<MoveOf<'drop'>> = {
  type: 'drop',
  offers({ state, seat }, menu) {
    for (const ship of fleetOf(state, seat))
      if (shipOf(state, ship).tow !== NONE) menu.add({ type: 'drop', ship });
  },
  label: ({ ship }, state) =>
    say('drop', { ...shipName(state, ship), tow: shipName(state, shipOf(state, ship).tow) }),
  notation: ({ ship }) => `drop ${ship + 1}`,
  apply(turn, { ship }) {
    partTow(turn, ship);
  },
};
