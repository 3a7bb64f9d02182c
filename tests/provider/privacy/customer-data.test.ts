import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { expect, test } from 'vitest'
import { providerUrl } from '../../support/network/caller.ts'
import type { Customer } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

/** Downloads the ZIP of a customer's data and returns its files as text, by path. */
async function download(shop: Shop, { token }: Customer): Promise<Map<string, string>> {
  const headers = { authorization: `Bearer ${token}` }
  const request = new Request(`${providerUrl}/api/v1/customer/data`, { headers })
  const response = await shop.fetch(request)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()))
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    files.set(entry.fileName, content.toString())
  }
  return files
}

test('a customer downloads everything that the shop stores about them as JSON and CSV, and nothing about others [P4.10]', async () => {
  const shop = await openShop()
  const [product] = shop.products.oneShots
  const ann = await shop.signUp(product.price)
  const bob = await shop.signUp(product.price)
  await ann.buy(product)
  await bob.buy(product)
  const files = await download(shop, ann)
  expect(files.get('README.txt')).toContain('data.json')
  const json = files.get('data.json') ?? ''
  expect(JSON.parse(json)).toMatchObject({
    customer: { email: ann.email },
    tables: {
      orders: [{ customer_email: ann.email }],
      order_items: [{ name: product.name }],
      invoices: [{ kind: 'invoice' }],
    },
  })
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['customer.csv', 'orders.csv', 'order_items.csv', 'ledger.csv']),
  )
  expect(files.get('orders.csv')).toContain(ann.email)
  for (const text of files.values()) {
    expect(text).not.toContain(bob.email)
    expect(text).not.toMatch(/password_hash|share_token/)
  }
})

test('a formula in a name stays text in the CSV files [P4.10]', async () => {
  const shop = await openShop()
  const ann = await shop.signUp()
  await ann.post('/api/v1/customer/crates', { name: '=HYPERLINK("http://x")' })
  const csv = (await download(shop, ann)).get('crates.csv') ?? ''
  expect(csv).toContain(`"'=HYPERLINK`)
})

test('guests get no data, and customers not without end [P4.10]', async () => {
  const shop = await openShop({ limits: { dataAccount: { points: 2, seconds: 3600 } } })
  expect((await shop.get('/api/v1/customer/data')).status).toBe(401)
  const ann = await shop.signUp()
  const read = async () => (await ann.get('/api/v1/customer/data')).status
  expect([await read(), await read(), await read()]).toEqual([200, 200, 429])
})
