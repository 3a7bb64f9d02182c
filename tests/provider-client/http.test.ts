import { afterEach, expect, test, vi } from 'vitest'
import { createProviderClient } from '#app/provider/client.ts'
import { readVisitorAddress } from '#provider/contract/visitor-address.ts'
import { createClientOptions, useVanillaHost } from '../support/network/vanilla-client.ts'
import type { LogLine } from '../support/network/vanilla-client.ts'
import { vanillaToken } from '../support/network/vanilla-routes.ts'
import { vanillaCustomer } from '../support/network/vanilla-bodies.ts'

const { client, host, lines, sent } = useVanillaHost()

afterEach(() => {
  vi.useRealTimers()
})

test('every request sends the token, locale, currency, visitor address and request id [client R7.22]', async () => {
  const { customer, cart } = client({ locale: 'de-AT' })
  await customer.get()
  await cart.add({ productId: 41, links: [7] })
  await cart.setQuantities({ 88: 1 })
  await cart.remove(3)
  expect(new Set(host().requests.map(({ method }) => method))).toEqual(
    new Set(['GET', 'POST', 'PUT', 'DELETE']),
  )
  for (const { headers } of host().requests) {
    expect(headers).toMatchObject({
      accept: 'application/json',
      authorization: `Bearer ${vanillaToken}`,
      'x-locale': 'de',
      'x-currency': 'EUR',
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': 'request-1',
    })
    expect(headers).not.toHaveProperty('origin')
    expect(headers).not.toHaveProperty('referer')
    expect(headers).not.toHaveProperty('cookie')
  }
})

test('with a secret, the visitor address is signed as well [P9.05]', async () => {
  const visitorSecret = 'a secret that the provider shares'
  await client({ visitorSecret }).products.get(41)
  const { 'x-visitor-address': header = '' } = sent().headers
  expect(readVisitorAddress(String(header), visitorSecret, Date.now())).toBe('203.0.113.9')
  await client().products.get(41)
  expect(sent().headers).not.toHaveProperty('x-visitor-address')
})

test('a request without a token has no authorization header [client R7.22]', async () => {
  await client({ token: null }).products.get(41)
  expect(sent().headers).not.toHaveProperty('authorization')
})

test.for([
  [401, { kind: 'unauthorised', status: 401 }],
  [419, { kind: 'unauthorised', status: 419 }],
  [403, { kind: 'forbidden' }],
  [404, { kind: 'not-found' }],
  [301, { kind: 'unreachable', status: 301 }],
  [502, { kind: 'unreachable', status: 502 }],
] as const)(
  'status %i maps to the right failure [client R7.22 R8.01]',
  async ([status, failure]) => {
    host().respond('GET /api/v1/customer/get', { status, body: {} })
    expect(await client().customer.get()).toEqual({ ok: false, failure })
  },
)

test('a reason makes a 500 a refusal, which is not logged like an outage [client R7.22]', async () => {
  const body = { title: '500 Internal Server Error', reason: 'cart_empty' }
  host().respond('POST /api/v1/customer/logout', { status: 500, body })
  expect(await client().customer.logout()).toMatchObject({
    failure: { kind: 'refused', status: 500, reason: 'cart_empty' },
  })
  expect(lines).toEqual([])
})

test('a redirect is never followed, because it would change the method of a write [client R7.22]', async () => {
  const headers = { location: '/api/v1/customer/get' }
  host().respond('POST /api/v1/customer/logout', { status: 301, headers })
  const outcome = await client().customer.logout()
  expect(outcome).toEqual({ ok: false, failure: { kind: 'unreachable', status: 301 } })
  expect(host().requests).toHaveLength(1)
})

test('a failure for too many attempts contains the time to wait [client R7.22]', async () => {
  const headers = { 'retry-after': '61' }
  const body = { message: 'Too Many Attempts.' }
  host().respond('POST /api/v1/customer/login', { status: 429, headers, body })
  const form = { email: 'a@example.com', password: 'p', remember: false }
  expect(await client().customer.login(form)).toMatchObject({
    failure: { status: 429, reason: 'too_many_attempts', retryAfterSeconds: 61 },
  })
  host().respond('POST /api/v1/customer/login', { status: 429, body: { ...body, retry_after: 9 } })
  expect(await client().customer.login(form)).toMatchObject({
    failure: { reason: 'too_many_attempts', retryAfterSeconds: 9 },
  })
})

test('if the provider is unreachable, a read is retried once and a write is never retried [client R7.22]', async () => {
  host().respond('GET /api/v1/customer/cart', { closeConnection: true })
  host().respond('POST /api/v1/customer/logout', { closeConnection: true })
  const unreachable = { ok: false, failure: { kind: 'unreachable', status: null } }
  expect(await client().cart.get()).toEqual(unreachable)
  expect(host().requests).toHaveLength(2)
  expect(await client().customer.logout()).toEqual(unreachable)
  expect(host().requests).toHaveLength(3)
  host().respond('PUT /api/v1/customer/cart/update', { closeConnection: true })
  expect(await client().cart.setQuantities({ 88: 1 })).toEqual(unreachable)
  expect(host().requests).toHaveLength(4)
  host().respond('DELETE /api/v1/customer/cart/remove/88', { closeConnection: true })
  expect(await client().cart.remove(88)).toEqual(unreachable)
  expect(host().requests).toHaveLength(5)
})

test('the log of an invalid response contains the paths of the invalid fields, never the values [client R7.22]', async () => {
  const data = { ...vanillaCustomer, id: 'Ann Secret', email: 5 }
  host().respond('GET /api/v1/customer/get', { body: { data } })
  expect(await client().customer.get()).toEqual({
    ok: false,
    failure: { kind: 'invalid-response' },
  })
  expect(lines).toEqual([
    {
      level: 'error',
      event: 'provider-response-rejected',
      fields: {
        requestId: 'request-1',
        method: 'GET',
        path: '/api/v1/customer/get',
        status: 200,
        issues: 'data.id data.email',
      },
    },
  ])
})

test('an HTML page with status 200 means that the provider is unreachable [client R7.22 P7.09]', async () => {
  host().respond('GET /api/v1/products/41', { body: '<!doctype html><title>Home</title>' })
  const product = await client().products.get(41)
  expect(product).toEqual({ ok: false, failure: { kind: 'unreachable', status: 200 } })
  expect(lines).toMatchObject([{ level: 'error', event: 'provider-response-not-json' }])
})

/** Creates a client whose provider never responds and ignores the abort signal. */
function createSilentClient(timeoutMs?: number) {
  const logged: LogLine[] = []
  const signals: AbortSignal[] = []
  const options = createClientOptions('http://host.test', logged)
  const silent = createProviderClient({
    ...options,
    fetch: (request) => {
      signals.push(request.signal)
      return new Promise(() => {})
    },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  return { silent, logged, signals }
}

test('a request is aborted after 30,000 ms and logged as 522 Connection timed out [client R8.05 R9.01]', async () => {
  vi.useFakeTimers()
  const { silent, logged, signals } = createSilentClient()
  let settled = false
  const outcome = silent.cart.get().finally(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(settled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ ok: false, failure: { kind: 'timeout' } })
  expect(signals.map((signal) => signal.aborted)).toEqual([true])
  expect(logged.map((line) => line.event)).toEqual(['522 Connection timed out'])
})

test('the time limit is configurable [client R8.05]', async () => {
  vi.useFakeTimers()
  const { silent } = createSilentClient(50)
  const outcome = silent.cart.get()
  await vi.advanceTimersByTimeAsync(50)
  expect(await outcome).toEqual({ ok: false, failure: { kind: 'timeout' } })
})

test('a body that never ends is aborted [client R8.05]', async () => {
  vi.useFakeTimers()
  const endless = new Response(new ReadableStream({}))
  const slow = createProviderClient({
    ...createClientOptions('http://host.test'),
    fetch: () => Promise.resolve(endless),
  })
  const outcome = slow.cart.get()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await outcome).toEqual({ ok: false, failure: { kind: 'timeout' } })
})
