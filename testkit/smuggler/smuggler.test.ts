import { laws, perftTable, playthrough, rulesAreTested } from '@tortuga/testkit';
import { smuggler } from './smuggler.ts';

laws(smuggler, { games: 100 });
playthrough(smuggler, `${import.meta.dirname}/playthroughs`);
perftTable(smuggler, `${import.meta.dirname}/playthroughs/perft.json`);
rulesAreTested(import.meta.dirname);
