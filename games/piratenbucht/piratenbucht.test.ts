import { defaultOptions } from '@tortuga/kernel';
import { laws, perftTable, playthrough, rulesAreTested } from '@tortuga/testkit';
import { piratenbucht } from './piratenbucht.ts';
import type { PirateOptions } from './rules/state.ts';

const usual = defaultOptions(piratenbucht);

/** Everything the other way round. */
const unusual: PirateOptions = {
  fameHitTest: 'ship',
  blackbeardRevenge: 'on',
  fameCardSplit: '8-5-3',
  boardingNewCrew: 'six',
  duelScope: 'all',
  sabotageScope: 'anyone',
  treasureStock: 'unlimited',
  pauseOnWindows: 'on',
};

/** Of 256 sets these: every value occurs, among usual and among unusual ones. */
const optionSets: PirateOptions[] = [
  usual,
  unusual,
  { ...usual, pauseOnWindows: 'on', duelScope: 'all', treasureStock: 'unlimited' },
  { ...usual, blackbeardRevenge: 'on', fameHitTest: 'ship', sabotageScope: 'anyone' },
];

laws(piratenbucht, { games: 100, maxStateBytes: 3000, maxEntryBytes: 60, optionSets });
playthrough(piratenbucht, `${import.meta.dirname}/playthroughs`);
perftTable(piratenbucht, `${import.meta.dirname}/playthroughs/perft.json`);
rulesAreTested(import.meta.dirname);
