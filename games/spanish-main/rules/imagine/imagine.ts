/** One possible truth behind a view (HIDE-13): bots think only in such worlds. */

import { type Fate, pick, type Viewer } from '@tortuga/kernel';
import { copyIsland, copyShip } from '../copy.ts';
import { READY_FLEETS } from '../data/fleets.ts';
import { dealPools, quickFleet } from '../fleet/chance.ts';
import { type Fleet, NO_FLEET } from '../fleet/fleet.ts';
import { fleetsFor, rulesFor } from '../fleet/modes.ts';
import { fleetOf } from '../fleet/ready.ts';
import {
  type Crew,
  type Frame,
  type Muster,
  NONE,
  type Player,
  type PlayerView,
  type SpanishMainOptions,
  type SpanishMainState,
  type SpanishMainView,
  type Token,
} from '../state.ts';
import { coinSets, coinsToBring, type Face, mayComeNext, measureFor, uniquesIn } from '../treasure.ts';
import { type Blank, fillFaces } from './faces.ts';
import { fillMates, type Mate } from './mates.ts';

export function imagine(view: SpanishMainView, viewer: Viewer, fate: Fate): SpanishMainState {
  const state: SpanishMainState = {
    stack: view.stack.map(imagineFrame),
    agenda: view.agenda.slice(),
    options: view.options,
    size: view.size,
    players: view.players.map((player) => imaginePlayer(view, player, fate)),
    shapes: view.shapes,
    islands: view.islands.map(copyIsland),
    ships: view.ships.map(copyShip),
    crew: imagineCrew(view, fate),
    tokens: imagineTokens(view, viewer, fate),
    first: view.first,
    active: view.active,
    turn: view.turn,
    quiet: view.quiet,
    gold: view.gold,
    marked: view.marked,
    used: view.used,
  };
  if (view.ended !== undefined) state.ended = view.ended;
  return state;
}

/** Somebody thinks about a hidden crew; for what, makes no difference to anybody else. */
function imagineFrame(frame: Frame): Frame {
  return frame.kind === 'reveal' && frame.code === undefined ? { ...frame, code: 'BOARD_BONUS' } : frame;
}

function imagineCrew({ crew, ships, options }: SpanishMainView, fate: Fate): Crew[] {
  const mates = crew.map(
    ({ card, seat, ship, island, isUp, known, isCancelled, hasShifted }): Mate => ({
      card,
      seat,
      ship,
      island,
      isUp,
      known,
      isCancelled,
      hasShifted,
    }),
  );
  fillMates({ crew: mates, ships, options }, fate);
  return mates.map(({ card = 0, ...mate }) => ({ card, ...mate }));
}

function imagineTokens(view: SpanishMainView, viewer: Viewer, fate: Fate): Token[] {
  const blanks = view.tokens.map(
    ({ face, gold = NONE, ship, island, known, from, nth, isMinted }): Blank => ({
      face,
      gold,
      ship,
      island,
      known,
      from,
      nth,
      isMinted,
    }),
  );
  const player = viewer === 'watcher' ? undefined : view.players[viewer];
  const brought = { seats: view.players.length, options: view.options, own: ownFaces(player?.muster) };
  fillFaces(blanks, player?.notes ?? [], brought, fate);
  return blanks.map(({ face = 1, ...token }) => ({ face, ...token }));
}

function ownFaces(muster: Muster | undefined): Face[] | undefined {
  if (muster === undefined) return undefined;
  return [...muster.coins, ...(muster.unique === undefined ? [] : [muster.unique])];
}

function imaginePlayer(view: SpanishMainView, player: PlayerView, fate: Fate): Player {
  const { home, notes, muster, isReady } = player;
  return {
    home,
    notes: notes.slice(),
    muster: muster === undefined ? imagineMuster(view, isReady, fate) : { ...muster },
  };
}

/** What somebody else brings: everything if they are ready, else what they began with. */
function imagineMuster(view: SpanishMainView, isReady: boolean, fate: Fate): Muster {
  const { options, players, turn } = view;
  // Once the treasure lies on the islands nobody looks at it any more.
  if (turn > 0) return { ...MUSTERED, coins: spentCoins(view), ...spentUnique(view) };
  const isQuick = fleetsFor(options) === 'quick';
  const muster: Muster = {
    ...MUSTERED,
    fleet: view.ships.length === 0 && (isQuick || isReady) ? imagineFleet(options, fate) : NO_FLEET,
    isManned: isQuick || isReady,
    coins: imagineCoins(players.length, options, isReady, fate),
  };
  if (options.uniques === 'random' || (options.uniques === 'chosen' && isReady)) {
    muster.unique = pick(fate, uniquesIn(options));
  }
  if (options.fleets === 'draft') muster.pool = dealPools(fate, 1, rulesFor(options))[0] ?? [];
  return muster;
}

const MUSTERED: Muster = { fleet: NO_FLEET, isAshore: false, isManned: true, coins: [], restarts: 0 };

function imagineFleet(options: SpanishMainOptions, fate: Fate): Fleet {
  if (fleetsFor(options) !== 'ready') return quickFleet(fate, rulesFor(options));
  return fleetOf(pick(fate, READY_FLEETS));
}

function imagineCoins(
  seats: number,
  options: SpanishMainOptions,
  isReady: boolean,
  fate: Fate,
): readonly number[] {
  const [usual = []] = coinSets(seats, options);
  if (options.coins === 'usual') return usual;
  return isReady ? guessCoins(seats, options, fate) : [];
}

function guessCoins(seats: number, options: SpanishMainOptions, fate: Fate): number[] {
  if (options.coins === 'sets') return pick(fate, coinSets(seats, options)).slice();
  const count = coinsToBring(seats, options);
  const { gold } = measureFor(seats, options);
  const coins: number[] = [];
  while (coins.length < count) {
    coins.push(
      pick(
        fate,
        [1, 2, 3, 4, 5, 6].filter((next) => mayComeNext(coins, next, count, gold)),
      ),
    );
  }
  return coins;
}

function spentCoins({ players, options }: SpanishMainView): number[] {
  return Array.from({ length: coinsToBring(players.length, options) }, () => 1);
}

function spentUnique({ options }: SpanishMainView): Pick<Muster, 'unique'> {
  return options.uniques === 'off' ? {} : { unique: 'charts' };
}
