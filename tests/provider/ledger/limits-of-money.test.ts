import { beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

let shop: Shop
let customer: Customer

beforeEach(async () => {
  shop = await openShop()
  customer = await shop.signUp()
})

/** Inserts a transfer as a program without the shop's rules would. */
async function insertTransfer(from: string, to: string, amount: number): Promise<void> {
  const { id } = await shop.db
    .insertInto('journal_entries')
    .values({ cause: `test:${crypto.randomUUID()}`, created_at: shop.now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('ledger_transfers')
    .values({ journal_entry_id: id, from_account: from, to_account: to, amount })
    .execute()
}

describe('the tables refuse, from any program,', () => {
  test('a negative balance [P9.01]', async () => {
    await customer.topUp(500)
    const account = `customer:${customer.id}`
    await insertTransfer(account, 'sales', 300)
    await expect(insertTransfer(account, 'sales', 201)).rejects.toThrow(/check/i)
    await insertTransfer(account, 'sales', 200)
    await expect(insertTransfer('customer:999', 'sales', 1)).rejects.toThrow(/check/i)
    const balances = await shop.db.selectFrom('account_balances').selectAll().execute()
    expect(balances).toEqual([{ account, amount: 0 }])
  })

  test('a second credit for a payment [P9.01]', async () => {
    const session = await customer.topUp(500)
    const again = { payment_session_id: session, created_at: shop.now.toISOString() }
    await expect(
      shop.db
        .insertInto('journal_entries')
        .values({ cause: 'test:again', ...again })
        .execute(),
    ).rejects.toThrow(/unique/i)
  })

  test('redemptions of a gift card beyond its amount [P9.01]', async () => {
    await shop.db.insertInto('gift_cards').values({ code: 'TEN', amount: 1000 }).execute()
    const redeem = async (cart: number, amount: number) => {
      const order = await insertOrder(cart)
      const redemption = { gift_card_code: 'TEN', order_id: order, amount }
      await shop.db.insertInto('gift_card_redemptions').values(redemption).execute()
    }
    await redeem(1, 600)
    await expect(redeem(2, 401)).rejects.toThrow(/check/i)
    await redeem(3, 400)
    const card = shop.db.selectFrom('gift_cards').select('redeemed').where('code', '=', 'TEN')
    expect(await card.executeTakeFirst()).toEqual({ redeemed: 1000 })
  })
})

/** Inserts an order without lines. */
async function insertOrder(cartId: number): Promise<number> {
  const times = { created_at: shop.now.toISOString(), updated_at: shop.now.toISOString() }
  await shop.db
    .insertInto('carts')
    .values({ id: cartId, customer_id: customer.id, is_active: 0, ...times })
    .execute()
  const { id } = await shop.db
    .insertInto('orders')
    .values({
      customer_id: customer.id,
      cart_id: cartId,
      status: 'completed',
      customer_email: customer.email,
      customer_first_name: 'Ann',
      customer_last_name: 'Bee',
      sub_total: 0,
      discount: 0,
      grand_total: 0,
      gift_card_amount: 0,
      amount_paid: 0,
      vat_mode: 'none',
      vat_rate: 0,
      vat_amount: 0,
      vat_evidence: '{}',
      customer_country: 'DE',
      billing_address: '{}',
      payment_method: 'moneytransfer',
      locale: 'en',
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
