import { laws } from '@tortuga/testkit';
import { spanishMain } from './spanish-main.ts';

const USUAL = {
  points: '30',
  fleets: 'ready',
  islands: 'chart',
  coins: 'usual',
  uniques: 'off',
  promos: 'off',
} as const;

laws(spanishMain, {
  games: 4,
  maxStateBytes: 16_000,
  maxEntryBytes: 60,
  optionSets: [
    USUAL,
    { ...USUAL, fleets: 'quick', uniques: 'random' },
    { points: '20', fleets: 'free', islands: 'chart', coins: 'free', uniques: 'chosen', promos: 'on' },
    { points: '40', fleets: 'draft', islands: 'hand', coins: 'sets', uniques: 'random', promos: 'on' },
  ],
});
