import { laws } from '@tortuga/testkit';
import { portRoyal } from './port-royal.ts';

laws(portRoyal, { games: 60, maxStateBytes: 2000 });
