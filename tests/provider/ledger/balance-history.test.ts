import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runShopCommand } from '../../support/programs/shop-command.ts'
import type { Json } from '../../support/network/caller.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

const shop = await openShop()
const products = [...shop.products.packs, ...shop.products.oneShots]
const path = '/api/v1/customer/ledger'

const toCents = (amount: string) => Math.round(Number(amount) * 100)

/** Reads all pages of a customer's ledger, newest first. */
async function readLedger(customer: Customer, limit = 3): Promise<Json[]> {
  const rows: Json[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { body } = await customer.get(`${path}?page=${page}&limit=${limit}`)
    rows.push(...body.data)
    last = body.meta.last_page
  }
  return rows
}

const step = fc.oneof(
  fc.record({ do: fc.constant('top-up' as const), cents: fc.integer({ min: 50, max: 4000 }) }),
  fc.record({ do: fc.constant('buy' as const), product: fc.nat(7), code: fc.boolean() }),
  fc.record({ do: fc.constant('refund' as const), order: fc.nat(5) }),
  fc.record({ do: fc.constant('withdraw' as const) }),
)

type Step = typeof step extends fc.Arbitrary<infer TStep> ? TStep : never

/** Does one step; orders that are placed are added to `orders`. */
async function act(customer: Customer, next: Step, orders: number[]): Promise<void> {
  if (next.do === 'top-up') {
    await customer.topUp(next.cents)
  } else if (next.do === 'buy') {
    await customer.delete('/api/v1/customer/cart/remove')
    await customer.addToCart(products[next.product] ?? { id: 0, linkId: 0 })
    if (next.code) await customer.enterCode('GIFT-TUNE-2500')
    await customer.prepareCheckout()
    const { status, body } = await customer.saveOrder()
    if (status === 200) orders.push(body.data.order.id)
  } else if (next.do === 'refund') {
    const id = orders[next.order]
    if (id === undefined) return
    await runShopCommand(shop.folder, `refund order ${id} --reason test --end-downloads`)
  } else {
    const [topUp] = (await customer.getWithdrawals()).top_ups
    if (topUp === undefined) return
    await customer.withdraw({ top_up_id: topUp.id, expected_amount: topUp.unspent })
  }
}

describe('the history of the balance', () => {
  test('after any sequence of top-ups, orders, refunds and withdrawals, its sums are the balance [P4.06]', async () => {
    const kinds = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const customer = await shop.signUp(3000)
        const orders: number[] = []
        for (const next of steps) await act(customer, next, orders)
        const rows = await readLedger(customer)
        const balance = await customer.getBalance()
        expect(rows.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(balance)
        expect(toCents(rows[0].balance)).toBe(balance)
        for (const [index, row] of rows.entries()) {
          const before = index + 1 < rows.length ? toCents(rows[index + 1].balance) : 0
          expect(toCents(row.balance)).toBe(before + toCents(row.amount))
          expect(row.order_id ?? row.top_up_id).not.toBeNull()
          if (row.order_id !== null) expect(orders).toContain(row.order_id)
          kinds.add(row.kind)
        }
      }),
      { numRuns: 8, seed: 7 },
    )
    expect([...kinds]).toEqual(expect.arrayContaining(['top-up', 'order']))
  })

  test('each row has its kind, amount, cause and the balance after it, newest first [P4.06]', async () => {
    const ann = await shop.signUp()
    const topUp = await ann.topUp(2000)
    const { body } = await ann.buy(shop.products.oneShots[3])
    const order = body.data.order
    const left = 2000 - toCents(order.amount_paid)
    const refunded = await runShopCommand(shop.folder, `refund order ${order.id} --reason test`)
    expect(refunded.stderr).toBe('')
    const rows = await readLedger(ann, 50)
    const euros = (cents: number) => (cents / 100).toFixed(4)
    expect(rows).toMatchObject([
      { kind: 'order-refund', amount: euros(2000 - left), balance: '20.0000', order_id: order.id },
      { kind: 'order', amount: euros(left - 2000), balance: euros(left), order_id: order.id },
      { kind: 'top-up', amount: '20.0000', balance: '20.0000', top_up_id: topUp, order_id: null },
    ])
  })

  test('what followed from a top-up can be listed alone [P4.06]', async () => {
    const ann = await shop.signUp()
    await ann.topUp(500)
    const topUp = await ann.topUp(2000)
    await ann.withdraw({ top_up_id: topUp, expected_amount: '20.0000' })
    const { body } = await ann.get(`${path}?top_up_id=${topUp}`)
    expect(body.data.map(({ kind }: Json) => kind)).toEqual(['card-refund', 'top-up'])
    expect(body.meta.total).toBe(2)
  })

  test('only the customer can read it [R6.02 P4.06]', async () => {
    const ann = await shop.signUp(500)
    const bob = await shop.signUp()
    expect(await readLedger(ann)).toHaveLength(1)
    expect(await readLedger(bob)).toEqual([])
    expect((await shop.get(path)).status).toBe(401)
  })
})
