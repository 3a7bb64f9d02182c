import { describe, expect, test } from 'vitest'
import { createPaymentPage } from '#app/provider-embedded/payment/page.ts'
import { signClaims } from '#app/provider-embedded/payment/session-token.ts'
import type { PaymentClaims } from '#app/provider-embedded/payment/session-token.ts'

const secret = 'a secret of the tests'
const now = new Date('2026-03-01T12:00:00Z')
const claims: PaymentClaims = {
  session: 'ps_1',
  amount: 2050,
  currency: 'EUR',
  locale: 'en',
  pass: 'http://shop.test/en/payment/pass?session=ps_1&to=checkout',
  close: 'http://shop.test/en/payment/close?session=ps_1&to=checkout',
  expires: now.getTime() + 60_000,
}
const goodCard = {
  intent: 'pay',
  number: '4242 4242 4242 4242',
  expiry: '04/30',
  cvc: '123',
  name: 'Ann <Bee>',
}

type Answer = () => Response
const answered =
  (status: string): Answer =>
  () =>
    Response.json({ data: { status } })

/** A page before a provider that answers each notice with the next of the given answers. */
function openPage(answers: Answer[] = [], time: () => Date = () => now) {
  const heard: { body: string; signature: string | null }[] = []
  const pauses: number[] = []
  const page = createPaymentPage({
    secret,
    providerUrl: 'http://provider.test',
    baseUrl: 'http://shop.test/pay',
    clock: time,
    fetch: async (request) => {
      expect(request.url).toBe('http://provider.test/api/v1/payment/notice')
      const signature = request.headers.get('overtone-signature')
      heard.push({ body: await request.text(), signature })
      const answer = answers.shift()
      if (answer === undefined) throw new Error('no answer')
      return answer()
    },
    wait: async (milliseconds) => {
      pauses.push(milliseconds)
      await new Promise((resolve) => setImmediate(resolve))
    },
  })
  return { page, heard, pauses }
}

function address(changes: Partial<PaymentClaims> = {}, key = secret): string {
  return `http://shop.test/pay/${signClaims({ ...claims, ...changes }, key)}`
}

function post(url: string, fields: Record<string, string>): Request {
  return new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
}

describe('a provider that does not answer', () => {
  test('the visitor goes on at once and the notice is repeated until it is answered', async () => {
    const busy = () => new Response('busy', { status: 503 })
    let minutes = 0
    const time = () => new Date(now.getTime() + minutes++ * 60_000)
    const far = { expires: now.getTime() + 3_600_000 }
    const { page, heard, pauses } = openPage([busy, busy, answered('paid')], time)
    const answer = await page.fetch(post(address(far), goodCard))
    expect(answer.headers.get('location')).toBe(claims.pass)
    await expect.poll(() => heard.length).toBe(3)
    expect(pauses).toEqual([1000, 2000])
    expect(new Set(heard.map((notice) => notice.body)).size).toBe(1)
    expect(new Set(heard.map((notice) => notice.signature)).size).toBe(3)
    await page.close()
  })

  test('the attempts go on for days with pauses of a minute, and closing the page ends them', async () => {
    let started = false
    let days = 0
    const time = () => new Date(now.getTime() + (started ? days++ : 0) * 86_400_000)
    const silent = openPage([], time)
    started = true
    const far = { expires: now.getTime() + 10 * 86_400_000 }
    await silent.page.fetch(post(address(far), goodCard))
    await expect.poll(() => days).toBeGreaterThan(14)
    await silent.page.close()
    expect(silent.heard.length).toBeGreaterThan(3)
    expect(Math.max(...silent.pauses)).toBeLessThanOrEqual(60_000)

    const ended = openPage()
    await ended.page.fetch(post(address(), goodCard))
    await ended.page.close()
    const attempts = ended.heard.length
    await new Promise((resolve) => setImmediate(resolve))
    expect(attempts).toBeLessThan(10)
    expect(ended.heard).toHaveLength(attempts)
  })

  test('a refused notice is not repeated', async () => {
    const { page, heard, pauses } = openPage([() => new Response('{}', { status: 400 })])
    await page.fetch(post(address(), goodCard))
    await page.close()
    expect(heard).toHaveLength(1)
    expect(pauses).toEqual([])
  })
})
