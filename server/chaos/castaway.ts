/** Somebody who plays at a server that sinks again and again, comes back by themselves, and forgets nothing. */

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Push, Refused, Sight, Welcome } from '@tortuga/tables';
import { WebSocket } from 'ws';
import { openLine } from '../tables/testing/open-line.ts';

/** An answer the server has acknowledged: the number of its record. */
export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly seat: number;
  readonly line: string;
}

/** What was seen after a record. */
export interface Seen {
  readonly table: string;
  readonly seq: number;
  readonly seat: number;
  readonly view: string;
}

/** Milliseconds between two attempts to come back, and before an answer. */
const RETRY = 100;
const PONDER = 100;

/** Refusals that are the price of answering while the server sinks: the answer may have been taken after all. */
const HARMLESS = new Set([
  'stale',
  'not-your-turn',
  'game-over',
  'already-seated',
  'seat-taken',
  'proposal-open',
  'no-proposal',
]);

type Wish = { readonly do: string; readonly [key: string]: unknown };

export class Castaway {
  readonly #port: number;
  readonly #cookie: string;
  readonly acknowledged: Acknowledged[] = [];
  readonly seen = new Map<string, Seen>();
  readonly troubles: string[] = [];
  /** By table: the newest number known. */
  readonly known = new Map<string, number>();
  reconnections = 0;
  readonly #tables = new Set<string>();
  readonly #seats = new Map<string, number>();
  readonly #pending = new Map<number, { readonly table: string; readonly line: string }>();
  #socket: WebSocket | undefined;
  #id = 0;
  #isDone = false;

  private constructor(port: number, cookie: string) {
    this.#port = port;
    this.#cookie = cookie;
  }

  static async arrive(port: number): Promise<Castaway> {
    const response = await fetch(`http://127.0.0.1:${port}/api/me`);
    await response.arrayBuffer();
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const castaway = new Castaway(port, cookies.join('; '));
    void castaway.#stayConnected();
    return castaway;
  }

  async makeTable(wish: object): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.#port}/api/tables`, {
      method: 'POST',
      headers: { cookie: this.#cookie, origin: this.#origin, 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const { table, code } = (await response.json()) as { table?: string; code?: string };
    if (table === undefined) throw new Error(`no table was made: ${code}`);
    return table;
  }

  get #origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Plays at a table from now on. */
  join(table: string): void {
    this.#tables.add(table);
    this.#say({ do: 'watch', table });
  }

  leave(): void {
    this.#isDone = true;
    this.#socket?.terminate();
  }

  async #stayConnected(): Promise<void> {
    while (!this.#isDone) {
      await this.#voyage().catch(() => undefined);
      this.#socket = undefined;
      this.#pending.clear();
      await sleep(RETRY);
      this.reconnections += 1;
    }
  }

  /** One connection, until it breaks. */
  async #voyage(): Promise<void> {
    const headers = { cookie: this.#cookie, origin: this.#origin };
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/api/socket`, { headers });
    // An error closes it as well, and that is all that matters here.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await once(socket, 'open');
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString())));
    for (const table of this.#tables) this.#say({ do: 'watch', table, since: this.known.get(table) ?? 0 });
    await closed;
  }

  #say(wish: Wish): number {
    this.#id += 1;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ id: this.#id, ...wish }));
    }
    return this.#id;
  }

  #hear(push: Push | Refused): void {
    if (!('on' in push)) {
      if (!HARMLESS.has(push.code)) this.troubles.push(push.code);
    } else if (push.on === 'table') {
      if ('header' in push) this.#findSeat(push);
      this.#note(push.table, push.re, push.sight);
      if (push.sight.outcome === undefined) this.#answer(push.table, push.sight);
      else this.#playAgain(push.table, push.sight);
    }
  }

  /** Whoever has no seat yet takes one. */
  #findSeat({ table, you }: Welcome): void {
    if (you === undefined) this.#say({ do: 'sit', table });
    else this.#seats.set(table, you);
  }

  #note(table: string, re: number | undefined, { seq, view }: Sight): void {
    const seat = this.#seats.get(table) ?? -1;
    if (seq < (this.known.get(table) ?? 0))
      this.troubles.push(`went back from ${this.known.get(table)} to ${seq}`);
    this.known.set(table, seq);
    if (view !== undefined && seat >= 0) {
      this.seen.set(`${table} ${seq}`, { table, seq, seat, view: JSON.stringify(view) });
    }
    const answer = re === undefined ? undefined : this.#pending.get(re);
    if (answer !== undefined) this.acknowledged.push({ table, seq, seat, line: answer.line });
  }

  #playAgain(table: string, { proposal }: Sight): void {
    this.#say(proposal === undefined ? { do: 'propose', table, what: 'rematch' } : { do: 'agree', table });
  }

  #answer(table: string, { seq, question }: Sight): void {
    const lines = question?.offers.flatMap((offer) => openLine(offer) ?? []) ?? [];
    const line = lines[Math.floor(Math.random() * lines.length)];
    if (line === undefined) return;
    setTimeout(() => {
      if (this.known.get(table) !== seq) return;
      const id = this.#say({ do: 'answer', table, seq, move: line });
      this.#pending.set(id, { table, line });
    }, Math.random() * PONDER);
  }
}
