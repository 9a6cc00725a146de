/** Passkeys over HTTP: first the options for the browser, then what it made of them. */

import { refuse } from '@tortuga/kernel';
import type { FastifyInstance } from 'fastify';
import { parsed } from '../wire/schema.ts';
import { refused, requireBrowser } from './callers.ts';
import { greet, meOf } from './me.ts';
import { ownOrigin } from './origins.ts';
import {
  describe,
  handleSchema,
  meSchema,
  newPasskeySchema,
  registerOptionsSchema,
  signatureSchema,
  signedInSchema,
  signInOptionsSchema,
  sureSchema,
} from './route-schemas.ts';
import type { PeopleRoutesOptions } from './routes.ts';

const CREDENTIAL_BYTES = 64 * 1024;

export function passkeyRoutes(app: FastifyInstance, options: PeopleRoutesOptions): void {
  addRegistering(app, options);
  addSigningIn(app, options);
  addRemoving(app, options);
}

function addRegistering(app: FastifyInstance, { people, origins }: PeopleRoutesOptions): void {
  app.route({
    method: 'POST',
    url: '/api/me/passkeys/options',
    schema: describe('What a browser needs to make a passkey.', { gives: registerOptionsSchema }),
    handler: requireBrowser(async (caller, request, reply) => {
      const origin = ownOrigin(origins, request.headers);
      if (origin === undefined) return refused(reply, refuse('wrong-origin'));
      const person = await people.find(caller.person);
      if (person === undefined) return refused(reply, refuse('not-signed-in'));
      const asked = await people.passkeys.askToRegister(person, { session: caller.session, origin });
      return asked.ok ? { options: asked.value } : refused(reply, asked);
    }),
  });
  app.route({
    method: 'POST',
    url: '/api/me/passkeys',
    bodyLimit: CREDENTIAL_BYTES,
    schema: describe('Keep a passkey: a guest becomes an account.', {
      body: newPasskeySchema,
      gives: meSchema,
    }),
    handler: requireBrowser(async ({ person, session }, request, reply) => {
      const made = parsed(newPasskeySchema, request.body);
      if (!made.ok) return refused(reply, made);
      const kept = await people.passkeys.register(person, session, made.value);
      return kept.ok ? meOf(people, person) : refused(reply, kept);
    }),
  });
}

function addSigningIn(app: FastifyInstance, options: PeopleRoutesOptions): void {
  const { people, origins } = options;
  app.route({
    method: 'POST',
    url: '/api/sign-in/options',
    schema: describe('What a browser needs to sign in with a passkey.', { gives: signInOptionsSchema }),
    handler: requireBrowser(async ({ person, session }, request, reply) => {
      const origin = ownOrigin(origins, request.headers);
      if (origin === undefined) return refused(reply, refuse('wrong-origin'));
      return {
        options: await people.passkeys.askToSignIn({ session, origin }),
        tablesAtRisk: await people.tablesAtRisk(person),
      };
    }),
  });
  app.route({
    method: 'POST',
    url: '/api/sign-in',
    bodyLimit: CREDENTIAL_BYTES,
    schema: describe('Sign in with a passkey.', { body: signatureSchema, gives: signedInSchema }),
    handler: requireBrowser(async (caller, request, reply) => {
      const signature = parsed(signatureSchema, request.body);
      if (!signature.ok) return refused(reply, signature);
      const person = await people.passkeys.signIn(caller.session, signature.value);
      if (!person.ok) return refused(reply, person);
      return greet(options, await people.signIn(caller, person.value), request, reply);
    }),
  });
}

function addRemoving(app: FastifyInstance, { people }: PeopleRoutesOptions): void {
  app.route({
    method: 'DELETE',
    url: '/api/me/passkeys/:id',
    schema: describe('Remove a passkey. The last one needs sure=yes where no recovery codes are left.', {
      params: handleSchema,
      querystring: sureSchema,
      gives: meSchema,
    }),
    handler: requireBrowser(async ({ person }, request, reply) => {
      const params = parsed(handleSchema, request.params);
      if (!params.ok) return refused(reply, params);
      const query = parsed(sureSchema, request.query);
      if (!query.ok) return refused(reply, query);
      const isSure = query.value.sure === 'yes';
      const removed = await people.removePasskey(person, params.value.id, { isSure });
      return removed.ok ? meOf(people, person) : refused(reply, removed);
    }),
  });
}
