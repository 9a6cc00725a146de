/** One possible truth behind a view: everything somebody sees, and the rest as luck will have it. */

import { at, drawFrom, type Fate, imagineAnswers, pick, type Seat, type Viewer } from '@tortuga/kernel';
import { offerActionCards } from './actions/cards.ts';
import { offerBattleCards } from './battle/card-offers.ts';
import { captainOf } from './captains.ts';
import { copyBattle, copyShip } from './copy.ts';
import { SECTORS } from './data/chart.ts';
import { CARDS, type Card, INDEX, REFITS, tavernDeck } from './data/tavern-cards.ts';
import { isAsked } from './lap.ts';
import type { Sail } from './moves.ts';
import type {
  Captain,
  CaptainView,
  Frame,
  FrameView,
  Lap,
  LapFrameView,
  PirateState,
  PirateView,
} from './state.ts';
import { FITS } from './upgrades/fit.ts';

/** A guess at a course that somebody has sealed. */
export type CourseGuess = (world: Readonly<PirateState>, seat: Seat, fate: Fate) => Sail;

export function imagine(view: PirateView, viewer: Viewer, fate: Fate, guess: CourseGuess): PirateState {
  const deck = unseenCards(view);
  const captains = dealHands(view, deck, fate);
  const { options, stage, round, stock, battle, places, tally } = view;
  const world: PirateState = {
    stack: [],
    options,
    stage,
    round,
    captains,
    pirates: view.pirates.slice(),
    loot: view.loot.slice(),
    deck,
    discard: view.discard.slice(),
    shuffled: view.shuffled,
    open: view.open.slice(),
    navies: view.navies.slice(),
    blackShips: view.blackShips.map(({ at: place, isSunk }) => ({ at: place, isSunk })),
    stock,
    throws: view.throws.slice(),
    harbour: view.harbour.slice(),
    tally: { ...tally },
  };
  if (battle !== undefined) world.battle = copyBattle(battle);
  if (places !== undefined) world.places = places.slice();
  for (const frame of view.stack) world.stack.push(imagineFrame(frame, world, { viewer, fate, guess }));
  return world;
}

/** Everything that lies nowhere in sight: in the deck or in somebody's hand. */
function unseenCards(view: PirateView): number[] {
  const unseen = tavernDeck(view.options.fameCardSplit);
  for (let kind = 0; kind < unseen.length; kind++) unseen[kind] = at(unseen, kind) - at(view.discard, kind);
  for (const card of view.open) remove(unseen, card);
  for (let i = 0; i < view.navies.length; i++) remove(unseen, 'navy');
  for (const captain of view.captains) removeInSight(unseen, captain);
  return unseen;
}

function removeInSight(unseen: number[], { hand, seen, shown, ship }: CaptainView): void {
  for (const card of hand ?? seen) remove(unseen, card);
  for (const card of shown) remove(unseen, card);
  for (const sector of SECTORS) {
    if (ship[sector].reinforce > 0) remove(unseen, 'reinforce');
    if (ship[sector].refit > 0) remove(unseen, REFITS[sector]);
  }
}

function remove(counts: number[], card: Card): void {
  counts[INDEX[card]] = at(counts, INDEX[card]) - 1;
}

/** Deals hidden cards out of the unseen ones; what is left of those is the deck. */
function dealHands(view: PirateView, unseen: number[], fate: Fate): Captain[] {
  let hidden = 0;
  for (const { hand, cards, seen } of view.captains) if (hand === undefined) hidden += cards - seen.length;
  const pool = hiddenCards(unseen, view.shuffled, hidden, fate);
  return view.captains.map((captain) => dealHand(captain, pool, fate));
}

/** So many cards that are in hands: first those that cannot be in the deck since it was last shuffled. */
function hiddenCards(unseen: number[], shuffled: readonly number[], count: number, fate: Fate): Card[] {
  const pool: Card[] = [];
  for (let kind = 0; kind < unseen.length; kind++) {
    for (; at(unseen, kind) > at(shuffled, kind); unseen[kind] = at(unseen, kind) - 1)
      pool.push(at(CARDS, kind));
  }
  while (pool.length < count) pool.push(at(CARDS, drawFrom(fate, unseen)));
  return pool;
}

function dealHand(captain: CaptainView, pool: Card[], fate: Fate): Captain {
  const { at: place, gold, treasure, fame, ship, seen, shown, cards } = captain;
  const hand = captain.hand?.slice() ?? seen.slice();
  while (hand.length < cards) hand.push(...pool.splice(fate.draw(pool.length), 1));
  return {
    at: place,
    gold,
    treasure,
    fame,
    ship: copyShip(ship),
    hand,
    seen: seen.slice(),
    shown: shown.slice(),
  };
}

interface Fancy {
  readonly viewer: Viewer;
  readonly fate: Fate;
  readonly guess: CourseGuess;
}

function imagineFrame(frame: FrameView, world: PirateState, { viewer, fate, guess }: Fancy): Frame {
  switch (frame.kind) {
    case 'upgrades':
      return { kind: 'upgrades', answers: imagineAnswers(frame.answers, () => pick(fate, FITS)) };
    case 'wheel':
      return { kind: 'wheel', answers: imagineAnswers(frame.answers, (seat) => guess(world, seat, fate)) };
    case 'action':
    case 'window':
      return { kind: frame.kind, lap: imagineLap(frame, world, viewer, fate) };
    default:
      return frame;
  }
}

const OFFERS = { action: offerActionCards, window: offerBattleCards };

/** Whose turn it may be: the viewer's if asked, else that of anybody with cards of whom it cannot be excluded. */
function imagineLap({ kind, lap }: LapFrameView, world: PirateState, viewer: Viewer, fate: Fate): Lap {
  const { order, played, you } = lap;
  const seat = Number(viewer);
  const own = order.indexOf(seat);
  if (you === 'asked') return { order, played, at: own, passed: [] };
  const passed = you === 'passed' ? [seat] : [];
  const first = 1 + Math.max(-1, ...[...played, ...passed].map((done) => order.indexOf(done)));
  // Who could play and was neither asked nor has played waits for an earlier one.
  const waits = own >= first && isAsked({ state: world, seat }, OFFERS[kind]);
  const turns = [...order.keys()].slice(first, waits ? own : order.length).filter((turn) => turn !== own);
  const able = turns.filter((turn) => captainOf(world, at(order, turn)).hand.length > 0);
  return { order, played, at: pick(fate, able), passed };
}
