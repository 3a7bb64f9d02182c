import { describe, expect, test } from 'vitest'
import { sampleAddress } from '../../support/sample-address.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Json } from '../../support/network/caller.ts'
import type { Customer } from '../../support/shops/customer.ts'

const ordersPath = '/api/v1/customer/orders'

const shop = await openShop()
const [pack] = shop.products.packs
const [, , , single, otherSingle] = shop.products.oneShots
const otherCustomer = await shop.signUp(1000)
const customer = await shop.signUp(10_000)
await customer.buy(single)
await customer.buy(pack)
shop.now = new Date('2026-03-01T15:00:00Z')

const send = (path: string, token = customer.token) => shop.call(path, { token })

describe('the list of orders', () => {
  test('orders are listed newest first, ten per page, with amounts as decimal strings [provider R7.09 R3.05]', async () => {
    const { body } = await send(`${ordersPath}/?page=1`)
    expect(body.meta).toMatchObject({ current_page: 1, last_page: 1, per_page: 10, total: 2 })
    expect(body.links.first).toBe('http://provider.test/api/v1/customer/orders?page=1')
    expect(body.data[0].id).toBeGreaterThan(body.data[1].id)
    expect(body.data[0]).toMatchObject({ grand_total: '19.0000', formatted_grand_total: '€19.00' })
    expect(body.data[0].items[0]).toMatchObject({ price: '19.0000', total: '19.0000' })
  })

  test('each order contains the product, name, price and date of a purchase [R3.06]', async () => {
    const [order] = (await send(ordersPath)).body.data
    expect(order.created_at).toBe('2026-03-01T12:00:00.000000Z')
    expect(order.items[0]).toMatchObject({
      product_id: pack.id,
      name: pack.name,
      formatted_price: '€19.00',
    })
  })

  test('eleven orders fill two pages, a page past the end is empty, and equal ones keep their order [R3.05]', async () => {
    const buyer = await shop.signUp()
    const rows = Array.from({ length: 11 }, (_, index) => index)
    for (const _ of rows) await insertOrder(buyer)
    const page = async (number: number) =>
      (await send(`${ordersPath}?page=${number}`, buyer.token)).body
    expect((await page(1)).data).toHaveLength(10)
    expect((await page(1)).meta).toMatchObject({ current_page: 1, last_page: 2, total: 11 })
    expect((await page(2)).data).toHaveLength(1)
    expect((await page(3)).meta).toMatchObject({ current_page: 3, from: null, to: null })
    expect((await page(3)).data).toEqual([])
    const all = await send(`${ordersPath}?pagination=0`, buyer.token)
    expect([all.body.data.length, all.body.meta]).toEqual([11, undefined])
    expect((await send(`${ordersPath}?limit=101`, buyer.token)).body.meta.per_page).toBe(100)
    const listIds = async (query: string) =>
      (await send(`${ordersPath}?pagination=0&${query}`, buyer.token)).body.data.map(toId)
    const newestFirst = all.body.data.map(toId)
    expect(await listIds('sort=grand_total')).toEqual(newestFirst)
    expect(await listIds('sort=grand_total&order=asc')).toEqual(newestFirst.toReversed())
  })

  test('orders can be filtered and sorted, and an unknown parameter returns Bagisto’s server error [provider R7.09]', async () => {
    expect((await send(`${ordersPath}?status=pending`)).body.data).toEqual([])
    expect((await send(`${ordersPath}?status=completed,pending`)).body.data).toHaveLength(2)
    const third = await shop.signUp(10_000)
    for (const product of [single, pack, otherSingle]) await third.buy(product)
    const sums = async (query: string) =>
      (await send(`${ordersPath}?${query}`, third.token)).body.data.map(
        (order: Json) => order.grand_total,
      )
    expect(await sums('')).toEqual(['1.4900', '19.0000', '0.9900'])
    expect(await sums('sort=grand_total&order=asc')).toEqual(['0.9900', '1.4900', '19.0000'])
    expect(await sums('sort=grand_total')).toEqual(['19.0000', '1.4900', '0.9900'])
    expect((await send(`${ordersPath}?limit=1`)).body.meta).toMatchObject({
      per_page: 1,
      last_page: 2,
    })
    for (const query of ['locale=en', 'currency=EUR', '_=1', 'sort=nonsense']) {
      const response = await send(`${ordersPath}?${query}`)
      expect([query, response.status, response.body]).toEqual([
        query,
        500,
        { error: 'rest-api::app.shop.errors.message' },
      ])
    }
    for (const query of ['page=x', 'page=-1', 'limit=x', 'page=99999999999999', 'token=abc']) {
      expect([query, (await send(`${ordersPath}?${query}`)).status]).toEqual([query, 200])
    }
  })

  test('an order is visible only to its owner [R6.02]', async () => {
    const [order] = (await send(ordersPath)).body.data
    expect((await send(`${ordersPath}/${order.id}`)).body.data.id).toBe(order.id)
    expect((await send(`${ordersPath}/${order.id}`, otherCustomer.token)).status).toBe(404)
    expect((await send(`${ordersPath}/nonsense`)).status).toBe(404)
    expect((await send(ordersPath, otherCustomer.token)).body.data).toEqual([])
    expect((await shop.get(ordersPath)).status).toBe(401)
  })

  test('amounts are formatted in the requested locale', async () => {
    const response = await shop.provider.fetch(
      new Request(`http://provider.test${ordersPath}`, {
        headers: { Authorization: `Bearer ${customer.token}`, 'x-locale': 'de' },
      }),
    )
    const body: Json = await response.json()
    expect(body.data[0].formatted_grand_total).toBe('19,00\u00a0€')
  })
})

const toId = ({ id }: Json): number => id

/** Inserts an order without lines. */
async function insertOrder(buyer: Customer): Promise<void> {
  const timestamp = shop.now.toISOString()
  const times = { created_at: timestamp, updated_at: timestamp }
  const { id } = await shop.db
    .insertInto('carts')
    .values({ customer_id: buyer.id, is_active: 0, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('orders')
    .values({
      customer_id: buyer.id,
      cart_id: id,
      status: 'completed',
      customer_email: buyer.email,
      customer_first_name: 'Ann',
      customer_last_name: 'Bee',
      sub_total: 0,
      discount: 0,
      grand_total: 0,
      gift_card_amount: 0,
      amount_paid: 0,
      vat_mode: 'none',
      vat_rate: 0,
      vat_amount: 0,
      vat_evidence: '{}',
      customer_country: 'DE',
      billing_address: JSON.stringify(sampleAddress),
      payment_method: 'moneytransfer',
      locale: 'en',
      ...times,
    })
    .execute()
}
