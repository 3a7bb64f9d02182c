import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { calculateCartTotals } from '#provider/carts/cart-totals.rules.ts'
import { creditSounds, sumCredits } from '#provider/catalog/pack-credits/pack-credits.rules.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

let shop: Shop
let customer: Customer

beforeEach(async () => {
  shop = await openShop()
  customer = await shop.signUp(10_000)
})

const getAmounts = (line: { price: string; discount_amount: string; owned_credit: string }) =>
  [line.price, line.discount_amount, line.owned_credit].map(Number)

describe('the credit for sounds of a pack', () => {
  test('is what was paid for them, oldest first, and at most the price of the pack', () => {
    const paid = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), paid, (price, amounts) => {
        const sounds = amounts.map((amount, id) => ({ orderItemId: id, paid: amount }))
        const credits = creditSounds(price, sounds)
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        expect(sumCredits(credits)).toBe(Math.min(price, total))
        const shares = new Map(credits.map((credit) => [credit.orderItemId, credit.amount]))
        for (const { orderItemId: id, paid: amount } of sounds) {
          expect(shares.get(id) ?? 0).toBeLessThanOrEqual(amount)
        }
        const isFull = sounds.map(({ orderItemId: id, paid: amount }) => shares.get(id) === amount)
        const first = sounds.findIndex(({ paid: amount }, id) => amount > 0 && !isFull[id])
        // Nothing is credited after the first sound that is credited in part.
        if (first >= 0) expect(credits.every(({ orderItemId: id }) => id <= first)).toBe(true)
      }),
    )
  })

  test('lowers the price before a coupon, and no line costs less than nothing', () => {
    const line = fc
      .record({ price: fc.nat(50_000), credit: fc.nat(60_000) })
      .map(({ price, credit }) => ({ price, credit: Math.min(price, credit) }))
    const lines = fc.array(line, { maxLength: 20 })
    fc.assert(
      fc.property(lines, fc.nat(100), fc.nat(90_000), (list, couponPercent, giftCardBalance) => {
        const credits = list.map(({ credit }) => credit)
        const totals = calculateCartTotals(
          list.map(({ price }) => price),
          { couponPercent, giftCardBalance },
          credits,
        )
        const left = list.reduce((sum, { price, credit }) => sum + price - credit, 0)
        expect(totals.credit).toBe(sumCredits(credits.map((amount) => ({ amount }))))
        expect(totals.grandTotal).toBe(left - Math.round((left * couponPercent) / 100))
        expect(totals.subTotal - totals.discount).toBe(totals.grandTotal)
        expect(totals.giftCardAmount + totals.amountDue).toBe(totals.grandTotal)
        expect(totals.lineDiscounts.reduce((sum, part) => sum + part, 0)).toBe(totals.discount)
        list.forEach(({ price, credit }, index) => {
          expect(totals.lineDiscounts[index]).toBeGreaterThanOrEqual(credit)
          expect(totals.lineDiscounts[index]).toBeLessThanOrEqual(price)
        })
      }),
    )
  })
})

describe('a cart with a pack of which sounds are owned', () => {
  test('costs less by what was paid for them, as an amount of its own', async () => {
    const [pack, other] = shop.products.packs
    const [first, second] = shop.products.oneShots
    await customer.buy(first, second)
    await customer.addToCart(pack)
    await customer.addToCart(other)
    const cart = await customer.getCart()
    expect(cart).toMatchObject({
      sub_total: 48,
      discount: 2.48,
      owned_credit: 2.48,
      grand_total: 45.52,
      amount_due: 45.52,
    })
    expect(cart.items.map(getAmounts)).toEqual([
      [19, 2.48, 2.48],
      [29, 0, 0],
    ])
  })

  test('counts what was paid, not the price, and nothing that was free', async () => {
    await shop.db
      .insertInto('coupons')
      .values([
        { code: 'HALF', percent: 50 },
        { code: 'FREE', percent: 100 },
      ])
      .execute()
    const [first, second] = shop.products.oneShots
    for (const [sound, code] of [
      [first, 'HALF'],
      [second, 'FREE'],
    ] as const) {
      await customer.addToCart(sound)
      await customer.enterCode(code)
      await customer.prepareCheckout()
      await customer.saveOrder()
    }
    await customer.addToCart(shop.products.packs[0])
    expect(await customer.getCart()).toMatchObject({ owned_credit: 0.49, grand_total: 18.51 })
  })

  test('is for the customer who paid for them only', async () => {
    await customer.buy(shop.products.oneShots[0])
    const stranger = await shop.signUp(5000)
    await stranger.addToCart(shop.products.packs[0])
    expect(await stranger.getCart()).toMatchObject({ owned_credit: 0, grand_total: 19 })
  })

  test('is free, and never less, if more was paid for the sounds than the pack costs', async () => {
    const [first, second, third] = shop.products.oneShots
    await customer.buy(first, second, third)
    const pack = shop.products.packs[0]
    await shop.db
      .updateTable('products')
      .set({ price_cents: 200 })
      .where('id', '=', pack.id)
      .execute()
    const balance = await customer.getBalance()
    const { body } = await customer.buy(pack)
    expect(body.data.order).toMatchObject({ grand_total: 0, owned_credit: '2.0000' })
    expect(await customer.getBalance()).toBe(balance)
    const credits = await shop.db.selectFrom('pack_credits').select('amount').execute()
    expect(credits.map(({ amount }) => amount)).toEqual([99, 101])
  })

  test('is not ordered at a price that changed since it was displayed', async () => {
    const sound = (await customer.buy(shop.products.oneShots[0])).body.data.order
    await customer.addToCart(shop.products.packs[0])
    await customer.prepareCheckout()
    const { grand_total: total, amount_due: due } = await customer.getCart()
    await shop.db
      .updateTable('purchased_links')
      .set({ status: 'expired' })
      .where('order_id', '=', sound.id)
      .execute()
    const refused = await customer.saveOrder({ expected_total: total, expected_due: due })
    expect(refused.body.reason).toBe('cart_changed')
    expect(await customer.getCart()).toMatchObject({ owned_credit: 0, grand_total: 19 })
  })
})
