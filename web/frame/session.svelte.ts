/** A table on the screen: what is known of it, and what its reader points at, chooses and asks for. */

import type { AnyEvent, Seat, Viewer } from '@tortuga/kernel';
import type { Hint, Say, ShownOffer } from '@tortuga/tables';
import { settings } from '../settings/settings.svelte.ts';
import type { Reply, TableNow, TablePort } from '../tables/port.ts';
import type { ToldGame } from '../tables/told-game.svelte.ts';
import { language } from '../text/tongue.svelte.ts';
import { blockedIn, offerOf } from '../toolkit/dial.ts';
import type { GameTable, SeatLook } from '../toolkit/picture.ts';
import { arrange, type Choices } from './choices.ts';
import { type Reading, readingOf } from './reading.ts';
import { Replay, type Still } from './replay.svelte.ts';
import { looksOf } from './seats.ts';
import { type Chapter, chapters, type Deed, sinceLastAnswer } from './story.ts';
import { frame } from './text/frame.ts';

/** Where a choice was made: a finger on the board easily slips. */
export type Source = 'list' | 'board' | 'finger';

const NONE: readonly ShownOffer[] = [];

export class TableSession {
  readonly port: TablePort;
  readonly game: ToldGame;
  readonly picture: GameTable | undefined;
  readonly replay: Replay;
  readonly isLocal: boolean;
  readonly #stop: () => void;
  /** Whoever took the last choice with the keyboard goes on where the next ones are. */
  isByKeyboard = false;

  now = $state.raw() as TableNow;
  /** Chosen and not yet confirmed. */
  chosen = $state<string>();
  pointed = $state.raw<readonly string[]>([]);
  lit = $state.raw<readonly string[]>([]);
  /** Why the last wish was refused. */
  notice = $state<string>();
  advice = $state.raw<Hint['suggestions']>();
  isAdvised = $state(false);
  /** Several at one device, with secrets: the screen is covered until the next one takes it. */
  isCovered = $state(false);

  readonly looks: readonly SeatLook[] = $derived.by(() => this.#looks());
  readonly reading: Reading = $derived.by(() => this.#reading());
  readonly story: readonly Chapter[] = $derived.by(() => chapters(this.now.items));
  readonly offers: readonly ShownOffer[] = $derived.by(() =>
    this.replay.isOn ? NONE : (this.now.sight?.question?.offers ?? NONE),
  );
  readonly choices: Choices = $derived.by(() => arrange(this.offers, this.reading.say));
  readonly recap: readonly Deed[] = $derived.by(() =>
    this.now.you === undefined ? [] : sinceLastAnswer(this.story, this.now.you),
  );
  readonly shown: Still | undefined = $derived.by(() => this.#shown());

  constructor(port: TablePort, game: ToldGame, picture: GameTable | undefined, isLocal: boolean) {
    this.port = port;
    this.game = game;
    this.picture = picture;
    this.isLocal = isLocal;
    this.replay = new Replay(port);
    this.now = port.now;
    this.#stop = port.subscribe((now) => this.#hear(now));
  }

  close(): void {
    this.replay.close();
    this.#stop();
    this.port.close();
  }

  /** Is the reader asked something? */
  get isAsked(): boolean {
    return this.now.sight?.question !== undefined;
  }

  /** The seats of this device that are asked while another looks: the device must be passed on. */
  get next(): Seat | undefined {
    const { mine, you, sight } = this.now;
    if (mine.length < 2 || this.game.isOpen || sight === undefined) return undefined;
    const asked = sight.asked.filter((seat) => mine.includes(seat));
    return you !== undefined && asked.includes(you) ? undefined : asked[0];
  }

  /** What was done last, if it still stands. */
  get latest(): readonly Deed[] {
    const last = this.story.findLast((chapter) => chapter.kind === 'deed');
    return last?.kind === 'deed' && !last.isUndone ? [last] : [];
  }

  nameOf(seat: Seat): string {
    return this.looks[seat]?.name ?? '';
  }

  /** Why something was refused or is blocked: in the game's words, else in ours. */
  reason(code: string): string {
    const own = this.reading.reason(code);
    if (own !== undefined) return own;
    const id = `refusal.${code}`;
    return frame.voice.knows(id) ? frame.say(id as 'refusal.stale') : frame.say('refusal.other', { code });
  }

  point(lines: readonly string[]): void {
    this.pointed = lines;
  }

  /** Lights what a deed of the log speaks of. */
  light(events: readonly AnyEvent[]): void {
    this.lit = events.flatMap((event) => this.picture?.places(event) ?? []);
  }

  /** Takes a choice, or asks first where a slip is likely. */
  choose(line: string, source: Source): void {
    const offer = offerOf(this.offers, line);
    if (offer === undefined || this.now.pending !== undefined) return;
    const no = blockedIn(offer, line);
    if (no !== undefined) {
      this.notice = this.reason(no);
      return;
    }
    if (this.chosen !== line && this.#asksFirst(source)) {
      this.chosen = line;
      this.pointed = [line];
      return;
    }
    void this.answer(line);
  }

  async answer(line: string): Promise<void> {
    this.chosen = line;
    const { sight } = this.now;
    await this.say({ do: 'answer', seq: sight?.seq ?? 0, move: line, ...this.#seat() });
    // What is pointed at in the next question is left alone.
    if (this.now.sight?.seq === sight?.seq) this.#forget();
  }

  cancel(): void {
    this.chosen = undefined;
    this.pointed = [];
    this.notice = undefined;
  }

  /** How many answers back the reader's own last one is, with those of others after it. */
  get takeBack(): number {
    const { you, sight } = this.now;
    if (you === undefined || sight === undefined || sight.outcome !== undefined) return 0;
    const deeds = this.story.filter((chapter) => chapter.kind === 'deed' && !chapter.isUndone);
    const last = deeds.findLastIndex((chapter) => chapter.kind === 'deed' && chapter.seat === you);
    return last < 0 ? 0 : deeds.length - last;
  }

  /** Takes the last answer back, or all of this turn; where others have answered since, asks them. */
  async undo(count = 1): Promise<void> {
    const { sight } = this.now;
    if (sight === undefined) return;
    if (sight.undoable >= count) {
      await this.say({ do: 'undo', seq: sight.seq, count, ...this.#seat() });
    } else if (this.takeBack > 0) {
      await this.say({ do: 'propose', what: 'undo', count: this.takeBack, ...this.#seat() });
    }
  }

  async say(say: Say): Promise<Reply<object>> {
    this.notice = undefined;
    const reply = await this.port.say(say);
    if (!reply.ok) this.notice = this.reason(reply.code);
    return reply;
  }

  async ask(): Promise<void> {
    if (!this.isAsked || this.isAdvised) return;
    this.isAdvised = true;
    const { seq } = this.now.sight ?? {};
    const reply = await this.port.hint();
    this.isAdvised = false;
    if (!reply.ok) this.notice = this.reason(reply.code);
    else if (this.now.sight?.seq === seq) {
      this.advice = reply.suggestions;
      this.pointed = reply.suggestions.slice(0, 1).map(({ line }) => line);
    }
  }

  /** Covers the screen for whoever comes next. */
  cover(): void {
    this.isCovered = true;
    this.port.turnTo('watcher');
  }

  uncover(seat: Seat): void {
    this.isCovered = false;
    this.port.turnTo(seat);
  }

  #hear(now: TableNow): void {
    if (now.sight?.seq !== this.now.sight?.seq || now.you !== this.now.you) this.#forget();
    this.now = now;
  }

  /** What was pointed at belongs to a question that is answered now. */
  #forget(): void {
    this.chosen = undefined;
    this.pointed = [];
    this.advice = undefined;
  }

  #seat(): { readonly seat?: Seat } {
    const { you, mine } = this.now;
    return mine.length > 1 && you !== undefined ? { seat: you } : {};
  }

  /** A finger slips, and whoever has days to think has a moment to look again. */
  #asksFirst(source: Source): boolean {
    if (!settings.all.confirm || source === 'list') return false;
    return source === 'finger' || this.now.header?.clock.kind === 'relaxed';
  }

  #looks(): SeatLook[] {
    const { say } = frame;
    return looksOf(this.now.sight?.seats ?? [], this.now.names, {
      level: (level) => say(`level.${level}`),
      open: say('seat.open'),
      stranger: say('seat.stranger'),
    });
  }

  #reading(): Reading {
    const names = this.looks.map(({ name }) => name);
    return readingOf(this.game.words, language.code, names);
  }

  #shown(): Still | undefined {
    if (this.replay.isOn && this.replay.still !== undefined) return this.replay.still;
    const { sight, events, you } = this.now;
    const viewer: Viewer = you ?? 'watcher';
    return sight?.view === undefined ? undefined : { view: sight.view, events, viewer };
  }
}
