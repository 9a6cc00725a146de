/** `npm run chaos [-- kills [tables]]`: a longer storm than the tests have time for. */

import { storm } from './storm.ts';

const [kills = '200', tables = '50'] = process.argv.slice(2);
const aftermath = await storm({
  kills: Number(kills),
  tables: Number(tables),
  longestLife: 3000,
  say: (line) => process.stderr.write(`${line}\n`),
});
const { missing, different, stuck, troubles } = aftermath;
console.log(JSON.stringify(aftermath, undefined, 2));
process.exitCode = missing.length + different.length + stuck.length + troubles.length > 0 ? 1 : 0;
