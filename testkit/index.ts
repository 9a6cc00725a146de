/** What tests of games are made of. */

export { after, answered, eventsOf, fate, legalLines } from './answers.ts';
export { perftTable } from './golden/perft-table.ts';
export { playthrough } from './golden/playthrough.ts';
export { type LawSettings, laws } from './laws/laws.ts';
export { findGame, type Played, playAtRandom } from './random.ts';
export { type RuleCoverage, ruleCoverage, rulesAreTested } from './rulebook/rules.ts';
export { smuggler } from './smuggler/smuggler.ts';
export { dive, type Tiny, tiny } from './tiny.ts';
