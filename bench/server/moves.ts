/** Durable answers in a second over real sockets, beside a boardgame.io server with its storage in memory. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure, Note } from '../figure.ts';
import { median, short } from '../race.ts';
import { type Child, startChild } from './child.ts';
import { ourTable } from './our-players.ts';
import { type BusyTable, quantile, Swarm } from './swarm.ts';
import { theirTable } from './their-players.ts';

const TABLES = 200;
const ROUNDS = 15;
/** Milliseconds of a round, until its players are in full swing, and until those of the last are quiet. */
const ROUND = 1500;
const RUN_UP = 300;
const QUIET = 100;
/** A server that has just started still compiles itself. */
const WARM_UP = 8000;

interface Round {
  /** Answers in a second. */
  readonly rate: number;
  readonly waits: readonly number[];
}

/** A server with its players. */
interface Side {
  readonly child: Child;
  readonly swarm: Swarm;
  readonly tables: readonly BusyTable[];
  readonly rounds: Round[];
}

interface Contest {
  readonly ours: readonly Round[];
  readonly theirs: readonly Round[];
}

async function enter(
  module: string,
  open: (port: number, table: number, swarm: Swarm) => Promise<BusyTable>,
) {
  const child = await startChild(module);
  const swarm = new Swarm();
  const tables: BusyTable[] = [];
  for (let table = 0; table < TABLES; table++) tables.push(await open(child.port, table, swarm));
  const side: Side = { child, swarm, tables, rounds: [] };
  await sleep(WARM_UP);
  await silence(side);
  return side;
}

async function silence({ swarm }: Side): Promise<void> {
  swarm.hold();
  await sleep(QUIET);
}

async function playRound(side: Side): Promise<void> {
  const { swarm, rounds } = side;
  swarm.letLoose();
  await sleep(RUN_UP);
  swarm.take();
  const start = performance.now();
  await sleep(ROUND);
  const { moves, waits } = swarm.take();
  rounds.push({ rate: (moves * 1000) / (performance.now() - start), waits });
  await silence(side);
}

async function leave({ child, tables }: Side): Promise<void> {
  for (const table of tables) table.close();
  await child.stop();
}

/** Both servers live at the same time, and in turns they are busy: what slows the machine down slows both. */
async function hold(): Promise<Contest> {
  const ours = await enter('./tortuga.ts', (port, _, swarm) => ourTable(port, swarm));
  const theirs = await enter('./boardgame-io.ts', (port, table, swarm) =>
    theirTable(port, `m${table}`, swarm),
  );
  for (let round = 0; round < ROUNDS; round++) {
    await playRound(ours);
    await playRound(theirs);
  }
  await Promise.all([leave(ours), leave(theirs)]);
  return { ours: ours.rounds, theirs: theirs.rounds };
}

/** All figures come from the same contest. */
let contest: Promise<Contest> | undefined;

function held(): Promise<Contest> {
  contest ??= hold();
  return contest;
}

function ratios({ ours, theirs }: Contest): number[] {
  return ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN));
}

function perSecond(rounds: readonly Round[]): string {
  return Math.round(median(rounds.map(({ rate }) => rate))).toLocaleString('en');
}

function remark(note: Note, contest: Contest): void {
  const { ours, theirs } = contest;
  note(
    `answers/s at ${TABLES} tables: ours ${perSecond(ours)} stored, theirs ${perSecond(theirs)} in memory`,
  );
  const sorted = ratios(contest).toSorted((a, b) => a - b);
  note(`${ROUNDS} rounds from ${short(sorted[0] ?? Number.NaN)} to ${short(sorted.at(-1) ?? Number.NaN)}`);
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
      return median(ratios(rounds));
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
