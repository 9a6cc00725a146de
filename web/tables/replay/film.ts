/** A match step by step, as any seat saw it. */

import {
  type AnyEvent,
  type AnyGame,
  type Entry,
  type GameTypes,
  granted,
  type Logged,
  type MatchFile,
  type Result,
  readMatch,
  type Step,
  type Viewer,
} from '@tortuga/kernel';

/** What one viewer saw after so many answers, and what had just happened. */
export interface Still {
  readonly view: unknown;
  readonly events: readonly AnyEvent[];
}

export class Film {
  readonly #game: AnyGame;
  readonly #steps: readonly Step<GameTypes>[];
  readonly log: readonly Entry[];

  private constructor(game: AnyGame, steps: readonly Step<GameTypes>[], log: readonly Entry[]) {
    this.#game = game;
    this.#steps = steps;
    this.log = log;
  }

  static open(game: AnyGame, file: MatchFile): Result<Film> {
    const steps: Step<GameTypes>[] = [];
    const match = readMatch<GameTypes>(game, file, (step) => steps.push(step));
    return match.ok ? granted(new Film(game, steps, match.value.log)) : match;
  }

  /** The number of answers; the setup is still 0. */
  get length(): number {
    return this.log.length;
  }

  still(entry: number, viewer: Viewer): Still | undefined {
    const step = this.#steps[entry];
    if (step === undefined) return undefined;
    const isKnown = ({ to }: Logged<GameTypes>) =>
      to === undefined || (viewer !== 'watcher' && to.includes(viewer));
    return {
      view: this.#game.view(step.state, viewer),
      events: step.events.filter(isKnown).map(({ event }) => event),
    };
  }
}
