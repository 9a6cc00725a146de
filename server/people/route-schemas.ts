/** What the routes of people take and give. */

import * as v from 'valibot';
import { jsonSchema, refusalSchema } from '../wire/schema.ts';
import { newPasskeySchema, signatureSchema } from './credential-schemas.ts';
import { settingsSchema } from './settings.ts';

const passkey = v.object({
  id: v.string(),
  created: v.number(),
  transports: v.array(v.string()),
});

/** A person as they see themselves. */
export const meSchema = v.object({
  id: v.string(),
  name: v.string(),
  created: v.number(),
  isGuest: v.boolean(),
  settings: settingsSchema,
  passkeys: v.array(passkey),
  recoveryCodesLeft: v.number(),
});

export const changeSchema = v.strictObject({
  name: v.optional(v.string()),
  settings: v.optional(settingsSchema),
});

export const signedInSchema = v.object({ me: meSchema, tablesLeftBehind: v.number() });

/** The options for `startRegistration` and `startAuthentication` of `@simplewebauthn/browser`. */
export const registerOptionsSchema = v.object({ options: v.looseObject({ challenge: v.string() }) });
export const signInOptionsSchema = v.object({
  options: v.looseObject({ challenge: v.string() }),
  /** Unfinished tables of the guest who is left behind by signing in: a client should warn. */
  tablesAtRisk: v.number(),
});

export const recoverSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(100)) });
export const codesSchema = v.object({ codes: v.array(v.string()) });

const handle = v.pipe(v.string(), v.maxLength(100));
export const handleSchema = v.object({ id: handle });
export const sureSchema = v.strictObject({ sure: v.optional(v.picklist(['yes', 'no'])) });

const token = { id: v.string(), label: v.string(), created: v.number(), seen: v.number() };
export const tokenWishSchema = v.strictObject({ label: v.string() });
export const tokensSchema = v.object({ tokens: v.array(v.object(token)) });
/** `token` is shown this once. */
export const newTokenSchema = v.object({ ...token, token: v.string() });

export const okSchema = v.object({ ok: v.literal(true) });
export const dataSchema = v.looseObject({ person: v.looseObject({ id: v.string() }) });

export { newPasskeySchema, signatureSchema };

interface Description {
  readonly body?: v.GenericSchema;
  readonly params?: v.GenericSchema;
  readonly querystring?: v.GenericSchema;
  readonly gives: v.GenericSchema;
}

/** The description of a route for the API. */
export function describe(summary: string, { gives, ...takes }: Description) {
  const taken = Object.entries(takes).map(([part, schema]) => [part, jsonSchema(schema)] as const);
  return {
    tags: ['people'],
    summary,
    ...Object.fromEntries(taken),
    response: { 200: jsonSchema(gives), '4xx': jsonSchema(refusalSchema) },
  };
}
