import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'

const shop = await openShop()

async function listIds(query: string): Promise<number[]> {
  const { body } = await shop.get(`/api/v1/products?${query}`)
  return body.data.map(({ id }: { id: number }) => id)
}

const getIds = (products: readonly { id: number }[]) =>
  products.map(({ id }) => id).toSorted((a, b) => b - a)

test('products with the same release date are listed by descending id across pages [provider R7.19]', async () => {
  const { packs, oneShots } = shop.products
  const found = [...(await listIds('limit=6&page=1')), ...(await listIds('limit=6&page=2'))]
  expect(found).toEqual(getIds([...packs, ...oneShots]))
})

test('a length filter excludes packs, even if their demo has that length [provider R7.19]', async () => {
  expect(await listIds('length=0.5,1.5')).toEqual(getIds(shop.products.oneShots))
})
