import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createTemporaryFolder, openShop } from './open-shop.ts'
import type { Json } from '../network/caller.ts'
import type { Shop } from './shop.ts'
import type { Customer } from './customer.ts'

/** Opens a shop without the demo catalogue, which sells only imported packs. */
export async function openOwnShop(folder: string | null = null): Promise<Shop> {
  const dataDir = folder ?? (await createTemporaryFolder())
  const catalogueDir = join(dataDir, 'catalogue')
  const shop = await openShop({ folder: dataDir, catalogueDir, hasDemoCatalogue: false })
  onTestFinished(() => shop.close())
  return shop
}

/** Lists the products on sale by name. */
export async function listProducts(shop: Shop, query = ''): Promise<Json[]> {
  const pages = await Promise.all(
    [2, 3, 4].map((category) =>
      shop.get(`/api/v1/products?category_id=${category}&limit=100${query}`),
    ),
  )
  return pages
    .flatMap(({ body }) => body.data)
    .toSorted((first, second) => (first.name < second.name ? -1 : 1))
}

/** Returns the product on sale with this name. */
export async function findProduct(shop: Shop, name: string): Promise<Json> {
  const found = (await listProducts(shop)).find((product) => product.name === name)
  if (found === undefined) throw new Error(`The shop does not sell ${name}.`)
  return found
}

/** Buys a product as a new customer and returns the customer. */
export async function buy(shop: Shop, name: string): Promise<Customer> {
  const customer = await shop.signUp(10_000)
  const { id } = await findProduct(shop, name)
  const row = await shop.db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const product = { id, linkId: row.link_id, name, price: row.price_cents, packId: row.pack_id }
  await customer.buy(product)
  return customer
}

/** Downloads a product of a customer's library. */
export async function download(shop: Shop, customer: Customer, name: string): Promise<Buffer> {
  const { body } = await customer.get('/api/v1/customer/library')
  const entry = body.data.find((product: Json) => product.name === name)
  if (entry === undefined) throw new Error(`The library has no ${name}.`)
  const url = `http://provider.test/api/v1/customer/downloads/${entry.link_id}`
  const headers = { Authorization: `Bearer ${customer.token}` }
  const response = await shop.provider.fetch(new Request(url, { headers }))
  if (response.status !== 200) throw new Error(`${name}: ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
