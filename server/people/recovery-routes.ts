/** Recovery codes over HTTP. How often codes may be tried is for the app to limit. */

import type { FastifyInstance } from 'fastify';
import { parsed } from '../wire/schema.ts';
import { refused, requireBrowser } from './callers.ts';
import { greet } from './me.ts';
import { codesSchema, describe, recoverSchema, signedInSchema } from './route-schemas.ts';
import type { PeopleRoutesOptions } from './routes.ts';

export function recoveryRoutes(app: FastifyInstance, options: PeopleRoutesOptions): void {
  const { people } = options;
  app.route({
    method: 'POST',
    url: '/api/me/recovery-codes',
    schema: describe('New recovery codes, shown this once; earlier ones end.', { gives: codesSchema }),
    handler: requireBrowser(async ({ person }) => ({ codes: await people.recovery.renew(person) })),
  });
  app.route({
    method: 'POST',
    url: '/api/recover',
    schema: describe('Sign in with a recovery code, which is then used up.', {
      body: recoverSchema,
      gives: signedInSchema,
    }),
    handler: requireBrowser(async (caller, request, reply) => {
      const body = parsed(recoverSchema, request.body);
      if (!body.ok) return refused(reply, body);
      const person = await people.recovery.use(body.value.code);
      if (!person.ok) return refused(reply, person);
      return greet(options, await people.signIn(caller, person.value), request, reply);
    }),
  });
}
