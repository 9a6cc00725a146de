/** What tests of games are made of. */

export { after, answered, eventsOf, fate, legalLines } from './answers.ts';
