/** Tables over HTTP: all that is needed to play, for programs that have a token. */

import type { FastifyInstance } from 'fastify';
import type { Answered, Harbour, Listing } from '../tables/harbour.ts';
import {
  AT_TABLE,
  FILE_QUERY,
  HINT_QUERY,
  LOBBY_QUERY,
  LOOK_QUERY,
  SIGHT_QUERY,
  VACATION,
  WISH,
} from '../wire/bodies.ts';
import { SAY } from '../wire/says.ts';
import type { RateLimit } from './bucket.ts';
import { addRoute, type Route } from './routes.ts';
import { CREATED, HINTED, LISTED, LOOKED, MATCH_FILE, OK, SAID, SEEN } from './shown.ts';
import type { Waiting } from './waiting.ts';

export interface TableRoutesOptions {
  readonly harbour: Harbour;
  readonly waiting: Waiting;
  readonly limit: RateLimit;
}

const ONE = '/api/tables/:table';

export function addTableRoutes(app: FastifyInstance, options: TableRoutesOptions): void {
  const add = <P, Q, B>(route: Route<P, Q, B>) => addRoute(app, options.limit, route);
  addLists(add, options);
  addPlaying(add, options);
  addAsking(add, options);
}

type Add = <P, Q, B>(route: Route<P, Q, B>) => void;

function addLists(add: Add, { harbour }: TableRoutesOptions): void {
  add({
    method: 'GET',
    url: '/api/lobby',
    summary: 'Tables that wait for players, and running ones one may watch.',
    query: LOBBY_QUERY,
    gives: LISTED,
    answer: async ({ query }) => listed(await harbour.lobby(query.game)),
  });
  add({
    method: 'GET',
    url: '/api/mine',
    summary: 'My tables, those that wait for me first.',
    gives: LISTED,
    answer: async ({ person }) => listed(await harbour.mine(person)),
  });
  add({
    method: 'PUT',
    url: '/api/vacation',
    summary: 'My relaxed clocks stand still from now on, or run again.',
    body: VACATION,
    gives: OK,
    answer: async ({ person, body }) => {
      await harbour.setVacation(person, body.isOn);
      return { ok: true, value: {} };
    },
  });
}

function listed(tables: readonly Listing[]): Answered<object> {
  return { ok: true, value: { tables } };
}

function addPlaying(add: Add, { harbour, waiting }: TableRoutesOptions): void {
  add({
    method: 'POST',
    url: '/api/tables',
    summary: 'A new table.',
    body: WISH,
    gives: CREATED,
    answer: async ({ person, body }) => {
      const table = await harbour.create(person, body);
      return table.ok ? { ok: true, value: { table: table.value } } : table;
    },
  });
  add({
    method: 'GET',
    url: ONE,
    summary: 'The table as I see it, with news since a record; with `wait`, as soon as there are any.',
    params: AT_TABLE,
    query: SIGHT_QUERY,
    gives: SEEN,
    answer: async ({ person, params: { table }, query: { since, wait }, gone }) =>
      wait === undefined || since === undefined
        ? harbour.sight(table, person, since)
        : waiting.sight({ table, person, since, seconds: wait, gone }),
  });
  add({
    method: 'POST',
    url: `${ONE}/say`,
    summary: 'Sit down, answer, propose, talk: everything one can do at a table.',
    params: AT_TABLE,
    body: SAY,
    gives: SAID,
    answer: async ({ person, params, body }) => {
      const said = await harbour.say(params.table, person, body);
      return said.ok ? { ok: true, value: { seq: said.value.seq } } : said;
    },
  });
}

function addAsking(add: Add, { harbour }: TableRoutesOptions): void {
  add({
    method: 'GET',
    url: `${ONE}/hint`,
    summary: 'What a bot would answer in my place, where the table allows hints.',
    params: AT_TABLE,
    query: HINT_QUERY,
    gives: HINTED,
    answer: ({ person, params, query }) => harbour.hint(params.table, person, query.level),
  });
  add({
    method: 'GET',
    url: `${ONE}/look`,
    summary: 'What I saw after so many answers of the present match.',
    params: AT_TABLE,
    query: LOOK_QUERY,
    gives: LOOKED,
    answer: ({ person, params, query }) => harbour.look(params.table, person, query.entry),
  });
  add({
    method: 'GET',
    url: `${ONE}/match`,
    summary: 'A match as a file: the present one, or one by its number.',
    params: AT_TABLE,
    query: FILE_QUERY,
    gives: MATCH_FILE,
    answer: ({ person, params, query }) => harbour.file(params.table, person, query.match),
    fileName: ({ table }) => `tortuga-${table}.json`,
  });
}
