import { beforeEach, describe, expect, test } from 'vitest'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { ShopResponse } from '../../support/network/caller.ts'
import type { Customer } from '../../support/shops/customer.ts'
import { fixedPageOptions } from '../../support/shops/shop.ts'

let customer: Customer

const createSessionPath = '/api/v1/payment/create-payment-session'

const shop = await openShop()

beforeEach(async () => {
  customer = await shop.signUp()
})

function createSession(changes: object): Promise<ShopResponse> {
  const body = { amount: 20, email: customer.email, currency: 'EUR', ...changes }
  return customer.post(createSessionPath, body)
}

async function getStatus(session: string): Promise<string> {
  const path = `/api/v1/payment/sessions/${session}`
  return (await customer.get(path)).body.data.status
}

describe('the round trip from the shop to the payment page and back', () => {
  const card = { intent: 'pay', expiry: '04/30', cvc: '123', name: 'Ann Bee' }

  function openPage() {
    return createPaymentPage({
      ...fixedPageOptions,
      clock: () => shop.now,
      fetch: (request) => shop.provider.fetch(request),
    })
  }

  async function submit(address: string, fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ ...card, ...fields })
    return await openPage().fetch(new Request(address, { method: 'POST', body }))
  }

  test('a paid top-up is added to the balance before the customer returns', async () => {
    const { redirect_url: address, session_id: session } = (
      await createSession({ amount: '7.41', return_to: 'checkout' })
    ).body
    const response = await submit(address, { number: '4242424242424242' })
    expect(response.headers.get('location')).toBe(
      `http://shop.test/en/payment/pass?session=${session}&to=checkout`,
    )
    expect(await customer.getBalance()).toBe(741)
    await submit(address, { number: '4242424242424242' })
    expect(await customer.getBalance()).toBe(741)
  })

  test('a declined card and a closed page update the session and credit nothing', async () => {
    const declined = (await createSession({})).body
    expect((await submit(declined.redirect_url, { number: '4000000000000002' })).status).toBe(402)
    expect(await getStatus(declined.session_id)).toBe('declined')
    const closed = (await createSession({})).body
    const back = await submit(closed.redirect_url, { intent: 'close' })
    expect(back.headers.get('location')).toContain('&to=profile&reason=closed')
    expect(await getStatus(closed.session_id)).toBe('closed')
    expect(await customer.getBalance()).toBe(0)
  })

  test('the payment page, return URL and receipt use the locale in which the session was created', async () => {
    const response = await shop.provider.fetch(
      new Request(`http://provider.test${createSessionPath}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${customer.token}`,
          'x-locale': 'it',
        },
        body: JSON.stringify({ amount: 20, email: customer.email, currency: 'EUR' }),
      }),
    )
    const { redirect_url: address } = (await response.json()) as { redirect_url: string }
    const page = await openPage().fetch(new Request(address))
    expect(await page.text()).toContain('<html lang="it">')
    const paid = await submit(address, { number: '4242424242424242' })
    expect(paid.headers.get('location')).toContain('http://shop.test/it/payment/pass')
    expect(shop.mails.findLast((mail) => mail.to === customer.email)?.subject).toContain('ricevuto')
  })
})
