/** People on a real storage behind a real app, and browsers that visit them. */

import fastify, { type FastifyInstance } from 'fastify';
import { openSqlite } from '../../storage/sqlite.ts';
import type { Storage, Summary } from '../../storage/storage.ts';
import { knowPeople, personOf } from '../callers.ts';
import { sameOrigin } from '../origins.ts';
import { openPeople, type People } from '../people.ts';
import { peopleRoutes } from '../routes.ts';
import { Authenticator, type Options } from './authenticator.ts';

export const ORIGIN = 'https://tortuga.example';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Visit {
  /** As an object, or as the JSON itself. */
  readonly body?: object | string | undefined;
  readonly headers?: { readonly [name: string]: string | undefined };
}

/** An answer, as far as tests look at it. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests say themselves what they expect of a body.
  readonly body: any;
  readonly headers: { readonly [name: string]: unknown };
}

export interface Said {
  readonly person: string;
  readonly text: string;
}

export class House {
  readonly storage: Storage;
  readonly people: People;
  readonly app: FastifyInstance;
  /** Milliseconds since 1970; tests turn it. */
  time: { now: number };

  private constructor(storage: Storage, people: People, app: FastifyInstance, time: { now: number }) {
    this.storage = storage;
    this.people = people;
    this.app = app;
    this.time = time;
  }

  static async open(origins: readonly string[] = [ORIGIN]): Promise<House> {
    const time = { now: Date.UTC(2026, 0, 1) };
    const storage = await openSqlite(':memory:');
    const people = await openPeople({ storage, now: () => time.now });
    const app = fastify();
    app.addHook('onRequest', sameOrigin(origins));
    knowPeople(app, people);
    await app.register(peopleRoutes, { people, origins });
    app.route({
      method: 'GET',
      url: '/who',
      handler: async (request) => ({ caller: await personOf(request) }),
    });
    return new House(storage, people, app, time);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.storage.close();
  }

  /** A table in the storage, at which people may have talked. */
  async table(table: string, about: Partial<Summary>, said: readonly Said[] = []): Promise<void> {
    const seats = { host: 'nobody', holders: [], asked: [], status: 'running', access: 'link' } as const;
    const summary = { game: 'smuggler', clock: 'none', created: 1, touched: 2, ...seats, ...about };
    const lines = said.length === 0 ? [{ person: 'nobody', text: 'ahoy' }] : said;
    const records = lines.map(
      (line) => ({ type: 'said', room: 'players', at: 5, tick: 5, ...line }) as const,
    );
    await this.storage.append({ table, seq: 1, records });
    await this.storage.saveSummaries([{ table, seq: records.length, ...summary }]);
  }

  browser(origin = ORIGIN): Browser {
    return new Browser(this.app, origin);
  }

  /** A browser with a guest in it. */
  async guest(): Promise<Browser> {
    const browser = this.browser();
    await browser.visit('GET', '/api/me');
    return browser;
  }

  /** A browser with an account in it, and its passkey. */
  async account(): Promise<{ readonly browser: Browser; readonly passkey: Authenticator }> {
    const browser = await this.guest();
    const passkey = new Authenticator(ORIGIN);
    await browser.register(passkey);
    return { browser, passkey };
  }
}

/** Keeps its cookie, and says on which page it is. */
export class Browser {
  cookie: string | undefined;
  readonly #app: FastifyInstance;
  readonly #origin: string;

  constructor(app: FastifyInstance, origin: string) {
    this.#app = app;
    this.#origin = origin;
  }

  async visit(method: Method, url: string, { body, headers }: Visit = {}): Promise<Answer> {
    const sent = {
      host: new URL(ORIGIN).host,
      ...(method === 'GET' ? {} : { origin: this.#origin }),
      ...(this.cookie === undefined ? {} : { cookie: `tortuga=${this.cookie}` }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    };
    const answer = await this.#app.inject({
      method,
      url,
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      ...(body === undefined ? {} : { payload: body }),
    });
    const set = answer.cookies.find(({ name }) => name === 'tortuga');
    if (set !== undefined) this.cookie = set.value === '' ? undefined : set.value;
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  /** Who the server takes this browser for. */
  async id(): Promise<string | undefined> {
    return (await this.visit('GET', '/who')).body.caller?.person;
  }

  async options(url: '/api/me/passkeys/options' | '/api/sign-in/options'): Promise<Options> {
    return (await this.visit('POST', url)).body.options;
  }

  async register(passkey: Authenticator): Promise<Answer> {
    const options = await this.options('/api/me/passkeys/options');
    return this.visit('POST', '/api/me/passkeys', { body: passkey.make(options) });
  }

  async signIn(passkey: Authenticator): Promise<Answer> {
    const options = await this.options('/api/sign-in/options');
    return this.visit('POST', '/api/sign-in', { body: passkey.sign(options) });
  }
}
