import { describe, expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Json } from '../../support/network/caller.ts'
import type { Customer } from '../../support/shops/customer.ts'

let customer: Customer

const cartPath = '/api/v1/customer/cart'

const shop = await openShop()
const [pack] = shop.products.packs
const [, , , other] = shop.products.oneShots

async function signUp(balance = 0): Promise<void> {
  customer = await shop.signUp(balance)
}

describe('codes in the cart', () => {
  const applyCode = (text: unknown) => customer.post(`${cartPath}/coupon`, { code: text })

  test('a coupon lowers the total; a gift card pays all or part of it and keeps any remainder [R2.06]', async () => {
    await signUp()
    await customer.addToCart(pack)
    const discounted = await applyCode(' firstlisten ')
    expect(discounted.body.data).toMatchObject({
      coupon_code: 'FIRSTLISTEN',
      discount: 2.85,
      grand_total: 16.15,
      amount_due: 16.15,
    })
    expect(discounted.body.data.items[0]).toMatchObject({
      discount_amount: '2.8500',
      discount_percent: '15.0000',
    })
    expect((await applyCode('GIFT-TUNE-2500')).body.data).toMatchObject({
      coupon_code: 'FIRSTLISTEN',
      gift_card_code: 'GIFT-TUNE-2500',
      grand_total: 16.15,
      gift_card_amount: 16.15,
      gift_card_remaining: 8.85,
      amount_due: 0,
    })
    const card = { code: 'GIFT-OF-FIVE', amount: 500, expires_at: null }
    await shop.db.insertInto('gift_cards').values(card).execute()
    await customer.addToCart(other)
    const { data } = (await applyCode(card.code)).body
    expect(data).toMatchObject({
      discount: 3,
      grand_total: 16.99,
      gift_card_amount: 5,
      gift_card_remaining: 0,
      amount_due: 11.99,
    })
    expect(data.items.map((item: Json) => item.discount_amount)).toEqual(['2.8500', '0.1500'])
  })

  test('codes can be removed one by one or all at once', async () => {
    await signUp()
    await customer.addToCart(pack)
    const removeCode = (text: string) => customer.delete(`${cartPath}/coupon`, { code: text })
    await applyCode('FIRSTLISTEN')
    await applyCode('GIFT-TUNE-2500')
    const withCard = await removeCode('firstlisten')
    expect(withCard.body.data).toMatchObject({
      coupon_code: null,
      gift_card_code: 'GIFT-TUNE-2500',
    })
    await applyCode('FIRSTLISTEN')
    const withCoupon = await removeCode('gift-tune-2500')
    expect(withCoupon.body.data).toMatchObject({ coupon_code: 'FIRSTLISTEN', gift_card_code: null })
    await applyCode('GIFT-TUNE-2500')
    const both = await customer.delete(`${cartPath}/coupon`)
    expect(both.body.data).toMatchObject({ coupon_code: null, gift_card_code: null })
  })

  test('unknown, expired and empty codes are refused and change nothing', async () => {
    await shop.db
      .insertInto('coupons')
      .values({ code: 'LASTYEAR', percent: 50, expires_at: '2025-12-31T23:00:00.000Z' })
      .execute()
    const oldCard = { code: 'OLD-CARD', amount: 500, expires_at: '2025-12-31T23:00:00.000Z' }
    await shop.db.insertInto('gift_cards').values(oldCard).execute()
    expect((await applyCode('OLD-CARD')).body.reason).toBe('coupon_expired')
    expect((await applyCode('NOSUCHCODE')).body).toEqual({
      message: 'Coupon code is invalid.',
      reason: 'coupon_invalid',
    })
    expect((await applyCode('LASTYEAR')).body.reason).toBe('coupon_expired')
    expect((await applyCode('LASTYEAR')).status).toBe(400)
    expect((await applyCode('')).status).toBe(422)
    expect((await applyCode({ $ne: 1 })).status).toBe(422)
    const data = await customer.getCart()
    expect([data.coupon_code, data.gift_card_code]).toEqual([null, null])
  })

  test('a code cannot be used without a cart', async () => {
    await signUp()
    const response = await applyCode('FIRSTLISTEN')
    expect([response.status, response.body.reason]).toEqual([400, 'cart_empty'])
  })

  test('an expired code is removed from the cart', async () => {
    await signUp()
    await shop.db
      .insertInto('coupons')
      .values({ code: 'TODAY', percent: 50, expires_at: '2026-03-01T13:00:00.000Z' })
      .execute()
    await customer.addToCart(pack)
    const card = { code: 'CARD-TODAY', amount: 500, expires_at: '2026-03-01T13:00:00.000Z' }
    await shop.db.insertInto('gift_cards').values(card).execute()
    expect((await applyCode('TODAY')).body.data.grand_total).toBe(9.5)
    expect((await applyCode('CARD-TODAY')).body.data.amount_due).toBe(4.5)
    await customer.prepareCheckout()
    const before = shop.now
    shop.now = new Date('2026-03-01T13:00:01Z')
    const order = await customer.post('/api/v1/customer/checkout/save-order')
    expect([order.status, order.body.reason]).toEqual([422, 'cart_changed'])
    const withoutCodes = { coupon_code: null, gift_card_code: null, amount_due: 19 }
    expect(await customer.getCart()).toMatchObject(withoutCodes)
    shop.now = before
    expect(await customer.getCart()).toMatchObject(withoutCodes)
  })
})
