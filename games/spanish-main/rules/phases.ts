/** The questions of section 5: who is asked, what, and which answers there are. */

import type { Game } from '@tortuga/kernel';
import {
  extra,
  forge,
  loot,
  peekCoin,
  peekCrew,
  peekIsland,
  sacrifice,
  steal,
  trade,
  twice,
  unload,
} from './moves/abilities.ts';
import { cancelCrew, cancelShip } from './moves/cancelling.ts';
import { home, moor, post, rotate, site, stand, stationing } from './moves/charting.ts';
import {
  berth,
  carry,
  done,
  haul,
  infect,
  raid,
  raidBlind,
  ram,
  seize,
  slay,
  take,
  tow,
} from './moves/contact.ts';
import { drop, embark, land, reveal } from './moves/free.ts';
import { bury, cease, fire, first, forged, jettison, lose, mend, musket } from './moves/gunnery.ts';
import { anew, ashore, coin, coins, fleet, hire, launch, mustering, ready, unique } from './moves/muster.ts';
import { end, explore, move, repair, search, shoot } from './moves/orders.ts';
import { no, show, yes } from './moves/replies.ts';
import { about, sail, stop } from './moves/sailing.ts';
import { prompts } from './prompts.ts';
import { shipOf } from './ships.ts';
import type { SpanishMain, SpanishMainState } from './state.ts';

type State = Readonly<SpanishMainState>;

/** Whoever commands the ship a question is about. */
function master(state: State, { ship }: { readonly ship: number }): number[] {
  return [shipOf(state, ship).seat];
}

function named(_: State, { seat }: { readonly seat: number }): number[] {
  return [seat];
}

function active({ active: seat }: State): number[] {
  return [seat];
}

export const phases: Game<SpanishMain>['phases'] = {
  muster: {
    seats: mustering,
    prompt: prompts.muster,
    moves: [fleet, launch, hire, ashore, anew, ready, coins, coin, unique],
  },
  site: { seats: named, prompt: prompts.site, moves: [site] },
  rotate: { seats: named, prompt: prompts.rotate, moves: [rotate] },
  home: { seats: named, prompt: prompts.home, moves: [home] },
  moor: { seats: named, prompt: prompts.moor, moves: [moor] },
  stations: { seats: stationing, prompt: prompts.stations, moves: [stand, post] },
  turn: {
    seats: active,
    prompt: prompts.turn,
    moves: [
      move,
      explore,
      search,
      shoot,
      repair,
      land,
      embark,
      reveal,
      drop,
      peekIsland,
      peekCrew,
      peekCoin,
      extra,
      twice,
      sacrifice,
      trade,
      unload,
      forge,
      loot,
      steal,
      cancelShip,
      cancelCrew,
      end,
    ],
  },
  sail: { seats: master, prompt: prompts.sail, moves: [sail, about, stop] },
  theft: { seats: master, prompt: prompts.theft, moves: [no, loot, steal] },
  ram: { seats: master, prompt: prompts.ram, moves: [no, ram] },
  may: { seats: named, prompt: prompts.may, moves: [no, yes] },
  prize: { seats: named, prompt: prompts.prize, moves: [slay, seize] },
  mast: { seats: named, prompt: prompts.mast, moves: [lose] },
  loss: { seats: named, prompt: prompts.loss, moves: [bury, jettison] },
  tow: { seats: master, prompt: prompts.tow, moves: [no, tow] },
  take: { seats: master, prompt: prompts.take, moves: [take] },
  exchange: { seats: master, prompt: prompts.exchange, moves: [done, carry, haul] },
  raid: { seats: master, prompt: prompts.raid, moves: [no, raid, raidBlind] },
  volley: { seats: master, prompt: prompts.volley, moves: [cease, fire, musket, forged] },
  mend: { seats: master, prompt: prompts.mend, moves: [no, mend] },
  reveal: { seats: named, prompt: prompts.reveal, moves: [no, show] },
  cancel: { seats: named, prompt: prompts.cancel, moves: [no, cancelShip, cancelCrew] },
  berth: { seats: master, prompt: prompts.berth, moves: [berth] },
  plague: { seats: active, prompt: prompts.plague, moves: [infect] },
  order: { seats: master, prompt: prompts.order, moves: [first] },
};
