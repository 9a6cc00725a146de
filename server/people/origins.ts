/** Where a request comes from: a page of ours, or somebody else's who makes a browser send it. */

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasBearer } from './credentials.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The origin of the page behind a request, if it is one of ours. Where none are configured, ours is whatever name
 * the server was called by.
 */
export function ownOrigin(origins: readonly string[], headers: IncomingHttpHeaders): string | undefined {
  const { origin, host } = headers;
  if (origin === undefined) return undefined;
  if (origins.length > 0) return origins.includes(origin) ? origin : undefined;
  return host !== undefined && hostOf(origin) === host ? origin : undefined;
}

function hostOf(origin: string): string | undefined {
  return /^https?:\/\/([^/]+)$/.exec(origin)?.[1];
}

/**
 * May this request change something, or open a socket? A page of ours may, and whoever brings a bearer token, for
 * other people's pages cannot. What a browser does not vouch for may not.
 */
export function isSameOrigin(origins: readonly string[], headers: IncomingHttpHeaders): boolean {
  if (hasBearer(headers)) return true;
  if (headers.origin !== undefined) return ownOrigin(origins, headers) !== undefined;
  return headers['sec-fetch-site'] === 'same-origin';
}

/** A hook (`onRequest`) that refuses what pages of others make a browser send. */
export function sameOrigin(origins: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (HARMLESS.has(request.method) || isSameOrigin(origins, request.headers)) return undefined;
    return reply.code(403).send({ ok: false, code: 'wrong-origin' });
  };
}

/** Does the browser reach us by https, be it through a proxy? */
export function isSecure(origins: readonly string[], request: FastifyRequest): boolean {
  const known = origins.find((origin) => hostOf(origin) === request.host);
  return known === undefined ? request.protocol === 'https' : known.startsWith('https:');
}
