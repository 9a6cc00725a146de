/** A person as they see themselves, and the cookie that goes with it. */

import type { PersonId } from '@tortuga/tables';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieWay, cookieFor } from './credentials.ts';
import { isSecure } from './origins.ts';
import { handleOf } from './passkeys.ts';
import type { People, SignedIn } from './people.ts';
import type { PeopleRoutesOptions } from './routes.ts';
import { readSettings } from './settings.ts';

export async function meOf(people: People, id: PersonId) {
  const person = await people.find(id);
  if (person === undefined) throw new Error('somebody who is signed in is not in the storage');
  const passkeys = await people.passkeys.list(id);
  const recoveryCodesLeft = await people.recovery.left(id);
  return {
    id,
    name: person.name,
    created: person.created,
    isGuest: passkeys.length === 0 && recoveryCodesLeft === 0,
    settings: readSettings(person.settings),
    passkeys: passkeys.map((passkey) => ({
      id: handleOf(passkey),
      created: passkey.created,
      transports: passkey.transports,
    })),
    recoveryCodesLeft,
  };
}

/** How a cookie travels to the browser of a request. */
export function cookieWay({ origins }: PeopleRoutesOptions, request: FastifyRequest): CookieWay {
  return { isSecure: isSecure(origins, request) };
}

/** The answer to somebody who has just come in. */
export async function greet(
  options: PeopleRoutesOptions,
  { session, sealed, tablesLeftBehind }: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header('set-cookie', cookieFor(sealed, cookieWay(options, request)));
  return { me: await meOf(options.people, session.person), tablesLeftBehind };
}
