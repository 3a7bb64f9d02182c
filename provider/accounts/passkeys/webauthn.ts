import { z } from 'zod'
import type { NewCredential, UsedCredential } from '../../contract/passkey.ts'
import type { PasskeyRow } from './passkeys.store.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { challengeLifetimeMs } from './passkeys.rules.ts'
import type { RelyingParty } from './passkeys.rules.ts'

/** Loads the library on demand: it is large, and most requests need no passkey. */
const loadLibrary = () => import('@simplewebauthn/server')

/**
 * EdDSA, ES256 and RS256 (https://www.iana.org/assignments/cose/cose.xhtml#algorithms). ML-DSA,
 * which the library prefers by default, is experimental in Node.
 */
const supportedAlgorithmIDs = [-8, -7, -257]

interface CreationInput {
  readonly shopName: string
  readonly party: RelyingParty
  readonly challenge: string
  readonly userHandle: string
  readonly customer: CustomerRow
  /** The customer's passkeys, which prevents a second one on the same device. */
  readonly existing: readonly PasskeyRow[]
}

/** Builds the options for creating a discoverable passkey. */
export async function buildCreationOptions(input: CreationInput) {
  const { shopName, party, challenge, userHandle, customer, existing } = input
  const { generateRegistrationOptions } = await loadLibrary()
  return await generateRegistrationOptions({
    rpName: shopName,
    rpID: party.id,
    challenge: Buffer.from(challenge, 'base64url'),
    userID: Buffer.from(userHandle, 'base64url'),
    userName: customer.email,
    userDisplayName: `${customer.first_name} ${customer.last_name}`,
    timeout: challengeLifetimeMs,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: existing.map((passkey) => ({
      id: passkey.credential_id,
      transports: parseTransports(passkey),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Builds the options with which a browser lets the visitor choose one of the shop's passkeys. */
export async function buildRequestOptions(party: RelyingParty, challenge: string) {
  const { generateAuthenticationOptions } = await loadLibrary()
  return await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: challengeLifetimeMs,
    userVerification: 'required',
  })
}

const clientData = z.object({ challenge: z.string() })

/** Returns the challenge in a browser's response, or an empty string. */
export function readChallenge({ response }: NewCredential | UsedCredential): string {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString()
    return clientData.parse(JSON.parse(text)).challenge
  } catch {
    return ''
  }
}

/** The columns of a new passkey that its authenticator determines. */
export type VerifiedPasskey = Pick<
  PasskeyRow,
  'credential_id' | 'public_key' | 'counter' | 'device_type' | 'backed_up' | 'transports'
>

/** Verifies a new passkey; returns null if any part of the response is invalid. */
export async function verifyNewCredential(
  party: RelyingParty,
  credential: NewCredential,
  challenge: string,
): Promise<VerifiedPasskey | null> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(toUnverified)
  if (!verified || registrationInfo === undefined) return null
  const { credential: key, credentialDeviceType, credentialBackedUp } = registrationInfo
  return {
    credential_id: key.id,
    public_key: Buffer.from(key.publicKey).toString('base64url'),
    counter: key.counter,
    device_type: credentialDeviceType,
    backed_up: credentialBackedUp ? 1 : 0,
    transports: JSON.stringify(key.transports ?? []),
  }
}

/**
 * Verifies the use of a passkey; returns its new counter and backup state, or null if any part of
 * the response is invalid.
 */
export async function verifyUsedCredential(
  party: RelyingParty,
  credential: UsedCredential,
  passkey: PasskeyRow,
  challenge: string,
): Promise<Pick<PasskeyRow, 'counter' | 'backed_up'> | null> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential_id,
      publicKey: Buffer.from(passkey.public_key, 'base64url'),
      counter: passkey.counter,
      transports: parseTransports(passkey),
    },
    requireUserVerification: true,
  }).catch(toUnverified)
  if (!verified || authenticationInfo === undefined) return null
  // A passkey's device type never changes, so a different one indicates a forgery.
  if (authenticationInfo.credentialDeviceType !== passkey.device_type) return null
  const { newCounter, credentialBackedUp } = authenticationInfo
  return { counter: newCounter, backed_up: credentialBackedUp ? 1 : 0 }
}

/** Maps any error to null: the library throws a different one for each kind of invalid response. */
function toUnverified() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const
}

function parseTransports({ transports }: PasskeyRow): string[] {
  const list: unknown = JSON.parse(transports)
  return Array.isArray(list) ? list.map(String) : []
}
