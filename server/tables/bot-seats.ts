/** The bots at one table: asked when they owe an answer, stopped when their question is gone. */

import { randomInt } from 'node:crypto';
import type { AnyMove } from '@tortuga/kernel';
import type { BotTurn, Judged, Moment, Table } from '@tortuga/tables';
import type { Answered } from './harbour.ts';
import type { World } from './world.ts';

const LARGEST_SEED = 2 ** 47;

/** A bot that could not answer is asked again after so many milliseconds. */
const PAUSE = 2000;

type Attempt = (judge: (now: Moment) => Judged) => Promise<Answered<unknown>>;

/** Refusals of answers that others were faster than. */
const OVERTAKEN: ReadonlySet<string> = new Set(['stale', 'game-over']);

export class BotSeats {
  readonly #world: World;
  readonly #table: Table;
  readonly #attempt: Attempt;
  /** By seat: the turn a bot thinks about. */
  readonly #thinking = new Map<number, { readonly turn: BotTurn; readonly stop: AbortController }>();
  #isStopped = false;

  constructor(world: World, table: Table, attempt: Attempt) {
    this.#world = world;
    this.#table = table;
    this.#attempt = attempt;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Looks who owes an answer now. */
  look(): void {
    if (this.#isStopped) return;
    const turns = this.#table.botTurns();
    if (turns.length === 0 && this.#thinking.size === 0) return;
    for (const [seat, { turn, stop }] of this.#thinking) {
      if (turns.some((now) => isSame(turn, now))) continue;
      this.#thinking.delete(seat);
      stop.abort(new Error('the table has moved on'));
    }
    for (const turn of turns) if (!this.#thinking.has(turn.seat)) this.#ask(turn);
  }

  #ask(turn: BotTurn): void {
    const stop = new AbortController();
    this.#thinking.set(turn.seat, { turn, stop });
    this.#world.guard(this.#answer(turn, stop.signal), this.#table.id);
  }

  async #answer(turn: BotTurn, signal: AbortSignal): Promise<void> {
    try {
      const { seat, level, view } = turn;
      const ask = { game: this.#table.state.game.id, view, seat, bot: level, seed: randomInt(LARGEST_SEED) };
      const { move } = await this.#world.thinkers.ask(ask, signal);
      if (!signal.aborted) await this.#give(turn, move);
    } catch (trouble) {
      if (signal.aborted) return;
      setTimeout(() => this.#forget(turn), PAUSE).unref();
      throw trouble;
    }
  }

  async #give(turn: BotTurn, move: AnyMove): Promise<void> {
    // Taking the answer looks for new turns, so this one must be over by then.
    this.#thinking.delete(turn.seat);
    const given = await this.#attempt((now) => this.#table.judgeBot(turn, move, now));
    if (given.ok || this.#isStopped) return;
    if (!OVERTAKEN.has(given.code)) throw new Error(`a ${turn.level} was refused: ${given.code}`);
    this.look();
  }

  /** It failed; perhaps another time. */
  #forget(turn: BotTurn): void {
    if (this.#thinking.get(turn.seat)?.turn === turn) this.#thinking.delete(turn.seat);
    this.look();
  }

  stop(): void {
    this.#isStopped = true;
    for (const { stop } of this.#thinking.values()) stop.abort(new Error('the server stops'));
    this.#thinking.clear();
  }
}

/** The same question: records since, for instance talk, do not matter. */
function isSame(before: BotTurn, now: BotTurn): boolean {
  return before.seat === now.seat && before.level === now.level && before.since === now.since;
}
