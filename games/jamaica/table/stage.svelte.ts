import { tick } from 'svelte';
import type { ShipId } from '../rules/ships.ts';
import type { Berths } from './model/fleet.ts';
import type { Point } from './model/geometry.ts';
import { before, type Voyage } from './model/story.ts';

const EASE = 'cubic-bezier(.35, .1, .25, 1)';
/** Milliseconds: the first step, every further one, and the longest voyage. */
const PACE = { first: 190, more: 55, most: 420 };

/** Shows ships, and sails them from one view to the next: one voyage after the other, until somebody is bored. */
export class Stage {
  berths = $state.raw<Berths>({});
  isPlaying = $state(false);
  readonly #elements = new Map<ShipId, SVGGElement>();
  #running: Animation | undefined;
  #end: Berths = {};
  #play = 0;

  show(berths: Berths): void {
    this.#play += 1;
    this.#end = berths;
    this.#finish();
  }

  /** The end of what is being played, now; says whether anything was. */
  skip(): boolean {
    const wasPlaying = this.isPlaying;
    if (wasPlaying) this.show(this.#end);
    return wasPlaying;
  }

  async play(voyages: readonly Voyage[], end: Berths, line: (voyage: Voyage) => Point[]): Promise<void> {
    this.#play += 1;
    const play = this.#play;
    this.#end = end;
    this.isPlaying = voyages.length > 0;
    for (const [i, voyage] of voyages.entries()) {
      this.berths = before(end, voyages.slice(i + 1));
      await tick();
      await this.#sail(voyage, line(voyage));
      if (play !== this.#play) return;
    }
    this.#finish();
  }

  #finish(): void {
    this.#running?.cancel();
    this.#running = undefined;
    this.berths = this.#end;
    this.isPlaying = false;
  }

  async #sail({ ship }: Voyage, points: readonly Point[]): Promise<void> {
    const element = this.#elements.get(ship);
    if (element === undefined || points.length < 2) return;
    const duration = Math.min(PACE.most, PACE.first + PACE.more * (points.length - 2));
    const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    this.#running = element.animate(frames, { duration, easing: EASE });
    // Whoever skips cancels it, which is no error.
    await this.#running.finished.catch(() => undefined);
  }

  /** Attach to what is clicked by those who will not wait. */
  impatient = (node: HTMLElement) => {
    const skip = () => this.skip();
    node.addEventListener('click', skip);
    return () => node.removeEventListener('click', skip);
  };

  /** Attach to the element of a ship. */
  element(ship: ShipId) {
    return (node: SVGGElement) => {
      this.#elements.set(ship, node);
      return () => this.#elements.delete(ship);
    };
  }
}
