/** Who sends a request, for routes of whatever kind. */

import type { IncomingHttpHeaders } from 'node:http';
import { refuse } from '@tortuga/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { credentialOf } from './credentials.ts';
import type { People } from './people.ts';
import { type PeopleRefusal, statusOf } from './refusals.ts';
import type { Caller } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    people: People;
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type PersonalHandler = (caller: Caller, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Makes people known to an app and all its plugins. */
export function knowPeople(app: FastifyInstance, people: People): void {
  if (!app.hasDecorator('people')) app.decorate('people', people);
}

/** Who sends a request, also one that wants to become a socket. */
export function callerOf(people: People, headers: IncomingHttpHeaders): Promise<Caller | undefined> {
  return people.sessions.caller(credentialOf(headers));
}

/** Who sends this request, if anybody we know. */
export function personOf(request: FastifyRequest): Promise<Caller | undefined> {
  return callerOf(request.server.people, request.headers);
}

/** A handler for people we know; others are refused. */
export function requirePerson(handler: PersonalHandler): Handler {
  return async (request, reply) => {
    const caller = await personOf(request);
    return caller === undefined ? refused(reply, refuse('not-signed-in')) : handler(caller, request, reply);
  };
}

/** A handler for people in their browser: who holds a token must not be able to lock its owner out. */
export function requireBrowser(handler: PersonalHandler): Handler {
  return requirePerson(async (caller, request, reply) =>
    caller.kind === 'browser' ? handler(caller, request, reply) : refused(reply, refuse('browser-only')),
  );
}

/** Sets the status of a refusal, and gives it back to be sent. */
export function refused(reply: FastifyReply, refusal: PeopleRefusal): PeopleRefusal {
  reply.code(statusOf(refusal));
  return refusal;
}
