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

/** Of 256 sets these: each value of each option with the usual rest and with the unusual rest of the others. */
const optionSets: PirateOptions[] = [usual, unusual, { ...usual, pauseOnWindows: 'on', duelScope: 'all' }];

laws(piratenbucht, { games: 60, maxStateBytes: 4000, maxEntryBytes: 80, optionSets });
playthrough(piratenbucht, `${import.meta.dirname}/playthroughs`);
perftTable(piratenbucht, `${import.meta.dirname}/playthroughs/perft.json`);
rulesAreTested(import.meta.dirname);
