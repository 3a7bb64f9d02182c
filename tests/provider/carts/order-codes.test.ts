import { describe, expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Customer } from '../../support/shops/customer.ts'
import type { SeedProduct } from '../../support/shops/seed-products.ts'

let customer: Customer

const shop = await openShop()
const [pack] = shop.products.packs
const [part, , , other] = shop.products.oneShots

async function signUpWithCart(products: SeedProduct[], balance: number): Promise<void> {
  customer = await shop.signUp(balance)
  for (const product of products) await customer.addToCart(product)
}

describe('codes in an order', () => {
  const applyCode = (text: string) => customer.post('/api/v1/customer/cart/coupon', { code: text })

  async function insertGiftCard(name: string, amount: number): Promise<string> {
    await shop.db
      .insertInto('gift_cards')
      .values({ code: name, amount, expires_at: null })
      .execute()
    return name
  }

  test('a gift card can cover the full amount and keeps the remainder [R2.06]', async () => {
    await signUpWithCart([part], 700)
    await applyCode(await insertGiftCard('PAYS-ALL', 1000))
    await customer.prepareCheckout()
    const made = await customer.saveOrder({ consent: true })
    expect(made.body.data.order).toMatchObject({
      status: 'completed',
      amount_paid: '0.0000',
      gift_card_amount: (part.price / 100).toFixed(4),
    })
    const order = shop.db.selectFrom('orders').select('gift_card_code').orderBy('id', 'desc')
    expect(await order.executeTakeFirst()).toEqual({ gift_card_code: 'PAYS-ALL' })
    expect(await customer.getBalance()).toBe(700)
    await signUpWithCart([pack], 5000)
    const { data } = (await applyCode('PAYS-ALL')).body
    expect(data.gift_card_amount).toBe((1000 - part.price) / 100)
  })

  test('the receipt lists the coupon and the gift card with their amounts, and no consent', async () => {
    await signUpWithCart([pack], 5000)
    await applyCode('FIRSTLISTEN')
    await applyCode(await insertGiftCard('TAKES-FOUR', 400))
    await customer.prepareCheckout()
    const { order } = (await customer.saveOrder()).body.data
    expect(order).toMatchObject({ grand_total: 16.15, amount_paid: '12.1500', consent_at: null })
    const mail = shop.mails.findLast(({ to }) => to === customer.email)
    expect(mail?.kind).toBe('order-receipt')
    const parts = ['€19.00', 'FIRSTLISTEN: −€2.85', '€16.15', 'TAKES-FOUR: −€4.00', '12.15 Tunes']
    for (const part of parts) expect(mail?.text).toContain(part)
    expect(mail?.text).not.toContain('right of withdrawal')
  })

  test('a gift card in two carts is charged only once; the second order is refused with cart_changed', async () => {
    await insertGiftCard('SHARED', 1900)
    const buyers = [await shop.signUp(1900), await shop.signUp(1900)]
    for (const buyer of buyers) {
      customer = buyer
      await buyer.addToCart(pack)
      await applyCode('SHARED')
      await buyer.prepareCheckout()
    }
    const responses = await Promise.all(buyers.map((buyer) => buyer.saveOrder()))
    expect(responses.map((response) => response.body.reason ?? 'made').toSorted()).toEqual([
      'cart_changed',
      'made',
    ])
    const used = await shop.db
      .selectFrom('gift_card_redemptions')
      .select('amount')
      .where('gift_card_code', '=', 'SHARED')
      .execute()
    expect(used).toEqual([{ amount: 1900 }])
  })

  test('a coupon is valid once per customer', async () => {
    await signUpWithCart([pack], 5000)
    await applyCode('FIRSTLISTEN')
    await customer.prepareCheckout()
    const { order } = (await customer.saveOrder()).body.data
    expect(order).toMatchObject({ coupon_code: 'FIRSTLISTEN', discount_amount: 2.85 })
    expect(await customer.getBalance()).toBe(5000 - 1615)
    await customer.addToCart(other)
    expect((await applyCode('FIRSTLISTEN')).body.reason).toBe('coupon_used')
    const second = { code: 'SECOND', percent: 10, expires_at: null }
    await shop.db.insertInto('coupons').values(second).execute()
    expect((await applyCode('SECOND')).body.data.coupon_code).toBe('SECOND')
    await signUpWithCart([other], 0)
    expect((await applyCode('FIRSTLISTEN')).status).toBe(200)
  })

  test('each item of an order shows its own share of the discount', async () => {
    await signUpWithCart([pack, other], 5000)
    await applyCode('FIRSTLISTEN')
    await customer.prepareCheckout()
    const { order } = (await customer.saveOrder()).body.data
    const shares = order.items.map((item: { discount_amount: string }) =>
      Number(item.discount_amount),
    )
    expect(shares).toHaveLength(2)
    expect(shares[0]).toBeGreaterThan(shares[1])
    expect(shares[0] + shares[1]).toBeCloseTo(order.discount_amount, 2)
  })

  test('an amount due that differs from the displayed one is refused, even with the same total', async () => {
    await signUpWithCart([pack], 5000)
    await applyCode(await insertGiftCard('FIVE', 500))
    await customer.prepareCheckout()
    const displayedTotals = { expected_total: '19.0000', expected_due: '19.0000' }
    const refused = await customer.saveOrder(displayedTotals)
    expect([refused.status, refused.body.reason]).toEqual([422, 'cart_changed'])
    expect(await customer.getBalance()).toBe(5000)
    const made = await customer.saveOrder({ ...displayedTotals, expected_due: '14.0000' })
    expect(made.body.data.order.amount_paid).toBe('14.0000')
    expect(await customer.getBalance()).toBe(3600)
  })

  test('ordering a free cart creates no journal entry', async () => {
    await shop.db
      .insertInto('coupons')
      .values({ code: 'ALLFREE', percent: 100, expires_at: null })
      .execute()
    await signUpWithCart([pack], 0)
    await applyCode('ALLFREE')
    await applyCode(await insertGiftCard('PAYS-NONE', 1000))
    await customer.prepareCheckout()
    const { order } = (await customer.saveOrder()).body.data
    expect(order).toMatchObject({ grand_total: 0, amount_paid: '0.0000', status: 'completed' })
    const moved = await shop.db
      .selectFrom('journal_entries')
      .selectAll()
      .where('cause', '=', `order:${order.id}`)
      .execute()
    expect(moved).toEqual([])
    // A gift card that pays nothing is not used.
    const uses = await shop.db.selectFrom('gift_card_redemptions').selectAll().execute()
    expect(uses.filter((use) => use.order_id === order.id)).toEqual([])
  })
})
