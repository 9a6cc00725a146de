/** A whole server on a free port with a temporary folder, for tests; and people who visit it. */

import { readConfig, type Settings } from '../../config.ts';
import { serve } from '../../serve.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import type { Limits } from '../limits.ts';
import { createLog } from '../log.ts';
import { TestSocket } from './socket.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what came back, whatever it is.
  readonly body: any;
}

export interface TestServer {
  readonly url: string;
  readonly port: number;
  /** Everything that was logged so far. */
  logged(): string;
  /** Somebody who has never been here. */
  newcomer(): Promise<Visitor>;
  /** From now on the storage fails. */
  breakStorage(): Promise<void>;
  close(): Promise<void>;
}

export async function startServer(
  settings: Settings = {},
  limits: Partial<Limits> = {},
): Promise<TestServer> {
  const lines: string[] = [];
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'trace', ...settings }, limits);
  const log = createLog(config.logLevel, { write: (line) => void lines.push(line) });
  const storage = await openSqlite(':memory:');
  const served = await serve(config, { storage, log, threads: 1 });
  return {
    ...served,
    breakStorage: () => storage.close(),
    logged: () => lines.join(''),
    newcomer: () => Visitor.arrive(served.url),
  };
}

/** A person with a browser, or a program with a token. */
export class Visitor {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly person: string;

  constructor(url: string, headers: { readonly [name: string]: string }, person: string) {
    this.url = url;
    this.headers = headers;
    this.person = person;
  }

  static async arrive(url: string): Promise<Visitor> {
    const reply = await send(url, 'GET', '/api/me', {});
    const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
    return new Visitor(url, { cookie, origin: url }, reply.body.id);
  }

  /** The same person as a program. */
  async program(): Promise<Visitor> {
    const { body } = await this.post('/api/tokens', { label: 'test' });
    return new Visitor(this.url, { authorization: `Bearer ${body.token}` }, this.person);
  }

  get(path: string): Promise<Reply> {
    return send(this.url, 'GET', path, this.headers);
  }

  post(path: string, body: unknown): Promise<Reply> {
    return send(this.url, 'POST', path, this.headers, body);
  }

  put(path: string, body: unknown): Promise<Reply> {
    return send(this.url, 'PUT', path, this.headers, body);
  }

  /** A new table; its id. */
  async table(wish: object): Promise<string> {
    return (await this.post('/api/tables', wish)).body.table;
  }

  socket(): Promise<TestSocket> {
    return TestSocket.open(`${this.url.replace('http', 'ws')}/api/socket`, this.headers);
  }
}

export async function send(
  url: string,
  method: string,
  path: string,
  headers: { readonly [name: string]: string },
  body?: unknown,
): Promise<Reply> {
  const isSent = body !== undefined;
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: { ...(isSent ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(isSent ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
