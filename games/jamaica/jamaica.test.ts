import { defaultOptions } from '@tortuga/kernel';
import { laws, rulesAreTested } from '@tortuga/testkit';
import { jamaica } from './jamaica.ts';

const usual = defaultOptions(jamaica);

laws(jamaica, {
  games: 60,
  optionSets: [
    usual,
    { ...usual, bank: 'strict', discard_view: 'top' },
    { ...usual, steal_pick: 'random', first_captain: 'seat3' },
  ],
});
rulesAreTested(import.meta.dirname);
