import { describe, expect, test } from 'vitest'
import {
  now,
  claims,
  validCard,
  respondWithPaymentStatus,
  createTestPaymentPage,
  createPageUrl,
  createPostRequest,
} from '../../support/payment-page.ts'

const htmlHeaders = { 'content-type': 'text/html' }

describe('retrying webhooks', () => {
  test('if the provider is unavailable, the customer can continue, and the webhook is retried until it succeeds', async () => {
    const busy = () => new Response('busy', { status: 503 })
    let minutes = 0
    const time = () => new Date(now.getTime() + minutes++ * 60_000)
    const far = { expires: now.getTime() + 3_600_000 }
    const { page, received, delays } = createTestPaymentPage(
      [busy, busy, respondWithPaymentStatus('paid')],
      time,
    )
    const response = await page.fetch(createPostRequest(createPageUrl(far), validCard))
    expect(response.headers.get('location')).toBe(claims.pass)
    await expect.poll(() => received.length).toBe(3)
    expect(delays).toEqual([1000, 2000])
    expect(new Set(received.map((event) => event.body)).size).toBe(1)
    expect(new Set(received.map((event) => event.signature)).size).toBe(3)
    await page.close()
  })

  test('retries continue for days, at most a minute apart, until the payment page shuts down', async () => {
    let started = false
    let days = 0
    const time = () => new Date(now.getTime() + (started ? days++ : 0) * 86_400_000)
    const silent = createTestPaymentPage([], time)
    started = true
    const far = { expires: now.getTime() + 10 * 86_400_000 }
    await silent.page.fetch(createPostRequest(createPageUrl(far), validCard))
    await expect.poll(() => days).toBeGreaterThan(14)
    await silent.page.close()
    expect(silent.received.length).toBeGreaterThan(3)
    expect(Math.max(...silent.delays)).toBeLessThanOrEqual(60_000)

    const ended = createTestPaymentPage()
    await ended.page.fetch(createPostRequest(createPageUrl(), validCard))
    await ended.page.close()
    const attempts = ended.received.length
    await new Promise((resolve) => setImmediate(resolve))
    expect(attempts).toBeLessThan(10)
    expect(ended.received).toHaveLength(attempts)
  })

  test.each([401, 404, 429])('a webhook is retried after a response of %i', async (status) => {
    const { page, received } = createTestPaymentPage([
      () => new Response('{}', { status }),
      respondWithPaymentStatus('paid'),
    ])
    await page.fetch(createPostRequest(createPageUrl(), validCard))
    await expect.poll(() => received.length).toBe(2)
    await page.close()
  })

  test.each([
    ['HTML from a proxy', () => new Response('<!doctype html>', { headers: htmlHeaders })],
    ['JSON without a status', () => Response.json({ message: 'ok' })],
    ['a 400 from a proxy', () => new Response('Bad request', { status: 400 })],
    ['a 400 with JSON from a proxy', () => Response.json({ error: 'bad' }, { status: 400 })],
    ['an empty success', () => new Response(null, { status: 204 })],
  ])('%s is no acknowledgment, so the webhook is retried', async (_name, respond) => {
    const { page, received } = createTestPaymentPage([respond, respondWithPaymentStatus('paid')])
    await page.fetch(createPostRequest(createPageUrl(), validCard))
    await expect.poll(() => received.length).toBe(2)
    await page.close()
  })

  test('a paid webhook is retried regardless of the number of other pending webhooks', async () => {
    const outage = Promise.withResolvers<void>()
    const { page, received } = createTestPaymentPage([], undefined, async () => {
      await outage.promise
      await new Promise((resolve) => setImmediate(resolve))
    })
    for (let count = 0; count < 500; count += 1)
      await page.fetch(createPostRequest(createPageUrl(), { intent: 'close' }))
    await page.fetch(createPostRequest(createPageUrl(), validCard))
    received.length = 0
    outage.resolve()
    const listTypes = () => received.map(({ body }) => JSON.parse(body).type)
    await expect.poll(listTypes).toContain('payment.paid')
    await page.close()
  })

  test('a rejected webhook is not retried', async () => {
    const { page, received, delays } = createTestPaymentPage([
      () => Response.json({ reason: 'notice_invalid' }, { status: 400 }),
    ])
    await page.fetch(createPostRequest(createPageUrl(), validCard))
    await page.close()
    expect(received).toHaveLength(1)
    expect(delays).toEqual([])
  })
})
