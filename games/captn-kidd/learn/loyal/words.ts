import type { LearningWords } from '../../../../web/toolkit/learn.ts';

export type StepId = 'place' | 'step' | 'hatch' | 'back' | 'group' | 'risk' | 'win';

/** Why an answer was not the one. */
export type Miss = 'not-stepped' | 'open' | 'turned-back' | 'lost' | 'can-move';

export type FigureId = 'deck' | 'facing' | 'lone' | 'group' | 'saved' | 'placing' | 'stuck';

export type LoyalWords = LearningWords<StepId, Miss, FigureId>;
