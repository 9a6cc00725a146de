/** Tables for people far apart, and bots that think beside them. */

export type { Answer, Ask, Suggestion, ThinkingBudget } from './thinking/ask.ts';
export { Thinkers, type ThinkersOptions } from './thinking/thinkers.ts';
