import type { Captain, Frame, SmugglerState } from './state.ts';

/** By hand: it runs for every step of a search. Frames are only ever replaced, except the sealed one. */
export function copy(state: Readonly<SmugglerState>): SmugglerState {
  const { stack, options, first, active, round, storm, bank, sack, digs, captains } = state;
  return {
    stack: stack.map(copyFrame),
    options,
    first,
    active,
    round,
    storm,
    bank,
    sack: sack.slice(),
    digs: digs.slice(),
    captains: captains.map(copyCaptain),
  };
}

function copyFrame(frame: Readonly<Frame>): Frame {
  return frame.kind === 'hide' ? { kind: 'hide', answers: frame.answers.slice() } : frame;
}

function copyCaptain({ at, coins, hideout, knownBy }: Readonly<Captain>): Captain {
  const captain: Captain = { at, coins, knownBy: knownBy.slice() };
  if (hideout !== undefined) captain.hideout = hideout;
  return captain;
}
