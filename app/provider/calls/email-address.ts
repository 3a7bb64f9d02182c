import { anyEnvelope } from '#provider/contract/envelope.ts'
import { wireEmailAddress, wireVerifiedEmail } from '#provider/contract/customer.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { isUnsupported } from '../http/is-unsupported.ts'
import { optionalTimeoutMs } from '../http/provider-request.ts'
import type { EmailAddress } from '../types/customer.ts'

const path = '/api/v1/customer/email'

/** Creates the calls for verifying email addresses; not every provider supports them. */
export function createEmailAddressCalls(http: HttpClient) {
  return {
    /** Fetches the state of the customer's address; null if not supported. */
    get: () => getEmailAddress(http),
    /** Sends another verification email to the unverified address. */
    sendLink: (): Promise<Outcome<null>> => send(http, 'POST', `${path}/send`),
    /** Discards the unverified address. */
    cancelChange: (): Promise<Outcome<null>> => send(http, 'DELETE', `${path}/pending`),
    /**
     * Verifies the address of a verification link and returns it; refuses with
     * `email_link_invalid`.
     */
    verify: (token: string) => verify(http, token),
  }
}

async function getEmailAddress(http: HttpClient): Promise<Outcome<EmailAddress | null>> {
  if (!http.capabilities.verification) return succeed(null)
  const outcome = await http.send({
    method: 'GET',
    path,
    schema: wireEmailAddress,
    timeoutMs: optionalTimeoutMs,
  })
  if (isUnsupported(outcome)) return succeed(null)
  return mapOutcome(outcome, ({ data: { email, is_verified: isVerified, pending } }) => ({
    email,
    isVerified,
    pending: pending && { email: pending.email, expiresAt: pending.expires_at },
  }))
}

async function send(
  http: HttpClient,
  method: 'POST' | 'DELETE',
  target: string,
): Promise<Outcome<null>> {
  const outcome = await http.send({ method, path: target, schema: anyEnvelope })
  return mapOutcome(outcome, () => null)
}

async function verify(http: HttpClient, token: string): Promise<Outcome<{ email: string }>> {
  const outcome = await http.send({
    method: 'POST',
    path: `${path}/verify`,
    body: { token },
    auth: false,
    isPublic: true,
    schema: wireVerifiedEmail,
    assumedReasons: { '': 'email_link_invalid', token: 'email_link_invalid' },
  })
  return mapOutcome(outcome, ({ data }) => data)
}
