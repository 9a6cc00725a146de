import type { Learning } from '../../../web/toolkit/learn.ts';
import type { Quedah } from '../rules/quedah/state.ts';
import { figures } from './quedah/figures.ts';
import { steps } from './quedah/steps.ts';
import type { FigureId, Miss, StepId } from './quedah/words.ts';

export const learning: Learning<Quedah, StepId, Miss, FigureId> = {
  seats: 2,
  steps,
  figures,
  prompts: {
    'setup.ask': 'setup',
    'turn.ask': 'moving',
    'exit.ask': 'special',
    'exitsClosed.ask': 'special',
    'reinforcement.ask': 'turn',
  },
  words: {
    en: () => import('./quedah/en.ts'),
    nl: () => import('./quedah/nl.ts'),
    de: () => import('./quedah/de.ts'),
  },
};
