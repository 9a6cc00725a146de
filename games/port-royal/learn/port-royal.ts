import type { Learning, SectionId } from '../../../web/toolkit/learn.ts';
import type { PortRoyal } from '../rules/state.ts';
import { figures } from './figures.ts';
import { steps } from './steps.ts';
import type { FigureId, Miss, StepId } from './words.ts';

const PROMPTS = {
  'auction.ask': 'turn',
  'exchange.ask': 'turn',
  'trump.ask': 'turn',
  'leader.ask': 'turn',
  'stake.ask': 'moving',
  'card.lead': 'moving',
  'card.follow': 'moving',
  'take.ask': 'capturing',
  'remove.ask': 'special',
  'relocate.ask': 'special',
  'prisoner.ask': 'special',
} as const satisfies { readonly [prompt: string]: SectionId };

export const learning: Learning<PortRoyal, StepId, Miss, FigureId> = {
  seats: 3,
  steps,
  figures,
  prompts: PROMPTS,
  words: {
    en: () => import('./en.ts'),
    nl: () => import('./nl.ts'),
    de: () => import('./de.ts'),
  },
};
