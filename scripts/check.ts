// Runs some of the checks: node scripts/check.ts [lint] [types] [arrows] [dead]

import { conclude, runChecks } from './test/checks.ts';

conclude(await runChecks(process.argv.slice(2)));
