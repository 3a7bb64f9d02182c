import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPaymentPage } from '#app/provider-embedded/payment/page.ts'
import { signNotice } from '#app/provider-embedded/domain/notice-signature.ts'
import {
  balanceOf,
  newShopper,
  openSession,
  openShop,
  paidNotice,
  secret,
  sendNotice,
} from '../support/shop.ts'
import type { Asked, Shop, Shopper } from '../support/shop.ts'

let shop: Shop
let shopper: Shopper

const create = '/api/v1/payment/create-payment-session'

beforeAll(async () => {
  shop = await openShop()
})

afterAll(() => shop.close())

beforeEach(async () => {
  shopper = await newShopper(shop)
})

function openWith(changes: object): Promise<Asked> {
  const body = { amount: 20, email: shopper.email, currency: 'EUR', ...changes }
  return shop.ask('POST', create, body, shopper.token)
}

async function statusOf(session: string): Promise<string> {
  const path = `/api/v1/payment/sessions/${session}`
  return (await shop.ask('GET', path, undefined, shopper.token)).body.data.status
}

describe('opening a session', () => {
  test('provider R7.16: an amount opens a session at the payment page', async () => {
    const answer = await shop.ask(
      'POST',
      `${create}/`,
      { amount: 20, email: shopper.email, currency: 'EUR', return_to: 'profile' },
      shopper.token,
    )
    expect(answer.status).toBe(200)
    expect(answer.body.redirect_url).toMatch(/^http:\/\/shop\.test\/pay\/[\w-]+\.[\w-]+$/)
    const session = await shop.ask(
      'GET',
      `/api/v1/payment/sessions/${answer.body.session_id}`,
      undefined,
      shopper.token,
    )
    expect(session.body.data).toEqual({
      id: answer.body.session_id,
      status: 'open',
      amount: '20.0000',
      currency: 'EUR',
      return_to: 'profile',
    })
  })

  test('provider R7.16: other amounts, currencies, addresses and targets are refused by field', async () => {
    const wrong: [object, string][] = [
      [{ amount: 4 }, 'amount'],
      [{ amount: 501 }, 'amount'],
      [{ amount: 10.5 }, 'amount'],
      [{ amount: 0 }, 'amount'],
      [{ amount: -20 }, 'amount'],
      [{ amount: 'much' }, 'amount'],
      [{ amount: null }, 'amount'],
      [{ amount: 0.49, return_to: 'checkout' }, 'amount'],
      [{ amount: 9.999, return_to: 'checkout' }, 'amount'],
      [{ currency: 'USD' }, 'currency'],
      [{ email: 'nobody' }, 'email'],
      [{ return_to: 'elsewhere' }, 'return_to'],
    ]
    for (const [changes, field] of wrong) {
      const answer = await openWith(changes)
      expect([changes, answer.status]).toEqual([changes, 422])
      expect(Object.keys(answer.body.errors)).toContain(field)
    }
    for (const changes of [
      { amount: 5 },
      { amount: 500 },
      { amount: '12.34', return_to: 'checkout' },
    ]) {
      expect((await openWith(changes)).status).toBe(200)
    }
    expect((await shop.ask('POST', create, { amount: 20 })).status).toBe(401)
  })

  test('R6.02 a session is seen by its owner alone', async () => {
    const session = await openSession(shop, shopper, 1000)
    const stranger = await newShopper(shop)
    const path = `/api/v1/payment/sessions/${session}`
    expect((await shop.ask('GET', path, undefined, stranger.token)).status).toBe(404)
    expect((await shop.ask('GET', path)).status).toBe(401)
  })
})

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
    const session = await openSession(shop, shopper, 2050)
    await sendNotice(shop, paidNotice(session, 2050))
    await sendNotice(shop, paidNotice(session, 2050))
    const mails = shop.mails.filter((mail) => mail.to === shopper.email)
    expect(mails.map((mail) => mail.kind)).toEqual(['payment-receipt'])
    expect(mails[0]?.text).toContain('€20.50')
    expect(mails[0]?.text).toContain('20.5 Tunes')
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

describe('the way from shop to payment page and back', () => {
  const card = { intent: 'pay', expiry: '04/30', cvc: '123', name: 'Ann Bee' }

  function openPage() {
    return createPaymentPage({
      secret,
      providerUrl: 'http://provider.test',
      baseUrl: 'http://shop.test/pay',
      clock: () => shop.now,
      fetch: (request) => shop.provider.fetch(request),
    })
  }

  async function submit(address: string, fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ ...card, ...fields })
    return await openPage().fetch(new Request(address, { method: 'POST', body }))
  }

  test('a paid top-up is in the balance before the visitor is back', async () => {
    const { redirect_url: address, session_id: session } = (
      await openWith({ amount: '7.41', return_to: 'checkout' })
    ).body
    const answer = await submit(address, { number: '4242424242424242' })
    expect(answer.headers.get('location')).toBe(
      `http://shop.test/en/payment/pass?session=${session}&to=checkout`,
    )
    expect(await balanceOf(shop, shopper)).toBe(741)
    await submit(address, { number: '4242424242424242' })
    expect(await balanceOf(shop, shopper)).toBe(741)
  })

  test('a declined card and a closed page are known to the shop and cost nothing', async () => {
    const declined = (await openWith({})).body
    expect((await submit(declined.redirect_url, { number: '4000000000000002' })).status).toBe(402)
    expect(await statusOf(declined.session_id)).toBe('declined')
    const closed = (await openWith({})).body
    const back = await submit(closed.redirect_url, { intent: 'close' })
    expect(back.headers.get('location')).toContain('&to=profile&reason=closed')
    expect(await statusOf(closed.session_id)).toBe('closed')
    expect(await balanceOf(shop, shopper)).toBe(0)
  })

  test('the page and the way back keep the language of the shop', async () => {
    const answer = await shop.provider.fetch(
      new Request(`http://provider.test${create}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${shopper.token}`,
          'x-locale': 'it',
        },
        body: JSON.stringify({ amount: 20, email: shopper.email, currency: 'EUR' }),
      }),
    )
    const { redirect_url: address } = (await answer.json()) as { redirect_url: string }
    const page = await openPage().fetch(new Request(address))
    expect(await page.text()).toContain('<html lang="it">')
    const paid = await submit(address, { number: '4242424242424242' })
    expect(paid.headers.get('location')).toContain('http://shop.test/it/payment/pass')
    expect(shop.mails.findLast((mail) => mail.to === shopper.email)?.subject).toContain('ricevuto')
  })
})

test('codes and payment sessions are limited by account, with the time to wait', async () => {
  const few = { points: 2, seconds: 600 }
  const strict = await openShop(undefined, { limits: { couponAccount: few, paymentAccount: few } })
  const guesser = await newShopper(strict)
  const guess = () =>
    strict.ask('POST', '/api/v1/customer/cart/coupon', { code: 'GUESS' }, guesser.token)
  const open = () =>
    strict.ask('POST', create, { amount: 20, email: guesser.email, currency: 'EUR' }, guesser.token)
  for (const [attempt, allowed] of [
    [guess, 400],
    [open, 200],
  ] as const) {
    expect([(await attempt()).status, (await attempt()).status]).toEqual([allowed, allowed])
    const refused = await attempt()
    expect([refused.status, refused.body.reason]).toEqual([429, 'too_many_attempts'])
    expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.retry_after)
    expect(refused.body.retry_after).toBeGreaterThan(0)
  }
  const neighbour = await newShopper(strict)
  const other = await strict.ask('POST', create, {}, neighbour.token)
  expect(other.status).toBe(422)
  await strict.close()
})
