/** Everything a client may send over its socket. The schema of a request is found by its first word. */

import type { Request } from '@tortuga/tables';
import * as v from 'valibot';
import { count, LARGEST_COUNT, LONGEST_MOVE, level, TABLE_ID, tableId } from './bounds.ts';
import type { Equal } from './proof.ts';
import { SAYS } from './says.ts';
import { type Parsed, parsed } from './schema.ts';

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

true satisfies Equal<v.InferOutput<RequestSchema>, Request>;

const BY_WORD: ReadonlyMap<unknown, RequestSchema> = new Map(Object.entries(REQUESTS));

/** Reads a request, whatever was sent. */
export function readRequest(value: unknown): Parsed<Request> {
  if (isPlainAnswer(value)) return { ok: true, value };
  const word: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'do') : undefined;
  const schema = BY_WORD.get(word);
  return schema === undefined ? UNKNOWN : parsed(schema, value);
}

type PlainAnswer = Omit<Extract<Request, { readonly do: 'answer' }>, 'seat'>;

/**
 * Nearly everything that is sent is an answer without a seat. This says yes to nothing the schema says no to, a
 * dozen times as fast.
 */
function isPlainAnswer(value: unknown): value is PlainAnswer {
  const { id: number, do: word, table: at, seq, move } = (value ?? {}) as Record<string, unknown>;
  return (
    word === 'answer' &&
    isCount(number) &&
    isCount(seq) &&
    typeof at === 'string' &&
    TABLE_ID.test(at) &&
    typeof move === 'string' &&
    move.length > 0 &&
    move.length <= LONGEST_MOVE &&
    Object.keys(value as object).length === PLAIN_FIELDS
  );
}

const PLAIN_FIELDS = 5;

function isCount(number: unknown): boolean {
  return Number.isInteger(number) && (number as number) >= 0 && (number as number) <= LARGEST_COUNT;
}

const UNKNOWN: Parsed<never> = {
  ok: false,
  code: 'malformed',
  detail: `do: expected one of ${Object.keys(REQUESTS).join(', ')}`,
};

/** The number of a request that is otherwise wrong, so that its sender learns which one was. */
export function numberOf(value: unknown): number | undefined {
  const number: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined;
  return v.is(id, number) ? number : undefined;
}
