import { laws, perftTable, playthrough } from '@tortuga/testkit';
import { madagaskar } from './madagaskar.ts';

const GOLDEN = `${import.meta.dirname}/playthroughs/madagaskar`;

laws(madagaskar, {
  maxStateBytes: 2000,
  maxEntryBytes: 60,
  optionSets: [
    { firstPlayer: 'random', idleLimit: 200 },
    { firstPlayer: 'seat1', idleLimit: 200 },
    { firstPlayer: 'random', idleLimit: 20 },
    { firstPlayer: 'random', idleLimit: 0 },
    { firstPlayer: 'seat1', idleLimit: 0 },
  ],
});
playthrough(madagaskar, GOLDEN);
perftTable(madagaskar, `${GOLDEN}/perft.json`);
