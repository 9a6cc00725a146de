import {
  type Box,
  type Camera,
  clamped,
  closeUp,
  fitted,
  panned,
  type Screen,
  toPaper,
  zoomed,
} from './model/camera.ts';
import type { Spot } from './model/chart.ts';

/** What the finger or the mouse does when it does not move the view. */
export interface Hand {
  /** Is this something that is dragged? */
  grips(target: Element): boolean;
  drag(to: Spot): void;
  /** The open sea was pressed here. */
  press(at: Spot): void;
}

/** Pixels before a press is a drag. */
const DRAG = 6;
const WHEEL = 1.0016;
const STEP = 1.5;
const PAN = 70;

const PANS: { readonly [key: string]: Spot } = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

/** Mouse, touch and keys on the sea: what is seen of it, and what is dragged over it. */
export class Lookout {
  #wished = $state.raw<Camera>();
  /** Nobody but the questions has moved the view. */
  #isLed = true;
  readonly #size: () => number;
  readonly #screen: () => Screen;
  readonly #hand: Hand;
  readonly #fingers = new Map<number, Spot>();
  #held: 'sea' | 'hand' | undefined;
  #way = 0;
  /** The click that ends a drag means nothing. */
  #isSpent = false;

  constructor(size: () => number, screen: () => Screen, hand: Hand) {
    this.#size = size;
    this.#screen = screen;
    this.#hand = hand;
  }

  get camera(): Camera {
    return clamped(this.#wished ?? fitted(this.#size()), this.#size(), this.#screen());
  }

  get isFitted(): boolean {
    return this.camera.zoom === 1;
  }

  fit(): void {
    this.#wished = undefined;
    this.#isLed = true;
  }

  /** Looks at a part of the sea, or all of it, unless the reader has chosen what to look at. */
  lead(box: Box | undefined): void {
    if (this.#isLed) this.#wished = box === undefined ? undefined : this.#near(box);
  }

  show(box: Box): void {
    this.#look(this.#near(box));
  }

  #near(box: Box): Camera {
    return closeUp(box, this.#size(), this.#screen());
  }

  #look(camera: Camera): void {
    this.#isLed = false;
    this.#wished = camera;
  }

  zoom(by: 'in' | 'out'): void {
    const { width, height } = this.#screen();
    this.#zoom(by === 'in' ? STEP : 1 / STEP, { x: width / 2, y: height / 2 });
  }

  /** Attach to the element that holds the sea. */
  attach = (node: HTMLElement) => {
    const listeners = {
      wheel: (event: WheelEvent) => this.#wheel(event, node),
      pointerdown: (event: PointerEvent) => this.#down(event, node),
      pointermove: (event: PointerEvent) => this.#move(event, node),
      pointerup: (event: PointerEvent) => this.#up(event),
      pointercancel: (event: PointerEvent) => this.#up(event),
      click: (event: MouseEvent) => this.#click(event, node),
      keydown: (event: KeyboardEvent) => this.#key(event),
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) {
      node.addEventListener(type, listener, { capture: type === 'click', passive: false });
    }
    return () => {
      for (const [type, listener] of all) node.removeEventListener(type, listener, type === 'click');
    };
  };

  #zoom(factor: number, about: Spot): void {
    this.#look(zoomed(this.camera, this.#size(), this.#screen(), factor, about));
  }

  #wheel(event: WheelEvent, node: HTMLElement): void {
    if (!isOnSea(event.target)) return;
    event.preventDefault();
    this.#zoom(WHEEL ** -event.deltaY, spotIn(node, event));
  }

  #down(event: PointerEvent, node: HTMLElement): void {
    if (!isOnSea(event.target) || event.button !== 0) return;
    this.#fingers.set(event.pointerId, spotIn(node, event));
    this.#isSpent = false;
    if (this.#fingers.size > 1) this.#held = 'sea';
    else {
      this.#way = 0;
      this.#held = this.#isGripped(event) ? 'hand' : 'sea';
    }
  }

  #move(event: PointerEvent, node: HTMLElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = spotIn(node, event);
    this.#way += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#way < DRAG) return;
    // Only now: a click that is captured would not reach what it was meant for.
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    this.#isSpent = true;
    this.#fingers.set(event.pointerId, now);
    if (this.#fingers.size > 1) this.#pinch(event.pointerId, before, now);
    else if (this.#held === 'hand') this.#hand.drag(this.#paper(now));
    else {
      const by = { x: now.x - before.x, y: now.y - before.y };
      this.#look(panned(this.camera, this.#size(), this.#screen(), by));
    }
  }

  #pinch(finger: number, before: Spot, now: Spot): void {
    const [other] = [...this.#fingers].filter(([id]) => id !== finger).map(([, spot]) => spot);
    if (other === undefined) return;
    const [was, is] = [distance(before, other), distance(now, other)];
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    if (was > 0) this.#zoom(is / was, middle);
    const by = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
    this.#look(panned(this.camera, this.#size(), this.#screen(), by));
  }

  #up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.#held = undefined;
  }

  #click(event: MouseEvent, node: HTMLElement): void {
    if (!isOnSea(event.target)) return;
    if (this.#isSpent) {
      this.#isSpent = false;
      event.stopPropagation();
    } else if (event.target instanceof Element && event.target.closest('[data-still]') === null) {
      this.#hand.press(this.#paper(spotIn(node, event)));
    }
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === '+' || event.key === '=') this.zoom('in');
    else if (event.key === '-') this.zoom('out');
    else if (event.key === '0') this.fit();
    else {
      const by = PANS[event.key];
      // What can be dragged is turned by arrows.
      if (by === undefined || this.#isGripped(event)) return;
      this.#look(panned(this.camera, this.#size(), this.#screen(), by));
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #isGripped({ target }: Event): boolean {
    return target instanceof Element && this.#hand.grips(target);
  }

  #paper(spot: Spot): Spot {
    return toPaper(this.camera, this.#size(), this.#screen(), spot);
  }
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** What floats above the sea minds its own pointers. */
function isOnSea(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-above]') === null;
}

function spotIn(node: HTMLElement, { clientX, clientY }: MouseEvent): Spot {
  const { left, top } = node.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
