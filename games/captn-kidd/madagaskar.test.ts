import { laws, perftTable, playthrough } from '@tortuga/testkit';
import { madagaskar } from './madagaskar.ts';

const GOLDEN = `${import.meta.dirname}/playthroughs/madagaskar`;

laws(madagaskar, {
  maxStateBytes: 2000,
  maxEntryBytes: 60,
  games: 200,
  optionSets: [
    { firstPlayer: 'random', idleLimit: 200 },
    { firstPlayer: 'seat1', idleLimit: 20 },
  ],
});
// Without an idle limit a trail may grow, and the state with it.
laws(madagaskar, { maxEntryBytes: 60, games: 100, optionSets: [{ firstPlayer: 'seat1', idleLimit: 0 }] });
playthrough(madagaskar, GOLDEN);
perftTable(madagaskar, `${GOLDEN}/perft.json`);
