/** What tests of games are made of. */

export { after, answered, eventsOf, fate, legalLines } from './answers.ts';
export { type LawSettings, laws } from './laws/laws.ts';
export { findGame, type Played, playAtRandom } from './random.ts';
