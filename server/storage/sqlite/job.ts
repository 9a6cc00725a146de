/** What is asked of a thread that has the database open, and what it answers. Plain values only. */

/** Records for the end of a table's log, as JSON. */
export type AppendJob = readonly [table: string, seq: number, records: readonly string[]];

/** A query and its values. */
type QueryText = readonly [sql: string, values: readonly unknown[]];

/** Queries that belong together: all or none. */
export type QueryJob = readonly QueryText[];

export type Job = AppendJob | QueryJob;

/** Jobs that share a transaction, in order. */
export type Batch = readonly Job[];

/**
 * A job as one line of text, because one text is cheaper to hand to a thread than many small things. JSON has no tabs
 * and no ends of lines, so records stand between them as they are; what begins like a list is a job of queries.
 */
export function writeJob(job: Job): string {
  return isAppend(job) ? `${job[0]}\t${job[1]}\t${job[2].join('\t')}` : JSON.stringify(job);
}

export function readBatch(text: string): Batch {
  return text.split('\n').map(readJob);
}

function readJob(line: string): Job {
  if (line.startsWith('[')) return JSON.parse(line);
  const [table = '', seq, ...records] = line.split('\t');
  return [table, Number(seq), records];
}

/** The rows of every query of a job. */
export type Results = readonly (readonly unknown[])[];

/** Why a job failed. */
export interface Failure {
  readonly kind: 'conflict' | 'fault';
  readonly why: string;
}

/** By their place in the batch, the jobs that have more to say than that they are done. */
export type Outcomes = readonly (readonly [place: number, outcome: Results | Failure])[];

export type Role = 'writer' | 'reader';

export interface Briefing {
  readonly folder: string;
  readonly role: Role;
}

export function isAppend(job: Job): job is AppendJob {
  return typeof job[0] === 'string';
}
