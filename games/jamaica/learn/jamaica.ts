import type { Learning } from '../../../web/toolkit/learn.ts';
import type { Jamaica } from '../rules/state.ts';
import { figures } from './figures.ts';
import { steps } from './steps.ts';
import type { FigureId, Miss, StepId } from './words.ts';

export const learning: Learning<Jamaica, StepId, Miss, FigureId> = {
  seats: 3,
  steps,
  figures,
  prompts: {
    'dice.ask': 'turn',
    'cards.ask': 'turn',
    'load.ask': 'turn',
    'clear.ask': 'turn',
    'sail.ask': 'moving',
    'take.ask': 'moving',
    'retreat.ask': 'moving',
    'foe.ask': 'capturing',
    'powder.attack.ask': 'capturing',
    'powder.defend.ask': 'capturing',
    'take.powder.ask': 'capturing',
    'spoils.ask': 'capturing',
    'sabre.ask': 'special',
    'foe.ghost.ask': 'special',
    'spoils.ghost.ask': 'special',
    'steer.ask': 'special',
  },
  words: {
    en: () => import('./en.ts'),
    nl: () => import('./nl.ts'),
    de: () => import('./de.ts'),
  },
};
