import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findLedgerViolations } from '../support/ledger-invariants.ts'
import {
  addToCart,
  getBalance,
  buy,
  signUpCustomer,
  openPaymentSession,
  openShop,
  createPaidWebhook,
  prepareCheckout,
  saveOrder,
  sendWebhook,
} from '../support/shop.ts'
import type { Shop, ShopCustomer } from '../support/shop.ts'
import { seedOneShot } from '../support/seed-products.ts'

let shop: Shop
/** A second process' view of the same file. */
let neighbour: Shop

beforeAll(async () => {
  shop = await openShop()
  neighbour = { ...(await openShop(shop.folder)), products: shop.products }
})

afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

const step = fc.oneof(
  fc.record({ do: fc.constant('top-up' as const), cents: fc.integer({ min: 50, max: 4000 }) }),
  fc.record({ do: fc.constant('buy' as const), product: fc.nat(7) }),
  fc.record({ do: fc.constant('buy with code' as const), product: fc.nat(7) }),
  fc.record({ do: fc.constant('repeat order' as const) }),
  fc.record({ do: fc.constant('repeat notice' as const) }),
)

describe('the ledger', () => {
  test('any sequence of top-ups, orders and repeats keeps the ledger consistent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const shopper = await signUpCustomer(shop)
        const products = [...shop.products.packs, ...shop.products.oneShots]
        let balance = 0
        let notice: object | null = null
        let cart: number | null = null
        for (const next of steps) {
          if (next.do === 'top-up') {
            const session = await openPaymentSession(shop, shopper, next.cents)
            notice = createPaidWebhook(session, next.cents)
            await sendWebhook(shop, notice)
            balance += next.cents
          } else if (next.do === 'repeat notice') {
            if (notice !== null) await sendWebhook(shop, notice)
          } else if (next.do === 'repeat order') {
            if (cart !== null) await saveOrder(shop, shopper, { cart_id: cart })
          } else {
            await shop.request('DELETE', '/api/v1/customer/cart/remove', undefined, shopper.token)
            await addToCart(shop, shopper, products[next.product] ?? { id: 0, linkId: 0 })
            if (next.do === 'buy with code') {
              const code = { code: 'FIRSTLISTEN' }
              await shop.request('POST', '/api/v1/customer/cart/coupon', code, shopper.token)
            }
            await prepareCheckout(shop, shopper)
            const made = await saveOrder(shop, shopper)
            if (made.status === 200) {
              balance -= Math.round(Number(made.body.data.order.amount_paid) * 100)
              cart = made.body.data.order.cart_id
            }
          }
          expect(balance).toBeGreaterThanOrEqual(0)
          expect(await getBalance(shop, shopper)).toBe(balance)
        }
        expect(await findLedgerViolations(shop.db)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  test('fifty concurrent orders through two providers never overspend one balance', async () => {
    // One open cart for each customer is the rule; without it they could not pay at once.
    await sql`drop index carts_one_open`.execute(shop.db)
    const shopper = await signUpCustomer(shop, 1000)
    const carts: number[] = []
    for (let index = 0; index < 50; index += 1) {
      const product = await seedOneShot(shop.db, `rush-${index}`, 300)
      await addToCart(shop, shopper, product)
      await prepareCheckout(shop, shopper)
      carts.push(await setCartAside(shopper))
    }
    await shop.db.updateTable('carts').set({ is_active: 1 }).where('id', 'in', carts).execute()
    const answers = await Promise.all(
      carts.map((cart, index) =>
        saveOrder(index % 2 === 0 ? shop : neighbour, shopper, { cart_id: cart }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
    expect(answers.filter((answer) => answer.body.reason === 'insufficient_balance')).toHaveLength(
      47,
    )
    expect(await getBalance(shop, shopper)).toBe(100)
    await shop.db.deleteFrom('cart_items').where('cart_id', 'in', openCarts(shopper)).execute()
    await shop.db.deleteFrom('carts').where('id', 'in', openCarts(shopper)).execute()
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })

  test('fifty concurrent customers share a gift card that never pays more than its amount', async () => {
    const card = { code: 'FOR-ALL', amount: 1000, expires_at: null }
    await shop.db.insertInto('gift_cards').values(card).execute()
    const [product] = shop.products.oneShots
    if (product === undefined) throw new Error('the stock is empty')
    const buyers = await Promise.all(Array.from({ length: 50 }, () => signUpCustomer(shop, 99)))
    await Promise.all(
      buyers.map(async (buyer, index) => {
        const door = index % 2 === 0 ? shop : neighbour
        await addToCart(door, buyer, product)
        await door.request('POST', '/api/v1/customer/cart/coupon', { code: card.code }, buyer.token)
        await prepareCheckout(door, buyer)
        await saveOrder(door, buyer)
      }),
    )
    const { paid } = await shop.db
      .selectFrom('gift_card_redemptions')
      .select((select) => select.fn.sum<number>('amount').as('paid'))
      .where('gift_card_code', '=', card.code)
      .executeTakeFirstOrThrow()
    expect(paid).toBe(1000)
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })

  test('the tables reject unbalanced journal entries', async () => {
    const { id } = await shop.db
      .selectFrom('journal_entries')
      .select('id')
      .executeTakeFirstOrThrow()
    const write = (changes: object) =>
      shop.db
        .insertInto('ledger_transfers')
        .values({ journal_entry_id: id, from_account: 'a', to_account: 'b', amount: 1, ...changes })
        .execute()
    await expect(write({ amount: 0 })).rejects.toThrow('CHECK')
    await expect(write({ amount: -5 })).rejects.toThrow('CHECK')
    await expect(write({ to_account: 'a' })).rejects.toThrow('CHECK')
    await expect(write({ journal_entry_id: 999_999 })).rejects.toThrow('FOREIGN KEY')
    const again = { cause: await anyCause(), created_at: shop.now.toISOString() }
    await expect(shop.db.insertInto('journal_entries').values(again).execute()).rejects.toThrow(
      'UNIQUE',
    )
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })

  function openCarts(shopper: ShopCustomer) {
    return shop.db
      .selectFrom('carts')
      .select('id')
      .where('customer_id', '=', shopper.id)
      .where('is_active', '=', 1)
  }

  async function setCartAside(shopper: ShopCustomer): Promise<number> {
    const { id } = await openCarts(shopper).executeTakeFirstOrThrow()
    await shop.db.updateTable('carts').set({ is_active: 0 }).where('id', '=', id).execute()
    return id
  }

  async function anyCause(): Promise<string> {
    const row = await shop.db
      .selectFrom('journal_entries')
      .select('cause')
      .executeTakeFirstOrThrow()
    return row.cause
  }
})

test('findLedgerViolations detects violations', async () => {
  const other = await openShop()
  const shopper: ShopCustomer = await signUpCustomer(other, 5000)
  await buy(other, shopper, other.products.packs.slice(0, 1))
  expect(await findLedgerViolations(other.db)).toEqual([])
  await other.db.updateTable('carts').set({ is_active: 1 }).execute()
  await other.db.updateTable('ledger_transfers').set({ amount: 5001 }).execute()
  await other.db.deleteFrom('purchased_links').execute()
  const faults = await findLedgerViolations(other.db)
  expect(faults.join('\n')).toMatch(/both ordered and open/)
  expect(faults.join('\n')).toMatch(/not debited exactly once/)
  expect(faults.join('\n')).toMatch(/not whole/)
  await other.close()
})
