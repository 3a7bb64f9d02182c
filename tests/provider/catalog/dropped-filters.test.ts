import { expect, test } from 'vitest'
import { listProducts, openDescribedShop } from '../../support/shops/described-shop.ts'

test('an empty list has the result count without each of its filters, highest first [P2.06]', async () => {
  const { total, body } = await listProducts(await openDescribedShop(), 'tag=wide&artist=okto')
  expect([total, body.no_results.drop]).toEqual([
    0,
    [
      { facet: 'artist', words: null, rest: null, count: 2 },
      { facet: 'tag', words: null, rest: null, count: 7 },
    ].toReversed(),
  ])
})

test('similarity is one of the removable filters [P2.06]', async () => {
  const shop = await openDescribedShop()
  const { body } = await shop.call('/api/v1/products?category_id=3&query=soft%20kick')
  const similar = `similar=${body.data[0].id}`
  expect((await listProducts(shop, similar)).total).toBeGreaterThan(0)
  const { total, body: empty } = await listProducts(shop, `${similar}&tag=slow`)
  expect(total).toBe(0)
  expect(empty.no_results.drop).toContainEqual({
    facet: 'similar',
    words: null,
    rest: null,
    count: 2,
  })
})
