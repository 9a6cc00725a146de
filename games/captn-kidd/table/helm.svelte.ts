import type { Space } from '../rules/deck/spaces.ts';
import { type Aim, isOpen, linesOf, type Source } from './model/aims.ts';
import { aimsAt, EMPTY_HAND, type Grip, type Hand, press } from './model/hand.ts';
import { spaceByKey } from './model/keys.ts';
import { type Layout, type Point, spaceNear } from './model/layout.ts';

/** What the helm steers. */
export interface Steered {
  readonly aims: readonly Aim[];
  readonly layout: Layout;
  choose(line: string): void;
  point(lines: readonly string[]): void;
  /** Ends whatever is in motion; says whether anything was. */
  skip(): boolean;
}

/** Pixels before a press is a drag, and milliseconds before it is a question. */
const DRAG = 7;
const LONG_PRESS = 450;

/** Mouse, touch and keys on the deck: clicks and drags become hands, hands become answers. */
export class Helm {
  hand = $state.raw<Hand>(EMPTY_HAND);
  hovered = $state<Space>();
  focused = $state<Space>();
  /** Asked about by a long press. */
  inspected = $state<Space>();
  /** The space that the tab key comes to. */
  stop = $state<Space>(0);
  carried = $state.raw<{ readonly source: Source; readonly at: Point }>();
  readonly #deck: () => Steered;
  #pressed: { readonly source: Source | undefined; readonly x: number; readonly y: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a drag or a long press means nothing. */
  #isSpent = false;

  constructor(deck: () => Steered) {
    this.#deck = deck;
  }

  /** The space under the mouse or the focus, or asked about. */
  get space(): Space | undefined {
    return this.inspected ?? this.hovered ?? this.focused;
  }

  drop(): void {
    this.hand = EMPTY_HAND;
    this.carried = undefined;
    this.inspected = undefined;
    this.#pressed = undefined;
    clearTimeout(this.#timer);
  }

  /** Attach around the picture: an SVG that listens for focus would take it for itself. */
  attach = (node: HTMLElement) => {
    const listeners = {
      click: (event: MouseEvent) => this.#click(event),
      keydown: (event: KeyboardEvent) => this.#key(event, node),
      pointerdown: (event: PointerEvent) => this.#down(event),
      pointermove: (event: PointerEvent) => this.#move(event, node),
      pointerup: () => this.#up(),
      pointercancel: () => this.drop(),
      pointerover: (event: PointerEvent) => this.#over(event),
      pointerleave: () => this.#hover(undefined),
      focusin: ({ target }: FocusEvent) => this.#focus(spaceOf(target), isByKey(target)),
      focusout: () => this.#focus(undefined, false),
      contextmenu: (event: Event) => this.inspected === undefined || event.preventDefault(),
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) node.addEventListener(type, listener);
    return () => {
      clearTimeout(this.#timer);
      for (const [type, listener] of all) node.removeEventListener(type, listener);
    };
  };

  #click(event: MouseEvent): void {
    if (this.#isSpent) {
      this.#isSpent = false;
      return;
    }
    this.inspected = undefined;
    if (this.#deck().skip()) return;
    const space = spaceOf(event.target);
    if (space === undefined) this.hand = EMPTY_HAND;
    else this.#grip(press(this.#deck().aims, this.hand, space), space);
  }

  #grip(grip: Grip, space: Space): void {
    this.hand = grip.hand;
    if ('choose' in grip) {
      this.#deck().choose(grip.choose.line);
    } else if ('blocked' in grip) {
      this.inspected = space;
      this.#deck().choose(grip.blocked.line);
    } else this.#tell(space);
  }

  #key(event: KeyboardEvent, node: HTMLElement): void {
    const space = spaceOf(event.target);
    if (
      event.key === 'Escape' &&
      (this.hand !== EMPTY_HAND || this.carried || this.inspected !== undefined)
    ) {
      this.drop();
      event.stopPropagation();
    } else if (space !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      this.#deck().skip();
      this.#grip(press(this.#deck().aims, this.hand, space), space);
    } else if (space !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const next = spaceByKey(this.#deck().layout, space, event.key);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      node.querySelector<SVGGElement>(`[role=button][data-space="${next}"]`)?.focus();
    }
  }

  #down(event: PointerEvent): void {
    this.#isSpent = false;
    const space = spaceOf(event.target);
    if (event.button !== 0) return;
    this.#pressed = { source: this.#sourceAt(event.target, space), x: event.clientX, y: event.clientY };
    if (event.pointerType === 'mouse' || space === undefined) return;
    this.#timer = setTimeout(() => {
      this.inspected = space;
      this.#isSpent = true;
    }, LONG_PRESS);
  }

  /** What could be dragged from here. */
  #sourceAt(target: EventTarget | null, space: Space | undefined): Source | undefined {
    const named = target instanceof Element ? target.closest('[data-source]') : null;
    const source = named?.getAttribute('data-source');
    const open = this.#deck().aims.filter(isOpen);
    const wanted = source === 'reserve' || source === 'freed' ? source : space;
    return open.find((aim) => aim.source === wanted)?.source;
  }

  #move(event: PointerEvent, node: HTMLElement): void {
    const pressed = this.#pressed;
    if (pressed === undefined) return;
    const isFar = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > DRAG;
    if (isFar) clearTimeout(this.#timer);
    if (pressed.source === undefined || (!isFar && this.carried === undefined)) return;
    if (this.carried === undefined) node.setPointerCapture(event.pointerId);
    this.inspected = undefined;
    this.hand = { source: pressed.source };
    this.carried = { source: pressed.source, at: this.#pointIn(node, event) };
    this.#hover(spaceNear(this.#deck().layout, this.carried.at));
  }

  #pointIn(node: HTMLElement, { clientX, clientY }: PointerEvent): Point {
    const { box, scale } = this.#deck().layout;
    const { left, top } = node.getBoundingClientRect();
    return { x: box.x + (clientX - left) / scale, y: box.y + (clientY - top) / scale };
  }

  #up(): void {
    clearTimeout(this.#timer);
    const carried = this.carried;
    this.#pressed = undefined;
    if (carried === undefined) return;
    this.carried = undefined;
    this.#isSpent = true;
    const space = spaceNear(this.#deck().layout, carried.at);
    if (space === undefined || space === carried.source) this.hand = this.#kept(carried.source);
    else this.#grip(press(this.#deck().aims, { source: carried.source }, space), space);
  }

  /** Who was put down where it stood stays in hand; who came from beside the deck goes back. */
  #kept(source: Source): Hand {
    return typeof source === 'number' ? { source } : EMPTY_HAND;
  }

  #over(event: PointerEvent): void {
    if (this.carried === undefined && event.pointerType === 'mouse') this.#hover(spaceOf(event.target));
  }

  #hover(space: Space | undefined): void {
    if (space === this.hovered) return;
    this.hovered = space;
    this.#tell(space ?? this.focused);
  }

  /** A click focuses too, but says nothing that the mouse has not said. */
  #focus(space: Space | undefined, byKey: boolean): void {
    if (space !== undefined) this.stop = space;
    this.focused = byKey ? space : undefined;
    if (byKey) this.hovered = undefined;
    this.#tell(this.focused ?? this.hovered);
  }

  /** The list of choices shows what the space speaks of. */
  #tell(space: Space | undefined): void {
    const { aims, point } = this.#deck();
    point(space === undefined ? [] : linesOf(aimsAt(aims, this.hand, space)));
  }
}

function isByKey(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}

function spaceOf(target: EventTarget | null): Space | undefined {
  const element = target instanceof Element ? target.closest('[data-space]') : null;
  const space = element?.getAttribute('data-space');
  return space === null || space === undefined ? undefined : Number(space);
}
