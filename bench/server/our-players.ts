/** Players at our server, over sockets like any browser. */

import { once } from 'node:events';
import type { Request } from '@tortuga/tables';
import { WebSocket } from 'ws';
import { anyOf, type BusyTable, type Counter } from './swarm.ts';

/** What somebody says, before it gets its number. */
type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** A guest with a cookie. */
export async function newGuest(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`);
  await response.arrayBuffer();
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export async function connect(port: number, cookie: string): Promise<WebSocket> {
  const origin = `http://127.0.0.1:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
    headers: { cookie, origin },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  return socket;
}

/** A table of somebody against a bot, at which it is the person's turn sooner or later. */
export async function newIdleTable(port: number, cookie: string): Promise<string> {
  return newTable(port, cookie, ['me', 'sailor']);
}

async function newTable(port: number, cookie: string, holders?: readonly string[]): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { cookie, origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'loyal-captain', holders }),
  });
  const made = (await response.json()) as { table: string };
  return made.table;
}

class Player {
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #isHost: boolean;
  readonly #counter: Counter;
  #id = 0;
  #askedAt = 0;
  #acknowledgement = '?';

  constructor(socket: WebSocket, table: string, isHost: boolean, counter: Counter) {
    this.#socket = socket;
    this.#table = table;
    this.#isHost = isHost;
    this.#counter = counter;
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
  }

  say(wish: Wish): number {
    this.#id += 1;
    this.#socket.send(JSON.stringify({ id: this.#id, ...wish }));
    return this.#id;
  }

  /** The swarm shares its processors with the server, so it reads no more of a message than it needs. */
  #hear(text: string): void {
    if (text.startsWith(this.#acknowledgement)) this.#counter.count(this.#askedAt);
    const question = text.indexOf('"question":');
    if (question > 0) this.#answer(text, question);
    else if (text.includes('"outcome":')) this.#playAgain(text.includes('"proposal":'));
  }

  /** Any offer that is not blocked. */
  #answer(text: string, question: number): void {
    const offers = text.slice(question).split('{"line":"').slice(1);
    const free = offers.filter((offer) => !offer.includes('"no":'));
    const line = anyOf(free);
    const seq = Number(/"sight":\{"seq":(\d+)/.exec(text)?.[1]);
    this.#askedAt = performance.now();
    const move = line.slice(0, line.indexOf('"'));
    const id = this.say({ do: 'answer', table: this.#table, seq, move });
    this.#acknowledgement = `{"re":${id},"ok":true`;
  }

  #playAgain(isProposed: boolean): void {
    const table = this.#table;
    if (this.#isHost && !isProposed) this.say({ do: 'propose', table, what: 'rematch' });
    if (!this.#isHost && isProposed) this.say({ do: 'agree', table });
  }
}

export async function ourTable(port: number, counter: Counter): Promise<BusyTable> {
  const [host, guest] = await Promise.all([newGuest(port), newGuest(port)]);
  const table = await newTable(port, host);
  const sockets = await Promise.all([connect(port, host), connect(port, guest)]);
  const players = sockets.map((socket, i) => new Player(socket, table, i === 0, counter));
  for (const player of players) player.say({ do: 'watch', table });
  players[1]?.say({ do: 'sit', table });
  return {
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
