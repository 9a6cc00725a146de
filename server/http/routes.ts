/** A route of the API, declared once: what it takes is checked, described and typed by the same schemas. */

import type { PersonId } from '@tortuga/tables';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { personOf } from '../people/callers.ts';
import type { Answered } from '../tables/harbour.ts';
import { parsed } from '../wire/schema.ts';
import type { RateLimit } from './bucket.ts';
import { described } from './describe.ts';
import { refuseWith } from './errors.ts';
import { no, plainly } from './refusals.ts';

interface Asked<Params, Query, Body> {
  readonly person: PersonId;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Aborted when whoever asked has gone. */
  readonly gone: AbortSignal;
}

export interface Route<Params, Query, Body> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly summary: string;
  readonly gives: v.GenericSchema;
  readonly params?: v.GenericSchema<unknown, Params>;
  readonly query?: v.GenericSchema<unknown, Query>;
  readonly body?: v.GenericSchema<unknown, Body>;
  answer(asked: Asked<Params, Query, Body>): Promise<Answered<object>>;
  /** The name of the file, where the answer is one. */
  fileName?(params: Params): string;
}

export function addRoute<Params = unknown, Query = unknown, Body = unknown>(
  app: FastifyInstance,
  limit: RateLimit,
  route: Route<Params, Query, Body>,
): void {
  const { method, url, summary, gives, params, query, body } = route;
  app.route({
    method,
    url,
    schema: described('tables', summary, gives, {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
    }),
    handler: async (request, reply) => {
      const answer = await answerTo(route, limit, request);
      if (!answer.ok) return refuseWith(reply, plainly(answer));
      return send(reply, route.fileName?.(request.params as Params), answer.value);
    },
  });
}

async function answerTo<Params, Query, Body>(
  route: Route<Params, Query, Body>,
  limit: RateLimit,
  request: FastifyRequest,
): Promise<Answered<object>> {
  const caller = await personOf(request);
  if (caller === undefined) return no('not-signed-in');
  if (limit.isReached(caller.person)) return no('too-many-requests');
  const params = parsed(route.params ?? ANYTHING, request.params);
  if (!params.ok) return params;
  const query = parsed(route.query ?? ANYTHING, request.query);
  if (!query.ok) return query;
  const body = parsed(route.body ?? ANYTHING, request.body);
  if (!body.ok) return body;
  return route.answer({
    person: caller.person,
    params: params.value,
    query: query.value,
    body: body.value,
    gone: request.signal,
  });
}

/** A part of a request that a route does not ask for. */
// biome-ignore lint/suspicious/noExplicitAny: whoever does not name a schema does not read its value.
const ANYTHING: v.GenericSchema<unknown, any> = v.any();

function send(reply: FastifyReply, fileName: string | undefined, value: object): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (fileName === undefined) return reply.send({ ok: true, ...value });
  return reply.header('content-disposition', `attachment; filename="${fileName}"`).send(value);
}
