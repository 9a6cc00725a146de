/** Everything a client may send over its socket. The schema of a request is found by its first word. */

import type { Request } from '@tortuga/tables';
import * as v from 'valibot';
import type { Answered } from '../tables/harbour.ts';
import { count, level, tableId } from './bounds.ts';
import { type Equal, proven } from './proof.ts';
import { SAYS } from './says.ts';

const id = count;
const table = tableId;

function atTable<Fields extends v.ObjectEntries>(fields: Fields) {
  return v.strictObject({ id, table, ...fields });
}

const REQUESTS = {
  ping: v.strictObject({ id, do: v.literal('ping') }),
  watch: atTable({ do: v.literal('watch'), since: v.exactOptional(count) }),
  unwatch: atTable({ do: v.literal('unwatch') }),
  hint: atTable({ do: v.literal('hint'), level: v.exactOptional(level) }),
  look: atTable({ do: v.literal('look'), entry: count }),
  sit: atTable(SAYS.sit),
  stand: atTable(SAYS.stand),
  bot: atTable(SAYS.bot),
  dismiss: atTable(SAYS.dismiss),
  answer: atTable(SAYS.answer),
  undo: atTable(SAYS.undo),
  propose: atTable(SAYS.propose),
  agree: atTable(SAYS.agree),
  decline: atTable(SAYS.decline),
  resign: atTable(SAYS.resign),
  return: atTable(SAYS.return),
  vacation: atTable(SAYS.vacation),
  chat: atTable(SAYS.chat),
} as const;

type RequestSchema = (typeof REQUESTS)[keyof typeof REQUESTS];

proven<Equal<v.InferOutput<RequestSchema>, Request>>(true);

const BY_WORD: ReadonlyMap<unknown, RequestSchema> = new Map(Object.entries(REQUESTS));

/** One mistake is enough. */
const FIRST = { abortEarly: true } as const;

/** Reads a request, whatever was sent. */
export function readRequest(value: unknown): Answered<Request> {
  if (typeof value !== 'object' || value === null) return malformed('A request is an object.');
  const schema = BY_WORD.get(Reflect.get(value, 'do'));
  if (schema === undefined) return malformed(`"do" is one of ${[...BY_WORD.keys()].join(', ')}.`);
  const read = v.safeParse(schema, value, FIRST);
  return read.success ? { ok: true, value: read.output } : malformed(complaint(read.issues[0]));
}

function malformed(detail: string): Answered<never> {
  return { ok: false, code: 'malformed', detail };
}

/** What is wrong, without repeating what was sent. */
function complaint(issue: v.BaseIssue<unknown>): string {
  return `"${v.getDotPath(issue) ?? ''}" must be ${issue.expected ?? 'something else'}.`;
}
