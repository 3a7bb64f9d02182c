import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOwned } from '#provider/catalog/ownership.rules.ts'
import { checkAddition, checkPurchase } from '#provider/carts/purchase.rules.ts'
import { calculateCartTotals, allocate } from '#provider/carts/cart-totals.rules.ts'
import { normalizeCode, checkCoupon, checkGiftCard } from '#provider/carts/discount-code.rules.ts'
import { checkOrder } from '#provider/orders/order.rules.ts'

const prices = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 30 })
const percent = fc.integer({ min: 0, max: 100 })
const cents = fc.integer({ min: 0, max: 200_000 })
const now = new Date('2026-03-01T12:00:00Z')

describe('totals of a cart', () => {
  test('a coupon is applied to the subtotal before the gift card pays the rest', () => {
    const totals = calculateCartTotals([1900, 99], { couponPercent: 15, giftCardBalance: 2500 })
    expect(totals).toMatchObject({
      subTotal: 1999,
      discount: 300,
      grandTotal: 1699,
      giftCardAmount: 1699,
      giftCardRemaining: 801,
      amountDue: 0,
    })
  })

  test('the amounts add up to the cent, and none is negative', () => {
    fc.assert(
      fc.property(prices, percent, cents, (list, couponPercent, giftCardBalance) => {
        const totals = calculateCartTotals(list, { couponPercent, giftCardBalance })
        expect(totals.subTotal - totals.discount).toBe(totals.grandTotal)
        expect(totals.giftCardAmount + totals.amountDue).toBe(totals.grandTotal)
        expect(totals.giftCardAmount + totals.giftCardRemaining).toBe(giftCardBalance)
        for (const amount of Object.values(totals).flat()) expect(amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('a discount is allocated to the lines to the cent and never exceeds the price of a line', () => {
    fc.assert(
      fc.property(prices, percent, (list, couponPercent) => {
        const { discount } = calculateCartTotals(list, { couponPercent, giftCardBalance: 0 })
        const spread = allocate(list, discount)
        expect(spread.reduce((total, part) => total + part, 0)).toBe(discount)
        spread.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(list[index] ?? -1)
        })
      }),
    )
  })
})

describe('purchase rules', () => {
  const pack = { id: 1, packId: null }
  const part = { id: 2, packId: 1 }
  const other = { id: 3, packId: 9 }

  test('a customer who owns a pack also owns its one-shots, but not the other way around', () => {
    expect(isOwned(part, new Set([1]))).toBe(true)
    expect(isOwned(pack, new Set([2]))).toBe(false)
    expect(checkAddition(part, [], new Set([1]))).toBe('already_owned')
    expect(checkAddition(pack, [], new Set([2]))).toBeNull()
  })

  test('a pack and one of its one-shots are refused in either order; other one-shots are accepted', () => {
    expect(checkAddition(part, [pack], new Set())).toBe('pack_and_part')
    expect(checkAddition(pack, [part], new Set())).toBe('pack_and_part')
    expect(checkAddition(other, [pack, part], new Set())).toBeNull()
  })

  test('a cart can always be purchased if each addition was accepted', () => {
    const product = fc.record({
      id: fc.integer({ min: 1, max: 8 }),
      packId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
    })
    const bought = fc.array(fc.integer({ min: 1, max: 8 })).map((ids) => new Set(ids))
    fc.assert(
      fc.property(fc.array(product), bought, (wanted, owned) => {
        const cart: { id: number; packId: number | null }[] = []
        for (const next of wanted) if (checkAddition(next, cart, owned) === null) cart.push(next)
        expect(checkPurchase(cart, owned)).toBeNull()
      }),
    )
  })

  test('a cart is refused if any of its products could not be added', () => {
    expect(checkPurchase([other, pack, part], new Set())).toBe('pack_and_part')
    expect(checkPurchase([other, part, pack], new Set())).toBe('pack_and_part')
    expect(checkPurchase([other, pack, pack], new Set())).toBe('already_in_cart')
    expect(checkPurchase([other, part], new Set([1]))).toBe('already_owned')
    expect(checkPurchase([other, pack], new Set([2]))).toBeNull()
  })
})

describe('code rules', () => {
  const coupon = { code: 'FIRSTLISTEN', percent: 15, expiresAt: new Date('2026-03-01T12:00:00Z') }

  test('a coupon is valid until it expires, and once per customer', () => {
    expect(checkCoupon(coupon, false, now)).toBeNull()
    expect(checkCoupon(coupon, false, new Date(now.getTime() + 1))).toBe('coupon_expired')
    expect(checkCoupon(coupon, true, now)).toBe('coupon_used')
    expect(checkCoupon(null, false, now)).toBe('coupon_invalid')
  })

  test('a gift card is valid until it is spent or expired', () => {
    const card = { code: 'GIFT', remaining: 1, expiresAt: null }
    expect(checkGiftCard(card, now)).toBeNull()
    expect(checkGiftCard({ ...card, remaining: 0 }, now)).toBe('coupon_used')
    expect(checkGiftCard(null, now)).toBe('coupon_invalid')
    expect(checkGiftCard({ ...card, expiresAt: now }, now)).toBeNull()
    const later = new Date(now.getTime() + 1)
    expect(checkGiftCard({ ...card, expiresAt: now }, later)).toBe('coupon_expired')
  })

  test('case and surrounding whitespace of a code are ignored', () => {
    expect(normalizeCode('  firstListen ')).toBe('FIRSTLISTEN')
  })
})

describe('order rules', () => {
  const request = {
    products: [{ id: 1, packId: null }],
    purchasedIds: new Set<number>(),
    totals: calculateCartTotals([1900], { couponPercent: 0, giftCardBalance: 0 }),
    hasStaleItems: false,
    expectedTotal: null,
    expectedDue: null,
    balance: 1900,
  }

  test('a balance of exactly the amount due is enough; one cent less is not', () => {
    expect(checkOrder(request)).toBeNull()
    expect(checkOrder({ ...request, balance: 1899 })).toEqual({
      reason: 'insufficient_balance',
      missing: 1,
    })
  })

  test('totals that differ from the displayed ones are refused before the balance is checked', () => {
    expect(checkOrder({ ...request, expectedTotal: 1900, expectedDue: 1900 })).toBeNull()
    expect(checkOrder({ ...request, expectedTotal: 1800, balance: 0 })?.reason).toBe('cart_changed')
    expect(checkOrder({ ...request, expectedDue: 0 })?.reason).toBe('cart_changed')
    expect(checkOrder({ ...request, hasStaleItems: true })?.reason).toBe('cart_changed')
    const totals = calculateCartTotals([1900], { couponPercent: 0, giftCardBalance: 400 })
    const displayedTotals = { ...request, totals, expectedTotal: 1900, expectedDue: 1500 }
    expect(checkOrder(displayedTotals)).toBeNull()
    expect(checkOrder({ ...displayedTotals, expectedTotal: 1500 })?.reason).toBe('cart_changed')
    expect(checkOrder({ ...displayedTotals, expectedDue: 1900 })?.reason).toBe('cart_changed')
  })

  test('an accepted order never costs more than the balance', () => {
    fc.assert(
      fc.property(
        prices,
        percent,
        cents,
        cents,
        (list, couponPercent, giftCardBalance, balance) => {
          const totals = calculateCartTotals(list, { couponPercent, giftCardBalance })
          const refusal = checkOrder({ ...request, totals, balance })
          if (refusal === null) expect(balance - totals.amountDue).toBeGreaterThanOrEqual(0)
          if (refusal?.reason === 'insufficient_balance') {
            expect(balance + refusal.missing).toBe(totals.amountDue)
          }
        },
      ),
    )
  })
})
