/** A figure of a rulebook: what the picture of the game is given to draw it. */

import {
  type AnyGame,
  apply,
  askedSeats,
  type Fate,
  type GameTypes,
  RulesBug,
  readMove,
} from '@tortuga/kernel';
import { type ShownOffer, shownOffers } from '@tortuga/tables';
import { offerOf } from '../toolkit/dial.ts';
import type { Figure } from '../toolkit/learn.ts';
import type { Events, State } from './course.ts';

export interface Still {
  readonly view: unknown;
  /** What was done last. */
  readonly events: Events;
  /** The offer whose answer is pointed at, if one is. */
  readonly offers: readonly ShownOffer[];
  /** That answer; with a dial, at a value. */
  readonly pointed: readonly string[];
}

export function stillOf(game: AnyGame, { position, played = [], meant }: Figure): Still {
  let state = position;
  let events: Events = [];
  for (const line of played) [state, events] = after(game, state, line);
  const pointed = meant === undefined ? [] : [meant];
  const offers = pointed.length === 0 ? [] : shownOffers(game, state, askedSeat(game, state));
  return {
    view: game.view(state, 'watcher'),
    events,
    offers: pointed.flatMap((line) => offerOf(offers, line) ?? []),
    pointed,
  };
}

/** What comes after the picture is not shown. */
const LOWEST: Fate = { draw: () => 0 };

function askedSeat(game: AnyGame, state: State): number {
  return askedSeats<GameTypes>(game, state)[0] ?? 0;
}

function after(game: AnyGame, state: State, line: string): [State, Events] {
  const seat = askedSeat(game, state);
  const move = readMove<GameTypes>(game, state, seat, line);
  const taken = move.ok ? apply<GameTypes>(game, state, seat, move.value, LOWEST) : move;
  if (!taken.ok) throw new RulesBug(`a figure plays ${line}, which is refused: ${taken.code}`);
  return [taken.value.state, taken.value.events.map(({ event }) => event)];
}
