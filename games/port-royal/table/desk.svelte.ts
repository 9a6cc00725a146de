import { type Aim, aimsAt, type Glow, glowsOf, isOpen, type Key, press } from './model/aims.ts';

/** What the desk steers. */
export interface Steered {
  readonly aims: readonly Aim[];
  readonly pointed: readonly string[];
  choose(line: string): void;
  point(lines: readonly string[]): void;
  /** Ends whatever is in motion; says whether anything was. */
  skip(): boolean;
}

const LONG_PRESS = 450;

/** Mouse, touch and keys on the table: presses become answers. */
export class Desk {
  pressed = $state.raw<readonly Key[]>([]);
  hovered = $state<Key>();
  focused = $state<Key>();
  /** Asked about by a long press. */
  inspected = $state<Key>();
  readonly #given: () => Steered;
  readonly glows: ReadonlyMap<Key, Glow> = $derived.by(() => glowsOf(this.#given().aims, this.pressed));
  /** What the list of choices points at. */
  readonly #pointed: ReadonlySet<Key> = $derived.by(() => {
    const { aims, pointed } = this.#given();
    return new Set(aims.filter(({ line }) => pointed.includes(line)).flatMap(({ keys }) => keys));
  });
  /** The one offer that is spoken of now, here or in the list. */
  readonly meant: Aim | undefined = $derived.by(() => this.#meant());
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a long press means nothing. */
  #isSpent = false;

  constructor(given: () => Steered) {
    this.#given = given;
  }

  /** The thing under the mouse or the focus, or asked about. */
  get key(): Key | undefined {
    return this.inspected ?? this.hovered ?? this.focused;
  }

  isPointed(key: Key): boolean {
    return this.#pointed.has(key);
  }

  aimsAt(key: Key): Aim[] {
    return aimsAt(this.#given().aims, this.pressed, key);
  }

  drop(): void {
    this.pressed = [];
    this.inspected = undefined;
  }

  press(key: Key): void {
    const { aims, choose } = this.#given();
    const { pressed, meant } = press(aims, this.pressed, key);
    this.pressed = pressed;
    if (meant === undefined) this.#tell(key);
    else choose(meant.line);
    this.inspected = meant !== undefined && !isOpen(meant) ? key : undefined;
  }

  /** Attach around the picture. */
  attach = (node: HTMLElement) => {
    const listeners = {
      click: (event: MouseEvent) => this.#click(event),
      keydown: (event: KeyboardEvent) => this.#key(event, node),
      pointerdown: (event: PointerEvent) => this.#down(event),
      pointerup: () => clearTimeout(this.#timer),
      pointercancel: () => clearTimeout(this.#timer),
      pointerover: (event: PointerEvent) => this.#over(event),
      pointerleave: () => this.#hover(undefined),
      focusin: () => this.#follow(),
      focusout: () => this.#follow(),
      contextmenu: (event: Event) => this.inspected === undefined || event.preventDefault(),
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) node.addEventListener(type, listener);
    return () => {
      clearTimeout(this.#timer);
      for (const [type, listener] of all) node.removeEventListener(type, listener);
    };
  };

  #meant(): Aim | undefined {
    const here = this.key === undefined ? [] : this.aimsAt(this.key);
    const { aims, pointed } = this.#given();
    const spoken = (here.length > 0 ? here : aims.filter(({ line }) => pointed.includes(line))).filter(
      isOpen,
    );
    return new Set(spoken.map(({ line }) => line)).size === 1 ? spoken[0] : undefined;
  }

  #click(event: MouseEvent): void {
    if (this.#isSpent) {
      this.#isSpent = false;
      return;
    }
    this.inspected = undefined;
    const wasPlaying = this.#given().skip();
    const key = keyOf(event.target);
    if (key === undefined) this.pressed = [];
    else if (!wasPlaying) this.#take(key);
  }

  /** What cannot be pressed is asked about. */
  #take(key: Key): void {
    if (this.glows.has(key)) this.press(key);
    else this.inspected = key;
  }

  #key(event: KeyboardEvent, node: HTMLElement): void {
    const key = keyOf(event.target);
    if (event.key === 'Escape' && (this.pressed.length > 0 || this.inspected !== undefined)) {
      this.drop();
      event.stopPropagation();
    } else if (key !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (!this.#given().skip()) this.#take(key);
    } else if (key !== undefined && event.key in STEPS) {
      event.preventDefault();
      event.stopPropagation();
      neighbour(node, event.target, STEPS[event.key] ?? 0)?.focus();
    }
  }

  #down(event: PointerEvent): void {
    this.#isSpent = false;
    const key = keyOf(event.target);
    if (event.pointerType === 'mouse' || key === undefined) return;
    this.#timer = setTimeout(() => {
      this.inspected = key;
      this.#isSpent = true;
    }, LONG_PRESS);
  }

  #over(event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.#hover(keyOf(event.target));
  }

  #hover(key: Key | undefined): void {
    if (key === this.hovered) return;
    this.hovered = key;
    if (key !== undefined) this.inspected = undefined;
    this.#tell(key);
  }

  /** Later: what has the focus may lose it because it is just being taken away, and then nothing may change. */
  #follow(): void {
    queueMicrotask(() => {
      const { activeElement } = document;
      this.#focus(isByKey(activeElement) ? keyOf(activeElement) : undefined);
    });
  }

  #focus(key: Key | undefined): void {
    if (key === this.focused) return;
    this.focused = key;
    if (key !== undefined) this.hovered = undefined;
    this.#tell(key ?? this.hovered);
  }

  /** The list of choices shows what a thing speaks of. */
  #tell(key: Key | undefined): void {
    this.#given().point(key === undefined ? [] : this.aimsAt(key).map(({ line }) => line));
  }
}

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The next thing that can be pressed, round and round. */
function neighbour(node: HTMLElement, from: EventTarget | null, step: number): SVGElement | undefined {
  const all = [...node.querySelectorAll<SVGElement>('[role=button]')];
  const at = all.indexOf(from as SVGElement);
  return all[(at + step + all.length) % all.length];
}

function isByKey(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}

function keyOf(target: EventTarget | null): Key | undefined {
  const element = target instanceof Element ? target.closest('[data-key]') : null;
  return element?.getAttribute('data-key') ?? undefined;
}
