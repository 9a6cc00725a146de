/**
 * The service worker: keeps one version of the client, whole, so that it works without a network. It never sees
 * requests for the server's own answers, and it never waits for the network where it has the file.
 */

import type { Precache } from './precache.ts';

/** Written in by the build. */
declare const PRECACHE_OF_THIS_BUILD: Precache;

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What we need of the global scope; the library of types has either pages or workers. */
interface Scope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const scope = self as unknown as Scope;
const { version, files } = PRECACHE_OF_THIS_BUILD;
const PREFIX = 'tortuga-';
const CACHE = PREFIX + version;
const FIRST_PAGE = '/index.html';

/** Addresses the server answers itself. */
const SERVERS = /^\/(?:api(?:\/|$)|healthz|readyz|metrics)/;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Asks the server whether the browser's own copy is still good; hashed names are never asked for twice.
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Older versions are of no use to anybody now. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? FIRST_PAGE : request;
  // Scripts of a page are asked for with `Origin`, by which their answers vary.
  return (await cache.match(wanted, { ignoreVary: true })) ?? fetch(request);
}

function isOurs({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === location.origin && !SERVERS.test(pathname);
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
// The page asks for it once the person has agreed: a new version must not replace the old under a game.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});
