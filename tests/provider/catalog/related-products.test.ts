import { expect, test } from 'vitest'
import {
  listProductsInOrder,
  rankRelatedIds,
} from '#provider/catalog/similar/related-products.store.ts'
import { openShop } from '../../support/shops/open-shop.ts'

test('the products with most in common are found without comparing all products [P9.06]', async () => {
  const { db, call } = await openShop({ sells: 'catalogue' })
  const { body } = await call('/api/v1/products?limit=48')
  expect(body.data.length).toBeGreaterThan(5)
  for (const { id } of body.data) {
    const product = await db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const all = await listProductsInOrder(db, await rankRelatedIds(db, product))
    const nearest = all.filter(
      (other) => other.pack_id === product.pack_id || other.artist_id === product.artist_id,
    )
    const found = await rankRelatedIds(db, product, 3)
    expect(found.slice(0, 1)).toEqual(nearest.map((row) => row.id).slice(0, 1))
  }
})
