import type { LearningWords } from '../../../../web/toolkit/learn.ts';

export type StepId = 'walk' | 'hunt' | 'leave' | 'newcomer' | 'free' | 'exit' | 'seven' | 'block';

/** Why an answer was not the one. */
export type Miss =
  | 'elsewhere'
  | 'no-captive'
  | 'not-from-hatch'
  | 'still-captive'
  | 'no-prey'
  | 'not-seven'
  | 'not-blocked';

export type FigureId = 'start' | 'roll' | 'behind' | 'captive' | 'freeing' | 'blocked';

export type QuedahWords = LearningWords<StepId, Miss, FigureId>;
