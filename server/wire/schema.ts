/**
 * Schemas at the edge. A route checks what it gets with valibot ({@link parsed}); the same schema describes it in
 * the API ({@link jsonSchema}), so that the description cannot differ from the check.
 */

import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

const MAX_DETAIL = 200;

/** What a caller sent is not what the schema says. */
interface Malformed {
  readonly ok: false;
  readonly code: 'malformed';
  readonly detail: string;
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | Malformed;

/** How refusals look in the API, whatever the status. */
export const refusalSchema = v.object({
  ok: v.literal(false),
  code: v.string(),
  detail: v.optional(v.string()),
});

/** The JSON schema of what a caller sends; checks that JSON schema cannot say are left out. */
export function jsonSchema(schema: v.GenericSchema): object {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    errorMode: 'ignore',
  });
  return described;
}

/** Checks what a caller sent. The refusal never repeats values: they may be secrets, and refusals are logged. */
export function parsed<S extends v.GenericSchema>(schema: S, value: unknown): Parsed<v.InferOutput<S>> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, code: 'malformed', detail: complaint(result.issues[0]) };
}

function complaint(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the whole';
  if (issue.expected === 'never') return `${place} is not known here`.slice(0, MAX_DETAIL);
  const wish = issue.expected === null ? 'something else' : issue.expected;
  return `${place}: expected ${wish}`.slice(0, MAX_DETAIL);
}

/** Lets Fastify take the schemas of routes as descriptions only: checking twice would coerce and drop fields. */
export function describeOnly(app: FastifyInstance): void {
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
