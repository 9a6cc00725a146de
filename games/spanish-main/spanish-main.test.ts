import { defaultOptions } from '@tortuga/kernel';
import { laws, perftTable, playthrough, rulesAreTested } from '@tortuga/testkit';
import { spanishMain } from './spanish-main.ts';

const GOLDEN = `${import.meta.dirname}/playthroughs`;

const usual = defaultOptions(spanishMain);

laws(spanishMain, {
  // A game takes some hundred answers, each among hundreds of headings: one at each table will do.
  games: 4,
  maxStateBytes: 16_000,
  maxEntryBytes: 60,
  // Every value of every option, not every combination: that would be 432 sets.
  optionSets: [
    usual,
    { ...usual, fleets: 'quick', uniques: 'random' },
    { points: '20', fleets: 'free', islands: 'chart', coins: 'free', uniques: 'chosen', promos: 'on' },
    { points: '40', fleets: 'draft', islands: 'hand', coins: 'sets', uniques: 'random', promos: 'on' },
  ],
});
playthrough(spanishMain, GOLDEN);
perftTable(spanishMain, `${GOLDEN}/perft.json`);
rulesAreTested(import.meta.dirname);
