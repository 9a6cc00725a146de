/** What browsers send of passkeys, as `@simplewebauthn/browser` writes it. */

import * as v from 'valibot';

const MAX_BASE64 = 32 * 1024;
const MAX_ID = 2048;

const base64url = v.pipe(v.string(), v.maxLength(MAX_BASE64), v.regex(/^[\w-]+$/));
const credentialIdSchema = v.pipe(v.string(), v.maxLength(MAX_ID), v.regex(/^[\w-]+$/));
const transports = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10));

const credential = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(
    v.pipe(
      v.unknown(),
      v.transform(() => ({})),
    ),
    {},
  ),
};

/** A new passkey. */
export const newPasskeySchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.exactOptional(transports),
  }),
});

/** The signature of a known passkey. */
export const signatureSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});

export type NewPasskey = v.InferOutput<typeof newPasskeySchema>;
export type Signature = v.InferOutput<typeof signatureSchema>;
