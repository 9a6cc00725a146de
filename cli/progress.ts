/** A bar on standard error while matches are played, for people only. */

import type { Voice } from './voice.ts';

const BAR = 24;

export function progressBar(games: number, { say, number }: Voice, title = ''): (done: number) => void {
  if (!process.stderr.isTTY) return () => undefined;
  return (done) => {
    const full = Math.floor((done / games) * BAR);
    const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
    const count = say('sim.running', { done: number(done), games: number(games) });
    process.stderr.write(done === games ? '\r\u001b[K' : `\r${title}${bar} ${count}\u001b[K`);
  };
}
