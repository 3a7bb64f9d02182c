import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPaymentPage } from '#app/provider-embedded/payment/page.ts'
import { getBalance, signUpCustomer, openShop, secret } from '../support/shop.ts'
import type { ShopResponse, Shop, ShopCustomer } from '../support/shop.ts'

let shop: Shop
let shopper: ShopCustomer

const create = '/api/v1/payment/create-payment-session'

beforeAll(async () => {
  shop = await openShop()
})

afterAll(() => shop.close())

beforeEach(async () => {
  shopper = await signUpCustomer(shop)
})

function openWith(changes: object): Promise<ShopResponse> {
  const body = { amount: 20, email: shopper.email, currency: 'EUR', ...changes }
  return shop.request('POST', create, body, shopper.token)
}

async function statusOf(session: string): Promise<string> {
  const path = `/api/v1/payment/sessions/${session}`
  return (await shop.request('GET', path, undefined, shopper.token)).body.data.status
}

describe('the round trip from shop to payment page and back', () => {
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

  test('a paid top-up is in the balance before the customer returns', async () => {
    const { redirect_url: address, session_id: session } = (
      await openWith({ amount: '7.41', return_to: 'checkout' })
    ).body
    const answer = await submit(address, { number: '4242424242424242' })
    expect(answer.headers.get('location')).toBe(
      `http://shop.test/en/payment/pass?session=${session}&to=checkout`,
    )
    expect(await getBalance(shop, shopper)).toBe(741)
    await submit(address, { number: '4242424242424242' })
    expect(await getBalance(shop, shopper)).toBe(741)
  })

  test('a declined card and a closed page update the session and cost nothing', async () => {
    const declined = (await openWith({})).body
    expect((await submit(declined.redirect_url, { number: '4000000000000002' })).status).toBe(402)
    expect(await statusOf(declined.session_id)).toBe('declined')
    const closed = (await openWith({})).body
    const back = await submit(closed.redirect_url, { intent: 'close' })
    expect(back.headers.get('location')).toContain('&to=profile&reason=closed')
    expect(await statusOf(closed.session_id)).toBe('closed')
    expect(await getBalance(shop, shopper)).toBe(0)
  })

  test('the payment page and the return URL have the locale of the shop', async () => {
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
