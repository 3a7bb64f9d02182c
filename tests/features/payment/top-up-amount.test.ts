import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offeredAmounts, topUp, topUpEuros } from '#app/features/payment/top-up-amount.ts'

test('R7.16 every offered amount may be topped up', () => {
  expect(offeredAmounts).toEqual([10, 20, 50, 100])
  for (const amount of offeredAmounts) {
    expect(topUpEuros.safeParse(String(amount)).success).toBe(true)
  }
})

test('R7.16 a top-up is a whole amount from 5 to 500 euros', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 1000 }), (amount) => {
      expect(topUpEuros.safeParse(String(amount)).success).toBe(amount >= 5 && amount <= 500)
    }),
  )
})

test.each(['', 'ten', '12.50', '1e9', 'Infinity', '-20', '0x'])('R7.16 %j is no top-up', (text) => {
  expect(topUpEuros.safeParse(text).success).toBe(false)
})

test('R7.16 a checkout may ask for any missing sum from 50 cents', () => {
  const asked = (minor: number) => topUp.safeParse({ returnTo: 'checkout', minor }).success
  expect([49, 50, 51, 1234].map(asked)).toEqual([false, true, true, true])
  expect(asked(50.5)).toBe(false)
})
