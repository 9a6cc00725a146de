/** `npm run bench [-- [--json] [name…]]`: measures the figures that are named, or all. */

import { FIGURES } from './figures.ts';
import { asJson, asTable } from './report.ts';
import { readRequest } from './request.ts';

const request = readRequest(process.argv.slice(2), FIGURES);
if (request.ok) {
  // Libraries look at it when they load, and boardgame.io, when it moves: the race is for its release build.
  process.env['NODE_ENV'] = 'production';
  await (request.json ? asJson : asTable)(request.figures, (text) => process.stdout.write(text));
} else {
  process.stderr.write(`${request.complaint}\n`);
  process.exitCode = 2;
}
