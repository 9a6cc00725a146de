/** The person behind the request: who they are, what they are called, and how they leave. */

import type { IncomingHttpHeaders } from 'node:http';
import { refuse } from '@tortuga/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parsed } from '../wire/schema.ts';
import { refused, requireBrowser, requirePerson } from './callers.ts';
import { cookieFor, credentialOf, hasBearer, noCookie } from './credentials.ts';
import { cookieWay, meOf } from './me.ts';
import type { People } from './people.ts';
import { changeSchema, dataSchema, describe, meSchema, okSchema } from './route-schemas.ts';
import type { PeopleRoutesOptions } from './routes.ts';

const OK = { ok: true };
/** Settings of 8 kB, each of whose characters may have been escaped, and a name. */
const CHANGE_BYTES = 64 * 1024;

export function meRoutes(app: FastifyInstance, options: PeopleRoutesOptions): void {
  addReading(app, options);
  addChanging(app, options);
  addLeaving(app, options);
}

function addReading(app: FastifyInstance, options: PeopleRoutesOptions): void {
  app.route({
    method: 'GET',
    url: '/api/me',
    exposeHeadRoute: false,
    schema: describe('Who I am. Somebody new becomes a guest.', { gives: meSchema }),
    handler: (request, reply) => introduce(options, request, reply),
  });
  app.route({
    method: 'GET',
    url: '/api/me/data',
    schema: describe('Everything that is stored about me.', { gives: dataSchema }),
    handler: requireBrowser(async ({ person }, _request, reply) => {
      reply.header('content-disposition', 'attachment; filename="tortuga-my-data.json"');
      return options.people.storedData(person);
    }),
  });
}

/** Known people get their cookie for another year; others become guests, unless they came with a bad token. */
async function introduce(options: PeopleRoutesOptions, request: FastifyRequest, reply: FastifyReply) {
  const { people } = options;
  const credential = credentialOf(request.headers);
  const caller = await people.sessions.caller(credential);
  if (caller?.kind === 'api') return meOf(people, caller.person);
  const no = caller === undefined ? whyNoGuest(request.headers) : undefined;
  if (no !== undefined) return refused(reply, no);
  const known = credential && caller && { person: caller.person, sealed: credential.sealed };
  const { person, sealed } = known ?? (await newcomer(people));
  reply.header('set-cookie', cookieFor(sealed, cookieWay(options, request)));
  return meOf(people, person);
}

function whyNoGuest(headers: IncomingHttpHeaders) {
  if (hasBearer(headers)) return refuse('not-signed-in');
  return headers['sec-fetch-site'] === 'cross-site' ? refuse('wrong-origin') : undefined;
}

async function newcomer(people: People) {
  const { session, sealed } = await people.welcomeGuest();
  return { person: session.person, sealed };
}

function addChanging(app: FastifyInstance, { people }: PeopleRoutesOptions): void {
  app.route({
    method: 'PATCH',
    url: '/api/me',
    bodyLimit: CHANGE_BYTES,
    schema: describe('Change my name or my settings.', { body: changeSchema, gives: meSchema }),
    handler: requirePerson(async ({ person }, request, reply) => {
      const change = parsed(changeSchema, request.body);
      if (!change.ok) return refused(reply, change);
      const done = await people.change(person, change.value);
      return done.ok ? meOf(people, person) : refused(reply, done);
    }),
  });
}

function addLeaving(app: FastifyInstance, options: PeopleRoutesOptions): void {
  const { people } = options;
  app.route({
    method: 'DELETE',
    url: '/api/me',
    schema: describe('Delete my account. My games stay, without my name.', { gives: okSchema }),
    handler: requireBrowser(async ({ person }, request, reply) => {
      await people.erase(person);
      reply.header('set-cookie', noCookie(cookieWay(options, request)));
      return OK;
    }),
  });
  app.route({
    method: 'POST',
    url: '/api/me/sign-out',
    schema: describe('Sign out in this browser.', { gives: okSchema }),
    handler: requirePerson(async (caller, request, reply) => {
      await people.sessions.end(caller);
      reply.header('set-cookie', noCookie(cookieWay(options, request)));
      return OK;
    }),
  });
  app.route({
    method: 'POST',
    url: '/api/me/sign-out-everywhere',
    schema: describe('Sign out everywhere else, tokens included.', { gives: okSchema }),
    handler: requireBrowser(async ({ person, session }) => {
      await people.sessions.endAll(person, session);
      return OK;
    }),
  });
}
