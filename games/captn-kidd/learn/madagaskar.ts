import type { Learning } from '../../../web/toolkit/learn.ts';
import type { Madagaskar } from '../rules/madagaskar/state.ts';
import { figures } from './madagaskar/figures.ts';
import { steps } from './madagaskar/steps.ts';
import type { FigureId, Miss, StepId } from './madagaskar/words.ts';

export const learning: Learning<Madagaskar, StepId, Miss, FigureId> = {
  seats: 2,
  steps,
  figures,
  prompts: { 'setup.ask': 'setup', 'turn.ask': 'turn' },
  words: {
    en: () => import('./madagaskar/en.ts'),
    nl: () => import('./madagaskar/nl.ts'),
    de: () => import('./madagaskar/de.ts'),
  },
};
