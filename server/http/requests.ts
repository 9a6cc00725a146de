/** What the requests of a socket lead to. */

import type { Request } from '@tortuga/tables';
import type { Answered, Asker, Ending, Harbour, No, Said } from '../tables/harbour.ts';
import { numberOf, readRequest } from '../wire/messages.ts';
import type { Connection } from './connection.ts';
import { no } from './refusals.ts';

type AtTable = Exclude<Request, { readonly do: 'ping' }>;

/** Everything a request needs besides who sent it. */
export interface Desk {
  readonly harbour: Harbour;
  readonly watchesPerSocket: number;
  onRefused(refusal: No, table?: string): void;
  onFault(fault: unknown, table?: string): void;
}

const TOO_MANY = no('too-many-requests');
const NOT_JSON = no('malformed', 'A message is JSON text.');

/** Takes a message, whatever it holds, if it is a text at all. Calls `done`, in any case, when it is answered. */
export function takeMessage(desk: Desk, from: Connection, text: string | undefined, done: () => void): void {
  const value = text === undefined ? undefined : parsedJson(text);
  if (!from.isInTime()) {
    refuse(desk, from, numberOf(value), TOO_MANY);
    from.countExcess();
    done();
    return;
  }
  const request = value === undefined ? NOT_JSON : readRequest(value);
  if (request.ok) {
    perform(desk, from, request.value, done);
    return;
  }
  refuse(desk, from, numberOf(value), request);
  from.countMalformed();
  done();
}

/** JSON is never `undefined`, so that stands for what is no JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(desk: Desk, to: Connection, re: number | undefined, refusal: No, table?: string): void {
  desk.onRefused(refusal, table);
  to.refuse(re, refusal);
}

function perform(desk: Desk, from: Connection, request: Request, done: () => void): void {
  const pending = new Pending(desk, from, request, done);
  if (request.do === 'answer' && isAnswered(desk.harbour, from, request, pending)) return;
  const answer = request.do === 'ping' ? PONG : answerTo(desk, from, request);
  Promise.resolve(answer)
    .then((value) => pending.concluded(value))
    .catch((fault: unknown) => pending.failed(fault));
}

type Answer = Extract<AtTable, { readonly do: 'answer' }>;

/** Nearly everything that is said is an answer at a table in memory: it takes the shortest way. */
function isAnswered(harbour: Harbour, from: Connection, request: Answer, pending: Pending): boolean {
  return harbour.answer(request.table, from.person, request, pending, pending);
}

/** A request until it is answered. */
class Pending implements Asker, Ending {
  readonly ear: Connection;
  readonly re: number;
  readonly #desk: Desk;
  readonly #request: Request;
  readonly #done: () => void;

  constructor(desk: Desk, from: Connection, request: Request, done: () => void) {
    this.ear = from;
    this.re = request.id;
    this.#desk = desk;
    this.#request = request;
    this.#done = done;
  }

  concluded(answer: Answered<object | Said>): void {
    if (!answer.ok) this.#refuse(answer);
    else if (answer.value !== HEARD) reply(this.ear, this.re, answer.value);
    this.#done();
  }

  failed(fault: unknown): void {
    this.#desk.onFault(fault, tableOf(this.#request));
    this.#refuse(no('internal'));
    this.#done();
  }

  #refuse(refusal: No): void {
    refuse(this.#desk, this.ear, this.re, refusal, tableOf(this.#request));
  }
}

function tableOf(request: Request): string | undefined {
  return request.do === 'ping' ? undefined : request.table;
}

const PONG: Answered<object> = { ok: true, value: {} };

/** The answer has gone out already. */
const HEARD = {};

/** Whoever was told of what they said by an update needs no other answer. */
function reply(to: Connection, re: number, answer: object | Said): void {
  if (!('isHeard' in answer)) to.reply(re, answer);
  else if (!answer.isHeard) to.reply(re, { seq: answer.seq });
}

function answerTo(
  desk: Desk,
  from: Connection,
  request: AtTable,
): Answered<object | Said> | Promise<Answered<object | Said>> {
  const { harbour } = desk;
  switch (request.do) {
    case 'watch':
      return watch(desk, from, request);
    case 'unwatch':
      return unwatch(desk, from, request.table);
    case 'hint':
      return harbour.hint(request.table, from.person, request.level);
    case 'look':
      return harbour.look(request.table, from.person, request.entry);
    default:
      return harbour.say(request.table, from.person, request, { ear: from, re: request.id });
  }
}

type Watch = Extract<AtTable, { readonly do: 'watch' }>;

async function watch(desk: Desk, from: Connection, { id, table, since }: Watch): Promise<Answered<object>> {
  const isNew = !from.tables.has(table);
  if (isNew && from.tables.size >= desk.watchesPerSocket) {
    return no('too-many-tables', `A connection looks at ${desk.watchesPerSocket} tables at most.`);
  }
  // At once, so that requests sent together count together.
  from.tables.add(table);
  from.arrive();
  try {
    const welcome = await desk.harbour.watch(table, from, since);
    if (welcome.ok) from.reply(id, { on: 'table', ...welcome.value });
    else if (isNew) from.tables.delete(table);
    if (!from.isOpen) desk.harbour.unwatch(table, from);
    return welcome.ok ? { ok: true, value: HEARD } : welcome;
  } finally {
    from.arrived();
  }
}

function unwatch({ harbour }: Desk, from: Connection, table: string): Answered<object> {
  from.tables.delete(table);
  harbour.unwatch(table, from);
  return { ok: true, value: {} };
}
