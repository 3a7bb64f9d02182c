import { z } from 'zod'
import { anyEnvelope, singleEnvelope } from './contract/envelope.ts'
import { wireCustomer, wireRefresh, wireSession } from './contract/customer.ts'
import { fail, mapOutcome, createRefusal, succeed } from './failure.ts'
import type { Failure, Outcome } from './failure.ts'
import type { HttpClient } from './http.ts'
import { toCustomer } from './normalise/customer.ts'
import { buildProfileRequest } from './profile-request.ts'
import type { ProfileChanges } from './profile-request.ts'
import type { Customer, Session } from './types.ts'

const customerResponse = singleEnvelope(wireCustomer)

export interface LoginForm {
  email: string
  password: string
  /** Whether the session outlives the browser session. */
  remember: boolean
}

export interface RegistrationForm {
  firstName: string
  lastName: string
  username: string
  email: string
  password: string
}

export interface ResetForm {
  token: string
  email: string
  password: string
}

/** Creates the calls for accounts: sessions, registration and the profile. */
export function createCustomerCalls(http: HttpClient) {
  return {
    /** Starts a session; wrong credentials are refused with `credentials_invalid`. */
    login: (form: LoginForm) => login(http, form),
    /**
     * Refreshes the session and its token. Only `unauthorised` means that the session has ended; if
     * the provider does not support refresh, fetches the customer instead and keeps the token.
     */
    refresh: () => refresh(http),
    /** Ends this session. */
    logout: (): Promise<Outcome<null>> =>
      postForm(http, '/api/v1/customer/logout', undefined, true),
    /** Creates an account without a session; call `login` afterwards. */
    register: (form: RegistrationForm) => register(http, form),
    /** Emails a reset link; `backUrl` is a path in this shop to return to after the reset. */
    forgotPassword: (email: string, backUrl: string | null = null): Promise<Outcome<null>> =>
      postForm(http, '/api/v1/customer/forgot-password', {
        email,
        ...(backUrl === null ? {} : { back_url: backUrl }),
      }),
    /** Sets a new password with the token from the emailed link. */
    resetPassword: (form: ResetForm) => resetPassword(http, form),
    /** Fetches the customer to whom the token belongs. */
    get: () => getCustomer(http),
    /** Saves the profile; fields missing from `changes` keep their values from `customer`. */
    updateProfile: (customer: Customer, changes: ProfileChanges) =>
      updateProfile(http, customer, changes),
  }
}

async function login(http: HttpClient, form: LoginForm): Promise<Outcome<Session>> {
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/customer/login',
    body: {
      email: form.email,
      password: form.password,
      device_name: 'Overtone storefront',
      remember: form.remember,
    },
    auth: false,
    schema: wireSession,
  })
  if (!outcome.ok) return fail(toLoginFailure(outcome.failure))
  const { customer, token } = outcome.value
  return succeed({ token, customer: toCustomer(customer, http.options) })
}

/**
 * Some providers respond to wrong credentials with a 401, which at login cannot mean that a session
 * has ended.
 */
function toLoginFailure(failure: Failure): Failure {
  if (failure.kind !== 'unauthorised') return failure
  return createRefusal(failure.status, { reason: 'credentials_invalid' })
}

async function refresh(http: HttpClient): Promise<Outcome<Session>> {
  const { token, capabilities } = http.options
  if (token === null) return fail({ kind: 'unauthorised', status: 401 })
  if (capabilities?.isUnsupported('refresh')) return keepSession(http, token)
  const refreshed = await http.send({
    method: 'POST',
    path: '/api/v1/customer/refresh',
    body: { token },
    schema: wireRefresh,
  })
  if (!refreshed.ok) {
    if (!mayBeUnsupported(refreshed.failure)) return refreshed
    const session = await keepSession(http, token)
    if (isRefreshUnsupported(refreshed.failure, session)) markRefreshUnsupported(http)
    return session
  }
  const customer = toCustomer(refreshed.value.customer, http.options)
  return succeed({ token: refreshed.value.token ?? token, customer })
}

/** Returns the session with its current token. */
async function keepSession(http: HttpClient, token: string): Promise<Outcome<Session>> {
  return mapOutcome(await getCustomer(http), (customer) => ({ token, customer }))
}

/**
 * Returns whether the provider does not support refresh. In production, a vanilla provider responds
 * to an unknown endpoint with a 500; if it then serves the next request, the 500 was not an outage.
 */
function isRefreshUnsupported(failure: Failure, session: Outcome<Session>): boolean {
  if (failure.kind !== 'unreachable') return true
  return failure.status === 500 && session.ok
}

function markRefreshUnsupported({ options }: HttpClient): void {
  if (!options.capabilities?.markUnsupported('refresh')) return
  options.log('info', 'provider-refresh-unsupported', {
    requestId: options.requestId,
  })
}

function mayBeUnsupported(failure: Failure): boolean {
  if (failure.kind === 'unreachable') return failure.status !== null
  return failure.kind === 'not-found' || (failure.kind === 'refused' && failure.status === 405)
}

async function getCustomer(http: HttpClient): Promise<Outcome<Customer>> {
  const outcome = await http.send({
    method: 'GET',
    path: '/api/v1/customer/get',
    schema: customerResponse,
  })
  return mapOutcome(outcome, ({ data }) => toCustomer(data, http.options))
}

function register(http: HttpClient, form: RegistrationForm): Promise<Outcome<null>> {
  return postForm(http, '/api/v1/customer/register', {
    first_name: form.firstName,
    last_name: form.lastName,
    username: form.username,
    email: form.email,
    password: form.password,
    password_confirmation: form.password,
  })
}

function resetPassword(
  http: HttpClient,
  { token, email, password }: ResetForm,
): Promise<Outcome<null>> {
  const body = { token, email, password, password_confirmation: password }
  return postForm(http, '/api/v1/customer/reset-password', body)
}

async function updateProfile(
  http: HttpClient,
  customer: Customer,
  changes: ProfileChanges,
): Promise<Outcome<Customer>> {
  const outcome = await http.send({
    ...buildProfileRequest(customer, changes),
    path: '/api/v1/customer/profile',
    needsData: true,
    schema: z.object({ data: wireCustomer }),
  })
  return mapOutcome(outcome, ({ data }) => toCustomer(data, http.options))
}

async function postForm(
  http: HttpClient,
  path: string,
  body: unknown,
  auth = false,
): Promise<Outcome<null>> {
  const outcome = await http.send({ method: 'POST', path, body, auth, schema: anyEnvelope })
  return mapOutcome(outcome, () => null)
}
