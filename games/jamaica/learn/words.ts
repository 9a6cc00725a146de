import type { LearningWords } from '../../../web/toolkit/learn.ts';

export type StepId = 'dice' | 'card' | 'lair' | 'pay' | 'clear' | 'battle' | 'spoils' | 'retreat' | 'home';

/** Why an answer was not the one. */
export type Miss =
  | 'little-gold'
  | 'other-card'
  | 'no-lair'
  | 'both-holds'
  | 'dear-hold'
  | 'no-victory'
  | 'no-gold'
  | 'no-treasure'
  | 'not-home';

export type FigureId = 'start' | 'dice' | 'fork' | 'shortage' | 'battle' | 'scores';

export type JamaicaLearning = LearningWords<StepId, Miss, FigureId>;
