import { laws, perftTable, playthrough, rulesAreTested } from '@tortuga/testkit';
import { portRoyal } from './port-royal.ts';

const GOLDEN = `${import.meta.dirname}/playthroughs`;

laws(portRoyal, { games: 120, maxStateBytes: 2000, maxEntryBytes: 60 });
playthrough(portRoyal, GOLDEN);
perftTable(portRoyal, `${GOLDEN}/perft.json`);
rulesAreTested(import.meta.dirname);
