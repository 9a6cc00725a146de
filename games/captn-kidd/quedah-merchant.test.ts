import { laws, perftTable, playthrough } from '@tortuga/testkit';
import { quedahMerchant } from './quedah-merchant.ts';

const GOLDEN = `${import.meta.dirname}/playthroughs/quedah-merchant`;

laws(quedahMerchant, { maxStateBytes: 2000, maxEntryBytes: 60 });
playthrough(quedahMerchant, GOLDEN);
perftTable(quedahMerchant, `${GOLDEN}/perft.json`);
