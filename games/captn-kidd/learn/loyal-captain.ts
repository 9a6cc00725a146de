import type { Learning } from '../../../web/toolkit/learn.ts';
import type { Loyal } from '../rules/loyal/state.ts';
import { figures } from './loyal/figures.ts';
import { steps } from './loyal/steps.ts';
import type { FigureId, Miss, StepId } from './loyal/words.ts';

export const learning: Learning<Loyal, StepId, Miss, FigureId> = {
  seats: 2,
  steps,
  figures,
  prompts: { 'turn.ask': 'turn' },
  words: {
    en: () => import('./loyal/en.ts'),
    nl: () => import('./loyal/nl.ts'),
    de: () => import('./loyal/de.ts'),
  },
};
