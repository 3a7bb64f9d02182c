import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findLedgerViolations } from '../../support/database/ledger-invariants.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { createPaidWebhook } from '../../support/shops/customer.ts'
import type { Customer } from '../../support/shops/customer.ts'
import { seedOneShot } from '../../support/shops/seed-products.ts'

const shop = await openShop()
/** A second provider on the same database. */
const secondShop = { ...(await openShop({ folder: shop.folder })), products: shop.products }

const step = fc.oneof(
  fc.record({ do: fc.constant('top-up' as const), cents: fc.integer({ min: 50, max: 4000 }) }),
  fc.record({ do: fc.constant('buy' as const), product: fc.nat(7) }),
  fc.record({ do: fc.constant('buy with code' as const), product: fc.nat(7) }),
  fc.record({ do: fc.constant('repeat order' as const) }),
  fc.record({ do: fc.constant('repeat event' as const) }),
)

describe('the ledger', () => {
  test('the ledger stays consistent after any sequence of top-ups, orders and repeated requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const customer = await shop.signUp()
        const products = [...shop.products.packs, ...shop.products.oneShots]
        let balance = 0
        let event: object | null = null
        let cart: number | null = null
        for (const next of steps) {
          if (next.do === 'top-up') {
            const session = await customer.openPaymentSession(next.cents)
            event = createPaidWebhook(session, next.cents)
            await shop.sendWebhook(event)
            balance += next.cents
          } else if (next.do === 'repeat event') {
            if (event !== null) await shop.sendWebhook(event)
          } else if (next.do === 'repeat order') {
            if (cart !== null) await customer.saveOrder({ cart_id: cart })
          } else {
            await customer.delete('/api/v1/customer/cart/remove')
            await customer.addToCart(products[next.product] ?? { id: 0, linkId: 0 })
            if (next.do === 'buy with code') {
              const code = { code: 'FIRSTLISTEN' }
              await customer.post('/api/v1/customer/cart/coupon', code)
            }
            await customer.prepareCheckout()
            const { body } = await customer.get('/api/v1/customer/cart')
            const made = await customer.saveOrder()
            if (made.status === 200) {
              balance -= Math.round(Number(made.body.data.order.amount_paid) * 100)
              cart = body.data.id
            }
          }
          expect(balance).toBeGreaterThanOrEqual(0)
          expect(await customer.getBalance()).toBe(balance)
        }
        expect(await findLedgerViolations(shop.db)).toEqual([])
      }),
      { numRuns: 8 },
    )
  })

  test('twenty concurrent orders through two providers never overspend a balance', async () => {
    // Drop the constraint of one open cart per customer, so that several can be ordered concurrently.
    await sql`drop index carts_one_open`.execute(shop.db)
    const customer = await shop.signUp(1000)
    const carts: number[] = []
    for (let index = 0; index < 20; index += 1) {
      const product = await seedOneShot(shop.db, `rush-${index}`, 300)
      await customer.addToCart(product)
      await customer.prepareCheckout()
      carts.push(await deactivateCart(customer))
    }
    await shop.db.updateTable('carts').set({ is_active: 1 }).where('id', 'in', carts).execute()
    const responses = await Promise.all(
      carts.map((cart, index) =>
        customer.at(index % 2 === 0 ? shop : secondShop).saveOrder({ cart_id: cart }),
      ),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(3)
    expect(
      responses.filter((response) => response.body.reason === 'insufficient_balance'),
    ).toHaveLength(17)
    expect(await customer.getBalance()).toBe(100)
    await shop.db
      .deleteFrom('cart_items')
      .where('cart_id', 'in', selectOpenCarts(customer))
      .execute()
    await shop.db.deleteFrom('carts').where('id', 'in', selectOpenCarts(customer)).execute()
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })

  test('a gift card used by twenty customers concurrently never pays more than its amount', async () => {
    const card = { code: 'FOR-ALL', amount: 1000, expires_at: null }
    await shop.db.insertInto('gift_cards').values(card).execute()
    const [product] = shop.products.oneShots
    const customers = await shop.signUpCustomers(20, 99)
    await Promise.all(
      customers.map(async (customer, index) => {
        const buyer = customer.at(index % 2 === 0 ? shop : secondShop)
        await buyer.addToCart(product)
        await buyer.enterCode(card.code)
        await buyer.prepareCheckout()
        await buyer.saveOrder()
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

  test('the tables reject invalid transfers and journal entries with the same cause', async () => {
    const { id } = await shop.db
      .selectFrom('journal_entries')
      .select('id')
      .executeTakeFirstOrThrow()
    const write = (changes: object) =>
      shop.db
        .insertInto('ledger_transfers')
        .values({ journal_entry_id: id, from_account: 'a', to_account: 'b', amount: 1, ...changes })
        .execute()
    await expect(write({ amount: 0 })).rejects.toThrow(/check/i)
    await expect(write({ amount: -5 })).rejects.toThrow(/check/i)
    await expect(write({ to_account: 'a' })).rejects.toThrow(/check/i)
    await expect(write({ journal_entry_id: 999_999 })).rejects.toThrow(/foreign key/i)
    const again = { cause: await findCause(), created_at: shop.now.toISOString() }
    await expect(shop.db.insertInto('journal_entries').values(again).execute()).rejects.toThrow(
      /unique/i,
    )
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })

  function selectOpenCarts(customer: Customer) {
    return shop.db
      .selectFrom('carts')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('is_active', '=', 1)
  }

  async function deactivateCart(customer: Customer): Promise<number> {
    const { id } = await selectOpenCarts(customer).executeTakeFirstOrThrow()
    await shop.db.updateTable('carts').set({ is_active: 0 }).where('id', '=', id).execute()
    return id
  }

  async function findCause(): Promise<string> {
    const row = await shop.db
      .selectFrom('journal_entries')
      .select('cause')
      .executeTakeFirstOrThrow()
    return row.cause
  }
})

test('findLedgerViolations detects violations', async () => {
  const other = await openShop()
  const customer: Customer = await other.signUp(5000)
  await customer.at(other).buy(...other.products.packs.slice(0, 1))
  expect(await findLedgerViolations(other.db)).toEqual([])
  await other.db.updateTable('carts').set({ is_active: 1 }).execute()
  await other.db.updateTable('ledger_transfers').set({ amount: 5001 }).execute()
  await other.db.deleteFrom('purchased_links').execute()
  const violations = await findLedgerViolations(other.db)
  expect(violations.join('\n')).toMatch(/both ordered and open/)
  expect(violations.join('\n')).toMatch(/not debited exactly once/)
  expect(violations.join('\n')).toMatch(/incomplete/)
  await other.close()
})
