import { z } from 'zod'
import { anyEnvelope } from '#provider/contract/envelope.ts'
import { wireCustomer, wireResetLink, wireSession } from '#provider/contract/customer.ts'
import { unknownDeviceName } from './device-name.ts'
import { createRefusal, fail, mapOutcome, succeed } from '../failure.ts'
import type { Failure, Outcome } from '../failure.ts'
import type { Call, HttpClient } from '../http/http-client.ts'
import { toCustomer } from '../normalise/customer.ts'
import { toPasskey } from './passkeys.ts'
import type { ProfileChanges } from './profile-request.ts'
import { getCustomer, refreshSession } from './refresh-session.ts'
import type { Customer, ResetLink, Session } from '../types/customer.ts'
import { updateProfile } from './update-profile.ts'

export interface LoginForm {
  email: string
  password: string
  /** True if the session outlives the browser session. */
  remember: boolean
  /** The name of the visitor's device; null if unknown. */
  deviceName?: string | null
}

export interface RegistrationForm {
  firstName: string
  lastName: string
  username?: string | undefined
  email: string
  password: string
}

export interface ResetForm {
  token: string
  /** The address from the link, if it contains one. */
  email?: string | undefined
  password: string
  /** The ids of the passkeys to keep; all others are removed. */
  keptPasskeys?: readonly number[]
}

/** Creates the account calls: sessions, registration and profile. */
export function createCustomerCalls(http: HttpClient) {
  return {
    /**
     * Starts a session and asks the provider to end the previous one; wrong credentials are refused
     * with `credentials_invalid`.
     */
    login: (form: LoginForm) => login(http, form),
    /**
     * Refreshes the session and its token. Only `unauthorised` means that the session has ended; if
     * the provider does not support refresh, fetches the customer instead and keeps the token.
     */
    refresh: () => refreshSession(http),
    /** Ends this session. */
    logout: (): Promise<Outcome<null>> =>
      postForm(http, { path: '/api/v1/customer/logout', auth: true, isPublic: false }),
    /** Creates an account without a session; call `login` afterwards. */
    register: (form: RegistrationForm) => register(http, form),
    /**
     * Emails a reset link; `backUrl` is a path in this shop to return to after the reset. The
     * outcome does not reveal whether the address has an account.
     */
    forgotPassword: (email: string, backUrl: string | null = null) =>
      forgotPassword(http, email, backUrl),
    /** Returns the account that a reset link belongs to; invalid links are refused. */
    checkResetLink: (token: string) => checkResetLink(http, token),
    /** Sets a new password with the token from the emailed link and ends all other sessions. */
    resetPassword: (form: ResetForm) => resetPassword(http, form),
    /**
     * Stores the customer's country; refuses with `country_not_sold` if the shop does not sell
     * there.
     */
    setCountry: (country: string) => setCountry(http, country),
    /** Fetches the customer that the token belongs to. */
    get: () => getCustomer(http),
    /** Saves the profile; fields missing from `changes` keep their values from `customer`. */
    updateProfile: (customer: Customer, changes: ProfileChanges) =>
      updateProfile(http, customer, changes),
  }
}

async function login(http: HttpClient, form: LoginForm): Promise<Outcome<Session>> {
  const { token: previousToken } = http.options
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/customer/login',
    body: {
      email: form.email,
      password: form.password,
      device_name: form.deviceName ?? unknownDeviceName,
      remember: form.remember,
      ...(previousToken === null ? {} : { previous_token: previousToken }),
    },
    auth: false,
    schema: wireSession,
    assumedReasons: {
      '': 'credentials_invalid',
      email: 'credentials_invalid',
      password: 'credentials_invalid',
    },
  })
  if (!outcome.ok) return fail(toLoginFailure(outcome.failure))
  const { customer, token } = outcome.value
  return succeed({ token, customer: toCustomer(customer, http.options) })
}

/**
 * Some providers respond to wrong credentials with a 401, which cannot mean an expired session at
 * login; a 419 concerns the host's own session.
 */
function toLoginFailure(failure: Failure): Failure {
  if (failure.kind !== 'unauthorised') return failure
  const { status } = failure
  return status === 401
    ? createRefusal(status, { reason: 'credentials_invalid' })
    : { kind: 'unreachable', status }
}

function register(http: HttpClient, form: RegistrationForm): Promise<Outcome<null>> {
  return postForm(http, {
    path: '/api/v1/customer/register',
    body: {
      first_name: form.firstName,
      last_name: form.lastName,
      username: form.username,
      email: form.email,
      password: form.password,
      password_confirmation: form.password,
    },
    assumedReasons: { email: 'email_taken' },
  })
}

async function forgotPassword(
  http: HttpClient,
  email: string,
  backUrl: string | null,
): Promise<Outcome<null>> {
  const path = '/api/v1/customer/forgot-password'
  const body = { email, ...(backUrl === null ? {} : { back_url: backUrl }) }
  const outcome = await postForm(http, { path, body })
  return outcome.ok || mayRevealAccount(outcome.failure) ? succeed(null) : outcome
}

/**
 * Returns whether a failed reset request may depend on the address: some providers refuse unknown
 * addresses, and sending the email to a known one may fail or time out. Rate limits, maintenance
 * and connection failures do not depend on it.
 */
function mayRevealAccount(failure: Failure): boolean {
  if (failure.kind === 'refused') return failure.status !== 429
  if (failure.kind === 'unreachable') return failure.status !== null && failure.status !== 503
  return true
}

const invalidToken = {
  '': 'reset_token_invalid',
  email: 'reset_token_invalid',
  token: 'reset_token_invalid',
} as const

async function checkResetLink(http: HttpClient, token: string): Promise<Outcome<ResetLink>> {
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/customer/reset-password/check',
    body: { token },
    auth: false,
    isPublic: true,
    schema: wireResetLink,
    assumedReasons: invalidToken,
  })
  return mapOutcome(outcome, ({ data }) => ({
    email: data.email,
    passkeys: data.passkeys.map(toPasskey),
  }))
}

function resetPassword(
  http: HttpClient,
  { token, email, password, keptPasskeys = [] }: ResetForm,
): Promise<Outcome<null>> {
  return postForm(http, {
    path: '/api/v1/customer/reset-password',
    body: {
      token,
      ...(email === undefined ? {} : { email }),
      password,
      password_confirmation: password,
      ...(keptPasskeys.length === 0 ? {} : { keep_passkeys: keptPasskeys }),
    },
    assumedReasons: invalidToken,
  })
}

async function setCountry(http: HttpClient, country: string): Promise<Outcome<Customer>> {
  const outcome = await http.send({
    method: 'PUT',
    path: '/api/v1/customer/country',
    body: { country },
    needsData: true,
    schema: z.object({ data: wireCustomer }),
  })
  return mapOutcome(outcome, ({ data }) => toCustomer(data, http.options))
}

async function postForm(
  http: HttpClient,
  form: Pick<Call<unknown>, 'path' | 'body' | 'auth' | 'isPublic' | 'assumedReasons'>,
): Promise<Outcome<null>> {
  const outcome = await http.send({
    method: 'POST',
    auth: false,
    isPublic: true,
    ...form,
    schema: anyEnvelope,
  })
  return mapOutcome(outcome, () => null)
}
