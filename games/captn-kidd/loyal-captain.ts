/** Loyal Captain: a game of encirclement without luck for two. */

import type { Game, Outcome, Seat } from '@tortuga/kernel';
import { evaluateLoyal } from './bot/loyal.ts';
import { copyCrew, emptyDeck, reserveOf, standingOf } from './rules/deck/crew.ts';
import { FIRST_PLAYER, firstSeat } from './rules/deck/options.ts';
import { sketchDeck } from './rules/deck/sketch.ts';
import { count } from './rules/deck/spaces.ts';
import { LONGEST_TRAIL } from './rules/deck/trail.ts';
import { place, step } from './rules/loyal/moves.ts';
import { say } from './rules/loyal/say.ts';
import type { Loyal, LoyalState } from './rules/loyal/state.ts';
import { idleLimitOf } from './rules/loyal/turn.ts';
import { de } from './text/loyal/de.ts';
import { en } from './text/loyal/en.ts';
import { nl } from './text/loyal/nl.ts';

/** LC-SETUP-1: the pirates of each player. */
const PIRATES = 7;

/**
 * Each of the 14 pirates is placed once and captured once at most. Before each of these 28 turns there are fewer
 * idle ones than the longest trail has, and after the last at most as many.
 */
const LONGEST_MATCH = 29 * LONGEST_TRAIL;

export const loyalCaptain: Game<Loyal> = {
  id: 'loyal-captain',
  version: 2,
  seats: [2],
  isOpen: true,
  drawsByAgreement: true,
  options: {
    firstPlayer: FIRST_PLAYER,
    repetition: { values: ['draw3', 'off'], default: 'draw3' },
  },
  phases: {
    turn: { seats: (state) => [state.active], prompt: () => say('turn.ask'), moves: [place, step] },
  },
  setup({ options }, fate, log) {
    const active = firstSeat(options.firstPlayer, 2, fate);
    log?.({ type: 'began', seat: active });
    // LC-SETUP-2: all in reserve, the board empty.
    return {
      ...emptyDeck([PIRATES, PIRATES]),
      stack: [{ kind: 'turn' }],
      options,
      active,
      turn: 0,
      lost: [0, 0],
      trail: '',
      idle: 0,
    };
  },
  copy: copyLoyal,
  outcome,
  view: copyLoyal,
  imagine: copyLoyal,
  evaluate: evaluateLoyal,
  goods: (state) => ({ first: piratesOf(state, 0), second: piratesOf(state, 1) }),
  bound: LONGEST_MATCH,
  sketch: (view, paint) => sketchDeck(view, paint),
  text: { en, nl, de },
};

function copyLoyal(state: Readonly<LoyalState>): LoyalState {
  const { stack, options, active, turn, lost, trail, idle, ended } = state;
  const copy: LoyalState = {
    ...copyCrew(state),
    stack: stack.length === 0 ? [] : [{ kind: 'turn' }],
    options,
    active,
    turn,
    lost: lost.slice(),
    trail,
    idle,
  };
  if (ended !== undefined) copy.ended = ended;
  return copy;
}

/** On the deck, in reserve, or captured. */
function piratesOf(state: Readonly<LoyalState>, seat: Seat): number {
  return count(standingOf(state, seat)) + reserveOf(state, seat) + (state.lost[seat] ?? 0);
}

/** LC-END */
function outcome({ ended, active, options }: Readonly<LoyalState>): Outcome<Loyal> | undefined {
  if (ended === undefined) return undefined;
  if (ended === 'repetition') return { places: [1, 1], why: say('drawn.repetition') };
  if (ended === 'idle') return { places: [1, 1], why: say('drawn.idle', { turns: idleLimitOf(options) }) };
  return {
    places: active === 0 ? [2, 1] : [1, 2],
    why: say('won.immobile', { winner: 1 - active, loser: active }),
  };
}
