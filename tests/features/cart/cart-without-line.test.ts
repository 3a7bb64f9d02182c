import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartWithoutLine } from '#app/features/cart/cart-without-line.ts'
import { exampleCart } from '../example-cart.ts'

const carts = fc
  .record({
    prices: fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 12 }),
    percent: fc.integer({ min: 0, max: 100 }),
    giftCard: fc.option(fc.integer({ min: 1, max: 10_000 })),
  })
  .map(exampleCart)

describe('taking a line out of the cart', () => {
  test('R4.02 the last line leaves no cart', () => {
    const cart = exampleCart({ prices: [900], percent: 0, giftCard: null })
    expect(cartWithoutLine(cart, 1)).toBeNull()
  })

  test('R4.02 an unknown line changes no sum', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(cartWithoutLine(cart, 999)).toEqual(cart)
      }),
    )
  })

  test('R4.02 the sums of the cart that is left agree with each other', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const left = cartWithoutLine(cart, 1)
        if (left === null) throw new Error('two lines and more leave one')
        const lines = left.lines.reduce((sum, line) => sum + line.total.minor, 0)
        const paidByCard = left.giftCard?.amount.minor ?? 0
        expect(left.subTotal.minor).toBe(lines)
        expect(left.total.minor).toBe(left.subTotal.minor - left.discount.minor)
        expect(left.due.minor).toBe(left.total.minor - paidByCard)
        expect(left.due.minor).toBeGreaterThanOrEqual(0)
        expect(left.total.minor).toBeLessThanOrEqual(cart.total.minor)
      }),
    )
  })

  test('R2.06 what a gift card no longer pays stays on it', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const left = cartWithoutLine(cart, 1)
        if (!left?.giftCard || !cart.giftCard) return
        const before = cart.giftCard.amount.minor + (cart.giftCard.remaining?.minor ?? 0)
        const after = left.giftCard.amount.minor + (left.giftCard.remaining?.minor ?? 0)
        expect(after).toBe(before)
      }),
    )
  })
})
