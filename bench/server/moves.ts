/** Durable answers in a second over real sockets, beside a boardgame.io server with its storage in memory. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure, Note } from '../figure.ts';
import { median, short } from '../race.ts';
import { type Child, startChild } from './child.ts';
import { ourTable } from './our-players.ts';
import { type BusyTable, Counter, quantile } from './swarm.ts';
import { theirTable } from './their-players.ts';

const TABLES = 200;
const ROUNDS = 4;
/** Milliseconds of a round, and before it: a server that has just started still compiles itself. */
const ROUND = 3000;
const WARM_UP = 6000;

interface Round {
  /** Answers in a second. */
  readonly rate: number;
  /** Answers in a second of the server's processor time. */
  readonly perProcessor: number;
  readonly waits: readonly number[];
}

interface Contest {
  readonly ours: readonly Round[];
  readonly theirs: readonly Round[];
}

type Open = (child: Child, table: number, counter: Counter) => Promise<BusyTable>;

async function playRound(module: string, open: Open): Promise<Round> {
  const child = await startChild(module);
  const counter = new Counter();
  const tables: BusyTable[] = [];
  for (let table = 0; table < TABLES; table++) tables.push(await open(child, table, counter));
  await sleep(WARM_UP);
  const before = await child.vitals();
  counter.take();
  const start = performance.now();
  await sleep(ROUND);
  const { moves, waits } = counter.take();
  const seconds = (performance.now() - start) / 1000;
  const { spent } = await child.vitals();
  for (const table of tables) table.close();
  await child.stop();
  return { rate: moves / seconds, perProcessor: (moves * 1000) / (spent - before.spent), waits };
}

const playOurs = () => playRound('./tortuga.ts', ({ port }, _, counter) => ourTable(port, counter));
const playTheirs = () =>
  playRound('./boardgame-io.ts', ({ port }, table, counter) => theirTable(port, `m${table}`, counter));

async function hold(): Promise<Contest> {
  const ours: Round[] = [];
  const theirs: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await playOurs());
    theirs.push(await playTheirs());
  }
  return { ours, theirs };
}

/** All figures come from the same contest. */
let contest: Promise<Contest> | undefined;

function held(): Promise<Contest> {
  contest ??= hold();
  return contest;
}

function perSecond(rounds: readonly Round[], key: 'rate' | 'perProcessor'): string {
  return Math.round(median(rounds.map((round) => round[key]))).toLocaleString('en');
}

function remark(note: Note, { ours, theirs }: Contest): void {
  note(
    `answers/s at ${TABLES} tables: ours ${perSecond(ours, 'rate')} stored, theirs ${perSecond(theirs, 'rate')} in memory`,
  );
  note(
    `per second of the server's processors: ours ${perSecond(ours, 'perProcessor')}, theirs ${perSecond(theirs, 'perProcessor')}`,
  );
}

async function wait(share: number, note: Note): Promise<number> {
  const { ours, theirs } = await held();
  const at = (rounds: readonly Round[]) =>
    quantile(
      rounds.flatMap(({ waits }) => waits),
      share,
    );
  note(`boardgame.io: ${short(at(theirs))} ms`);
  return at(ours);
}

export const serverMoves: readonly Figure[] = [
  {
    name: 'server.moves.vs.bgio',
    what: 'durable answers over sockets, as many times those of boardgame.io in memory (at least 3)',
    async run(note) {
      const rounds = await held();
      remark(note, rounds);
      return median(rounds.ours.map(({ rate }, i) => rate / (rounds.theirs[i]?.rate ?? Number.NaN)));
    },
  },
  {
    name: 'server.move.p50ms',
    what: `milliseconds until an answer is stored and acknowledged, all ${TABLES} tables answering at once: half are faster`,
    run: (note) => wait(0.5, note),
  },
  {
    name: 'server.move.p99ms',
    what: 'the same: 99 of 100 are faster',
    run: (note) => wait(0.99, note),
  },
];
