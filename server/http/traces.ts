/** What requests leave behind: an id, a line in the log, a number in the metrics. */

import type { FastifyInstance } from 'fastify';
import { tableOf } from './errors.ts';
import type { Metrics } from './metrics.ts';

/** Every answer names its request; every request leaves a line; every refusal is counted. */
export function addTraces(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { ok, code } = Object(payload) as { ok?: unknown; code?: unknown };
    if (ok !== false || typeof code !== 'string') return;
    metrics.countRefusal(code);
    request.log.debug({ table: tableOf(request), refusal: code }, 'refused');
  });
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const route = request.routeOptions.url ?? 'none';
    const line = {
      method: request.method,
      route,
      table: tableOf(request),
      status,
      ms: Math.round(elapsedTime),
    };
    request.log[route.startsWith('/api/') ? 'info' : 'debug'](line, 'answered');
  });
}
