/** Positions of random games, as the picture meets them. */

import {
  apply,
  askedSeats,
  begin,
  defaultOptions,
  type Game,
  type GameTypes,
  isOver,
  labelFor,
  legalFor,
  offersFor,
  type Seat,
  seededFate,
  writeMove,
} from '@tortuga/kernel';
import { loyalCaptain } from '../../loyal-captain.ts';
import { madagaskar } from '../../madagaskar.ts';
import { quedahMerchant } from '../../quedah-merchant.ts';
import type { ShownOffer } from './aims.ts';
import { type DeckGame, type DeckView, loyalDeck, madagaskarDeck, quedahDeck } from './deck-game.ts';
import type { DeckEvent } from './story.ts';

/** A moment of a game: what is seen, what is asked, and what led to it. */
interface Moment {
  readonly view: DeckView;
  readonly before: DeckView | undefined;
  readonly events: readonly DeckEvent[];
  readonly seat: Seat | undefined;
  readonly offers: readonly ShownOffer[];
}

/** A game on the deck, and how the picture sees it. */
export interface Case {
  readonly name: string;
  readonly deck: DeckGame<DeckView>;
  moments(games: number): Generator<Moment>;
}

function* momentsOf<G extends GameTypes>(game: Game<G>, seats: number, games: number): Generator<Moment> {
  const fate = seededFate(2004);
  for (let n = 0; n < games; n++) {
    const table = { seats, options: defaultOptions(game) };
    let step = begin(game, table, fate);
    let before: G['state'] | undefined;
    for (;;) {
      yield momentOf(
        game,
        step.state,
        before,
        step.events.map(({ event }) => event),
      );
      if (isOver(step.state)) break;
      const seat = askedSeats(game, step.state)[0] ?? 0;
      const taken = apply(game, step.state, seat, legalFor(game, step.state, seat).pick(fate), fate);
      if (!taken.ok) throw new Error(taken.code);
      before = step.state;
      step = taken.value;
    }
  }
}

function momentOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  before: G['state'] | undefined,
  events: readonly G['event'][],
): Moment {
  const seat = askedSeats(game, state)[0];
  const offers = seat === undefined ? [] : offersFor(game, state, seat);
  return {
    view: seen(game, state),
    before: before === undefined ? undefined : seen(game, before),
    events: events as readonly unknown[] as readonly DeckEvent[],
    seat,
    offers: offers.map(({ move, no }) => ({
      line: writeMove(game, state, move),
      move,
      label: labelFor(game, state, move) as ShownOffer['label'],
      ...(no === undefined ? {} : { no }),
    })),
  };
}

/** All three games are open, and their views hold what every deck has. */
function seen<G extends GameTypes>(game: Game<G>, state: G['state']): DeckView {
  return game.view(state, 'watcher') as DeckView;
}

export const CASES: readonly Case[] = [
  { name: 'Loyal Captain', deck: loyalDeck, moments: (n) => momentsOf(loyalCaptain, 2, n) },
  { name: 'Quedah Merchant', deck: quedahDeck, moments: (n) => momentsOf(quedahMerchant, 2, n) },
  { name: 'Madagaskar for two', deck: madagaskarDeck, moments: (n) => momentsOf(madagaskar, 2, n) },
  { name: 'Madagaskar for three', deck: madagaskarDeck, moments: (n) => momentsOf(madagaskar, 3, n) },
];
