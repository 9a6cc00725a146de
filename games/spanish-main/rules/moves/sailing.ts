/** MOVE: bars, headings, coming about. */

import type { MoveRule } from '@tortuga/kernel';
import { proceed } from '../agenda.ts';
import type { MoveOf } from '../answers.ts';
import type { Bar } from '../cards.ts';
import { next, shipName } from '../course.ts';
import { has, hiddenWith } from '../crew.ts';
import { say } from '../say.ts';
import { DEGREES } from '../sea/fixed.ts';
import { type Frame, NONE, type SpanishMain, type SpanishMainState } from '../state.ts';
import { revealCrew } from '../steps/crew.ts';
import { arrive, hasHelm, type Outset, outsetOf, putShip, sailBar, turnAbout } from '../steps/sailing.ts';

type SailFrame = Extract<Frame, { readonly kind: 'sail' }>;
type SailRule<T extends 'sail' | 'about' | 'stop'> = MoveRule<SpanishMain, MoveOf<T>, SailFrame>;

const DIAL = { min: 0, max: DEGREES - 1, step: 1 };

/** The kinds of bars that are left, the helmsman's included (MOVE-3). */
function barsLeft(state: Readonly<SpanishMainState>, frame: Readonly<SailFrame>): Bar[] {
  const left: Bar[] = [];
  if (frame.bars.includes('S') || hasHelm(state, frame)) left.push('S');
  if (frame.bars.includes('L')) left.push('L');
  return left;
}

/** What is known of the place she sails from, worked out when a dial is first turned. */
function lazyOutset(state: Readonly<SpanishMainState>, ship: number): () => Outset {
  let outset: Outset | undefined;
  return () => {
    outset ??= outsetOf(state, ship);
    return outset;
  };
}

/** MOVE-4, GEO-50, GEO-51: a dial for every kind of bar. */
export const sail: SailRule<'sail'> = {
  type: 'sail',
  offers({ state, frame }, menu) {
    const outset = lazyOutset(state, frame.ship);
    for (const bar of barsLeft(state, frame)) {
      const no = (heading: number) => {
        const run = sailBar(outset(), bar, heading);
        return typeof run === 'string' ? run : undefined;
      };
      menu.dial({ type: 'sail', bar, heading: 0 }, 'heading', { ...DIAL, no });
    }
  },
  label: ({ bar, heading }) => say('sail', { bar, heading }),
  apply(turn, { bar, heading }) {
    const { state, frame } = turn;
    state.stack.pop();
    const { kind: _, ...passage } = frame;
    const index = passage.bars.indexOf(bar);
    const isHelm = index < 0;
    const left = isHelm
      ? { ...passage, isHelmed: true }
      : { ...passage, bars: passage.bars.toSpliced(index, 1) };
    next(state, { do: 'sail', passage: left, bar, heading, isHelm });
    // CREW-14: the helmsman's bar is used last, and shows him.
    const hidden = isHelm ? hiddenWith(state, passage.ship, 'HELMSMAN') : NONE;
    if (hidden !== NONE && !has(state, passage.ship, 'HELMSMAN')) revealCrew(turn, hidden);
    proceed(turn);
  },
};

/** MOVE-14 */
export const about: SailRule<'about'> = {
  type: 'about',
  offers({ state, frame }, menu) {
    if (frame.isBegun || frame.isFree) return;
    const outset = lazyOutset(state, frame.ship);
    const no = (heading: number) => (turnAbout(outset(), heading) === undefined ? 'no-room' : undefined);
    menu.dial({ type: 'about', heading: 0 }, 'heading', { ...DIAL, no });
  },
  label: ({ heading }) => say('about', { heading }),
  apply(turn, { heading }) {
    const { state, frame, log } = turn;
    const { kind: _, ...passage } = frame;
    state.stack.pop();
    const outset = outsetOf(state, frame.ship);
    const pose = turnAbout(outset, heading);
    if (pose !== undefined) {
      putShip(turn, outset, pose);
      log?.({ type: 'cameAbout', ...shipName(state, frame.ship), from: outset.from.pose, to: pose });
    }
    arrive(turn, { ...passage, isBegun: true });
    proceed(turn);
  },
};

/** MOVE-5: between bars, never within one. */
export const stop: SailRule<'stop'> = {
  type: 'stop',
  offers({ frame }, menu) {
    if (frame.isBegun || frame.isFree) menu.add({ type: 'stop' });
  },
  label: () => say('stop'),
  apply(turn) {
    const { kind: _, ...passage } = turn.frame;
    turn.state.stack.pop();
    arrive(turn, passage);
    proceed(turn);
  },
};
