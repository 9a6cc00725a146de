/** HIDE: who may know what. Built up from nothing; a field that is forgotten here stays hidden. */

import { showAnswers, type Viewer } from '@tortuga/kernel';
import { sizeOf } from './cards.ts';
import { copyBattle, copyShip } from './copy.ts';
import { askedIn } from './lap.ts';
import type {
  Captain,
  CaptainView,
  Frame,
  FrameView,
  Lap,
  LapView,
  PirateState,
  PirateView,
} from './state.ts';

export function view(state: Readonly<PirateState>, viewer: Viewer): PirateView {
  const { options, stage, round, stock, battle, places, tally } = state;
  return {
    stack: state.stack.map((frame) => showFrame(frame, viewer)),
    options,
    stage,
    round,
    captains: state.captains.map((captain, seat) => showCaptain(captain, seat === viewer)),
    pirates: state.pirates.slice(),
    loot: state.loot.slice(),
    deck: sizeOf(state.deck),
    discard: state.discard.slice(),
    shuffled: state.shuffled.slice(),
    open: state.open.slice(),
    navies: state.navies.slice(),
    blackShips: state.blackShips.map(({ at, isSunk }) => ({ at, isSunk })),
    stock,
    throws: state.throws.map((sums) => sums.slice()),
    harbour: state.harbour.slice(),
    tally: { ...tally },
    ...(battle === undefined ? {} : { battle: copyBattle(battle) }),
    ...(places === undefined ? {} : { places: places.slice() }),
  };
}

function showCaptain(captain: Readonly<Captain>, isOwn: boolean): CaptainView {
  const { at, gold, treasure, fame, ship, hand, seen, shown } = captain;
  const open = {
    at,
    gold,
    treasure,
    fame,
    ship: copyShip(ship),
    cards: hand.length,
    seen: seen.slice(),
    shown: shown.slice(),
  };
  return isOwn ? { ...open, hand: hand.slice() } : open;
}

function showFrame(frame: Readonly<Frame>, viewer: Viewer): FrameView {
  switch (frame.kind) {
    case 'upgrades':
      return { kind: 'upgrades', answers: showAnswers(frame.answers, viewer) };
    case 'wheel':
      return { kind: 'wheel', answers: showAnswers(frame.answers, viewer) };
    case 'action':
    case 'window':
      return { kind: frame.kind, lap: showLap(frame.lap, viewer) };
    default:
      return frame;
  }
}

/** HIDE-15: whose turn it is in a lap is known to that captain alone, and who passed to nobody else. */
function showLap(lap: Lap, viewer: Viewer): LapView {
  const { order, played, passed } = lap;
  if (askedIn(lap) === viewer) return { order, played, you: 'asked' };
  return viewer !== 'watcher' && passed.includes(viewer)
    ? { order, played, you: 'passed' }
    : { order, played };
}
