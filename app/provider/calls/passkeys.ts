import type { z } from 'zod'
import { anyEnvelope, singleEnvelope } from '#provider/contract/envelope.ts'
import { wireSession } from '#provider/contract/customer.ts'
import { wireCreationOptions, wirePasskey, wireRequestOptions } from '#provider/contract/passkey.ts'
import type {
  NewCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedCredential,
} from '#provider/contract/passkey.ts'
import { unknownDeviceName } from './device-name.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import { fetchOptionalList } from './fetch-optional-list.ts'
import type { HttpClient } from '../http/http-client.ts'
import { toCustomer } from '../normalise/customer.ts'
import { isUnsupported } from '../http/is-unsupported.ts'
import type { Passkey, Session } from '../types/customer.ts'

const path = '/api/v1/customer/passkeys'
const loginPath = '/api/v1/customer/login/passkey'

export interface PasskeyLogin {
  credential: UsedCredential
  /** True if the session outlives the browser session. */
  remember: boolean
  /** The name of the visitor's device; null if unknown. */
  deviceName?: string | null
}

/** Creates the passkey calls; not every provider supports them. */
export function createPasskeyCalls(http: HttpClient) {
  return {
    /** Fetches the customer's passkeys, the newest first; null if not supported. */
    list: () => listPasskeys(http),
    /**
     * Returns the WebAuthn options for a new passkey. Unless the customer has just logged in,
     * refuses a missing password with `current_password_missing`.
     */
    startAdding: (currentPassword: string) => startAdding(http, currentPassword),
    /** Adds the passkey created by the browser. */
    add: (name: string, credential: NewCredential) => addPasskey(http, name, credential),
    /** Removes a passkey; idempotent. */
    remove: (id: number) => removePasskey(http, id),
    /** Returns the WebAuthn options for choosing a passkey. */
    startLogin: () => startLogin(http),
    /**
     * Logs in with a passkey and asks the provider to end the previous session; refuses with
     * `passkey_invalid`.
     */
    logIn: (login: PasskeyLogin) => logIn(http, login),
  }
}

async function listPasskeys(http: HttpClient): Promise<Outcome<Passkey[] | null>> {
  const outcome = await fetchOptionalList(http, 'passkeys', path, wirePasskey)
  return mapOutcome(outcome, (passkeys) => passkeys?.map(toPasskey) ?? null)
}

/** Converts a passkey from the wire format. */
export function toPasskey(passkey: z.output<typeof wirePasskey>): Passkey {
  return {
    id: passkey.id,
    name: passkey.name,
    createdAt: passkey.created_at,
    lastUsedAt: passkey.last_used_at,
  }
}

async function startAdding(
  http: HttpClient,
  currentPassword: string,
): Promise<Outcome<PasskeyCreationOptions>> {
  const outcome = await http.send({
    method: 'POST',
    path: `${path}/options`,
    body: currentPassword === '' ? {} : { current_password: currentPassword },
    schema: singleEnvelope(wireCreationOptions),
    needsData: true,
  })
  return mapOutcome(outcome, ({ data }) => data)
}

async function addPasskey(
  http: HttpClient,
  name: string,
  credential: NewCredential,
): Promise<Outcome<null>> {
  const body = { name, credential }
  const outcome = await http.send({ method: 'POST', path, body, schema: anyEnvelope })
  return mapOutcome(outcome, () => null)
}

async function removePasskey(http: HttpClient, id: number): Promise<Outcome<null>> {
  const outcome = await http.send({ method: 'DELETE', path: `${path}/${id}`, schema: anyEnvelope })
  return isUnsupported(outcome) ? succeed(null) : mapOutcome(outcome, () => null)
}

async function startLogin(http: HttpClient): Promise<Outcome<PasskeyRequestOptions>> {
  const outcome = await http.send({
    method: 'POST',
    path: `${loginPath}/options`,
    auth: false,
    isPublic: true,
    schema: singleEnvelope(wireRequestOptions),
  })
  return mapOutcome(outcome, ({ data }) => data)
}

async function logIn(http: HttpClient, login: PasskeyLogin): Promise<Outcome<Session>> {
  const { token: previousToken } = http.options
  const outcome = await http.send({
    method: 'POST',
    path: loginPath,
    body: {
      credential: login.credential,
      device_name: login.deviceName ?? unknownDeviceName,
      remember: login.remember,
      ...(previousToken === null ? {} : { previous_token: previousToken }),
    },
    auth: false,
    isPublic: true,
    schema: wireSession,
  })
  return mapOutcome(outcome, ({ customer, token }) => ({
    token,
    customer: toCustomer(customer, http.options),
  }))
}
