import type { LearningWords } from '../../../web/toolkit/learn.ts';

export type StepId = 'win' | 'trump' | 'pirate' | 'stake' | 'load' | 'bid' | 'exchange' | 'name' | 'repay';

/** Why an answer was not the one. */
export type Miss = 'lost' | 'too-heavy' | 'sinking' | 'no-bid' | 'still-blue' | 'short-colour' | 'in-debt';

export type FigureId =
  | 'table'
  | 'row'
  | 'auction'
  | 'trick'
  | 'ruffed'
  | 'ships'
  | 'cubes'
  | 'pirates'
  | 'end';

export type PortRoyalWords = LearningWords<StepId, Miss, FigureId>;
