import type { PortRoyalView } from '../rules/state.ts';
import type { Beat } from './model/story.ts';

/** With so many pictures waiting, each is shown more briefly. */
const MANY = 4;

/** Shows one picture after the other, until somebody is bored. */
export class Film {
  view = $state.raw() as PortRoyalView;
  isPlaying = $state(false);
  #waiting: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: PortRoyalView) {
    this.view = view;
  }

  /** Where the film ends. */
  get end(): PortRoyalView {
    return this.#waiting.at(-1)?.view ?? this.view;
  }

  /** Everything at once. */
  show(view: PortRoyalView): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.view = view;
    this.isPlaying = false;
  }

  play(beats: readonly Beat[]): void {
    this.#waiting.push(...beats);
    if (this.#timer === undefined) this.#next();
  }

  /** Says whether there was anything to skip. */
  skip(): boolean {
    const wasPlaying = this.#waiting.length > 0;
    this.show(this.end);
    return wasPlaying;
  }

  #next(): void {
    this.#timer = undefined;
    const beat = this.#waiting.shift();
    if (beat === undefined) return;
    this.view = beat.view;
    // What is shown last can be answered at once; only what comes next waits for it.
    this.isPlaying = this.#waiting.length > 0;
    const pause = this.#waiting.length > MANY ? beat.pause / 3 : beat.pause;
    this.#timer = setTimeout(() => this.#next(), pause);
  }
}
