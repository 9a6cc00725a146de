/** The built client: its files, and its first page for every address that is a place in the client. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const FIRST_PAGE = 'index.html';

/** A name that changes with what is in the file. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Serves the client from a folder; says how to answer an address that is no file. */
export async function addClient(
  app: FastifyInstance,
  folder: string,
): Promise<(reply: FastifyReply) => unknown> {
  if (!existsSync(join(folder, FIRST_PAGE))) {
    return (reply) => reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
  }
  await app.register(fastifyStatic, {
    root: folder,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  });
  return (reply) => reply.sendFile(FIRST_PAGE);
}

function cachingOf(path: string): string {
  const name = path.replaceAll('\\', '/').replace(/\.(?:br|gz)$/, '');
  return HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Is this an address somebody typed or followed, rather than a file a page is missing? */
export function isPlace({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const isRead = method === 'GET' || method === 'HEAD';
  return (
    isRead &&
    !/^\/api(?:\/|$)|\.\w+$/.test(path) &&
    (headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null
  );
}

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tortuga</title>
<h1>The client is not built yet</h1>
<p>The server runs and its API answers, but the pages are missing. Build them, then start the server again.</p>
</html>
`;
