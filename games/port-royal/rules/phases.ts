/** The sequence of play, as questions. */

import { at, type Game, type Seat } from '@tortuga/kernel';
import { faceOf, waitingPrisoner } from './cargo.ts';
import { bid, highestBid, pass } from './moves/auction.ts';
import { appoint, stake } from './moves/leading.ts';
import { lockUp } from './moves/lock-up.ts';
import { play } from './moves/play.ts';
import { nameTrump, setAside } from './moves/privileges.ts';
import { keep, leave, relocate, takeOff } from './moves/specials.ts';
import { load, remove, repay } from './moves/take.ts';
import { say } from './say.ts';
import type { PortRoyal, PortRoyalState } from './state.ts';
import { nextToPlay } from './tricks.ts';

export const phases: Game<PortRoyal>['phases'] = {
  auction: {
    seats: (_, { speaker }) => only(speaker),
    prompt: ({ state, seat, frame: { high } }) => say('auction.ask', { high, most: highestBid(state, seat) }),
    moves: [pass, bid],
  },
  exchange: { seats: holder, prompt: () => say('exchange.ask'), moves: [setAside] },
  trump: { seats: holder, prompt: () => say('trump.ask'), moves: [nameTrump] },
  leader: { seats: (_, { by }) => only(by), prompt: () => say('leader.ask'), moves: [appoint] },
  stake: {
    seats: ({ leader }) => only(leader),
    prompt: ({ state: { tricks } }) => say('stake.ask', { trick: tricks.length + 1 }),
    moves: [stake],
  },
  card: {
    seats: (state) => only(nextToPlay(state)),
    prompt: ({ state: { trick, stake: loot, trump } }) =>
      trick.length === 0 ? say('card.lead', { loot }) : say('card.follow', { loot, trump }),
    moves: [play],
    // HIDE-12: being passed over would tell what a hand holds, unless it holds a single card.
    asksAlways: ({ hands }, _, seat) => at(hands, seat).length > 1,
  },
  take: {
    seats: winner,
    prompt: ({ state }) => say('take.ask', { loot: state.stake }),
    moves: [repay, remove, load],
  },
  remove: { seats: winner, prompt: () => say('remove.ask'), moves: [keep, takeOff] },
  relocate: { seats: winner, prompt: () => say('relocate.ask'), moves: [leave, relocate] },
  prisoner: {
    seats: winner,
    prompt: ({ state, seat }) => say('prisoner.ask', { face: faceOf(state, waitingPrisoner(state, seat)) }),
    moves: [lockUp],
  },
};

/** One list for each seat, so that a search does not make one for every question. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

function only(seat: Seat): readonly Seat[] {
  return at(ALONE, seat);
}

function holder({ holder: seat }: Readonly<PortRoyalState>): readonly Seat[] {
  return only(seat);
}

function winner(_: unknown, { seat }: { readonly seat: Seat }): readonly Seat[] {
  return only(seat);
}
