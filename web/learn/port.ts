/** A lesson as a table: the frame around it cannot tell it from any other. */

import { type AnyGame, labelFor, readMove, type Seat } from '@tortuga/kernel';
import type { Hint, Item, Say, Sight } from '@tortuga/tables';
import { unknown } from '../tables/knowledge.ts';
import type { No, Reply, TableNow, TablePort } from '../tables/port.ts';
import { LEARNER, type LessonStep } from '../toolkit/learn.ts';
import { type Events, judge, type Scene, type State, sceneAt, sceneOf, stepAt } from './course.ts';
import { namesOf } from './names.ts';
import { questionOf } from './question.ts';

const NO: No = { ok: false, code: 'closed' };

/** What became of the learner's answer. */
export interface Verdict {
  readonly miss: string | undefined;
}

/** What is taken, and how many sit at the table. */
export interface Lesson {
  readonly seats: number;
  readonly steps: readonly LessonStep[];
}

export class LessonPort implements TablePort {
  readonly #game: AnyGame;
  readonly #steps: readonly LessonStep[];
  readonly #listeners = new Set<(now: TableNow) => void>();
  #now: TableNow;
  #state: State;
  /** Where the present step begins: answers that miss lead back here. */
  #start: { readonly state: State; readonly items: readonly Item[] };
  #at: number;
  #verdict: Verdict | undefined;

  constructor(game: AnyGame, lesson: Lesson, at: number) {
    this.#game = game;
    this.#steps = lesson.steps;
    this.#at = at;
    const { state } = sceneAt(game, this.#steps, at);
    this.#state = state;
    const names = Object.fromEntries(namesOf(lesson.seats).map((name) => [name, name]));
    this.#now = { ...unknown('lesson'), link: 'live', you: LEARNER, mine: [LEARNER], names };
    this.#start = { state, items: [] };
    this.#show(state, [], []);
  }

  get now(): TableNow {
    return this.#now;
  }

  /** The present step, counted from 0. */
  get at(): number {
    return this.#at;
  }

  /** Of the learner's answer to it, once it is given. */
  get verdict(): Verdict | undefined {
    return this.#verdict;
  }

  subscribe(listener: (now: TableNow) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#now);
    return () => this.#listeners.delete(listener);
  }

  async say(say: Say): Promise<Reply<object>> {
    if (say.do === 'answer' && this.#verdict === undefined) return this.#answer(say.move);
    if (say.do === 'undo' && this.#verdict !== undefined) {
      this.again();
      return { ok: true };
    }
    return NO;
  }

  /** Goes to a step, whatever was answered before. */
  go(at: number): void {
    this.#at = at;
    this.#begin(sceneAt(this.#game, this.#steps, at), []);
  }

  /** On to the next step. */
  next(): void {
    this.#at += 1;
    const step = stepAt(this.#steps, this.#at);
    const isOn = 'replies' in step.start;
    this.#begin(sceneOf(this.#game, step, this.#state), isOn ? this.#now.items : []);
  }

  /** The same step once more. */
  again(): void {
    this.#verdict = undefined;
    this.#show(this.#start.state, this.#start.items, []);
  }

  async hint(): Promise<Reply<Hint>> {
    const { solution } = stepAt(this.#steps, this.#at);
    const move = readMove(this.#game, this.#state, LEARNER, solution);
    if (!move.ok || this.#verdict !== undefined) return NO;
    const label = labelFor(this.#game, this.#state, move.value);
    return { ok: true, suggestions: [{ line: solution, move: move.value, label, expected: 1 }] };
  }

  async look(): Promise<No> {
    return NO;
  }

  async file(): Promise<No> {
    return NO;
  }

  turnTo(): void {
    // There is one seat to look from.
  }

  close(): void {
    this.#listeners.clear();
  }

  #answer(line: string): Reply<object> {
    const judged = judge(this.#game, stepAt(this.#steps, this.#at), this.#state, line);
    if (!judged.ok) return judged;
    const { state, events, miss } = judged.value;
    this.#verdict = { miss };
    this.#show(state, [...this.#now.items, this.#item(LEARNER, events, 1)], events);
    return { ok: true };
  }

  #begin({ state, deeds }: Scene, before: readonly Item[]): void {
    this.#verdict = undefined;
    const items = [...before, ...deeds.map(({ seat, events }, i) => this.#item(seat, events, i + 1))];
    this.#start = { state, items };
    this.#show(
      state,
      items,
      deeds.flatMap(({ events }) => events),
    );
  }

  #item(seat: Seat, events: Events, after: number): Item {
    return { type: 'answered', seat, events, seq: (this.#now.sight?.seq ?? 0) + after, at: 0 };
  }

  #show(state: State, items: readonly Item[], events: Events): void {
    this.#state = state;
    // A number that was used stays used: a step that begins anew is news as well.
    const seq = Math.max(this.#now.sight?.seq ?? 0, items.at(-1)?.seq ?? 0) + 1;
    this.#now = { ...this.#now, items, events, sight: this.#sight(seq) };
    for (const listener of this.#listeners) listener(this.#now);
  }

  /** Once there is a verdict nothing is asked any more, whatever the rules would ask next. */
  #sight(seq: number): Sight {
    const isOpen = this.#verdict === undefined;
    return {
      seq,
      match: 1,
      entries: 0,
      view: this.#game.view(this.#state, LEARNER),
      asked: isOpen ? [LEARNER] : [],
      ...(isOpen ? { question: questionOf(this.#game, this.#state, LEARNER, seq) } : {}),
      undoable: isOpen ? 0 : 1,
      seats: Object.keys(this.#now.names).map((person) => ({ kind: 'person', person })),
    };
  }
}
