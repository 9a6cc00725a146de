/** The decision points, as questions. */

import { at, type Game, type Seat } from '@tortuga/kernel';
import { dieOf } from './halves.ts';
import { EMPTY } from './holds.ts';
import { attack } from './moves/attack.ts';
import { curse } from './moves/curse.ts';
import { assign } from './moves/dice.ts';
import { load } from './moves/load.ts';
import { decline, loot } from './moves/loot.ts';
import { play } from './moves/play.ts';
import { spend } from './moves/powder.ts';
import { retreat } from './moves/retreat.ts';
import { accept, reroll } from './moves/sabre.ts';
import { sail } from './moves/sail.ts';
import { seize, steal } from './moves/steal.ts';
import { steer } from './moves/steer.ts';
import { take } from './moves/take.ts';
import { run } from './run.ts';
import { say } from './say.ts';
import { GHOST, helmsman, shipOf } from './ships.ts';
import type { Jamaica, JamaicaState } from './state.ts';
import { firepowerOf, lastFired, shipOn, sideOf } from './steps/battle.ts';

/** One list for every seat alone, and one for every number of seats. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: GHOST }, (_, seat) => [seat]);
const EVERYBODY: readonly (readonly Seat[])[] = Array.from({ length: GHOST + 1 }, (_, seats) => [
  ...Array(seats).keys(),
]);

function ofFrame(_: Readonly<JamaicaState>, { seat }: { readonly seat: Seat }): readonly Seat[] {
  return at(ALONE, seat);
}

function ofCaptain({ captain }: Readonly<JamaicaState>): readonly Seat[] {
  return at(ALONE, captain);
}

function ofHelmsman(state: Readonly<JamaicaState>): readonly Seat[] {
  return at(ALONE, helmsman(state));
}

export const phases: Game<Jamaica>['phases'] = {
  dice: {
    seats: ofCaptain,
    prompt: ({ frame: { rolled } }) => say('dice.ask', { dice: rolled }),
    moves: [assign],
  },
  cards: {
    seats: ({ ships }) => at(EVERYBODY, ships.length),
    prompt: ({ state: { dice } }) => say('cards.ask', { morning: dice[0], evening: dice[1] }),
    moves: [play],
    // ROUND-7
    isBinding: true,
    unseal(turn) {
      turn.log?.({ type: 'chosen' });
      run(turn, 'turn');
    },
  },
  load: {
    seats: ofFrame,
    prompt: ({ state, seat, frame: { good, count } }) =>
      say(at(state.ships, seat).holds.includes(EMPTY) ? 'load.ask' : 'clear.ask', { good, count }),
    moves: [load],
  },
  sail: {
    seats: ofHelmsman,
    prompt: ({ frame: { way, steps } }) => say('sail.ask', { way, steps }),
    moves: [sail],
  },
  foe: {
    seats: ofHelmsman,
    prompt: ({ state }) =>
      say(state.active === GHOST ? 'foe.ghost.ask' : 'foe.ask', { at: shipOf(state, state.active).at }),
    moves: [attack],
  },
  powder: {
    seats: ofFrame,
    prompt({ state }) {
      const { battle } = state;
      if (sideOf(battle) === 0) return say('powder.attack.ask', { foe: battle.defender });
      return say('powder.defend.ask', { foe: battle.attacker, firepower: firepowerOf(state, 0) });
    },
    moves: [spend],
  },
  take: {
    seats: ofFrame,
    prompt: ({ frame: { good, due } }) =>
      good === 'powder' ? say('take.powder.ask', { due }) : say('take.ask', { good, due }),
    moves: [take],
  },
  sabre: {
    seats: ofFrame,
    prompt({ state }) {
      const side = lastFired(state.battle);
      const ship = shipOn(state.battle, side);
      return say('sabre.ask', {
        ship,
        roll: state.battle.dice[side],
        firepower: firepowerOf(state, side),
      });
    },
    moves: [accept, reroll],
  },
  spoils: {
    seats: ofFrame,
    prompt: ({ frame: { winner, loser } }) =>
      say(winner === GHOST ? 'spoils.ghost.ask' : 'spoils.ask', { loser }),
    moves: [loot, seize, steal, curse, decline],
  },
  retreat: {
    seats: ofHelmsman,
    prompt: ({ state }) => say('retreat.ask', { at: shipOf(state, state.active).at }),
    moves: [retreat],
  },
  steer: {
    seats: ofCaptain,
    prompt: ({ state }) => say('steer.ask', { steps: dieOf(state) }),
    moves: [steer],
  },
};
