/** Whatever goes wrong with a request, its sender gets a coded refusal; only the log learns more. */

import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { No } from '../tables/harbour.ts';
import { no, statusOf } from './refusals.ts';

/** Fastify's own errors carry a status; ours are bugs and faults, which carry none. */
interface Failure extends Error {
  readonly statusCode?: number;
}

const BY_STATUS: { readonly [status: number]: No } = {
  404: no('not-found'),
  413: no('too-large', 'A request holds at most 64 kB.'),
  415: no('wrong-type', 'A request is sent as application/json.'),
  429: no('too-many-requests', 'Wait for as many seconds as the header retry-after says.'),
};

/** Answers with a refusal, and the status of its code. */
export function refuseWith(reply: FastifyReply, refusal: No): FastifyReply {
  return reply.code(statusOf(refusal.code)).header('cache-control', 'no-store').send(refusal);
}

export function answerFailure(error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) {
    return refuseWith(reply, BY_STATUS[status] ?? no('malformed', 'This is no request the server can read.'));
  }
  request.log.error({ err: error, table: tableOf(request) }, 'a request failed');
  return refuseWith(
    reply,
    no('internal', `Our fault: the log of the server knows it as request ${request.id}.`),
  );
}

/** The table an address names, if it does. */
export function tableOf({ params }: FastifyRequest): string | undefined {
  const table: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, 'table') : undefined;
  return typeof table === 'string' && /^\w{1,20}$/.test(table) ? table : undefined;
}

/** An address without its query. */
export function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}

/** What is no HTTP at all gets no further than its connection. */
export function answerNoise(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const body = JSON.stringify(no('malformed', 'This is no HTTP the server can read.'));
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Knows which methods an address has, to tell a wrong method from a wrong address. */
export class KnownRoutes {
  readonly #routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];

  /** Must be called before any route is added. */
  listenTo(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      if (!url.includes('*')) this.#routes.push({ pattern: patternOf(url), methods: [method].flat() });
    });
  }

  methodsOf(path: string): string[] {
    const methods = this.#routes.flatMap((route) => (route.pattern.test(path) ? route.methods : []));
    return [...new Set(methods)];
  }
}

function patternOf(url: string): RegExp {
  const escaped = url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/:\w+/g, '[^/]+')}$`);
}
