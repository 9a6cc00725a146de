/** What lessons and rulebooks say besides what the games teach. A language that misses a sentence does not compile. */

type Plain =
  | 'steps'
  | 'step.done'
  | 'goal'
  | 'show'
  | 'reached'
  | 'missed'
  | 'next'
  | 'again'
  | 'retake'
  | 'taken'
  | 'play'
  | 'rules'
  | 'lesson'
  | 'lessons'
  | 'contents'
  | 'print'
  | 'keys';

export type LearnMessages = { readonly [Id in Plain]: object } & {
  readonly step: { readonly step: number; readonly steps: number };
  /** From which step on. */
  readonly resume: { readonly step: number };
  readonly watch: { readonly label: string };
  readonly over: { readonly game: string };
};
