/** How far somebody has come in the lessons, kept in the browser. */

import { readKept, writeKept } from '../settings/kept.ts';

export interface Progress {
  /** The step to go on with, counted from 0. */
  readonly step: number;
  /** Has the lesson been taken to its end, ever? */
  readonly isDone: boolean;
}

const KEY = 'tortuga.lessons';

export function progressOf(game: string): Progress {
  return readProgress(field(readKept(KEY), game));
}

export function keepProgress(game: string, progress: Progress): void {
  const kept = readKept(KEY);
  writeKept(KEY, { ...(typeof kept === 'object' ? kept : {}), [game]: progress });
}

/** Whatever the browser kept: what is not understood is a beginning. */
export function readProgress(given: unknown): Progress {
  const step = field(given, 'step');
  return {
    step: typeof step === 'number' && Number.isInteger(step) && step >= 0 ? step : 0,
    isDone: field(given, 'isDone') === true,
  };
}

function field(given: unknown, name: string): unknown {
  return typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
}
