/** Twenty tables that wait for captains at once: how late the answers come, and how long everybody else waits. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { askedSeats, at, begin, seededFate } from '@tortuga/kernel';
import { loyalCaptain } from '../games/captn-kidd/loyal-captain.ts';
import type { Ask } from '../server/thinking/ask.ts';
import { Thinkers } from '../server/thinking/thinkers.ts';
import type { Figure, Note } from './figure.ts';
import { TABLE } from './loyal/kernel.ts';

const TABLES = 20;
/** A captain's time for an answer, in milliseconds. */
const BUDGET = 300;
/** How long the tables keep asking, in milliseconds. */
const DURATION = 6000;

interface Crowd {
  /** By how much the latest answer missed its budget, in milliseconds. */
  readonly late: number;
  /** The longest that the thread which serves people was held up, in milliseconds. */
  readonly delay: number;
}

/** Both figures come from the same crowd, which is let in once. */
let crowd: Promise<Crowd> | undefined;

async function letIn(note: Note): Promise<Crowd> {
  const thinkers = await Thinkers.open();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const end = performance.now() + DURATION;
  const waits = (
    await Promise.all(Array.from({ length: TABLES }, (_, seed) => askUntil(thinkers, end, seed)))
  ).flat();
  delay.disable();
  await thinkers.close();
  const sailors = waits.filter(({ by }) => by === 'sailor').length;
  note(`${waits.length} answers at ${TABLES} tables in ${DURATION / 1000} s, ${sailors} of them by a sailor`);
  return { late: Math.max(...waits.map(({ wait }) => wait)) - BUDGET, delay: delay.max / 1e6 };
}

async function askUntil(thinkers: Thinkers, end: number, seed: number) {
  const waits: { wait: number; by: string }[] = [];
  while (performance.now() < end) {
    const start = performance.now();
    const { by } = await thinkers.ask(opening(seed + waits.length));
    waits.push({ wait: performance.now() - start, by });
  }
  return waits;
}

function opening(seed: number): Ask {
  const { state } = begin(loyalCaptain, TABLE, seededFate(seed));
  const seat = at(askedSeats(loyalCaptain, state), 0);
  const view = loyalCaptain.view(state, seat);
  return { game: loyalCaptain.id, view, seat, bot: 'captain', budget: { milliseconds: BUDGET }, seed };
}

export const thinking: readonly Figure[] = [
  {
    name: 'bots.answer.lateMs',
    what: `milliseconds by which the latest captain of ${TABLES} tables missed its ${BUDGET} ms (at most 100)`,
    async run(note) {
      crowd ??= letIn(note);
      return (await crowd).late;
    },
  },
  {
    name: 'bots.loop.delayMs',
    what: 'milliseconds the serving thread was held up at most meanwhile (at most 20)',
    async run(note) {
      crowd ??= letIn(note);
      return (await crowd).delay;
    },
  },
];
