import type { LearningWords } from '../../../web/toolkit/learn.ts';

export type StepId =
  | 'sail'
  | 'explore'
  | 'take'
  | 'fire'
  | 'mast'
  | 'ram'
  | 'board'
  | 'prize'
  | 'tow'
  | 'home';

/** Why an answer was not the one. */
export type Miss =
  | 'not-docked'
  | 'no-exploring'
  | 'small-coin'
  | 'no-shot'
  | 'worse-cannon'
  | 'best-cannon'
  | 'no-ram'
  | 'no-boarding'
  | 'no-gold'
  | 'no-tow'
  | 'not-home';

export type FigureId = 'start' | 'bars' | 'dock' | 'fire' | 'ram' | 'tow' | 'end';

export type SpanishMainLearning = LearningWords<StepId, Miss, FigureId>;
