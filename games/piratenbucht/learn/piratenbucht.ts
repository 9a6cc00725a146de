import type { Learning } from '../../../web/toolkit/learn.ts';
import type { Piratenbucht } from '../rules/state.ts';
import { figures } from './figures.ts';
import { steps } from './steps.ts';
import type { FigureId, Miss, StepId } from './words.ts';

/** Some questions are asked in several ways. */
const prompts = {
  'fit.ask': 'setup',
  'wheel.ask': 'moving',
  'action.ask': 'special',
  'window.ask': 'capturing',
  'turn.ask': 'capturing',
  'turn.enemies': 'capturing',
  'navy.ask': 'special',
  'tavern.ask': 'turn',
  'upgrade.ask': 'turn',
  'upgrade.any': 'turn',
  'flip.ask': 'turn',
  'buryTreasure.ask': 'turn',
  'buryGold.ask': 'turn',
  'cove.ask': 'turn',
  'cove.repair': 'turn',
} as const;

export const learning: Learning<Piratenbucht, StepId, Miss, FigureId> = {
  seats: 3,
  steps,
  figures,
  prompts,
  words: {
    en: () => import('./en.ts'),
    nl: () => import('./nl.ts'),
    de: () => import('./de.ts'),
  },
};
