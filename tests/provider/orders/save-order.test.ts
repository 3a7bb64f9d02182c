import { describe, expect, test } from 'vitest'
import { sampleAddress } from '../../support/sample-address.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Customer } from '../../support/shops/customer.ts'
import type { SeedProduct } from '../../support/shops/seed-products.ts'

let customer: Customer

const checkoutPath = '/api/v1/customer/checkout'
const bagistoError = { error: 'rest-api::app.shop.errors.message' }

const shop = await openShop()
const [pack] = shop.products.packs
const [, , , other] = shop.products.oneShots

async function signUpWithCart(products: SeedProduct[], balance: number): Promise<void> {
  customer = await shop.signUp(balance)
  for (const product of products) await customer.addToCart(product)
}

describe('the order', () => {
  test('saving the address, payment method and order creates a paid order and empties the cart [provider R7.15 R4.03]', async () => {
    await signUpWithCart([pack, other], 5000)
    await customer.prepareCheckout()
    const cart = await customer.getCart()
    const made = await customer.saveOrder({ cart_id: cart.id, consent: true })
    expect(made.status).toBe(200)
    expect(made.body.message).toBe('Order saved successfully')
    const { order } = made.body.data
    expect(order).toMatchObject({
      status: 'completed',
      status_label: 'Completed',
      order_currency_code: 'EUR',
      total_item_count: 2,
      sub_total: 19.99,
      grand_total: 19.99,
      formatted_grand_total: '€19.99',
      amount_paid: '19.9900',
      gift_card_amount: '0.0000',
      consent_at: '2026-03-01T12:00:00.000000Z',
      tax_amount: 3.19,
      invoices: [{ increment_id: '2026-000001' }],
    })
    expect(order.increment_id).toBe(String(order.id))
    expect(order.items[0]).toMatchObject({
      product_id: pack.id,
      qty_ordered: 1,
      price: 19,
      grant_total: 19,
      kind: 'pack',
      product_cover_url: expect.stringMatching(/^http:\/\/provider\.test\/files\/\w{16}\.svg$/),
    })
    expect(order.items[0].downloadable_links[0]).toMatchObject({
      status: 'available',
      order_id: order.id,
      download_url: `http://provider.test/api/v1/customer/downloads/${pack.linkId}`,
      bytes: expect.any(Number),
    })
    expect(order.items[1]).toMatchObject({ product_id: other.id, price: 0.99, kind: 'one-shot' })
    expect(order.items[1].downloadable_links).toMatchObject([
      { download_url: expect.stringMatching(new RegExp(`/downloads/${other.linkId}$`)) },
    ])
    expect(await customer.getCart()).toBeNull()
    expect(await customer.getBalance()).toBe(5000 - 1999)
  })

  test('the receipt contains the items, total, Tunes and consent, and is stored in the outbox', async () => {
    const mail = shop.mails.findLast((sent) => sent.to === customer.email)
    expect(mail?.kind).toBe('order-receipt')
    for (const part of [
      pack.name,
      other.name,
      '€19.99',
      'VAT',
      '19.99 Tunes',
      'right of withdrawal',
    ]) {
      expect(mail?.text).toContain(part)
    }
    const stored = await shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('to', '=', customer.email)
      .where('kind', '=', 'order-receipt')
      .execute()
    expect(stored.map((row) => row.text)).toEqual([mail?.text])
  })

  test('the receipt is in the language of the order', async () => {
    await signUpWithCart([other], 5000)
    await customer.prepareCheckout()
    const made = await shop.provider.fetch(
      new Request(`http://provider.test${checkoutPath}/save-order`, {
        method: 'POST',
        headers: { authorization: `Bearer ${customer.token}`, 'x-locale': 'de' },
      }),
    )
    expect(made.status).toBe(200)
    const mail = shop.mails.findLast(({ to }) => to === customer.email)
    expect(mail?.subject).toMatch(/^Bestätigung deiner Bestellung Nr\. \d+$/)
    expect(mail?.text).toContain('0,99\u00a0€')
    expect(mail?.text).toContain('http://shop.test/de/profile')
  })

  test('ordering a cart again returns the same order and charges nothing [R4.03]', async () => {
    await signUpWithCart([pack], 5000)
    await customer.prepareCheckout()
    const { id } = await customer.getCart()
    const first = await customer.saveOrder({ cart_id: id })
    const again = await customer.saveOrder({ cart_id: id })
    expect(again.status).toBe(200)
    expect(again.body.data.order.id).toBe(first.body.data.order.id)
    expect(await customer.getBalance()).toBe(5000 - 1900)
    expect(
      shop.mails.filter((mail) => mail.to === customer.email && mail.kind === 'order-receipt'),
    ).toHaveLength(1)
  })

  test('parallel requests for one cart create one order [R4.03]', async () => {
    await signUpWithCart([pack], 5000)
    await customer.prepareCheckout()
    const { id } = await customer.getCart()
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => customer.saveOrder({ cart_id: id })),
    )
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]))
    expect(new Set(responses.map((response) => response.body.data.order.id)).size).toBe(1)
    expect(await customer.getBalance()).toBe(5000 - 1900)
    const { body } = await customer.get('/api/v1/customer/orders')
    expect(body.meta.total).toBe(1)
  })

  test('another customer’s cart cannot be ordered', async () => {
    await signUpWithCart([pack], 5000)
    await customer.prepareCheckout()
    const { id } = await customer.getCart()
    const otherCustomer = await shop.signUp(5000)
    const orderAsOther = async () => {
      const { status, body } = await otherCustomer.saveOrder({ cart_id: id })
      return [status, body.reason]
    }
    expect(await orderAsOther()).toEqual([500, 'cart_empty'])
    expect((await customer.saveOrder({ cart_id: id })).status).toBe(200)
    expect(await orderAsOther()).toEqual([500, 'cart_empty'])
    expect(await otherCustomer.getBalance()).toBe(5000)
  })

  test('an order without enough Tunes is refused with the missing amount and changes nothing [provider R7.15]', async () => {
    await signUpWithCart([pack], 1000)
    await customer.prepareCheckout()
    const refused = await customer.saveOrder()
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ reason: 'insufficient_balance', missing: '9.0000' })
    expect(await customer.getBalance()).toBe(1000)
    await customer.topUp(900)
    expect((await customer.saveOrder()).status).toBe(200)
    expect(await customer.getBalance()).toBe(0)
  })

  test('a missing cart, address or payment method and an unknown payment method return Bagisto’s server error [provider R7.15]', async () => {
    await signUpWithCart([], 5000)
    const order = async () => {
      const { status, body } = await customer.saveOrder()
      return [status, body.error, body.reason]
    }
    expect(await order()).toEqual([500, bagistoError.error, 'cart_empty'])
    await customer.addToCart(pack)
    expect(await order()).toEqual([500, bagistoError.error, 'address_missing'])
    await customer.post(`${checkoutPath}/save-address`, { billing: sampleAddress })
    expect(await order()).toEqual([500, bagistoError.error, 'payment_missing'])
    await customer.post(`${checkoutPath}/save-payment`, { payment: { method: 'barter' } })
    expect(await order()).toEqual([500, bagistoError.error, 'payment_unknown'])
  })

  test('an outdated total is refused; the current total is accepted', async () => {
    await signUpWithCart([other], 5000)
    await customer.prepareCheckout()
    const setPrice = (price: number) =>
      shop.db
        .updateTable('products')
        .set({ price_cents: price })
        .where('id', '=', other.id)
        .execute()
    await setPrice(other.price + 50)
    const otherTotal = (other.price / 100).toFixed(4)
    const refused = await customer.saveOrder({ expected_total: otherTotal })
    expect([refused.status, refused.body.reason]).toEqual([422, 'cart_changed'])
    expect(await customer.getBalance()).toBe(5000)
    const now = ((other.price + 50) / 100).toFixed(4)
    const made = await customer.saveOrder({ expected_total: now })
    expect(made.body.data.order.grand_total).toBe(Number(now))
    await setPrice(other.price)
  })

  test('an invalid body returns 422', async () => {
    await signUpWithCart([pack], 0)
    for (const body of [
      { consent: 'yes' },
      { cart_id: 'mine' },
      { expected_total: 'much' },
      { expected_total: -1 },
      { expected_due: 'nothing' },
    ]) {
      expect((await customer.saveOrder(body)).status).toBe(422)
    }
  })

  test('a product that has since been purchased in another cart is not sold twice', async () => {
    await signUpWithCart([pack], 9000)
    await customer.prepareCheckout()
    const { id } = await customer.getCart()
    await shop.db.updateTable('carts').set({ is_active: 0 }).where('id', '=', id).execute()
    await customer.buy(pack)
    await shop.db.updateTable('carts').set({ is_active: 1 }).where('id', '=', id).execute()
    const refused = await customer.saveOrder({ cart_id: id })
    expect([refused.status, refused.body.reason]).toEqual([422, 'already_owned'])
    expect(await customer.getBalance()).toBe(9000 - 1900)
  })
})
