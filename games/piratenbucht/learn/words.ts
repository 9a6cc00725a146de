import type { LearningWords } from '../../../web/toolkit/learn.ts';

export type StepId = 'wheel' | 'raise' | 'card' | 'shoot' | 'sabotage' | 'blackbeard' | 'flee' | 'tavern';

/** Why an answer was not the one. */
export type Miss =
  | 'elsewhere'
  | 'no-die'
  | 'no-card'
  | 'not-weakest'
  | 'bad-aim'
  | 'still-there'
  | 'ran'
  | 'stayed'
  | 'gold-left';

export type FigureId = 'start' | 'track' | 'courses' | 'order' | 'aim' | 'blackbeard' | 'end';

export type PirateWords = LearningWords<StepId, Miss, FigureId>;
