/** Requests that wait until something happens at a table, for programs that have no socket. */

import { once } from 'node:events';
import type { PersonId } from '@tortuga/tables';
import type { Ear, Harbour } from '../tables/harbour.ts';
import { no } from './refusals.ts';

type Seen = Awaited<ReturnType<Harbour['sight']>>;

export interface Wait {
  readonly table: string;
  readonly person: PersonId;
  readonly since: number;
  readonly seconds: number;
  /** Aborted when whoever asked has gone. */
  readonly gone: AbortSignal;
}

export class Waiting {
  readonly #harbour: Harbour;
  readonly #perPerson: number;
  readonly #stopping: AbortSignal;
  readonly #counts = new Map<PersonId, number>();

  constructor(harbour: Harbour, perPerson: number, stopping: AbortSignal) {
    this.#harbour = harbour;
    this.#perPerson = perPerson;
    this.#stopping = stopping;
  }

  /** The table as soon as it has news, or as it is when the time is up. */
  async sight(wait: Wait): Promise<Seen> {
    const { person } = wait;
    const others = this.#counts.get(person) ?? 0;
    if (others >= this.#perPerson)
      return no('too-many-requests', `${others} requests of yours wait already.`);
    this.#counts.set(person, others + 1);
    try {
      return await this.#wait(wait);
    } finally {
      this.#leave(person);
    }
  }

  async #wait(wait: Wait): Promise<Seen> {
    const { table, person, since } = wait;
    const end = new AbortController();
    const ear: Ear = { person, muted: NOBODY, hear: (json) => isNews(String(json)) && end.abort() };
    const now = await this.#harbour.watch(table, ear, since);
    const isOver = !now.ok || now.value.sight.seq > since;
    if (!isOver)
      await firstOf(end.signal, this.#stopping, wait.gone, AbortSignal.timeout(wait.seconds * 1000));
    this.#harbour.unwatch(table, ear);
    return isOver ? now : this.#harbour.sight(table, person, since);
  }

  #leave(person: PersonId): void {
    const left = (this.#counts.get(person) ?? 1) - 1;
    if (left === 0) this.#counts.delete(person);
    else this.#counts.set(person, left);
  }
}

const NOBODY: ReadonlySet<PersonId> = new Set();

/** Who comes and goes is no news. */
function isNews(json: string): boolean {
  const message: unknown = JSON.parse(json);
  return typeof message === 'object' && message !== null && 'sight' in message;
}

async function firstOf(...signals: AbortSignal[]): Promise<void> {
  const any = AbortSignal.any(signals);
  if (!any.aborted) await once(any, 'abort');
}
