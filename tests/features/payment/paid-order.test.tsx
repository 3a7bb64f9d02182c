import { expect, test } from 'vitest'
import { getOrderTexts } from '#app/features/payment/order-texts.ts'
import { toMoney } from '#provider/contract/money.ts'

const amount = toMoney(1230)

test('the page after a payment says what became of the order and where the money is [P4.01]', () => {
  const ordered = getOrderTexts('credited', { state: 'ordered', number: '12' }, amount)
  expect(ordered.text).toBe('We’ve received €12.30 and placed order 12. Your files are ready.')
  const changed = getOrderTexts('credited', { state: 'credited', isPaidTwice: false }, amount)
  expect(changed.text).toMatch(/received €12\.30.*haven’t placed it.*to your balance/)
  const twice = getOrderTexts('credited', { state: 'credited', isPaidTwice: true }, amount)
  expect(twice.title).toBe('You’ve paid for this order twice')
  const pending = getOrderTexts('pending', { state: 'open' }, amount)
  expect(pending.text).toMatch(/place your order as soon as the money arrives.*don’t pay again/)
})
