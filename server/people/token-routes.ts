/** Tokens for the API: made and revoked in the browser, used by programs. */

import type { FastifyInstance } from 'fastify';
import type { Session } from '../storage/people.ts';
import { parsed } from '../wire/schema.ts';
import { refused, requireBrowser } from './callers.ts';
import {
  describe,
  handleSchema,
  newTokenSchema,
  okSchema,
  tokensSchema,
  tokenWishSchema,
} from './route-schemas.ts';
import type { PeopleRoutesOptions } from './routes.ts';

export function tokenRoutes(app: FastifyInstance, { people }: PeopleRoutesOptions): void {
  app.route({
    method: 'GET',
    url: '/api/tokens',
    schema: describe('My tokens for the API.', { gives: tokensSchema }),
    handler: requireBrowser(async ({ person }) => ({
      tokens: (await people.sessions.tokens(person)).map(shown),
    })),
  });
  app.route({
    method: 'POST',
    url: '/api/tokens',
    schema: describe('A new token for the API, shown this once.', {
      body: tokenWishSchema,
      gives: newTokenSchema,
    }),
    handler: requireBrowser(async ({ person }, request, reply) => {
      const wish = parsed(tokenWishSchema, request.body);
      if (!wish.ok) return refused(reply, wish);
      const issued = await people.issueToken(person, wish.value.label);
      if (!issued.ok) return refused(reply, issued);
      return { ...shown(issued.value.session), token: issued.value.sealed };
    }),
  });
  app.route({
    method: 'DELETE',
    url: '/api/tokens/:id',
    schema: describe('Revoke a token.', { params: handleSchema, gives: okSchema }),
    handler: requireBrowser(async ({ person }, request, reply) => {
      const params = parsed(handleSchema, request.params);
      if (!params.ok) return refused(reply, params);
      const revoked = await people.revokeToken(person, params.value.id);
      return revoked.ok ? { ok: true } : refused(reply, revoked);
    }),
  });
}

/** The id of a token is its hash, which tells nobody the token. */
function shown({ hash, label, created, seen }: Session) {
  return { id: hash, label, created, seen };
}
