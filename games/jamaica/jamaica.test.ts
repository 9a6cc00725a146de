import { defaultOptions } from '@tortuga/kernel';
import { laws, perftTable, playthrough, rulesAreTested } from '@tortuga/testkit';
import { jamaica } from './jamaica.ts';

const GOLDEN = `${import.meta.dirname}/playthroughs`;

const usual = defaultOptions(jamaica);

laws(jamaica, {
  games: 80,
  // Every value of every option, not every combination: that would be 280 tables.
  optionSets: [
    usual,
    { ...usual, bank: 'strict', discard_view: 'top' },
    { ...usual, steal_pick: 'random', first_captain: 'seat3' },
  ],
  maxStateBytes: 2000,
  maxEntryBytes: 60,
});
playthrough(jamaica, GOLDEN);
perftTable(jamaica, `${GOLDEN}/perft.json`);
rulesAreTested(import.meta.dirname);
