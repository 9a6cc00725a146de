/** HIDE: who may know what. Everything is listed; a field that is forgotten here stays hidden. */

import type { Seat, Viewer } from '@tortuga/kernel';
import { copyIsland, copyShip } from './copy.ts';
import { WATCHERS } from './crew.ts';
import { stageOf } from './moves/muster.ts';
import { crewOf, fleetOf } from './ships.ts';
import type {
  Crew,
  CrewView,
  Frame,
  PlayerView,
  SpanishMainState,
  SpanishMainView,
  Token,
  TokenView,
} from './state.ts';
import { cancellers } from './steps/cancel.ts';
import { isKnownTo } from './steps/crew.ts';

type State = Readonly<SpanishMainState>;

/** The seat whose eyes a viewer looks with. */
function eyesOf(viewer: Viewer): Seat {
  return viewer === 'watcher' ? WATCHERS : viewer;
}

export function view(state: State, viewer: Viewer): SpanishMainView {
  const eyes = eyesOf(viewer);
  const shown: SpanishMainView = {
    stack: state.stack.map((frame) => showFrame(state, frame, eyes)),
    agenda: state.agenda.slice(),
    options: state.options,
    size: state.size,
    players: state.players.map((_, seat) => showPlayer(state, seat, eyes)),
    shapes: state.shapes,
    islands: state.islands.map(copyIsland),
    ships: state.ships.map(copyShip),
    crew: state.crew.map((crew) => showCrew(crew, eyes)),
    tokens: state.tokens.map((token) => showToken(token, eyes)),
    first: state.first,
    active: state.active,
    turn: state.turn,
    quiet: state.quiet,
    gold: state.gold,
    marked: state.marked,
    used: state.used,
  };
  return state.ended === undefined ? shown : { ...shown, ended: state.ended };
}

/** HIDE-5, HIDE-11: what somebody brings and has noted is their own affair. */
function showPlayer(state: State, seat: number, eyes: number): PlayerView {
  const { home, muster, notes } = state.players[seat] as State['players'][number];
  const isReady = stageOf(state, seat) === 'done';
  if (seat !== eyes) return { home, isReady, notes: [] };
  return { home, isReady, muster: { ...muster }, notes };
}

/** HIDE-3 */
function showCrew(crew: Readonly<Crew>, eyes: number): CrewView {
  const { seat, ship, island, isUp, known, isCancelled, hasShifted } = crew;
  const shown = { seat, ship, island, isUp, known, isCancelled, hasShifted };
  return isUp || isKnownTo(known, eyes) ? { card: crew.card, ...shown } : shown;
}

/** HIDE-4, HIDE-6 to HIDE-9 */
function showToken(token: Readonly<Token>, eyes: number): TokenView {
  const { ship, island, known, from, nth, isMinted } = token;
  const shown = { ship, island, known, from, nth, isMinted };
  return isKnownTo(known, eyes) ? { face: token.face, gold: token.gold, ...shown } : shown;
}

/** Where others think about a hidden crew, or where they post theirs, is not shown. */
function showFrame(state: State, frame: Readonly<Frame>, eyes: number): Frame {
  if (frame.kind === 'stations') {
    return { ...frame, posts: frame.posts.filter(([crew]) => crewOf(state, crew).seat === eyes) };
  }
  if ('seat' in frame && frame.seat === eyes) return frame;
  if (frame.kind === 'reveal') return { kind: 'reveal', seat: frame.seat, ship: frame.ship };
  if (frame.kind === 'cancel' && isCancellerHidden(state, frame.seat)) {
    const [ship = 0] = fleetOf(state, frame.seat);
    return { kind: 'reveal', seat: frame.seat, ship };
  }
  return frame;
}

function isCancellerHidden(state: State, seat: number): boolean {
  return cancellers(state, seat).every(({ crew }) => crew >= 0 && !crewOf(state, crew).isUp);
}
