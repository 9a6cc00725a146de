import type { AnyGame } from '@tortuga/kernel';
import { answer } from './answer.ts';
import type { Ask } from './ask.ts';

/**
 * What a worker does: it says once that it is ready, then answers every ask that comes. An exception reaches
 * the page as an `error` event of the worker.
 */
export function listen(games: readonly AnyGame[]): void {
  self.addEventListener('message', ({ data }: MessageEvent<Ask>) => self.postMessage(answer(games, data)));
  self.postMessage('ready');
}
