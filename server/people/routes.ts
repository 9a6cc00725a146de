/** People over HTTP. */

import type { FastifyInstance } from 'fastify';
import { describeOnly } from '../wire/schema.ts';
import { knowPeople } from './callers.ts';
import { meRoutes } from './me-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import type { People } from './people.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { tokenRoutes } from './token-routes.ts';

export interface PeopleRoutesOptions {
  readonly people: People;
  /** Our public origins; where there are none, whatever name the server is called by. */
  readonly origins: readonly string[];
}

/** A Fastify plugin with all routes of people. */
export async function peopleRoutes(app: FastifyInstance, options: PeopleRoutesOptions): Promise<void> {
  knowPeople(app, options.people);
  describeOnly(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const add of [meRoutes, passkeyRoutes, recoveryRoutes, tokenRoutes]) add(app, options);
}
