import { wireCustomer, wireRefresh } from '#provider/contract/customer.ts'
import { singleEnvelope } from '#provider/contract/envelope.ts'
import { fail, mapOutcome } from '../failure.ts'
import type { Failure, Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { toCustomer } from '../normalise/customer.ts'
import type { RequestParts } from '../http/provider-request.ts'
import type { Customer, Session } from '../types/customer.ts'

/**
 * The time limit of a refresh, in milliseconds. It is short because a provider that replaces the
 * token may accept the previous one for only a few seconds.
 */
const refreshTimeoutMs = 4000

const customerResponse = singleEnvelope(wireCustomer)

/** Fetches the customer that the token belongs to. */
export async function getCustomer(
  http: HttpClient,
  limit: Pick<RequestParts, 'timeoutMs'> = {},
): Promise<Outcome<Customer>> {
  const outcome = await http.send({
    method: 'GET',
    path: '/api/v1/customer/get',
    schema: customerResponse,
    ...limit,
  })
  return mapOutcome(outcome, ({ data }) => toCustomer(data, http.options))
}

/**
 * Refreshes the session and its token. A refresh whose response was lost is repeated, because the
 * provider may have replaced the token. If the refresh is not supported or fails, fetches the
 * customer instead.
 */
export async function refreshSession(http: HttpClient): Promise<Outcome<Session>> {
  const { token } = http.options
  if (token === null) return fail({ kind: 'unauthorised', status: 401 })
  if (!http.capabilities.refresh) return keepSession(http, token)
  const first = await requestRefresh(http, token)
  const isLost = !first.ok && isResponseLost(first.failure)
  const refreshed = isLost ? await requestRefresh(http, token) : first
  if (refreshed.ok || !canKeepSession(refreshed.failure)) return refreshed
  const isSlow = refreshed.failure.kind === 'timeout'
  return keepSession(http, token, isSlow ? { timeoutMs: refreshTimeoutMs } : {})
}

async function requestRefresh(http: HttpClient, token: string): Promise<Outcome<Session>> {
  const outcome = await http.send({
    method: 'POST',
    path: '/api/v1/customer/refresh',
    body: { token },
    schema: wireRefresh,
    timeoutMs: refreshTimeoutMs,
  })
  return mapOutcome(outcome, (response) => ({
    token: response.token ?? token,
    customer: toCustomer(response.customer, http.options),
  }))
}

/** Returns the session with its current token. */
async function keepSession(
  http: HttpClient,
  token: string,
  limit: Pick<RequestParts, 'timeoutMs'> = {},
): Promise<Outcome<Session>> {
  return mapOutcome(await getCustomer(http, limit), (customer) => ({ token, customer }))
}

/** Returns whether the provider may have refreshed the session although its response was lost. */
function isResponseLost(failure: Failure): boolean {
  if (failure.kind === 'unreachable') return failure.status === null || failure.status < 300
  return failure.kind === 'timeout' || failure.kind === 'invalid-response'
}

/** Returns whether the session may still be valid with its current token. */
function canKeepSession(failure: Failure): boolean {
  if (failure.kind === 'unreachable') return failure.status !== null
  if (failure.kind === 'timeout') return true
  return failure.kind === 'not-found' || (failure.kind === 'refused' && failure.status === 405)
}
