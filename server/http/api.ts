/** Everything under `/api`: people, games, tables, the description of all that, and sockets. */

import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { personOf } from '../people/callers.ts';
import { sameOrigin } from '../people/origins.ts';
import { peopleRoutes } from '../people/routes.ts';
import type { No } from '../tables/harbour.ts';
import type { AppParts } from './app.ts';
import { RateLimit } from './bucket.ts';
import { DESCRIPTION } from './describe.ts';
import { pathOf, refuseWith } from './errors.ts';
import { addGames } from './games-routes.ts';
import { no } from './refusals.ts';
import { Sockets, turnAway } from './sockets.ts';
import { addTableRoutes } from './table-routes.ts';
import { Waiting } from './waiting.ts';

const SOCKET_PATH = '/api/socket';

export async function addApi(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, games, harbour, people } = parts;
  const { limits, origins } = config;
  const stopping = new AbortController();
  await app.register(swagger, { openapi: DESCRIPTION });
  await app.register(async (api) => {
    await api.register(rateLimit, { max: limits.requestsPerAddress, timeWindow: 60_000 });
    api.addHook('onRequest', sameOrigin(origins));
    api.addHook('onSend', keepFresh);
    limitNewcomers(api, new RateLimit(limits.newcomersPerAddress / 60, limits.newcomersPerAddress));
    await api.register(peopleRoutes, { people, origins });
    addGames(api, games);
    const limit = new RateLimit(limits.requestsPerPerson);
    const waiting = new Waiting(harbour, limits.waitsPerPerson, stopping.signal);
    addTableRoutes(api, { harbour, waiting, limit });
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  });
  const sockets = addSockets(app, parts);
  app.addHook('preClose', async () => {
    stopping.abort();
    // Whoever is slow to finish a request, or to read an answer, must not keep the tables from being closed.
    setTimeout(() => app.server.closeAllConnections(), limits.shutdown / 2).unref();
    await sockets.close();
  });
}

/** Answers of the API are for one person at one time. */
async function keepFresh(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}

/** Everybody new is written down, so nobody may be new too often. */
function limitNewcomers(api: FastifyInstance, limit: RateLimit): void {
  api.addHook('preHandler', async (request, reply) => {
    const mayBeNew = request.method === 'GET' && request.routeOptions.url === '/api/me';
    if (mayBeNew && (await personOf(request)) === undefined && limit.isReached(request.ip)) {
      await refuseWith(reply, no('too-many-requests', 'Too many people have come from your address.'));
    }
  });
}

function addSockets(app: FastifyInstance, { config, harbour, people, metrics }: AppParts): Sockets {
  const desk = {
    harbour,
    watchesPerSocket: config.limits.watchesPerSocket,
    onRefused: ({ code }: No, table?: string) => {
      metrics.countRefusal(code);
      app.log.debug({ table, refusal: code }, 'refused');
    },
    onFault: (err: unknown, table?: string) => app.log.error({ err, table }, 'a request failed'),
  };
  const sockets = new Sockets(desk, people, config);
  metrics.show(harbour, sockets);
  app.server.on('upgrade', (request, stream, head) => {
    if (pathOf(request.url ?? '') === SOCKET_PATH) void sockets.upgrade(request, stream, head);
    else turnAway(stream, no('not-found'));
  });
  return sockets;
}
