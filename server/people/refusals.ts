/** Why the people's desk refuses, and the status each refusal travels with. */

import type { Refusal, Result } from '@tortuga/kernel';

const STATUS = {
  'name-empty': 422,
  'name-too-long': 422,
  'name-characters': 422,
  'label-empty': 422,
  'label-too-long': 422,
  'label-characters': 422,
  'settings-too-big': 413,
  'not-signed-in': 401,
  /** A token for the API may play, but not hand out further keys. */
  'browser-only': 403,
  'wrong-origin': 403,
  'challenge-expired': 409,
  'passkey-unknown': 404,
  'passkey-refused': 403,
  'passkey-known': 409,
  'last-passkey': 409,
  'too-many-passkeys': 409,
  'too-many-tokens': 409,
  'unknown-code': 403,
  'unknown-token': 404,
} as const;

type PeopleRefusalCode = keyof typeof STATUS;

export type PeopleRefusal = Refusal<PeopleRefusalCode>;

export type PeopleResult<T> = Result<T, PeopleRefusalCode>;

/** The HTTP status of a refusal; what is not the people's own is a bad request. */
export function statusOf({ code }: PeopleRefusal): number {
  return Object.hasOwn(STATUS, code) ? STATUS[code as PeopleRefusalCode] : 400;
}
