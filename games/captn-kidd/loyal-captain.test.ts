import { laws, perftTable, playthrough, rulesAreTested } from '@tortuga/testkit';
import { loyalCaptain } from './loyal-captain.ts';

const GOLDEN = `${import.meta.dirname}/playthroughs/loyal-captain`;

laws(loyalCaptain, { maxStateBytes: 2000, maxEntryBytes: 60 });
playthrough(loyalCaptain, GOLDEN);
perftTable(loyalCaptain, `${GOLDEN}/perft.json`);

// All three games have one rulebook.
rulesAreTested(import.meta.dirname);
