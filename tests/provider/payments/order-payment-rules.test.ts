import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPayment } from '#provider/contract/checkout/split-payment.ts'

test('the balance pays first if wished, and the card exactly the rest [P4.01]', () => {
  expect(splitPayment(1230, 1000, true)).toEqual({ card: 230, balance: 1000, surplus: 0 })
  expect(splitPayment(1230, 1000, false)).toEqual({ card: 1230, balance: 0, surplus: 0 })
  expect(splitPayment(1230, 1230, true)).toEqual({ card: 0, balance: 1230, surplus: 0 })
  expect(splitPayment(1230, 5000, true)).toEqual({ card: 0, balance: 1230, surplus: 0 })
})

test('a rest that cards cannot be charged is taken from the balance; only a smaller order leaves a surplus [P4.01]', () => {
  expect(splitPayment(1230, 1210, true)).toEqual({ card: 50, balance: 1180, surplus: 0 })
  expect(splitPayment(40, 10, true)).toEqual({ card: 50, balance: 0, surplus: 10 })
  expect(splitPayment(30, 0, true)).toEqual({ card: 50, balance: 0, surplus: 20 })
})

test('balance and card always pay the order, and no more of the balance than there is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.nat(6000),
      fc.boolean(),
      (due, balance, usesBalance) => {
        const split = splitPayment(due, balance, usesBalance)
        expect(split.card + split.balance - split.surplus).toBe(due)
        expect(split.balance).toBeLessThanOrEqual(usesBalance ? balance : 0)
        expect(split.surplus === 0 || due < 50).toBe(true)
        expect(split.card === 0 || split.card >= 50).toBe(true)
      },
    ),
  )
})
