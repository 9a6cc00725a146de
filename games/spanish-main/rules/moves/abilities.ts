/** Abilities that are used between actions (Q35, Q36 of the rules). */

import { at, type MoveRule } from '@tortuga/kernel';
import { proceed } from '../agenda.ts';
import type { FreeMove, MoveOf } from '../answers.ts';
import type { Code } from '../cards.ts';
import { type Course, crewName, islandName, next, shipName } from '../course.ts';
import { coinsAboard, crewAboard, has, sourceOf, tokensOn } from '../crew.ts';
import { say } from '../say.ts';
import { areNear, crewOf, fleetOf, isAfloat, shipOf } from '../ships.ts';
import { type Frame, NONE, type SpanishMain, type SpanishMainState, type Task, type Use } from '../state.ts';
import { lootFor, stealFor } from '../steps/contact.ts';
import { isKnownTo } from '../steps/crew.ts';
import { canUnload } from '../steps/docking.ts';
import { isAtHome } from '../steps/sailing.ts';
import { declareUse } from '../steps/using.ts';

type State = Readonly<SpanishMainState>;
type FreeFrame = Extract<Frame, { readonly kind: 'turn' | 'theft' }>;
export type AbilityRule<M extends FreeMove> = MoveRule<SpanishMain, M, FreeFrame>;

/** The ships of a seat that may use an ability now; Rum keeps them from it (TREASURE-13). */
function* usersOf(state: State, seat: number, code: Code): Generator<Use> {
  for (const ship of fleetOf(state, seat)) {
    if (shipOf(state, ship).rum === 'now') continue;
    const use = sourceOf(state, ship, code, 'once');
    if (use !== undefined) yield use;
  }
}

/** Uses an ability; afterwards the question that was open is asked again, if there is reason to. */
function use(course: Course, frame: FreeFrame, source: Use | undefined, then: Task): void {
  const { state } = course;
  state.stack.pop();
  next(state, frame.kind === 'turn' ? { do: 'menu' } : { do: 'theft', ship: frame.ship });
  if (source !== undefined) declareUse(course, source, then);
  proceed(course);
}

/** ABILITY-13: by its position on any island. */
export const peekIsland: AbilityRule<MoveOf<'peekIsland'>> = {
  type: 'peekIsland',
  offers({ state, seat }, menu) {
    for (const { ship } of usersOf(state, seat, 'PEEK_ISLAND')) {
      for (const island of state.islands.keys()) {
        for (const token of tokensOn(state, island)) {
          if (!isKnownTo(at(state.tokens, token).known, seat)) menu.add({ type: 'peekIsland', ship, token });
        }
      }
    }
  },
  label: ({ ship, token }, state) => {
    const { island } = at(state.tokens, token);
    const place = tokensOn(state, island).indexOf(token) + 1;
    return say('peekIsland', { ...shipName(state, ship), at: islandName(state, island), place });
  },
  notation: ({ ship, token }) => `peekIsland ${ship + 1} ${token + 1}`,
  apply(turn, { ship, token }) {
    const source = sourceOf(turn.state, ship, 'PEEK_ISLAND', 'once');
    use(turn, turn.frame, source, { do: 'peek', ship, token, crew: NONE });
  },
};

/** ABILITY-14 */
export const peekCrew: AbilityRule<MoveOf<'peekCrew'>> = {
  type: 'peekCrew',
  offers({ state, seat }, menu) {
    for (const { ship } of usersOf(state, seat, 'PEEK_SHIP_CARGO')) {
      for (const [crew, { ship: on, known }] of state.crew.entries()) {
        if (on !== NONE && !isKnownTo(known, seat)) menu.add({ type: 'peekCrew', ship, crew });
      }
    }
  },
  label: ({ ship, crew }, state) => {
    const { ship: on } = crewOf(state, crew);
    const place = crewAboard(state, on).indexOf(crew) + 1;
    return say('peekCrew', { ...shipName(state, ship), on: shipName(state, on), place });
  },
  notation: ({ ship, crew }) => `peekCrew ${ship + 1} ${crew + 1}`,
  apply(turn, { ship, crew }) {
    const source = sourceOf(turn.state, ship, 'PEEK_SHIP_CARGO', 'once');
    use(turn, turn.frame, source, { do: 'peek', ship, token: NONE, crew });
  },
};

/** ABILITY-14 */
export const peekCoin: AbilityRule<MoveOf<'peekCoin'>> = {
  type: 'peekCoin',
  offers({ state, seat }, menu) {
    for (const { ship } of usersOf(state, seat, 'PEEK_SHIP_CARGO')) {
      for (const [token, { ship: on, known }] of state.tokens.entries()) {
        if (on !== NONE && !isKnownTo(known, seat)) menu.add({ type: 'peekCoin', ship, token });
      }
    }
  },
  label: ({ ship, token }, state) => {
    const { ship: on } = at(state.tokens, token);
    const place = coinsAboard(state, on).indexOf(token) + 1;
    return say('peekCoin', { ...shipName(state, ship), on: shipName(state, on), place });
  },
  notation: ({ ship, token }) => `peekCoin ${ship + 1} ${token + 1}`,
  apply(turn, { ship, token }) {
    const source = sourceOf(turn.state, ship, 'PEEK_SHIP_CARGO', 'once');
    use(turn, turn.frame, source, { do: 'peek', ship, token, crew: NONE });
  },
};

/** ABILITY-23 */
export const extra: AbilityRule<MoveOf<'extra'>> = {
  type: 'extra',
  offers({ state, seat }, menu) {
    for (const { ship } of usersOf(state, seat, 'EXTRA_ACTION')) menu.add({ type: 'extra', ship });
  },
  label: ({ ship }, state) => say('extra', shipName(state, ship)),
  notation: ({ ship }) => `extra ${ship + 1}`,
  apply(turn, { ship }) {
    use(turn, turn.frame, sourceOf(turn.state, ship, 'EXTRA_ACTION', 'once'), { do: 'extraRoll', ship });
  },
};

/** ABILITY-24: before her first action of the turn. */
export const twice: AbilityRule<MoveOf<'twice'>> = {
  type: 'twice',
  offers({ state, seat }, menu) {
    for (const { ship } of usersOf(state, seat, 'SAME_ACTION_TWICE')) {
      if (!shipOf(state, ship).hasActed && shipOf(state, ship).actions > 0) menu.add({ type: 'twice', ship });
    }
  },
  label: ({ ship }, state) => say('twice', shipName(state, ship)),
  notation: ({ ship }) => `twice ${ship + 1}`,
  apply(turn, { ship }) {
    use(turn, turn.frame, sourceOf(turn.state, ship, 'SAME_ACTION_TWICE', 'once'), { do: 'twiceRoll', ship });
  },
};

/** ABILITY-25, ABILITY-39 */
export const sacrifice: AbilityRule<MoveOf<'sacrifice'>> = {
  type: 'sacrifice',
  offers({ state, seat }, menu) {
    for (const { ship, crew: master } of usersOf(state, seat, 'SACRIFICE_FOR_ACTION')) {
      if (has(state, ship, 'CREW_SAFE')) continue;
      for (const crew of crewAboard(state, ship))
        if (crew !== master) menu.add({ type: 'sacrifice', ship, crew });
    }
  },
  label: ({ ship, crew }, state) =>
    say('sacrifice', { ...shipName(state, ship), who: crewName(state, crew) }),
  notation: ({ ship, crew }) => `sacrifice ${ship + 1} ${crew + 1}`,
  apply(turn, { ship, crew }) {
    const source = sourceOf(turn.state, ship, 'SACRIFICE_FOR_ACTION', 'once');
    use(turn, turn.frame, source, { do: 'sacrifice', ship, crew });
  },
};

/** ABILITY-40 */
export const trade: AbilityRule<MoveOf<'trade'>> = {
  type: 'trade',
  offers({ state, seat }, menu) {
    for (const { ship } of usersOf(state, seat, 'TRADE_RANDOM_WITHIN_S')) {
      if (coinsAboard(state, ship).length === 0) continue;
      for (const [other, there] of state.ships.entries()) {
        if (there.seat === seat || !isAfloat(there) || coinsAboard(state, other).length === 0) continue;
        if (areNear(state, ship, other)) menu.add({ type: 'trade', ship, other });
      }
    }
  },
  label: ({ ship, other }, state) =>
    say('trade', { ...shipName(state, ship), other: shipName(state, other) }),
  notation: ({ ship, other }) => `trade ${ship + 1} ${other + 1}`,
  apply(turn, { ship, other }) {
    const source = sourceOf(turn.state, ship, 'TRADE_RANDOM_WITHIN_S', 'once');
    use(turn, turn.frame, source, { do: 'trade', ship, other });
  },
};

/** ABILITY-45; what follows an unloading follows this one too (ABILITY-37). */
export const unload: AbilityRule<MoveOf<'unload'>> = {
  type: 'unload',
  offers({ state, seat }, menu) {
    for (const ship of fleetOf(state, seat)) {
      if (shipOf(state, ship).rum !== 'now' && canUnload(state, ship)) menu.add({ type: 'unload', ship });
    }
  },
  label: ({ ship }, state) => say('unload', shipName(state, ship)),
  notation: ({ ship }) => `unload ${ship + 1}`,
  apply(turn, { ship }) {
    const { state } = turn;
    state.stack.pop();
    next(state, { do: 'follow', ship }, { do: 'menu' });
    const source = sourceOf(state, ship, 'UNLOAD_WITHIN_S', 'always');
    if (source !== undefined) declareUse(turn, source, { do: 'unload', ship });
    proceed(turn);
  },
};

/** ABILITY-42 */
export const forge: AbilityRule<MoveOf<'forge'>> = {
  type: 'forge',
  offers({ state, seat }, menu) {
    for (const { ship } of usersOf(state, seat, 'TREASURE_TO_CANNON')) {
      if (!isAtHome(state, ship)) continue;
      for (const token of tokensOn(state, at(state.players, seat).home))
        menu.add({ type: 'forge', ship, token });
    }
  },
  label: ({ ship, token }, state) =>
    say('forge', { ...shipName(state, ship), gold: at(state.tokens, token).gold }),
  notation: ({ ship, token }) => `forge ${ship + 1} ${token + 1}`,
  apply(turn, { ship, token }) {
    const source = sourceOf(turn.state, ship, 'TREASURE_TO_CANNON', 'once');
    use(turn, turn.frame, source, { do: 'forge', ship, token });
  },
};

function thieves(state: State, seat: number, frame: FreeFrame): number[] {
  const ships = frame.kind === 'theft' ? [frame.ship] : fleetOf(state, seat);
  return ships.filter((ship) => shipOf(state, ship).rum !== 'now');
}

/** ABILITY-35: coins of one's choice, seen only when taken. */
export const loot: AbilityRule<MoveOf<'loot'>> = {
  type: 'loot',
  offers({ state, seat, frame }, menu) {
    for (const ship of thieves(state, seat, frame)) {
      for (const token of lootFor(state, ship)) menu.add({ type: 'loot', ship, token });
    }
  },
  label: ({ ship, token }, state) => {
    const { ship: from } = at(state.tokens, token);
    const place = coinsAboard(state, from).indexOf(token) + 1;
    return say('loot', { ...shipName(state, ship), from: shipName(state, from), place });
  },
  notation: ({ ship, token }) => `loot ${ship + 1} ${token + 1}`,
  apply(turn, { ship, token }) {
    const source = sourceOf(turn.state, ship, 'LOOT_ON_TOUCH', 'always');
    use(turn, turn.frame, source, { do: 'lootCoin', ship, token });
  },
};

/** ABILITY-36 */
export const steal: AbilityRule<MoveOf<'steal'>> = {
  type: 'steal',
  offers({ state, seat, frame }, menu) {
    for (const ship of thieves(state, seat, frame)) {
      for (const other of stealFor(state, ship)?.from ?? []) menu.add({ type: 'steal', ship, other });
    }
  },
  label: ({ ship, other }, state) => say('steal', { ...shipName(state, ship), from: shipName(state, other) }),
  notation: ({ ship, other }) => `steal ${ship + 1} ${other + 1}`,
  apply(turn, { ship, other }) {
    use(turn, turn.frame, stealFor(turn.state, ship)?.use, { do: 'steal', ship, other });
  },
};
