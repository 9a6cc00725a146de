import { laws } from '@tortuga/testkit';
import { loyalCaptain } from './loyal-captain.ts';

laws(loyalCaptain, { maxStateBytes: 2000, maxEntryBytes: 60 });
