import { laws, perftTable, playthrough } from '@tortuga/testkit';
import { quedahMerchant } from './quedah-merchant.ts';

const GOLDEN = `${import.meta.dirname}/playthroughs/quedah-merchant`;

laws(quedahMerchant, {
  maxStateBytes: 2000,
  maxEntryBytes: 60,
  games: 500,
  // Who begins has nothing to do with the rest: every other pair of values meets.
  optionSets: [
    { firstPlayer: 'random', stuck: 'mild', idleLimit: 200 },
    { firstPlayer: 'random', stuck: 'mild', idleLimit: 0 },
    { firstPlayer: 'seat1', stuck: 'strict', idleLimit: 200 },
    { firstPlayer: 'seat1', stuck: 'strict', idleLimit: 0 },
  ],
});
playthrough(quedahMerchant, GOLDEN);
perftTable(quedahMerchant, `${GOLDEN}/perft.json`);
