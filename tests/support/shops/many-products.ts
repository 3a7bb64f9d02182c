import type { Shop } from './shop.ts'
import type { Customer } from './customer.ts'

/** Inserts copies of a sound, by default the first one, outside any pack; returns their ids. */
export async function copyProducts(
  { db, products }: Pick<Shop, 'db' | 'products'>,
  count: number,
  id = products.oneShots[0].id,
): Promise<number[]> {
  const original = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { id: _, ...row } = { ...original, pack_id: null }
  const copies = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: 5000 + index,
    link_id: 90_000 + index,
    slug: `copy-${index}`,
    sku: `copy-${index}`,
    url_key: `copy-${index}`,
  }))
  for (let start = 0; start < count; start += 200) {
    await db
      .insertInto('products')
      .values(copies.slice(start, start + 200))
      .execute()
  }
  return copies.map(({ id }) => id)
}

/** Puts copies of a sound in a customer's empty cart. */
export async function fillCart(shop: Shop, { id }: Customer, count: number): Promise<void> {
  const times = { created_at: shop.now.toISOString(), updated_at: shop.now.toISOString() }
  const ids = await copyProducts(shop, count)
  const cart = await shop.db
    .insertInto('carts')
    .values({ customer_id: id, is_active: 1, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = ids.map((product_id) => ({
    cart_id: cart.id,
    product_id,
    ...times,
  }))
  await shop.db.insertInto('cart_items').values(rows).execute()
}
