/** One possible truth behind a view (HIDE-13): bots think only in such worlds. */

import { at, type Fate, pick, type Viewer } from '@tortuga/kernel';
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
  type SpanishMainOptions,
  type SpanishMainState,
  type SpanishMainView,
  type Token,
} from '../state.ts';
import { coinSets, coinsToBring, type Face, measureFor, uniquesIn } from '../treasure.ts';
import { anyCoins, type Blank, fillFaces } from './faces.ts';
import { fillMates, type Mate } from './mates.ts';

export function imagine(view: SpanishMainView, viewer: Viewer, fate: Fate): SpanishMainState {
  const state: SpanishMainState = {
    stack: view.stack.map(imagineFrame),
    agenda: view.agenda.slice(),
    options: view.options,
    size: view.size,
    players: imaginePlayers(view, fate),
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
  const { players, options, gold: all } = view;
  const brought = { seats: players.length, options, gold: all, own: ownFaces(player?.muster) };
  fillFaces(blanks, player?.notes ?? [], brought, fate);
  return blanks.map(({ face = 1, ...token }) => ({ face, ...token }));
}

function ownFaces(muster: Muster | undefined): Face[] | undefined {
  if (muster === undefined) return undefined;
  return [...muster.coins, ...(muster.unique === undefined ? [] : [muster.unique])];
}

function imaginePlayers(view: SpanishMainView, fate: Fate): Player[] {
  const coins = coinsOfOthers(view, fate);
  return view.players.map(({ home, notes, muster, isReady }) => ({
    home,
    notes: notes.slice(),
    muster: muster === undefined ? imagineMuster(view, isReady, coins, fate) : { ...muster },
  }));
}

/** MULTI-2, SETUP-29: any coins of all others, which together make up the gold everybody knows of. */
function coinsOfOthers({ options, players, gold, turn }: SpanishMainView, fate: Fate): number[] {
  const isAny = options.coins === 'free' && measureFor(players.length, options).gold === undefined;
  if (!isAny || turn > 0) return [];
  const own = players.flatMap(({ muster }) => (muster === undefined ? [] : [muster.coins]));
  const count = (players.length - own.length) * coinsToBring(players.length, options);
  const mine = own.flat().reduce((sum, coin) => sum + coin, 0);
  return anyCoins(count, gold === 0 ? 2 * count : gold - mine, fate);
}

/** What somebody else brings: everything if they are ready, else what they began with. */
function imagineMuster(view: SpanishMainView, isReady: boolean, coins: number[], fate: Fate): Muster {
  const { options, turn } = view;
  // Once the treasure lies on the islands nobody looks at it any more.
  if (turn > 0) return { ...MUSTERED, coins: spentCoins(view), ...spentUnique(view) };
  const isQuick = fleetsFor(options) === 'quick';
  const muster: Muster = {
    ...MUSTERED,
    fleet: view.ships.length === 0 && (isQuick || isReady) ? imagineFleet(options, fate) : NO_FLEET,
    isManned: isQuick || isReady,
    coins: isReady || options.coins === 'usual' ? imagineCoins(view, coins, fate) : [],
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

function imagineCoins({ options, players }: SpanishMainView, any: number[], fate: Fate): readonly number[] {
  const seats = players.length;
  const sets = coinSets(seats, options);
  if (options.coins !== 'free') return options.coins === 'usual' ? at(sets, 0) : pick(fate, sets);
  const count = coinsToBring(seats, options);
  const { gold } = measureFor(seats, options);
  return gold === undefined ? any.splice(0, count) : anyCoins(count, gold, fate);
}

function spentCoins({ players, options }: SpanishMainView): number[] {
  return Array.from({ length: coinsToBring(players.length, options) }, () => 1);
}

function spentUnique({ options }: SpanishMainView): Pick<Muster, 'unique'> {
  return options.uniques === 'off' ? {} : { unique: 'charts' };
}
