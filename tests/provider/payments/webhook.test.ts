import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signWebhook } from '#provider/payments/demo/payment-notice.rules.ts'
import {
  getBalance,
  signUpCustomer,
  openPaymentSession,
  openShop,
  createPaidWebhook,
  secret,
  sendWebhook,
  topUp,
} from '../../support/shops/shop.ts'
import type { Shop, ShopCustomer } from '../../support/shops/shop.ts'

let shop: Shop
let customer: ShopCustomer

beforeAll(async () => {
  shop = await openShop()
})

afterAll(() => shop.close())

beforeEach(async () => {
  customer = await signUpCustomer(shop)
})

async function getStatus(session: string): Promise<string> {
  const path = `/api/v1/payment/sessions/${session}`
  return (await shop.request('GET', path, undefined, customer.token)).body.data.status
}

describe('the payment webhook', () => {
  test('a paid event credits the balance once, however often it is sent', async () => {
    const session = await openPaymentSession(shop, customer, 2050)
    const event = createPaidWebhook(session, 2050)
    const responses = await Promise.all([1, 2, 3, 4].map(() => sendWebhook(shop, event)))
    expect(responses.map((response) => [response.status, response.body.data.status])).toEqual(
      responses.map(() => [200, 'paid']),
    )
    expect(await getBalance(shop, customer)).toBe(2050)
    const other = { ...event, id: 'evt_of_the_same_session' }
    expect((await sendWebhook(shop, other)).status).toBe(200)
    expect(await getBalance(shop, customer)).toBe(2050)
  })

  test('a top-up sends one receipt with the amount, Tunes and balance', async () => {
    await topUp(shop, customer, 1000)
    const session = await openPaymentSession(shop, customer, 2050)
    await sendWebhook(shop, createPaidWebhook(session, 2050))
    await sendWebhook(shop, createPaidWebhook(session, 2050))
    const mails = shop.mails.filter((mail) => mail.to === customer.email)
    expect(mails.map((mail) => mail.kind)).toEqual(['payment-receipt', 'payment-receipt'])
    for (const part of ['€20.50', '20.50 Tunes', '30.50 Tunes']) {
      expect(mails[1]?.text).toContain(part)
    }
  })

  test('forged, altered, expired, early and unsigned webhooks credit nothing', async () => {
    const session = await openPaymentSession(shop, customer, 2000)
    const event = createPaidWebhook(session, 2000)
    const body = JSON.stringify(event)
    const at = (seconds: number) => new Date(shop.now.getTime() + seconds * 1000)
    const refused: [string, object, string][] = [
      ['forged', event, signWebhook(body, 'another secret', shop.now)],
      ['altered', { ...event, amount: '9000.0000' }, signWebhook(body, secret, shop.now)],
      ['old', event, signWebhook(body, secret, at(-301))],
      ['early', event, signWebhook(body, secret, at(301))],
      ['unsigned', event, ''],
      ['cut', event, signWebhook(body, secret, shop.now).slice(0, -2)],
    ]
    for (const [name, sent, signature] of refused) {
      expect([name, (await sendWebhook(shop, sent, signature)).status]).toEqual([name, 400])
    }
    expect(await getBalance(shop, customer)).toBe(0)
    expect(await getStatus(session)).toBe('open')
    expect((await sendWebhook(shop, event, signWebhook(body, secret, at(-300)))).status).toBe(200)
    expect(await getBalance(shop, customer)).toBe(2000)
  })

  test('a signed event with a wrong amount, currency, session, type or id credits nothing', async () => {
    const session = await openPaymentSession(shop, customer, 2000)
    const event = createPaidWebhook(session, 2000)
    for (const changes of [
      { amount: '2000.0000' },
      { amount: '20.0001' },
      { amount: 20 },
      { currency: 'USD' },
      { session: 'ps_unknown' },
      { type: 'payment.refunded' },
      { id: '' },
    ]) {
      expect([changes, (await sendWebhook(shop, { ...event, ...changes })).status]).toEqual([
        changes,
        400,
      ])
    }
    expect(await getBalance(shop, customer)).toBe(0)
    expect(await getStatus(session)).toBe('open')
  })

  test('declined and closed events credit nothing, repeats are ignored, and a later payment succeeds', async () => {
    const session = await openPaymentSession(shop, customer, 2000)
    for (const status of ['declined', 'closed']) {
      const event = { ...createPaidWebhook(session, 2000), id: status, type: `payment.${status}` }
      expect((await sendWebhook(shop, event)).body.data.status).toBe(status)
      expect(await getStatus(session)).toBe(status)
    }
    const declinedAgain = {
      ...createPaidWebhook(session, 2000),
      id: 'declined',
      type: 'payment.declined',
    }
    expect((await sendWebhook(shop, declinedAgain)).body.data.status).toBe('closed')
    expect(await getStatus(session)).toBe('closed')
    expect(await getBalance(shop, customer)).toBe(0)
    await sendWebhook(shop, createPaidWebhook(session, 2000))
    const late = { ...createPaidWebhook(session, 2000), id: 'late', type: 'payment.closed' }
    expect((await sendWebhook(shop, late)).body.data.status).toBe('paid')
    expect(await getBalance(shop, customer)).toBe(2000)
  })
})
