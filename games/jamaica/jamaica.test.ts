import { defaultOptions } from '@tortuga/kernel';
import { laws } from '@tortuga/testkit';
import { jamaica } from './jamaica.ts';

const usual = defaultOptions(jamaica);

laws(jamaica, {
  games: 20,
  optionSets: [
    usual,
    { ...usual, bank: 'strict', steal_pick: 'random', discard_view: 'top', first_captain: 'seat3' },
  ],
});
