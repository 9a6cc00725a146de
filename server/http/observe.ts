/** Whether the server lives, can work, and how it fares: for those who run it. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { refuseWith } from './errors.ts';
import type { Metrics } from './metrics.ts';
import { no } from './refusals.ts';

export interface Observed {
  readonly storage: Pick<Storage, 'readSetting'>;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
}

/** So long, in milliseconds, a storage may take to answer. */
const PATIENCE = 2000;

export function addObservation(app: FastifyInstance, { storage, metrics, metricsToken }: Observed): void {
  const options = { schema: { hide: true } };
  app.get('/healthz', options, async () => ({ ok: true }));
  app.get('/readyz', options, async (request, reply) => {
    if (await answers(storage)) return { ok: true };
    request.log.error('the storage does not answer');
    return refuseWith(reply, no('not-ready', 'The storage does not answer.'));
  });
  app.get('/metrics', options, async (request, reply) => {
    if (!mayRead(request, metricsToken)) return refuseWith(reply, no('not-found'));
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function answers(storage: Observed['storage']): Promise<boolean> {
  const late = sleep(PATIENCE, false, { ref: false });
  const asked = storage.readSetting('ready').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}

/** This machine itself may read, and whoever has the token. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  // A proxy on this machine speaks for others.
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers);
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

/** Compares in the same time whatever is equal. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
