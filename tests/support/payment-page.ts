import { expect } from 'vitest'
import type { OwnTexts } from '#shop/own-texts.ts'
import { createPaymentPage } from '../../provider/payments/demo/page.ts'
import { signClaims } from '../../provider/payments/demo/session-token.ts'
import type { PaymentClaims } from '../../provider/payments/demo/session-token.ts'
import { fixedPageOptions } from './shops/shop.ts'

export const secret = 'a secret of the tests'
export const now = new Date('2026-03-01T12:00:00Z')
export const claims: PaymentClaims = {
  session: 'ps_1',
  amount: 2050,
  currency: 'EUR',
  locale: 'en',
  pass: 'http://shop.test/en/payment/pass?session=ps_1&to=checkout',
  close: 'http://shop.test/en/payment/close?session=ps_1&to=checkout',
  expires: now.getTime() + 60_000,
}
export const validCard = {
  intent: 'pay',
  number: '4242 4242 4242 4242',
  expiry: '04/30',
  cvc: '123',
  name: 'Ann <Bee>',
}

export type Responder = () => Response
export const respondWithPaymentStatus =
  (status: string): Responder =>
  () =>
    Response.json({ data: { status } })

const waitForNextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Creates a payment page whose provider handles each webhook with the next responder. The page
 * calls `wait` instead of waiting between two attempts.
 */
export function createTestPaymentPage(
  responders: Responder[] = [],
  time: () => Date = () => now,
  wait: () => Promise<void> = waitForNextTurn,
  ownTexts: OwnTexts = {},
) {
  const received: { body: string; signature: string | null }[] = []
  const delays: number[] = []
  const page = createPaymentPage({
    ...fixedPageOptions,
    ownTexts,
    clock: time,
    fetch: async (request) => {
      expect(request.url).toBe('http://provider.test/api/v1/payment/notice')
      const signature = request.headers.get('overtone-signature')
      received.push({ body: await request.text(), signature })
      const response = responders.shift()
      if (response === undefined) throw new Error('no response')
      return response()
    },
    wait: async (milliseconds) => {
      delays.push(milliseconds)
      await wait()
    },
  })
  return { page, received, delays }
}

export function createPageUrl(changes: Partial<PaymentClaims> = {}, key = secret): string {
  return `http://shop.test/pay/${signClaims({ ...claims, ...changes }, key)}`
}

export function createPostRequest(url: string, fields: Record<string, string>): Request {
  return new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
}
