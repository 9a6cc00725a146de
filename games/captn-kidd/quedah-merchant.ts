/** Quedah Merchant: a dice game of ambush for two. */

import type { Game, Outcome, Seat } from '@tortuga/kernel';
import { evaluateQuedah } from './bot/quedah.ts';
import { copyCrew, emptyDeck, reserveOf, standingOf } from './rules/deck/crew.ts';
import { FIRST_PLAYER, firstSeat } from './rules/deck/options.ts';
import { pirate, sketchDeck } from './rules/deck/sketch.ts';
import { count, has, NONE } from './rules/deck/spaces.ts';
import { exit, free } from './rules/quedah/freeing.ts';
import { muster, reinforce } from './rules/quedah/placing.ts';
import { say } from './rules/quedah/say.ts';
import type { Quedah, QuedahState } from './rules/quedah/state.ts';
import { heldBy, LONGEST_MATCH, winnerOf } from './rules/quedah/turn.ts';
import { walk } from './rules/quedah/walking.ts';
import { de } from './text/quedah/de.ts';
import { en } from './text/quedah/en.ts';
import { nl } from './text/quedah/nl.ts';

/** QM-SETUP-1: the pirates of each player. */
const PIRATES = 7;

/** QM-END-10: unless the table says otherwise, so many idle turns in a row are a draw. */
const IDLE_LIMIT = 200;

export const quedahMerchant: Game<Quedah> = {
  id: 'quedah-merchant',
  version: 1,
  seats: [2],
  isOpen: true,
  drawsByAgreement: true,
  options: {
    firstPlayer: FIRST_PLAYER,
    stuck: { values: ['mild', 'strict'], default: 'mild' },
    idleLimit: { min: 0, max: 10_000, default: IDLE_LIMIT },
  },
  phases: {
    setup: { seats: ({ active }) => [active], prompt: () => say('setup.ask'), moves: [muster] },
    turn: {
      seats: ({ active }) => [active],
      prompt: ({ state: { roll } }) => say('turn.ask', { roll }),
      moves: [walk],
      // QM-END-12: with a higher limit or none, two players can have nothing but forced walks for ever. Then they
      // are asked, against DECK-31, and may call it a draw.
      asksAlways: ({ idle }) => idle > IDLE_LIMIT,
    },
    exit: {
      seats: ({ active }) => [active],
      prompt: ({ frame: { from } }) => say('exit.ask', { from }),
      moves: [exit],
    },
    exitsClosed: {
      seats: ({ active }) => [1 - active],
      prompt: ({ state, frame: { from } }) => say('exitsClosed.ask', { from, owner: state.active }),
      moves: [free],
    },
    reinforcement: {
      seats: ({ active }) => [active],
      prompt: () => say('reinforcement.ask'),
      moves: [reinforce],
    },
  },
  setup({ options }, fate, log) {
    const active = firstSeat(options.firstPlayer, 2, fate);
    log?.({ type: 'began', seat: active });
    return {
      ...emptyDeck([PIRATES, PIRATES]),
      stack: [{ kind: 'setup' }],
      options,
      active,
      turn: 0,
      stacks: NONE,
      roll: 0,
      idle: 0,
    };
  },
  copy: copyQuedah,
  outcome,
  view: copyQuedah,
  imagine: copyQuedah,
  evaluate: evaluateQuedah,
  goods: (state) => ({ first: piratesOf(state, 0), second: piratesOf(state, 1) }),
  // A turn is a walk, an exit for each of at most six comrades, a start space for the last, and a new pirate.
  bound: 10 * LONGEST_MATCH,
  sketch: (view, paint) =>
    sketchDeck(view, paint, (space) => (has(view.stacks, space) ? `+${captiveOn(view, space)}` : '')),
  text: { en, nl, de },
};

function captiveOn(state: Readonly<QuedahState>, space: number): string {
  return pirate(has(standingOf(state, 0), space) ? 1 : 0);
}

function copyQuedah(state: Readonly<QuedahState>): QuedahState {
  const { stack, options, active, turn, stacks, roll, idle, ended } = state;
  const copy: QuedahState = {
    ...copyCrew(state),
    // Frames are never changed, so copies may share them.
    stack: stack.slice(),
    options,
    active,
    turn,
    stacks,
    roll,
    idle,
  };
  if (ended !== undefined) copy.ended = ended;
  return copy;
}

/** On the deck, captive, in reserve, or just freed and waiting for where to go. */
function piratesOf(state: Readonly<QuedahState>, seat: Seat): number {
  const { stack, active } = state;
  const isWaiting = stack.some(({ kind }) => kind === 'exit' || kind === 'exitsClosed');
  const freed = isWaiting && active === seat ? 1 : 0;
  return count(standingOf(state, seat)) + heldBy(state, 1 - seat) + reserveOf(state, seat) + freed;
}

/** QM-END */
function outcome(state: Readonly<QuedahState>): Outcome<Quedah> | undefined {
  const { ended, options, roll } = state;
  if (ended === undefined) return undefined;
  const winner = winnerOf(state);
  if (ended === 'idle') return { places: [1, 1], why: say('drawn.idle', { turns: options.idleLimit }) };
  if (winner === undefined) return { places: [1, 1], why: say('drawn.endless', { turns: state.turn }) };
  const places = winner === 0 ? [1, 2] : [2, 1];
  const loser = 1 - winner;
  if (ended === 'blocked') return { places, why: say('won.blocked', { winner, loser }) };
  if (ended === 'stuck') return { places, why: say('won.stuck', { winner, loser, roll }) };
  const [more, less] = [heldBy(state, winner), heldBy(state, loser)];
  return { places, why: say('won.captives', { winner, more, less }) };
}
