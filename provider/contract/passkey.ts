import { z } from 'zod'
import { wireDate, wireDateOrNull, wireId } from './parts.ts'

/*
 * Passkeys are an API extension of the embedded provider. The options and credentials have the JSON
 * format of https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON.
 */

const base64Url = z.string().regex(/^[\w-]+$/)

/** A passkey in the list of a customer's passkeys. */
export const wirePasskey = z.object({
  id: wireId,
  name: z.string(),
  created_at: wireDate,
  last_used_at: wireDateOrNull,
})

const credentialDescriptor = z.object({
  id: base64Url,
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** The options with which a browser creates a passkey. */
export const wireCreationOptions = z.object({
  challenge: base64Url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64Url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credentialDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

export type PasskeyCreationOptions = z.output<typeof wireCreationOptions>

/** The options with which a browser lets the visitor choose a passkey. */
export const wireRequestOptions = z.object({
  challenge: base64Url,
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

export type PasskeyRequestOptions = z.output<typeof wireRequestOptions>

const credentialFields = {
  id: base64Url.max(2000),
  rawId: base64Url.max(2000),
  type: z.literal('public-key'),
}

/** The browser's response after creating a passkey. */
export const newCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

export type NewCredential = z.output<typeof newCredential>

/** The browser's response after a login with a passkey. */
export const usedCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
    userHandle: base64Url.optional(),
  }),
})

export type UsedCredential = z.output<typeof usedCredential>
