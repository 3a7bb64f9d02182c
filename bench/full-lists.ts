import { maxCartLines } from '#provider/contract/cart-limits.ts'
import { maxItemsPerList } from '#provider/contract/favorite-limits.ts'
import type { Facts } from '../tests/fuzz/example.ts'
import type { FuzzShop } from '../tests/fuzz/open-fuzz-shop.ts'
import { copyProducts } from '../tests/support/shops/many-products.ts'
import { Customer } from '../tests/support/shops/customer.ts'

const balanceCents = 50_000

/** The ids of the products used to fill lists, by shop. */
const copies = new WeakMap<FuzzShop, Promise<number[]>>()

/**
 * Fills a customer's cart, which has one line, and favorites up to their limits, and tops up the
 * cost of the cart. Returns the facts with the new total.
 */
export async function fillLists(fuzzShop: FuzzShop, facts: Facts): Promise<Facts> {
  const { shop } = fuzzShop
  const { id: customerId } = await shop.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', facts['email'] ?? '')
    .executeTakeFirstOrThrow()
  const products = await copyOnce(fuzzShop, Number(facts['product']))
  const created_at = shop.now.toISOString()
  const rows = products.map((product_id) => ({ product_id, created_at }))
  const lines = rows.slice(1, maxCartLines).map((row) => ({
    ...row,
    cart_id: Number(facts['cart']),
    updated_at: created_at,
  }))
  await shop.db.insertInto('cart_items').values(lines).execute()
  const favorites = rows.slice(1).map((row) => ({ ...row, customer_id: customerId }))
  await shop.db.insertInto('favorites').values(favorites).execute()
  const token = facts['token'] ?? ''
  const account = { id: customerId, email: facts['email'] ?? '', password: '', token }
  const customer = new Customer(shop, account)
  await customer.topUp(balanceCents)
  const cart = await customer.getCart()
  const cents = String(Math.round(Number(cart.grand_total) * 100))
  return { ...facts, total: cents, due: cents }
}

function copyOnce(fuzzShop: FuzzShop, productId: number): Promise<number[]> {
  const { shop } = fuzzShop
  const copied = copies.get(fuzzShop) ?? copyProducts(shop, maxItemsPerList, productId)
  copies.set(fuzzShop, copied)
  return copied
}
