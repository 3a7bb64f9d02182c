import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signNotice } from '#app/provider-embedded/domain/notice-signature.ts'
import {
  balanceOf,
  newShopper,
  openSession,
  openShop,
  paidNotice,
  secret,
  sendNotice,
  topUp,
} from '../support/shop.ts'
import type { Shop, Shopper } from '../support/shop.ts'

let shop: Shop
let shopper: Shopper

beforeAll(async () => {
  shop = await openShop()
})

afterAll(() => shop.close())

beforeEach(async () => {
  shopper = await newShopper(shop)
})

async function statusOf(session: string): Promise<string> {
  const path = `/api/v1/payment/sessions/${session}`
  return (await shop.ask('GET', path, undefined, shopper.token)).body.data.status
}

describe('a notice of the payment page', () => {
  test('a paid notice credits the balance once, however often it comes', async () => {
    const session = await openSession(shop, shopper, 2050)
    const notice = paidNotice(session, 2050)
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendNotice(shop, notice)))
    expect(answers.map((answer) => [answer.status, answer.body.data.status])).toEqual(
      answers.map(() => [200, 'paid']),
    )
    expect(await balanceOf(shop, shopper)).toBe(2050)
    const other = { ...notice, id: 'evt_of_the_same_session' }
    expect((await sendNotice(shop, other)).status).toBe(200)
    expect(await balanceOf(shop, shopper)).toBe(2050)
  })

  test('a top-up is followed by one receipt with the sum, the Tunes and the balance', async () => {
    await topUp(shop, shopper, 1000)
    const session = await openSession(shop, shopper, 2050)
    await sendNotice(shop, paidNotice(session, 2050))
    await sendNotice(shop, paidNotice(session, 2050))
    const mails = shop.mails.filter((mail) => mail.to === shopper.email)
    expect(mails.map((mail) => mail.kind)).toEqual(['payment-receipt', 'payment-receipt'])
    for (const part of ['€20.50', '20.50 Tunes', '30.50 Tunes']) {
      expect(mails[1]?.text).toContain(part)
    }
  })

  test('forged, altered, old, early and unsigned notices credit nothing', async () => {
    const session = await openSession(shop, shopper, 2000)
    const notice = paidNotice(session, 2000)
    const body = JSON.stringify(notice)
    const at = (seconds: number) => new Date(shop.now.getTime() + seconds * 1000)
    const refused: [string, object, string][] = [
      ['forged', notice, signNotice(body, 'another secret', shop.now)],
      ['altered', { ...notice, amount: '9000.0000' }, signNotice(body, secret, shop.now)],
      ['old', notice, signNotice(body, secret, at(-301))],
      ['early', notice, signNotice(body, secret, at(301))],
      ['unsigned', notice, ''],
      ['cut', notice, signNotice(body, secret, shop.now).slice(0, -2)],
    ]
    for (const [name, sent, signature] of refused) {
      expect([name, (await sendNotice(shop, sent, signature)).status]).toEqual([name, 400])
    }
    expect(await balanceOf(shop, shopper)).toBe(0)
    expect(await statusOf(session)).toBe('open')
    expect((await sendNotice(shop, notice, signNotice(body, secret, at(-300)))).status).toBe(200)
    expect(await balanceOf(shop, shopper)).toBe(2000)
  })

  test('a signed notice of another sum, currency, session or shape credits nothing', async () => {
    const session = await openSession(shop, shopper, 2000)
    const notice = paidNotice(session, 2000)
    for (const changes of [
      { amount: '2000.0000' },
      { amount: '20.0001' },
      { amount: 20 },
      { currency: 'USD' },
      { session: 'ps_unknown' },
      { type: 'payment.refunded' },
      { id: '' },
    ]) {
      expect([changes, (await sendNotice(shop, { ...notice, ...changes })).status]).toEqual([
        changes,
        400,
      ])
    }
    expect(await balanceOf(shop, shopper)).toBe(0)
    expect(await statusOf(session)).toBe('open')
  })

  test('declined and closed credit nothing, count once, and the next try may pay', async () => {
    const session = await openSession(shop, shopper, 2000)
    for (const status of ['declined', 'closed']) {
      const notice = { ...paidNotice(session, 2000), id: status, type: `payment.${status}` }
      expect((await sendNotice(shop, notice)).body.data.status).toBe(status)
      expect(await statusOf(session)).toBe(status)
    }
    const declinedAgain = { ...paidNotice(session, 2000), id: 'declined', type: 'payment.declined' }
    expect((await sendNotice(shop, declinedAgain)).body.data.status).toBe('closed')
    expect(await statusOf(session)).toBe('closed')
    expect(await balanceOf(shop, shopper)).toBe(0)
    await sendNotice(shop, paidNotice(session, 2000))
    const late = { ...paidNotice(session, 2000), id: 'late', type: 'payment.closed' }
    expect((await sendNotice(shop, late)).body.data.status).toBe('paid')
    expect(await balanceOf(shop, shopper)).toBe(2000)
  })
})
