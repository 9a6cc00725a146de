/** Players at our server, over sockets like any browser. */

import type { Request } from '@tortuga/tables';
import { anyOf, type BusyTable, type Swarm } from './swarm.ts';
import { ThinSocket } from './thin-socket.ts';

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
  readonly #table: string;
  readonly #isHost: boolean;
  readonly #swarm: Swarm;
  #socket: ThinSocket | undefined;
  #id = 0;
  #askedAt = 0;
  #acknowledgement = '?';

  private constructor(table: string, isHost: boolean, swarm: Swarm) {
    this.#table = table;
    this.#isHost = isHost;
    this.#swarm = swarm;
  }

  static async enter(port: number, cookie: string, table: string, isHost: boolean, swarm: Swarm) {
    const player = new Player(table, isHost, swarm);
    player.#socket = await ThinSocket.open(port, cookie, (text) => player.#hear(text));
    return player;
  }

  say(wish: Wish): void {
    this.#id += 1;
    this.#socket?.send(JSON.stringify({ id: this.#id, ...wish }));
  }

  leave(): void {
    this.#socket?.close();
  }

  /** Reads no more of a message than it needs. */
  #hear(text: string): void {
    if (text.startsWith(this.#acknowledgement)) this.#swarm.count(this.#askedAt);
    const question = text.indexOf(QUESTION);
    if (question > 0 && this.#swarm.isHeld) this.#swarm.keep(() => this.#answer(text, question));
    else if (question > 0) this.#answer(text, question);
    else if (text.includes(OUTCOME)) this.#playAgain(text.includes(PROPOSAL));
  }

  /** Any offer that is not blocked. */
  #answer(text: string, question: number): void {
    const line = anyOf(freeLines(text, question));
    const seq = numberAfter(text, SEQ);
    this.#askedAt = performance.now();
    this.#id += 1;
    this.#socket?.send(
      `{"id":${this.#id},"do":"answer","table":"${this.#table}","seq":${seq},"move":"${line}"}`,
    );
    this.#acknowledgement = `{"re":${this.#id},"ok":true`;
  }

  #playAgain(isProposed: boolean): void {
    const table = this.#table;
    if (this.#isHost && !isProposed) this.say({ do: 'propose', table, what: 'rematch' });
    if (!this.#isHost && isProposed) this.say({ do: 'agree', table });
  }
}

/** Words to look for, without the quotation marks before them: there are many of those, and looking takes longer. */
const QUESTION = 'question":';
const OUTCOME = 'outcome":';
const PROPOSAL = 'proposal":';
const LINE = 'line":"';
const SEQ = 'sight":{"seq":';

/** An offer ends with the brackets of its label, and others follow, unless it is blocked: then it ends with a word. */
const FREE = '}},{"'.length;
const LAST = '}}]}}}'.length;
const BRACKET = 0x7d;

function freeLines(text: string, question: number): string[] {
  const lines: string[] = [];
  for (let at = indexOf(text, LINE, question); at < text.length; ) {
    const start = at + LINE.length;
    at = indexOf(text, LINE, start);
    const end = at < text.length ? at - FREE : text.length - LAST;
    if (text.charCodeAt(end) === BRACKET) lines.push(text.slice(start, text.indexOf('"', start)));
  }
  return lines;
}

/** Where something is, from a place on; the end if it is nowhere. */
function indexOf(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at < 0 ? text.length : at;
}

function numberAfter(text: string, key: string): number {
  const start = text.indexOf(key) + key.length;
  return Number.parseInt(text.slice(start, start + 10), 10);
}

export async function ourTable(port: number, swarm: Swarm): Promise<BusyTable> {
  const cookies = await Promise.all([newGuest(port), newGuest(port)]);
  const table = await newTable(port, cookies[0]);
  const players = await Promise.all(
    cookies.map((cookie, i) => Player.enter(port, cookie, table, i === 0, swarm)),
  );
  for (const player of players) player.say({ do: 'watch', table });
  players[1]?.say({ do: 'sit', table });
  return {
    close() {
      for (const player of players) player.leave();
    },
  };
}
