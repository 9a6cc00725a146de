/** HIDE: who may know what, and worlds that agree with what somebody knows. */

import { copyPlain, type Fate, imagineAnswers, pick, showAnswers, type Viewer } from '@tortuga/kernel';
import { isUncovered, knowsHideout } from './captains.ts';
import { ISLES } from './isles.ts';
import type { Captain, CaptainView, Frame, Hide, SmugglerState, SmugglerView } from './state.ts';

/** Lists what the viewer may know; a field that is forgotten here stays hidden. */
export function view(state: Readonly<SmugglerState>, viewer: Viewer): SmugglerView {
  const { options, first, active, round, storm, bank } = state;
  return {
    stack: state.stack.map((frame) => showFrame(frame, viewer)),
    options,
    first,
    active,
    round,
    storm,
    bank,
    sack: state.sack.slice(),
    digs: state.digs.slice(),
    captains: state.captains.map((captain, seat) => showCaptain(captain, knowsHideout(state, viewer, seat))),
  };
}

function showFrame(frame: Readonly<Frame>, viewer: Viewer): SmugglerView['stack'][number] {
  return frame.kind === 'hide' ? { kind: 'hide', answers: showAnswers(frame.answers, viewer) } : frame;
}

function showCaptain({ at, coins, hideout, knownBy }: Readonly<Captain>, isKnown: boolean): CaptainView {
  const shown = { at, coins, knownBy: knownBy.slice() };
  return isKnown && hideout !== undefined ? { ...shown, hideout } : shown;
}

/** Unknown hideouts are anywhere but where somebody dug: there they would have been uncovered (DIG-4). */
export function imagine(view: SmugglerView, _viewer: Viewer, fate: Fate): SmugglerState {
  const hiding = view.stack.some(({ kind }) => kind === 'hide');
  const covered = ISLES.filter((isle) => !isUncovered(view.digs, isle));
  return {
    ...copyPlain({ ...view, stack: [], captains: [] }),
    stack: view.stack.map((frame) => imagineFrame(frame, fate)),
    captains: view.captains.map(({ at, coins, knownBy, hideout }) => {
      const captain: Captain = { at, coins, knownBy: knownBy.slice() };
      if (!hiding) captain.hideout = hideout ?? pick(fate, covered);
      return captain;
    }),
  };
}

function imagineFrame(frame: SmugglerView['stack'][number], fate: Fate): Frame {
  if (frame.kind !== 'hide') return { ...frame };
  const guess = (): Hide => ({ type: 'hide', at: pick(fate, ISLES) });
  return { kind: 'hide', answers: imagineAnswers(frame.answers, guess) };
}
