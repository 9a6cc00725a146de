/** A lesson on the screen: the table it is played at, the step, and what became of the last answer. */

import { TableSession } from '../frame/session.svelte.ts';
import type { ToldGame } from '../tables/told-game.svelte.ts';
import { language } from '../text/tongue.svelte.ts';
import type { Taught } from './load.ts';
import { LessonPort, type Verdict } from './port.ts';
import { keepProgress, progressOf } from './progress.ts';

/** Milliseconds to look at a move before it is made for somebody. */
const LOOK = 1300;

export class LessonRun {
  readonly session: TableSession;
  readonly ids: readonly string[];
  readonly #port: LessonPort;
  readonly #stop: () => void;
  readonly #solutions: readonly string[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  at = $state(0);
  verdict = $state.raw<Verdict>();
  /** The move that is about to be shown. */
  watched = $state<string>();

  constructor({ game, learning, picture }: Taught) {
    const steps = Object.values(learning.steps);
    const { step } = progressOf(game.id);
    this.ids = Object.keys(learning.steps);
    this.#solutions = steps.map(({ solution }) => solution);
    this.#port = new LessonPort(game, { seats: learning.seats, steps }, Math.min(step, steps.length - 1));
    const told: ToldGame = {
      id: game.id,
      isOpen: game.isOpen === true,
      drawsByAgreement: false,
      get words() {
        return game.text[language.code];
      },
    };
    this.session = new TableSession(this.#port, told, picture, true);
    this.#stop = this.#port.subscribe(() => this.#follow());
  }

  get id(): string {
    return this.ids[this.at] ?? '';
  }

  get isLast(): boolean {
    return this.at === this.ids.length - 1;
  }

  /** Points at the move, and makes it. */
  show(): void {
    if (this.watched !== undefined) return;
    if (this.verdict !== undefined) this.again();
    const line = this.#solutions[this.at] ?? '';
    this.watched = line;
    this.session.point([line]);
    this.#timer = setTimeout(() => void this.session.answer(line), LOOK);
  }

  again(): void {
    this.#port.again();
  }

  next(): void {
    if (!this.isLast) this.#port.next();
  }

  go(at: number): void {
    this.#port.go(at);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
    this.session.close();
  }

  #follow(): void {
    clearTimeout(this.#timer);
    this.watched = undefined;
    this.at = this.#port.at;
    this.verdict = this.#port.verdict;
    if (this.verdict !== undefined && this.verdict.miss === undefined) this.#keep();
  }

  #keep(): void {
    const { id } = this.session.game;
    const isDone = this.isLast || progressOf(id).isDone;
    keepProgress(id, { step: this.isLast ? 0 : this.at + 1, isDone });
  }
}
