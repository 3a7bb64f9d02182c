import { expect, test } from 'vitest'
import { useVanillaHost } from '../support/network/vanilla-client.ts'
import { vanillaMeta, vanillaOrder } from '../support/network/vanilla-bodies.ts'

const { client, host, sent } = useVanillaHost()

const buyer = { firstName: 'Ann', lastName: 'Bee', email: 'ann@example.com' }

test('the only customer data in the address is the name, the email address and the country [client R7.13]', async () => {
  expect(await client().checkout.saveAddress(buyer, 'NL')).toEqual({ ok: true, value: null })
  expect(sent()).toMatchObject({
    method: 'POST',
    path: '/api/v1/customer/checkout/save-address',
  })
  const block = {
    first_name: 'Ann',
    last_name: 'Bee',
    email: 'ann@example.com',
    company_name: 'None',
    address: ['No delivery'],
    city: 'None',
    state: 'None',
    country: 'NL',
    postcode: '00000',
    phone: '0000000000',
    save_as_address: false,
  }
  const billing = { ...block, use_for_shipping: true }
  expect(sent().json).toEqual({ billing, shipping: block })
})

test('the payment method is moneytransfer [client R7.14]', async () => {
  expect(await client().checkout.savePayment()).toMatchObject({ ok: true })
  expect(sent()).toMatchObject({
    method: 'POST',
    path: '/api/v1/customer/checkout/save-payment',
  })
  expect(sent().json).toEqual({ payment: { method: 'moneytransfer' } })
})

test('saving an order sends the cart id, and a vanilla order is parsed [client R7.15]', async () => {
  const saved = await client().checkout.saveOrder({ cartId: 30, consent: true })
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/checkout/save-order' })
  expect(sent().json).toEqual({ cart_id: 30, consent: true })
  await client().checkout.saveOrder({ cartId: 31, consent: false })
  expect(sent().json).toEqual({ cart_id: 31, consent: false })
  expect(saved).toMatchObject({
    value: {
      kind: 'order',
      order: {
        number: '12',
        status: 'pending',
        createdAt: '2025-03-01T09:10:00.000Z',
        total: { minor: 1900 },
        discount: null,
        downloads: [],
        consentAt: null,
        lines: [{ name: 'Dusk Textures', productId: 41, coverUrl: null, kind: null }],
      },
    },
  })
})

test('the extension fields of an order are parsed [client R7.15]', async () => {
  const [line] = vanillaOrder.items
  const sums = { grand_total: 16.15, discount_amount: 2.85, gift_card_amount: '5.0000' }
  const items = [
    line,
    { ...line, product_id: 42, name: 'Kick', price: '0.9900', kind: 'loop', is_pack: false },
  ]
  const order = { ...vanillaOrder, ...sums, amount_paid: '11.1500', items }
  host().respond('POST /api/v1/customer/checkout/save-order', { body: { data: { order } } })
  expect(await client().checkout.saveOrder({ cartId: 30, consent: true })).toMatchObject({
    value: {
      order: {
        total: { minor: 1615 },
        discount: { minor: 285 },
        giftCardAmount: { minor: 500 },
        amountPaid: { minor: 1115 },
        lines: [
          { productId: 41, price: { minor: 1900 }, kind: null },
          { productId: 42, name: 'Kick', price: { minor: 99 }, kind: 'loop' },
        ],
      },
    },
  })
})

test("a vanilla provider's refund fields are parsed and optional [client R7.09]", async () => {
  const [line] = vanillaOrder.items
  const link = { id: 4, name: 'WAV', status: 'expired', download_url: null }
  const items = [{ ...line, qty_refunded: 1, downloadable_links: [link] }, line]
  const refunded = { ...vanillaOrder, status: 'closed', grand_total_refunded: '19.0000', items }
  const untouched = { ...vanillaOrder, grand_total_refunded: '0.0000' }
  const read = async (order: object) => {
    host().respond('POST /api/v1/customer/checkout/save-order', { body: { data: { order } } })
    const saved = await client().checkout.saveOrder({ cartId: 30, consent: true })
    return saved.ok && saved.value.kind === 'order' ? saved.value.order : null
  }
  expect(await read(refunded)).toMatchObject({
    refunded: { minor: 1900 },
    lines: [
      { isRefunded: true, hasEnded: true },
      { isRefunded: false, hasEnded: false },
    ],
  })
  for (const order of [untouched, vanillaOrder, { ...vanillaOrder, grand_total_refunded: null }]) {
    expect(await read(order)).toMatchObject({ refunded: null, lines: [{ isRefunded: false }] })
  }
})

test('an order that must be paid first returns a redirect [client R7.15]', async () => {
  const route = 'POST /api/v1/customer/checkout/save-order'
  host().respond(route, { body: { redirect_url: 'https://pay.example.com/1' } })
  const saved = await client().checkout.saveOrder({ cartId: 30, consent: true })
  expect(saved).toMatchObject({ value: { kind: 'redirect', url: 'https://pay.example.com/1' } })
  host().respond(route, { body: { redirect_url: 'javascript:alert(1)' } })
  const outcome = await client().checkout.saveOrder({ cartId: 30, consent: true })
  expect(outcome).toMatchObject({ failure: { kind: 'invalid-response' } })
})

test('a refusal for an insufficient balance contains the missing amount [client R7.15]', async () => {
  const body = { message: 'Not enough.', reason: 'insufficient_balance', missing: '3.5000' }
  host().respond('POST /api/v1/customer/checkout/save-order', { status: 422, body })
  expect(await client().checkout.saveOrder({ cartId: 30, consent: true })).toMatchObject({
    failure: { reason: 'insufficient_balance', missing: { minor: 350, currency: 'EUR' } },
  })
})

test('orders are requested with no parameter other than the page [client R7.09 R3.05]', async () => {
  const orders = await client().orders.list(2)
  expect(sent()).toMatchObject({ method: 'GET', path: '/api/v1/customer/orders?page=2' })
  expect(orders).toMatchObject({ value: { page: 1, lastPage: 2, items: [{ id: 12 }] } })
})

test('only available files become downloads [client R7.09]', async () => {
  const [item] = vanillaOrder.items
  const address = 'HOST/api/v1/customer/downloads/77'
  const ready = { id: 4, file_name: 'Dusk.zip', status: 'available', download_url: address }
  const waiting = { id: 5, file_name: 'Dawn.zip', status: 'pending', download_url: address }
  const items = [{ ...item, downloadable_links: [{ ...ready, bytes: 5 }, waiting] }]
  const data = [{ ...vanillaOrder, items, consent_at: '2025-03-01T09:10:00.000000Z' }]
  host().respond('GET /api/v1/customer/orders', { body: { data, meta: vanillaMeta } })
  const file = { linkId: 77, productId: 41, name: 'Dusk.zip', bytes: 5, url: '/download/77' }
  expect(await client().orders.list(1)).toMatchObject({
    value: { items: [{ downloads: [file], consentAt: '2025-03-01T09:10:00.000Z' }] },
  })
})

test('a library that the provider does not support is null, not empty', async () => {
  expect(await client().library.list()).toEqual({ ok: true, value: null })
  const data = [{ product_id: 41, link_id: 77, name: 'Dusk.zip', bytes: 5, download_url: 'x' }]
  host().respond('GET /api/v1/customer/library', { body: { data } })
  expect(await client().library.list()).toMatchObject({ value: [{ url: '/download/77' }] })
  host().respond('GET /api/v1/customer/library', { status: 500, body: {} })
  expect(await client().library.list()).toMatchObject({ ok: false })
})

test('a payment session is created in euros and returns its payment page [client R7.16 R9.05]', async () => {
  const response = { redirect_url: 'https://pay.example.com/s/1', session_id: 's1' }
  host().respond('POST /api/v1/payment/create-payment-session', { body: response })
  const amount = { minor: 1250, currency: 'EUR' } as const
  const request = { amount, email: 'ann@example.com', returnTo: 'checkout' } as const
  expect(await client().payment.createSession(request)).toEqual({
    ok: true,
    value: { redirectUrl: 'https://pay.example.com/s/1', sessionId: 's1' },
  })
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/payment/create-payment-session' })
  expect(sent().json).toEqual({
    amount: 12.5,
    email: 'ann@example.com',
    currency: 'EUR',
    return_to: 'checkout',
  })
  await client().payment.createSession({ ...request, returnTo: 'profile' })
  expect(sent().json.return_to).toBe('profile')
})

test('a payment is fetched by its id [client R7.16]', async () => {
  const data = { id: 'a/b', status: 'paid', amount: '12.5000', currency: 'EUR', return_to: null }
  host().respond('GET /api/v1/payment/sessions/a%2Fb', { body: { data } })
  expect(await client().payment.getSession('a/b')).toMatchObject({
    value: { status: 'paid', amount: { minor: 1250 }, returnTo: null },
  })
})

test('the displayed totals are sent in euros [client R7.15]', async () => {
  const total = { minor: 1096, currency: 'EUR' } as const
  const due = { minor: 596, currency: 'EUR' } as const
  await client().checkout.saveOrder({ cartId: 30, consent: true, shown: { total, due, lines: [] } })
  expect(sent().json).toEqual({
    cart_id: 30,
    consent: true,
    expected_total: 10.96,
    expected_due: 5.96,
  })
})
