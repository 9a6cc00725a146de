/** Madagaskar: a game of growing towers for two or three. */

import type { Game, Outcome, Seat } from '@tortuga/kernel';
import { evaluateMadagaskar } from './bot/madagaskar.ts';
import { copyCrew, emptyDeck } from './rules/deck/crew.ts';
import { FIRST_PLAYER, firstSeat } from './rules/deck/options.ts';
import { sketchDeck } from './rules/deck/sketch.ts';
import { LONGEST_TRAIL } from './rules/deck/trail.ts';
import { place, walk } from './rules/madagaskar/moves.ts';
import { say } from './rules/madagaskar/say.ts';
import type { Madagaskar, MadagaskarState } from './rules/madagaskar/state.ts';
import { heightAt, noTowers, ownersOf } from './rules/madagaskar/towers.ts';
import { idleLimitOf, playersIn } from './rules/madagaskar/turn.ts';
import { de } from './text/madagaskar/de.ts';
import { en } from './text/madagaskar/en.ts';
import { nl } from './text/madagaskar/nl.ts';

/** MG-SETUP-2: the pirates of each of two or three players. */
const PIRATES = { two: 7, three: 6 };

/**
 * Three players place 18 pirates, and each capture makes two towers one: at most 17 of them. Before each of
 * these 35 turns there are fewer idle ones than the longest trail has, and after the last at most as many.
 */
const LONGEST_MATCH = 36 * LONGEST_TRAIL;

export const madagaskar: Game<Madagaskar> = {
  id: 'madagaskar',
  version: 2,
  seats: [2, 3],
  isOpen: true,
  drawsByAgreement: true,
  options: {
    firstPlayer: FIRST_PLAYER,
    idleLimit: { min: 0, max: LONGEST_TRAIL, default: 200 },
  },
  phases: {
    setup: { seats: ({ active }) => [active], prompt: () => say('setup.ask'), moves: [place] },
    turn: { seats: ({ active }) => [active], prompt: () => say('turn.ask'), moves: [place, walk] },
  },
  setup({ seats, options }, fate, log) {
    const active = firstSeat(options.firstPlayer, seats, fate);
    log?.({ type: 'began', seat: active });
    const pirates = seats === 2 ? PIRATES.two : PIRATES.three;
    return {
      ...emptyDeck(Array.from({ length: seats }, () => pirates)),
      stack: [{ kind: 'setup' }],
      options,
      active,
      turn: 0,
      towers: noTowers(),
      out: [],
      trail: '',
    };
  },
  copy: copyMadagaskar,
  outcome,
  // HIDE-1: nothing is hidden.
  view: copyMadagaskar,
  imagine: copyMadagaskar,
  evaluate: evaluateMadagaskar,
  goods({ towers, reserve }) {
    const owners = towers.flatMap(ownersOf);
    return Object.fromEntries(
      reserve.map((left, seat) => [
        `seat${seat + 1}`,
        left + owners.filter((owner) => owner === seat).length,
      ]),
    );
  },
  bound: LONGEST_MATCH,
  sketch: (view, paint) => sketchDeck(view, paint, (space) => heightBadge(heightAt(view, space))),
  text: { en, nl, de },
};

function copyMadagaskar(state: Readonly<MadagaskarState>): MadagaskarState {
  const { stack, options, active, turn, towers, out, trail, ended } = state;
  const copy: MadagaskarState = {
    ...copyCrew(state),
    stack: stack.slice(),
    options,
    active,
    turn,
    towers: towers.slice(),
    out: out.slice(),
    trail,
  };
  if (ended !== undefined) copy.ended = ended;
  return copy;
}

function heightBadge(height: number): string {
  return height > 1 ? String(height) : '';
}

/** MG-END */
function outcome(state: Readonly<MadagaskarState>): Outcome<Madagaskar> | undefined {
  const { ended, active, options } = state;
  if (ended === undefined) return undefined;
  const places = state.standing.map((_, seat) => placeOf(state, seat));
  if (ended === 'captured') return { places, why: say('won.captured', { winner: active }) };
  if (ended === 'idle') return { places, why: say('drawn.idle', { turns: idleLimitOf(options) }) };
  return { places, why: say(`drawn.${ended}`) };
}

/** MG-END-9: those still in the game share the first place; the later one was out, the better. */
function placeOf(state: Readonly<MadagaskarState>, seat: Seat): number {
  const left = state.out.indexOf(seat);
  return left < 0 ? 1 : playersIn(state) + state.out.length - left;
}
