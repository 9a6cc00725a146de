import { GAMES } from '@tortuga/games';
import { type MatchFile, readMatch } from '@tortuga/kernel';
import { type Answer, startWorker, Thinkers } from '@tortuga/web';
import type { Finding, Lab, Trial } from './lab.ts';

const startOddWorker = () => new Worker(new URL('./odd-worker.ts', import.meta.url), { type: 'module' });

const thinkers = {
  client: new Thinkers(startWorker),
  odd: new Thinkers(startOddWorker),
  lost: new Thinkers(() => new Worker('/lost-at-sea.js')),
};

let frames = 0;
function countFrames(): void {
  frames += 1;
  requestAnimationFrame(countFrames);
}
countFrames();

function abortedAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('moved on')), milliseconds);
  return controller.signal;
}

function ask({ ask, of = 'client', abortAfter }: Trial): Promise<Answer> {
  return thinkers[of].ask(ask, abortAfter === undefined ? {} : { signal: abortedAfter(abortAfter) });
}

async function attempt(trial: Trial): Promise<Finding> {
  const start = { time: performance.now(), frames };
  const result = await ask(trial).then(
    (answer) => ({ answer }),
    (trouble: Error) => ({ trouble: trouble.message }),
  );
  return { ...result, milliseconds: performance.now() - start.time, frames: frames - start.frames };
}

function replay(file: MatchFile): string {
  const game = GAMES.find(({ id }) => id === file.game);
  if (game === undefined) throw new Error(`no game ${file.game}`);
  const match = readMatch(game, file);
  if (!match.ok) throw new Error(match.detail);
  return JSON.stringify(match.value.state);
}

function close(): void {
  for (const each of Object.values(thinkers)) each.close();
}

Object.assign(window, { lab: { attempt, replay, close } satisfies Lab });
