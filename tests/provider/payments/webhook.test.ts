import { beforeEach, describe, expect, test } from 'vitest'
import { signWebhook } from '#provider/payments/demo/payment-notice.ts'
import { secret } from '../../support/shops/shop.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { createPaidWebhook } from '../../support/shops/customer.ts'
import type { Customer } from '../../support/shops/customer.ts'

let customer: Customer

const shop = await openShop()

beforeEach(async () => {
  customer = await shop.signUp()
})

async function getStatus(session: string): Promise<string> {
  const path = `/api/v1/payment/sessions/${session}`
  return (await customer.get(path)).body.data.status
}

describe('the payment webhook', () => {
  test('a paid event credits the balance once, however often it is sent', async () => {
    const session = await customer.openPaymentSession(2050)
    const event = createPaidWebhook(session, 2050)
    const responses = await Promise.all([1, 2, 3, 4].map(() => shop.sendWebhook(event)))
    expect(responses.map((response) => [response.status, response.body.data.status])).toEqual(
      responses.map(() => [200, 'paid']),
    )
    expect(await customer.getBalance()).toBe(2050)
    const other = { ...event, id: 'evt_of_the_same_session' }
    expect((await shop.sendWebhook(other)).status).toBe(200)
    expect(await customer.getBalance()).toBe(2050)
  })

  test('a top-up sends one receipt with the amount, Tunes and balance', async () => {
    await customer.topUp(1000)
    const session = await customer.openPaymentSession(2050)
    await shop.sendWebhook(createPaidWebhook(session, 2050))
    await shop.sendWebhook(createPaidWebhook(session, 2050))
    const mails = shop.mails.filter((mail) => mail.to === customer.email)
    expect(mails.map((mail) => mail.kind)).toEqual(['payment-receipt', 'payment-receipt'])
    for (const part of ['€20.50', '20.50 Tunes', '30.50 Tunes']) {
      expect(mails[1]?.text).toContain(part)
    }
  })

  test('forged, altered, expired, early and unsigned webhooks credit nothing', async () => {
    const session = await customer.openPaymentSession(2000)
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
      expect([name, (await shop.sendWebhook(sent, signature)).status]).toEqual([name, 400])
    }
    expect(await customer.getBalance()).toBe(0)
    expect(await getStatus(session)).toBe('open')
    expect((await shop.sendWebhook(event, signWebhook(body, secret, at(-300)))).status).toBe(200)
    expect(await customer.getBalance()).toBe(2000)
  })

  test('a signed event with a wrong amount, currency, session, type or id credits nothing', async () => {
    const session = await customer.openPaymentSession(2000)
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
      expect([changes, (await shop.sendWebhook({ ...event, ...changes })).status]).toEqual([
        changes,
        400,
      ])
    }
    expect(await customer.getBalance()).toBe(0)
    expect(await getStatus(session)).toBe('open')
  })

  test('declined and closed events credit nothing, repeats are ignored, and a later payment succeeds', async () => {
    const session = await customer.openPaymentSession(2000)
    for (const status of ['declined', 'closed']) {
      const event = { ...createPaidWebhook(session, 2000), id: status, type: `payment.${status}` }
      expect((await shop.sendWebhook(event)).body.data.status).toBe(status)
      expect(await getStatus(session)).toBe(status)
    }
    const declinedAgain = {
      ...createPaidWebhook(session, 2000),
      id: 'declined',
      type: 'payment.declined',
    }
    expect((await shop.sendWebhook(declinedAgain)).body.data.status).toBe('closed')
    expect(await getStatus(session)).toBe('closed')
    expect(await customer.getBalance()).toBe(0)
    await shop.sendWebhook(createPaidWebhook(session, 2000))
    const closedEvent = { ...createPaidWebhook(session, 2000), id: 'late', type: 'payment.closed' }
    expect((await shop.sendWebhook(closedEvent)).body.data.status).toBe('paid')
    expect(await customer.getBalance()).toBe(2000)
  })
})
