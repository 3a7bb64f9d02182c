import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  getPresetAmounts,
  topUpSchema,
  topUpEurosSchema,
} from '#app/features/payment/top-up-amount.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'
import { runAsGuest } from '../../support/programs/run-as-guest.ts'

test('every preset amount is valid [R7.16]', () => {
  expect(getPresetAmounts()).toEqual([10, 20, 50, 100])
  for (const amount of getPresetAmounts()) {
    expect(topUpEurosSchema.safeParse(String(amount)).success).toBe(true)
  }
})

test('a top-up is a whole number of euros from 5 to 500 [R7.16]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 1000 }), (amount) => {
      expect(topUpEurosSchema.safeParse(String(amount)).success).toBe(amount >= 5 && amount <= 500)
    }),
  )
})

test('a shop can set a higher minimum top-up, and presets below it are not offered [P5.03]', () => {
  const config = { ...demoShop.config, payments: { smallestTopUp: 150, smallestOrder: 0 } }
  const amounts = runAsGuest(
    'http://host.test',
    () => [
      getPresetAmounts(),
      [149, 150].map((euros) => topUpEurosSchema.safeParse(euros).success),
    ],
    undefined,
    'en',
    { ...demoShop, config },
  )
  expect(amounts).toEqual([[150], [false, true]])
})

test.each(['', 'ten', '12.50', '1e9', 'Infinity', '-20', '0x'])(
  'the amount %j is refused [R7.16]',
  (text) => {
    expect(topUpEurosSchema.safeParse(text).success).toBe(false)
  },
)

test('during checkout, any missing amount of at least 50 cents can be topped up [R7.16]', () => {
  const isValid = (minor: number) => topUpSchema.safeParse({ returnTo: 'checkout', minor }).success
  expect([49, 50, 51, 1234].map(isValid)).toEqual([false, true, true, true])
  expect(isValid(50.5)).toBe(false)
})
