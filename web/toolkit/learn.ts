/** The seam between lessons and rulebooks, which know no game, and what one game teaches. */

import type { GameTypes, LanguageCode, Seat } from '@tortuga/kernel';

/** The learner sits here in every lesson. */
export const LEARNER: Seat = 0;

/** What another player answers, with the luck of it. */
export interface Reply {
  readonly seat: Seat;
  readonly move: string;
  readonly draws?: readonly number[];
}

/** One answer of the learner: where it is asked for, and what it is to bring about. */
export interface LessonStep<G extends GameTypes = GameTypes, Miss extends string = string> {
  /** Begins with a position, or where the step before ended, once the others have answered. */
  readonly start: { readonly position: G['state'] } | { readonly replies: readonly Reply[] };
  /** An answer that reaches the goal, shown on request. */
  readonly solution: string;
  /** The luck of the learner's answer; where it asks for more, it is as low as can be. */
  readonly draws?: readonly number[];
  /** What the answer has missed; nothing if it has reached the goal. */
  judge(events: readonly G['event'][], state: Readonly<G['state']>): Miss | undefined;
}

export interface StepWords {
  readonly title: string;
  /** What there is to know, in a sentence or two. */
  readonly task: string;
  readonly goal: string;
  /** Said when the goal is reached. */
  readonly done: string;
}

/** The sections of every rulebook, in order; each has its own address on the page. */
export const SECTIONS = [
  'goal',
  'setup',
  'turn',
  'moving',
  'capturing',
  'special',
  'end',
  'options',
  'reference',
] as const;

export type SectionId = (typeof SECTIONS)[number];

/** Words between asterisks are emphasised. */
export interface SectionWords {
  readonly title: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
  /** What is looked up: a name and what it means. */
  readonly rows?: readonly (readonly [name: string, meaning: string])[];
}

/** A position as the game's own picture draws it. */
export interface Figure<G extends GameTypes = GameTypes> {
  readonly section: SectionId;
  /** How many play; as many as in the lesson, if it does not say. */
  readonly seats?: number;
  readonly position: G['state'];
  /** Answers given since, by whoever was asked: the picture shows the last as just done. */
  readonly played?: readonly string[];
  /** An answer that is only pointed at. */
  readonly meant?: string;
  /** Places that are marked, as the picture names them. */
  readonly lit?: readonly string[];
  /** Places to be seen closely. */
  readonly close?: readonly string[];
}

/** Everything one language says about learning a game; what is missing does not compile. */
export interface LearningWords<
  Step extends string = string,
  Miss extends string = string,
  Fig extends string = string,
> {
  readonly steps: { readonly [S in Step]: StepWords };
  /** Why an answer was not the one, kindly. */
  readonly misses: { readonly [M in Miss]: string };
  readonly sections: { readonly [S in SectionId]: SectionWords };
  /** The captions. */
  readonly figures: { readonly [F in Fig]: string };
}

/** The messages with which a game asks; one that asks the same in another way ends with `Ask`. */
type PromptId<G extends GameTypes> = Extract<keyof G['messages'], `${string}.ask` | `${string}Ask`>;

/** Everything a game teaches. Loaded when somebody wants to learn it. */
export interface Learning<
  G extends GameTypes = GameTypes,
  Step extends string = string,
  Miss extends string = string,
  Fig extends string = string,
> {
  /** How many play in the lesson. */
  readonly seats: number;
  /** In the order they are taken. */
  readonly steps: { readonly [S in Step]: LessonStep<G, Miss> };
  readonly figures: { readonly [F in Fig]: Figure<G> };
  /** The section that explains what is asked. */
  readonly prompts: { readonly [P in PromptId<G>]: SectionId };
  readonly words: {
    readonly [L in LanguageCode]: () => Promise<{ readonly words: LearningWords<Step, Miss, Fig> }>;
  };
}
