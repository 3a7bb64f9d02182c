import { z } from 'zod'
import { emptyEnvelope, single } from './contract/envelope.ts'
import { wireCustomer, wireRefresh, wireSession } from './contract/customer.ts'
import { failed, mapOutcome, refusal, success } from './failure.ts'
import type { Failure, Outcome } from './failure.ts'
import type { Http } from './http.ts'
import { toCustomer } from './normalise/customer.ts'
import { profileRequest } from './profile-request.ts'
import type { ProfileChanges } from './profile-request.ts'
import type { Customer, Session } from './types.ts'

const customerAnswer = single(wireCustomer)

export interface LoginForm {
  email: string
  password: string
  /** Whether the session outlives the browser. */
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

/** Accounts: who is a customer, and what they say of themselves. */
export function customerCalls(http: Http) {
  return {
    /** Begins a session; a wrong pair is refused with `credentials_invalid`. */
    login: (form: LoginForm) => login(http, form),
    /**
     * The session anew, under a new token. Only `unauthorised` means that it has ended; where a host
     * knows no refresh, the customer is asked for and the token stays.
     */
    refresh: () => refresh(http),
    /** Ends this session. */
    logout: (): Promise<Outcome<null>> =>
      acknowledge(http, '/api/v1/customer/logout', undefined, true),
    /** Makes an account and nothing else: log in afterwards. */
    register: (form: RegistrationForm) => register(http, form),
    /** Has a reset link mailed, which remembers a page of this shop to come back to (a path). */
    forgotPassword: (email: string, backUrl: string | null = null): Promise<Outcome<null>> =>
      acknowledge(http, '/api/v1/customer/forgot-password', {
        email,
        ...(backUrl === null ? {} : { back_url: backUrl }),
      }),
    /** Sets a new password with the token of the mailed link. */
    resetPassword: (form: ResetForm) => resetPassword(http, form),
    /** The customer whose token this is. */
    get: () => getCustomer(http),
    /** Saves the profile; `customer` is what is on file, for what must be sent back unchanged. */
    updateProfile: (customer: Customer, changes: ProfileChanges) =>
      updateProfile(http, customer, changes),
  }
}

async function login(http: Http, form: LoginForm): Promise<Outcome<Session>> {
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
    answer: wireSession,
  })
  if (!outcome.ok) return failed(withoutSession(outcome.failure))
  const { customer, token } = outcome.value
  return success({ token, customer: toCustomer(customer, http.options) })
}

/** At login a host may say 401 for a wrong pair, where no session could have ended. */
function withoutSession(failure: Failure): Failure {
  if (failure.kind !== 'unauthorised') return failure
  return refusal(failure.status, { reason: 'credentials_invalid' })
}

async function refresh(http: Http): Promise<Outcome<Session>> {
  const { token, memory } = http.options
  if (token === null) return failed({ kind: 'unauthorised', status: 401 })
  if (memory?.lacks('refresh')) return sameSession(http, token)
  const refreshed = await http.send({
    method: 'POST',
    path: '/api/v1/customer/refresh',
    body: { token },
    answer: wireRefresh,
  })
  if (!refreshed.ok) {
    if (!mayLackRefresh(refreshed.failure)) return refreshed
    const session = await sameSession(http, token)
    if (lacksRefresh(refreshed.failure, session)) learnLack(http)
    return session
  }
  const customer = toCustomer(refreshed.value.customer, http.options)
  return success({ token: refreshed.value.token ?? token, customer })
}

/** Who the customer is, under the token they have. */
async function sameSession(http: Http, token: string): Promise<Outcome<Session>> {
  return mapOutcome(await getCustomer(http), (customer) => ({ token, customer }))
}

/**
 * Whether a host has no refresh at all. A stock host in production says 500 to a call it does not
 * know: that it answers the next call tells this from a host that fails.
 */
function lacksRefresh(failure: Failure, session: Outcome<Session>): boolean {
  if (failure.kind !== 'unreachable') return true
  return failure.status === 500 && session.ok
}

function learnLack({ options }: Http): void {
  if (!options.memory?.learnLack('refresh')) return
  options.log('info', 'provider has no refresh, tokens stay as they are', {
    requestId: options.requestId,
  })
}

function mayLackRefresh(failure: Failure): boolean {
  if (failure.kind === 'unreachable') return failure.status !== null
  return failure.kind === 'not-found' || (failure.kind === 'refused' && failure.status === 405)
}

async function getCustomer(http: Http): Promise<Outcome<Customer>> {
  const outcome = await http.send({
    method: 'GET',
    path: '/api/v1/customer/get',
    answer: customerAnswer,
  })
  return mapOutcome(outcome, ({ data }) => toCustomer(data, http.options))
}

function register(http: Http, form: RegistrationForm): Promise<Outcome<null>> {
  return acknowledge(http, '/api/v1/customer/register', {
    first_name: form.firstName,
    last_name: form.lastName,
    username: form.username,
    email: form.email,
    password: form.password,
    password_confirmation: form.password,
  })
}

function resetPassword(http: Http, { token, email, password }: ResetForm): Promise<Outcome<null>> {
  const body = { token, email, password, password_confirmation: password }
  return acknowledge(http, '/api/v1/customer/reset-password', body)
}

async function updateProfile(
  http: Http,
  customer: Customer,
  changes: ProfileChanges,
): Promise<Outcome<Customer>> {
  const outcome = await http.send({
    ...profileRequest(customer, changes),
    path: '/api/v1/customer/profile',
    needsData: true,
    answer: z.object({ data: wireCustomer }),
  })
  return mapOutcome(outcome, ({ data }) => toCustomer(data, http.options))
}

async function acknowledge(
  http: Http,
  path: string,
  body: unknown,
  auth = false,
): Promise<Outcome<null>> {
  const outcome = await http.send({ method: 'POST', path, body, auth, answer: emptyEnvelope })
  return mapOutcome(outcome, () => null)
}
