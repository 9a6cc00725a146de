import { laws, rulesAreTested } from '@tortuga/testkit';
import { portRoyal } from './port-royal.ts';

laws(portRoyal, { games: 60, maxStateBytes: 2000 });
rulesAreTested(import.meta.dirname);
