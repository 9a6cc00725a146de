/** A match at the terminal: the match itself, who plays, and what has happened so far. */

import { type Candidate, PLAYERS } from '@tortuga/bots';
import {
  askedSeats,
  type Fate,
  type Game,
  type GameTypes,
  type Logged,
  Match,
  offersFor,
  type Refusal,
  readMatch,
  type Seat,
  type Step,
  seededFate,
  type TableSetup,
} from '@tortuga/kernel';
import type { BotName, Player } from '../input/players.ts';

type Move = GameTypes['move'];

/** An answer that was taken back. */
export interface TakenBack {
  readonly seat: Seat;
  readonly answer: string;
}

/** A match and what happened in it. */
export interface Played {
  readonly match: Match<GameTypes>;
  readonly steps: readonly Step<GameTypes>[];
}

export class Table {
  readonly game: Game<GameTypes>;
  readonly players: readonly Player[];
  readonly #luck: Fate;
  /** Apart from the luck of the match: asking for a hint must not change the dice. */
  readonly #whims: Fate;
  #match: Match<GameTypes>;
  /** What happened: the setup first, then every answer. */
  #steps: Step<GameTypes>[];

  constructor({ match, steps }: Played, players: readonly Player[], luck: Fate, whims: Fate) {
    this.game = match.game;
    this.players = players;
    this.#luck = luck;
    this.#whims = whims;
    this.#match = match;
    this.#steps = steps.slice();
  }

  static begin(game: Game<GameTypes>, setup: TableSetup, players: readonly Player[], seed: number): Table {
    const steps: Step<GameTypes>[] = [];
    const luck = seededFate(seed);
    const match = Match.begin(game, setup, luck, (step) => steps.push(step));
    return new Table({ match, steps }, players, luck, seededFate(seed + 1));
  }

  static resume(played: Played, players: readonly Player[], seed: number): Table {
    return new Table(played, players, seededFate(seed), seededFate(seed + 1));
  }

  get match(): Match<GameTypes> {
    return this.#match;
  }

  get state(): GameTypes['state'] {
    return this.#match.state;
  }

  /** The setup and every answer count one. */
  get length(): number {
    return this.#steps.length;
  }

  /** Who is asked next: bots before people, so that nobody waits for them. */
  get asked(): Seat | undefined {
    const seats = askedSeats(this.game, this.state);
    return seats.find((seat) => this.isBot(seat)) ?? seats[0];
  }

  isBot(seat: Seat): boolean {
    return this.players[seat]?.bot !== undefined;
  }

  get people(): Seat[] {
    return [...this.players.keys()].filter((seat) => !this.isBot(seat));
  }

  /** May people at this terminal know different things? */
  get hasSecrets(): boolean {
    return this.game.isOpen !== true && this.people.length > 1;
  }

  /** What a seat may know of the events from a step on. */
  eventsFor(seat: Seat | undefined, from = 0): GameTypes['event'][] {
    const isKnown = ({ to }: Logged<GameTypes>) =>
      to === undefined || (seat !== undefined && to.includes(seat));
    return this.#steps.slice(from).flatMap(({ events }) => events.filter(isKnown).map(({ event }) => event));
  }

  answer(seat: Seat, move: Move): Refusal<string> | undefined {
    const taken = this.#match.answerWith(seat, move, this.#luck);
    if (!taken.ok) return taken;
    this.#steps.push(taken.value);
    return undefined;
  }

  /** What a bot would answer in that seat, seeing what the seat sees. */
  think(seat: Seat, name: BotName = this.players[seat]?.bot ?? 'sailor'): Move {
    const { game, state } = this;
    const { bot, milliseconds } = PLAYERS[name];
    const offers = offersFor(game, state, seat);
    const budget = milliseconds === undefined ? {} : { isSpent: clock(milliseconds) };
    return bot({ game, view: game.view(state, seat), seat, offers, budget, fate: this.#whims });
  }

  /**
   * What a captain would answer in that seat, best first, after so many milliseconds. Asking for it twice, or
   * not at all, changes neither the dice nor what the bots do.
   */
  advise(seat: Seat, milliseconds: number): readonly Candidate<GameTypes>[] {
    const { game, state } = this;
    const offers = offersFor(game, state, seat);
    const budget = { isSpent: clock(milliseconds) };
    const fate = seededFate(this.length);
    const thinking = { game, view: game.view(state, seat), seat, offers, budget, fate };
    return PLAYERS.captain.think?.(thinking).candidates ?? [];
  }

  /**
   * Takes back the last answer of a person, and the answers bots gave to it. Nothing is taken back beyond
   * what the kernel lets each seat take back; then nothing changes at all.
   */
  takeBack(): TakenBack | undefined {
    const steps: Step<GameTypes>[] = [];
    const trial = readMatch(this.game, this.#match.file(), (step) => steps.push(step));
    if (!trial.ok) return undefined;
    for (const { seat, move } of this.#match.log.toReversed()) {
      if (!trial.value.undo(seat).ok) return undefined;
      if (this.isBot(seat)) continue;
      this.#match = trial.value;
      this.#steps = steps.slice(0, trial.value.log.length + 1);
      return { seat, answer: move };
    }
    return undefined;
  }
}

function clock(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}
