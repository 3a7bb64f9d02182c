import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Money } from '#provider/contract/money.ts'

/** A provider to test, in-process or at a URL. */
export interface ProviderUnderTest {
  /** Absolute base URL, without a trailing slash. */
  url: string
  /** Sends requests to the provider and its payment page; does not follow redirects. */
  fetch: (request: Request) => Promise<Response>
  /** Reads the token in the latest reset email to an address, or null if emails cannot be read. */
  resetToken: ((email: string) => Promise<string>) | null
  close: () => Promise<void>
}

/** A registered customer and their client. */
export interface TestCustomer {
  client: ProviderClient
  email: string
  password: string
  token: string
}

/** Creates a client for the customer with the token, or for a guest. */
export function createClient(
  provider: ProviderUnderTest,
  token: string | null = null,
): ProviderClient {
  return createProviderClient({
    baseUrl: provider.url,
    fetch: provider.fetch,
    locale: 'en',
    token,
    visitorAddress: '203.0.113.9',
    requestId: 'contract-suite',
    log: () => {},
  })
}

/** Returns the value of an outcome; throws if it is a failure. */
export function unwrap<TValue>(outcome: Outcome<TValue>): TValue {
  if (!outcome.ok) throw new Error(`the call failed: ${JSON.stringify(outcome.failure)}`)
  return outcome.value
}

let customerCount = 0

/** Registers a new customer and logs in. */
export async function registerCustomer(provider: ProviderUnderTest): Promise<TestCustomer> {
  customerCount += 1
  const suffix = `${Date.now().toString(36)}${process.pid}n${customerCount}`
  const email = `ann.${suffix}@example.com`
  const password = 'a long enough password'
  const names = { firstName: 'Ann', lastName: 'Bee', username: `ann${suffix}` }
  const guest = createClient(provider)
  unwrap(await guest.customer.register({ ...names, email, password }))
  const { token } = unwrap(await guest.customer.login({ email, password, remember: false }))
  return { client: createClient(provider, token), email, password, token }
}

export interface RawResponse {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

/** Sends a request without the client, to test the raw response. */
export async function sendRaw(
  provider: ProviderUnderTest,
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<RawResponse> {
  const headers = new Headers({ accept: 'application/json', 'x-locale': 'en' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const init =
    body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
  const response = await provider.fetch(
    new Request(`${provider.url}${path}`, { ...init, redirect: 'manual' }),
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}

export const testCards = { paid: '4242424242424242', declined: '4000000000000002' } as const

/** Submits a test card on the payment page and returns the response. */
export async function payByCard(
  provider: ProviderUnderTest,
  redirectUrl: string,
  card: keyof typeof testCards,
): Promise<Response> {
  const form = { intent: 'pay', number: testCards[card], expiry: '12/39', cvc: '123', name: 'Ann' }
  const body = new URLSearchParams(form)
  return provider.fetch(new Request(redirectUrl, { method: 'POST', body, redirect: 'manual' }))
}

/** Tops up the balance and returns the id of the payment session. */
export async function topUp(
  provider: ProviderUnderTest,
  { client, email }: TestCustomer,
  amount: Money,
): Promise<string> {
  const session = unwrap(
    await client.payment.createSession({ amount, email, returnTo: 'checkout' }),
  )
  await payByCard(provider, session.redirectUrl, 'paid')
  return session.sessionId ?? ''
}
