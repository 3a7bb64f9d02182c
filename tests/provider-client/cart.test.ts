import { expect, test } from 'vitest'
import { useVanillaHost } from '../support/network/vanilla-client.ts'
import { createVanillaCart } from '../support/network/vanilla-bodies.ts'

const { client, host, sent } = useVanillaHost()

const addition = { productId: 41, links: [7, 8] }

test('an empty cart is null, but a failed request is a failure [client R7.08]', async () => {
  expect(await client().cart.get()).toEqual({ ok: true, value: null })
  expect(sent()).toMatchObject({ method: 'GET', path: '/api/v1/customer/cart', text: '' })
  host().respond('GET /api/v1/customer/cart', { status: 500, body: {} })
  expect(await client().cart.get()).toMatchObject({ ok: false })
})

test('a cart is parsed from numeric totals and decimal line amounts [client R7.08]', async () => {
  const sums = { discount: 2.85, tax_total: 0.4, grand_total: 16.55, coupon_code: 'LISTEN' }
  host().respond('GET /api/v1/customer/cart', {
    body: { data: { ...createVanillaCart(), ...sums } },
  })
  expect(await client().cart.get()).toMatchObject({
    value: {
      id: 30,
      coupon: 'LISTEN',
      giftCard: null,
      subTotal: { minor: 1900 },
      discount: { minor: 285 },
      vat: { isExempt: false, country: null, percent: null, amount: { minor: 40 } },
      total: { minor: 1655 },
      due: { minor: 1655 },
      lines: [{ id: 88, productId: 41, quantity: 1, price: { minor: 1900 }, product: { id: 41 } }],
    },
  })
})

test('a gift card and the amount due are parsed [client R7.08]', async () => {
  const card = { gift_card_code: 'GIFT', gift_card_amount: 4.5, gift_card_remaining: 3.2 }
  const data = { ...createVanillaCart(), ...card }
  host().respond('GET /api/v1/customer/cart', { body: { data } })
  expect(await client().cart.get()).toMatchObject({
    value: {
      giftCard: { code: 'GIFT', amount: { minor: 450 }, remaining: { minor: 320 } },
      due: { minor: 1450 },
    },
  })
  host().respond('GET /api/v1/customer/cart', { body: { data: { ...data, amount_due: 14.4 } } })
  expect(await client().cart.get()).toMatchObject({ value: { due: { minor: 1440 } } })
})

test('adding a product sends its id, its links and quantity 1 [client R7.10]', async () => {
  const added = await client().cart.add(addition)
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/cart/add/41' })
  expect(sent().json).toEqual({ product_id: 41, quantity: 1, links: [7, 8] })
  expect(added).toMatchObject({ value: { cart: { id: 30 }, alreadyInCart: false } })
})

test('a product without files is added without links [client R7.10]', async () => {
  await client().cart.add({ productId: 41, links: [] })
  expect(sent().json).toEqual({ product_id: 41, quantity: 1 })
})

test('a line whose quantity the provider increased is reset to 1 [client R7.10 R7.11]', async () => {
  await client().cart.add(addition)
  const again = await client().cart.add(addition)
  expect(again).toMatchObject({
    value: { alreadyInCart: true, cart: { lines: [{ quantity: 1 }], total: { minor: 1900 } } },
  })
  expect(sent()).toMatchObject({ method: 'PUT', path: '/api/v1/customer/cart/update' })
  expect(sent().json).toEqual({ qty: { 88: 1 } })
})

test("the provider's reason already_in_cart is returned as alreadyInCart [client R7.10]", async () => {
  const body = {
    data: createVanillaCart(),
    message: 'already in your cart',
    reason: 'already_in_cart',
  }
  host().respond('POST /api/v1/customer/cart/add/41', { body })
  expect(await client().cart.add(addition)).toMatchObject({ value: { alreadyInCart: true } })
})

test('every line with a quantity above 1 is reset to 1 [client R7.11]', async () => {
  const { items, ...rest } = createVanillaCart()
  const lines = [3, 1, 2].map((quantity, index) => ({ ...items[0], id: 88 + index, quantity }))
  host().respond('GET /api/v1/customer/cart', { body: { data: { ...rest, items: lines } } })
  expect(await client().cart.get()).toMatchObject({ ok: true })
  expect(sent()).toMatchObject({ method: 'PUT', path: '/api/v1/customer/cart/update' })
  expect(sent().json).toEqual({ qty: { 88: 1, 90: 1 } })
})

test('quantities are sent by line id [client R7.11]', async () => {
  await client().cart.setQuantities({ 88: 1, 90: 1 })
  expect(sent()).toMatchObject({ method: 'PUT', path: '/api/v1/customer/cart/update' })
  expect(sent().json).toEqual({ qty: { 88: 1, 90: 1 } })
})

test('a successful response without a cart is a refusal [client R7.11]', async () => {
  const message = 'The requested quantity is not available, please try again later.'
  host().respond('PUT /api/v1/customer/cart/update', { body: { message } })
  expect(await client().cart.setQuantities({ 88: 1 })).toMatchObject({
    failure: { kind: 'refused', status: 200, reason: 'quantity_unavailable' },
  })
})

test('a line is removed by its id [client R7.12]', async () => {
  expect(await client().cart.remove(88)).toEqual({ ok: true, value: null })
  expect(sent()).toMatchObject({ method: 'DELETE', path: '/api/v1/customer/cart/remove/88' })
})

test('applying and removing a code sends it, and an invalid code is refused', async () => {
  const { cart } = client()
  expect(await cart.applyCode('NO')).toMatchObject({ failure: { reason: 'coupon_invalid' } })
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/cart/coupon' })
  expect(sent().json).toEqual({ code: 'NO' })
  await cart.removeCode('NO')
  expect(sent()).toMatchObject({ method: 'DELETE', path: '/api/v1/customer/cart/coupon' })
  expect(sent().json).toEqual({ code: 'NO' })
})
