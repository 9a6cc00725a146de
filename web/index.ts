/** The client in the browser; for now, bots that think beside the page. */

export type { Answer, Ask, Suggestion, ThinkingBudget } from './thinking/ask.ts';
export { startWorker } from './thinking/start.ts';
export { Thinkers } from './thinking/thinkers.ts';
