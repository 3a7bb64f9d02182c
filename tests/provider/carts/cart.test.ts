import { describe, expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

let customer: Customer

const cartPath = '/api/v1/customer/cart'

const shop = await openShop()
const [pack] = shop.products.packs
const [part, , , other] = shop.products.oneShots

async function signUp(balance = 0): Promise<void> {
  customer = await shop.signUp(balance)
}

describe('reading the cart', () => {
  test('an empty cart is null, even if its path ends with a slash, and reading it requires a token [provider R7.08]', async () => {
    await signUp()
    expect((await customer.get(cartPath)).body).toEqual({ data: null })
    expect((await customer.get(`${cartPath}/`)).body).toEqual({ data: null })
    const anonymous = await shop.get(cartPath)
    expect(anonymous.status).toBe(401)
    expect(anonymous.body.error).toEqual(expect.any(String))
  })

  test('totals are numbers in EUR; line amounts are decimal strings [provider R7.08 R9.05]', async () => {
    await signUp()
    await customer.addToCart(pack)
    await customer.addToCart(other)
    const data = await customer.getCart()
    expect(data).toMatchObject({
      items_count: 2,
      cart_currency_code: 'EUR',
      base_currency_code: 'EUR',
      sub_total: 19.99,
      discount: 0,
      tax_total: 3.47,
      grand_total: 19.99,
      formatted_grand_total: '€19.99',
      base_grand_total: 19.99,
      amount_due: 19.99,
      coupon_code: null,
      gift_card_code: null,
      gift_card_amount: 0,
      payment: null,
      billing_address: null,
      is_active: 1,
    })
    expect(data.items[0]).toMatchObject({
      quantity: 1,
      type: 'downloadable',
      name: pack.name,
      price: '19.0000',
      formatted_price: '€19.00',
      total: '19.0000',
      child: null,
      product: { id: pack.id },
      additional: {
        product_id: pack.id,
        links: [pack.linkId],
        attributes: [{ attribute_name: 'Downloads', option_id: 0, option_label: 'WAV' }],
      },
    })
    expect(data.items[0].product.is_item_in_cart.id).toBe(data.id)
    expect(data.items[1]).toMatchObject({ name: other.name, price: '0.9900', total: '0.9900' })
    expect(JSON.parse(data.taxes)).toEqual({ 'VAT (21%)': 3.47 })
  })

  test('a product that is no longer sold is removed from the cart, which is null once it is empty', async () => {
    await signUp()
    await customer.addToCart(other)
    const setActive = (active: 0 | 1) =>
      shop.db.updateTable('products').set({ active }).where('id', '=', other.id).execute()
    await setActive(0)
    expect(await customer.getCart()).toBeNull()
    expect((await customer.addToCart(other)).body).toEqual({
      message: 'Inactive item cannot be added to cart.',
    })
    await setActive(1)
    expect(await customer.getCart()).toBeNull()
  })
})

describe('adding to the cart', () => {
  test('a product is added once with its download link [provider R7.10]', async () => {
    await signUp()
    const added = await customer.addToCart(pack)
    expect([added.status, added.body.message]).toEqual([200, 'Item is successfully added to cart.'])
    expect(added.body.data.items_count).toBe(1)
    expect(added.body.data.items).toMatchObject([{ additional: { links: [pack.linkId] } }])
  })

  test('adding a product again leaves the cart unchanged and returns a message', async () => {
    const again = await customer.addToCart(pack)
    expect([again.status, again.body.reason]).toEqual([200, 'already_in_cart'])
    expect(again.body.message).toContain('already in your cart')
    expect(again.body.data.items).toHaveLength(1)
    expect(again.body.data.items[0].quantity).toBe(1)
  })

  test('invalid requests to add a product are refused with Bagisto’s messages [provider R7.10]', async () => {
    await signUp()
    const body = { product_id: pack.id, quantity: 1, links: [pack.linkId] }
    const add = (changes: object, id: number | string = pack.id) =>
      customer.post(`${cartPath}/add/${id}`, { ...body, ...changes })
    const cases: [Promise<{ status: number; body: { message: string } }>, number, RegExp][] = [
      [add({}, other.id), 400, /Product Id is invalid/],
      [add({ links: [] }), 400, /links are missing/],
      [add({ links: undefined }), 400, /links are missing/],
      [add({ links: [other.linkId] }), 400, /do not belong to this product/],
      [add({ links: [pack.linkId, other.linkId] }), 400, /do not belong to this product/],
      [add({ links: [pack.id] }), 400, /do not belong to this product/],
      [add({ quantity: 2 }), 400, /requested quantity is not available/],
      [add({ quantity: undefined }), 400, /quantity/],
      [add({ quantity: 0 }), 422, /quantity/],
      [add({ quantity: -1 }), 422, /quantity/],
      [add({ product_id: undefined }), 422, /product id/],
      [add({ product_id: 999_999 }, 999_999), 422, /selected product id is invalid/],
      [add({ product_id: 'x' }, 'x'), 422, /product id/],
      [add({ links: 'all' }), 422, /links/],
      [add({ is_buy_now: 'yes' }), 422, /is buy now/],
    ]
    for (const [response, status, message] of cases) {
      const { status: actual, body: actualBody } = await response
      expect([actual, actualBody.message]).toEqual([status, expect.stringMatching(message)])
    }
    expect(await customer.getCart()).toBeNull()
  })

  test('a pack and one of its one-shots cannot both be added, in either order', async () => {
    for (const [one, two] of [
      [pack, part],
      [part, pack],
    ] as const) {
      await signUp()
      await customer.addToCart(one)
      const refused = await customer.addToCart(two)
      expect([refused.status, refused.body.reason]).toEqual([422, 'pack_and_part'])
      expect((await customer.getCart()).items).toHaveLength(1)
    }
  })

  test('a product that the customer owns, directly or through its pack, is refused', async () => {
    await signUp(5000)
    expect((await customer.buy(pack)).status).toBe(200)
    for (const product of [pack, part]) {
      const refused = await customer.addToCart(product)
      expect([refused.status, refused.body.reason]).toEqual([422, 'already_owned'])
    }
    expect((await customer.addToCart(other)).status).toBe(200)
  })

  test('adding a product with is_buy_now discards the previous cart', async () => {
    await signUp()
    await customer.addToCart(pack)
    const body = { product_id: part.id, quantity: 1, is_buy_now: 1, links: [part.linkId] }
    const { data } = (await customer.post(`${cartPath}/add/${part.id}`, body)).body
    expect(data.items.map((item: { product: { id: number } }) => item.product.id)).toEqual([
      part.id,
    ])
  })

  test('only the owner of a cart can view and edit it [R6.02]', async () => {
    await signUp()
    await customer.addToCart(pack)
    const ownCart = await customer.getCart()
    const { id } = ownCart.items[0]
    const otherCustomer = await shop.signUp()
    const sendAsOther = (method: string, path: string, body?: unknown) =>
      shop.call(`${cartPath}${path}`, { method, body, token: otherCustomer.token })
    expect((await sendAsOther('GET', '')).body.data).toBeNull()
    await otherCustomer.addToCart(other)
    await sendAsOther('DELETE', `/remove/${id}`)
    expect((await sendAsOther('PUT', '/update', { qty: { [id]: 1 } })).status).toBe(400)
    await sendAsOther('DELETE', '/remove')
    expect(await customer.getCart()).toEqual(ownCart)
  })
})

describe('updating and removing lines', () => {
  test('a quantity of 1 is accepted; any other quantity returns 200 with a message and no data [provider R7.11]', async () => {
    await signUp()
    await customer.addToCart(pack)
    const id = (await customer.getCart()).items[0].id
    const update = (qty: unknown) => customer.put(`${cartPath}/update`, { qty })
    expect((await update({ [id]: 1 })).body.data.items).toHaveLength(1)
    for (const count of [2, 99, -1]) {
      const refused = await update({ [id]: count })
      expect(refused.status).toBe(200)
      expect(refused.body).toEqual({
        message: 'The requested quantity is not available, please try again later.',
      })
    }
    const [first, second] = (await customer.addToCart(other)).body.data.items
    expect((await update({ [first.id]: 1, [second.id]: 2 })).body).not.toHaveProperty('data')
    expect((await update({ [id]: 0 })).body.message).toBe('Quantity cannot be lesser than one.')
    expect((await update({ 999999: 1 })).body.message).toBe('Cart Item not found')
    expect((await update(undefined)).status).toBe(500)
    expect((await update(3)).status).toBe(422)
    expect((await customer.getCart()).items).toHaveLength(2)
  })

  test('an empty cart cannot be updated [provider R7.11]', async () => {
    await signUp()
    const response = await customer.put(`${cartPath}/update`, { qty: { 1: 1 } })
    expect([response.status, response.body.message]).toEqual([400, 'Your cart is empty.'])
  })

  test('removing an existing or unknown line returns the cart; removing the last line returns null [provider R7.12]', async () => {
    await signUp()
    await customer.addToCart(pack)
    await customer.addToCart(other)
    const { items } = await customer.getCart()
    const unknown = await customer.delete(`${cartPath}/remove/999999`)
    expect([unknown.status, unknown.body.data.items.length]).toEqual([200, 2])
    const first = await customer.delete(`${cartPath}/remove/${items[0].id}/`)
    expect(first.body.message).toBe('Item is successfully removed from the cart.')
    expect(first.body.data.items).toHaveLength(1)
    expect((await customer.delete(`${cartPath}/remove/${items[1].id}`)).body.data).toBeNull()
    expect((await customer.delete(`${cartPath}/remove/nonsense`)).status).toBe(200)
  })

  test('removing all lines also removes the codes', async () => {
    await signUp()
    await customer.addToCart(pack)
    for (const code of ['FIRSTLISTEN', 'GIFT-TUNE-2500'])
      expect((await customer.enterCode(code)).status).toBe(200)
    expect((await customer.delete(`${cartPath}/remove`)).status).toBe(200)
    expect(await customer.getCart()).toBeNull()
    await customer.addToCart(pack)
    const withoutCodes = { coupon_code: null, gift_card_code: null }
    expect(await customer.getCart()).toMatchObject(withoutCodes)
  })
})
