import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Money } from '#app/provider/types.ts'

/** A provider that the suite asks, wherever it is. */
export interface ProviderUnderTest {
  /** Absolute base, without a slash at its end. */
  url: string
  /** Reaches the provider and its payment page, and follows no redirect. */
  fetch: (request: Request) => Promise<Response>
  /** The token of the newest reset mail to an address; null where mails cannot be read. */
  resetToken: ((email: string) => Promise<string>) | null
  close: () => Promise<void>
}

/** A customer of a test, with a client of their own. */
export interface TestCustomer {
  client: ProviderClient
  email: string
  password: string
  token: string
}

/** A client that speaks for a token, or for a visitor. */
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

/** The value of an outcome that must have one. */
export function unwrap<TValue>(outcome: Outcome<TValue>): TValue {
  if (!outcome.ok) throw new Error(`a failure: ${JSON.stringify(outcome.failure)}`)
  return outcome.value
}

let customers = 0

/** Signs somebody new up and in. */
export async function newCustomer(provider: ProviderUnderTest): Promise<TestCustomer> {
  customers += 1
  const mark = `${Date.now().toString(36)}${process.pid}n${customers}`
  const email = `ann.${mark}@example.com`
  const password = 'a long enough password'
  const names = { firstName: 'Ann', lastName: 'Bee', username: `ann${mark}` }
  const visitor = createClient(provider)
  unwrap(await visitor.customer.register({ ...names, email, password }))
  const { token } = unwrap(await visitor.customer.login({ email, password, remember: false }))
  return { client: createClient(provider, token), email, password, token }
}

export interface RawResponse {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

/** One call without the client, for what the client does not show. */
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
  const answer = await provider.fetch(
    new Request(`${provider.url}${path}`, { ...init, redirect: 'manual' }),
  )
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

export const testCards = { paid: '4242424242424242', declined: '4000000000000002' } as const

/** Pays (or tries to) on the hosted page; answers the page's answer. */
export async function payByCard(
  provider: ProviderUnderTest,
  redirectUrl: string,
  card: keyof typeof testCards,
): Promise<Response> {
  const form = { intent: 'pay', number: testCards[card], expiry: '12/39', cvc: '123', name: 'Ann' }
  const body = new URLSearchParams(form)
  return provider.fetch(new Request(redirectUrl, { method: 'POST', body, redirect: 'manual' }))
}

/** Fills the balance through a payment session. */
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
