/** The server as browsers and programs meet it: pages, API, sockets, and what those who run it look at. */

import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { AnyGame } from '@tortuga/kernel';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { knowPeople } from '../people/callers.ts';
import { sameOrigin } from '../people/origins.ts';
import type { People } from '../people/people.ts';
import { peopleRoutes } from '../people/routes.ts';
import type { Storage } from '../storage/storage.ts';
import type { Harbour, No } from '../tables/harbour.ts';
import { describeOnly } from '../wire/schema.ts';
import { addClient, isPlace } from './client.ts';
import { DESCRIPTION } from './describe.ts';
import { answerFailure, answerNoise, KnownRoutes, refuseWith, tableOf } from './errors.ts';
import { addGames } from './games-routes.ts';
import type { Metrics } from './metrics.ts';
import { addObservation } from './observe.ts';
import { no } from './refusals.ts';
import { PersonLimit } from './routes.ts';
import { addSecurityHeaders } from './security.ts';
import { Sockets, turnAway } from './sockets.ts';
import { addTableRoutes } from './table-routes.ts';
import { Waiting } from './waiting.ts';

export interface AppParts {
  readonly config: Config;
  readonly games: readonly AnyGame[];
  readonly harbour: Harbour;
  readonly people: People;
  readonly storage: Storage;
  readonly log: Logger;
  readonly metrics: Metrics;
}

const BODY_LIMIT = 65_536;
const SOCKET_PATH = '/api/socket';

/** Everything ready to listen. Closing it says farewell to sockets and ends what waits. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, people, log } = parts;
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    clientErrorHandler: answerNoise,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    loggerInstance,
    trustProxy: trusted(config.trustProxy),
  });
  const routes = new KnownRoutes();
  routes.listenTo(app);
  describeOnly(app);
  knowPeople(app, people);
  app.setErrorHandler(answerFailure);
  addTraces(app, parts.metrics);
  await addSecurityHeaders(app, config.origins);
  await addApi(app, parts);
  addObservation(app, { ...parts, metricsToken: config.metricsToken });
  const showClient = await addClient(app, config.client);
  app.setNotFoundHandler((request, reply) => {
    const methods = routes.methodsOf(pathOf(request.url));
    if (methods.length > 0) return refuseWith(reply.header('allow', methods.join(', ')), no('wrong-method'));
    return isPlace(request) ? showClient(reply) : refuseWith(reply, no('not-found'));
  });
  return app;
}

function trusted(proxies: Config['trustProxy']) {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies === 0 ? false : (_address: string, hop: number) => hop < proxies;
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}

async function addApi(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, games, harbour, people } = parts;
  const { limits, origins } = config;
  const stopping = new AbortController();
  await app.register(swagger, { openapi: DESCRIPTION });
  await app.register(async (api) => {
    await api.register(rateLimit, { max: limits.requestsPerAddress, timeWindow: 60_000 });
    api.addHook('onRequest', sameOrigin(origins));
    await api.register(peopleRoutes, { people, origins });
    addGames(api, games);
    const limit = new PersonLimit(limits.requestsPerPerson);
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

/** Every answer names its request; every request leaves a line; every refusal is counted. */
function addTraces(app: FastifyInstance, metrics: Metrics): void {
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
