/** The server as browsers and programs meet it: pages, API, sockets, and what those who run it look at. */

import { randomUUID } from 'node:crypto';
import type { AnyGame } from '@tortuga/kernel';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { knowPeople } from '../people/callers.ts';
import type { People } from '../people/people.ts';
import type { Storage } from '../storage/storage.ts';
import type { Harbour } from '../tables/harbour.ts';
import { describeOnly } from '../wire/schema.ts';
import { addApi } from './api.ts';
import { addClient, isPlace } from './client.ts';
import { answerFailure, answerNoise, KnownRoutes, pathOf, refuseWith } from './errors.ts';
import type { Metrics } from './metrics.ts';
import { addObservation } from './observe.ts';
import { no } from './refusals.ts';
import { addSecurityHeaders } from './security.ts';
import { addTraces } from './traces.ts';

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
/** So long, in milliseconds, a request may take to arrive. */
const REQUEST_TIMEOUT = 30_000;
/** So many connections may be open besides sockets. */
const OTHER_CONNECTIONS = 2000;

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
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: trusted(config.trustProxy),
  });
  app.server.maxConnections = config.limits.sockets + OTHER_CONNECTIONS;
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
