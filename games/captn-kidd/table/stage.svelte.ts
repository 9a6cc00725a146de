import { tick } from 'svelte';
import { type Figure, follow } from './model/figures.ts';
import type { Point } from './model/layout.ts';
import type { Beat, Motion, Stop } from './model/story.ts';

/** Where a stop of a figure lies. */
export type Locate = (stop: Stop, figure: Figure) => Point;

const EASE = 'cubic-bezier(.3, .1, .2, 1)';
/** Milliseconds: a step, whatever further steps add, and the longest walk. */
const PACE = { step: 220, more: 65, most: 350, still: 170, roll: 340 };
const LIFTED = 1.14;

/** Shows figures, and brings them from one view to the next: one event after the other, until somebody is bored. */
export class Stage {
  figures = $state.raw<readonly Figure[]>([]);
  isPlaying = $state(false);
  /** What the die showed while it is not yet rolled again. */
  roll = $state<number>();
  readonly #elements = new Map<number, SVGGElement>();
  #die: SVGGElement | undefined;
  #running: Animation[] = [];
  /** Where the present play ends. */
  #end: readonly Figure[] = [];
  #play = 0;

  /** Everything at once. */
  show(figures: readonly Figure[]): void {
    this.#play += 1;
    this.#end = figures;
    this.#finish();
  }

  /** The end of what is being played, now. */
  skip(): void {
    if (this.isPlaying) this.show(this.#end);
  }

  /** `roll` is what the die shows until it is rolled. */
  async play(story: readonly Beat[], end: readonly Figure[], locate: Locate, roll?: number): Promise<void> {
    this.#play += 1;
    const play = this.#play;
    this.#end = end;
    this.isPlaying = true;
    this.roll = roll;
    for (const beat of story) {
      this.figures = beat.figures;
      this.roll = beat.roll ?? this.roll;
      await tick();
      await this.#perform(beat, locate);
      if (play !== this.#play) return;
    }
    this.#finish();
  }

  #finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.figures = follow(this.figures, this.#end);
    this.isPlaying = false;
    this.roll = undefined;
  }

  async #perform(beat: Beat, locate: Locate): Promise<void> {
    this.#running = beat.motions.flatMap((motion) => this.#move(motion, beat, locate));
    if (beat.roll !== undefined && this.#die !== undefined) this.#running.push(tumble(this.#die));
    if (this.#running.length === 0) this.#running.push(...this.#pause());
    // Whoever skips cancels the animations, which is no error.
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
  }

  #move({ id, via, vanishes }: Motion, beat: Beat, locate: Locate): Animation[] {
    const element = this.#elements.get(id);
    const figure = beat.figures.find((other) => other.id === id);
    if (element === undefined || figure === undefined) return [];
    const duration = Math.min(PACE.most, PACE.step + PACE.more * (via.length - 2));
    const frames = framesOf(via.map((stop) => locate(stop, figure)));
    const last = frames.at(-1);
    if (vanishes && last !== undefined) last.opacity = 0;
    return [element.animate(frames, { duration, easing: EASE, fill: vanishes ? 'forwards' : 'none' })];
  }

  /** A moment to see who stands on whom now. */
  #pause(): Animation[] {
    const [first] = this.#elements.values();
    return first === undefined ? [] : [first.animate([], { duration: PACE.still })];
  }

  /** Attach to the element of a figure. */
  element(id: number) {
    return (node: SVGGElement) => {
      this.#elements.set(id, node);
      return () => this.#elements.delete(id);
    };
  }

  /** Attach to the die. */
  die = (node: SVGGElement) => {
    this.#die = node;
    return () => {
      this.#die = undefined;
    };
  };
}

function frame({ x, y }: Point, scale: number): Keyframe {
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

function framesOf(points: readonly Point[]): Keyframe[] {
  const [first, second] = points;
  if (points.length === 2 && first !== undefined && second !== undefined) {
    const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
    return [frame(first, 1), frame(middle, LIFTED), frame(second, 1)];
  }
  return points.map((point, i) => frame(point, i === 0 || i === points.length - 1 ? 1 : LIFTED));
}

function tumble(die: SVGGElement): Animation {
  const frames = [
    { transform: 'translate(-26px, -30px) rotate(-250deg) scale(1.5)', opacity: 0.4 },
    { transform: 'translate(8px, 4px) rotate(-60deg) scale(1.15)', opacity: 1, offset: 0.65 },
    { transform: 'none', opacity: 1 },
  ];
  return die.animate(frames, { duration: PACE.roll, easing: 'ease-out' });
}
