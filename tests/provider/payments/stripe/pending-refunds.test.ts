import { expect, test } from 'vitest'
import { createInvalid, DoubleError } from '../../../support/stripe/errors.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/** Tries pending refunds again for some days. */
async function waitDays(shop: StripeShop, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) await shop.runTasks(24 * 60)
}

const getSubjects = (shop: StripeShop) => shop.findAlerts().map(({ subject }) => subject)

test.each([
  ['the key may not refund', 403, 'invalid_request_error'],
  ['Stripe cannot make it', 402, 'card_error'],
])(
  'the owner is told twice that a refund cannot be requested (%s) [P5.03]',
  async (_case, status, type) => {
    const shop = await openStripeShop()
    const { double } = shop
    const { id } = await shop.pay(5000)
    const { addRefund } = double.state
    double.state.addRefund = () => {
      throw new DoubleError(status, { type, code: 'not_allowed' })
    }
    await shop.withdrawFrom(id, 5000)
    await shop.retryRefunds()
    expect(getSubjects(shop)).toEqual([])
    await shop.runTasks(60)
    for (let looks = 0; looks < 8; looks += 1) await shop.runTasks(1)
    expect(getSubjects(shop)).toEqual(['A refund of €50.00 cannot be requested'])
    await waitDays(shop, 40)
    expect(getSubjects(shop)).toEqual([
      'A refund of €50.00 cannot be requested',
      'A refund of €50.00 cannot be requested',
    ])
    expect(await shop.listRefunds()).toMatchObject([{ state: 'requested', alerts: 2 }])
    double.state.addRefund = addRefund
    double.idempotency.forget()
    await waitDays(shop, 64)
    expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded' }])
    expect(shop.findAlerts()).toHaveLength(2)
  },
)

test('the owner is told once, after two weeks, that a requested refund is not confirmed [P5.03]', async () => {
  const shop = await openStripeShop()
  const { double } = shop
  double.state.refundStatus = 'pending'
  const { id } = await shop.pay(5000)
  await shop.withdrawFrom(id, 5000)
  await double.settle()
  double.state.refunds.get = () => {
    throw createInvalid('resource_missing')
  }
  await waitDays(shop, 10)
  expect(getSubjects(shop)).toEqual([])
  await waitDays(shop, 40)
  expect(getSubjects(shop)).toEqual(['A refund of €50.00 is not confirmed'])
})

/** Withdraws from a top-up whose refund Stripe leaves pending. */
async function withdrawPending(pendingReason: 'insufficient_funds' | 'processing') {
  const shop = await openStripeShop()
  const { double } = shop
  Object.assign(double.state, { refundStatus: 'pending', pendingReason })
  const { id } = await shop.pay(5000)
  await shop.withdrawFrom(id, 5000)
  await double.settle()
  return shop
}

test('the owner is told once, after three days, that the account at Stripe lacks the money for a refund [P5.03]', async () => {
  const shop = await withdrawPending('insufficient_funds')
  const { double } = shop
  await waitDays(shop, 2)
  expect(getSubjects(shop)).toEqual([])
  await waitDays(shop, 2)
  const [alert = expect.fail()] = shop.findAlerts()
  expect(alert.subject).toBe('A refund of €50.00 is waiting for money')
  expect(alert.text).toMatch(/Add money to the account[^]*Do not refund it a second time/)
  expect(alert.text).toContain('insufficient_funds')
  await waitDays(shop, 30)
  expect(getSubjects(shop)).toHaveLength(1)
  const [refund = expect.fail()] = double.state.refunds.values()
  double.knobs.webhooks = 'drops'
  double.state.decideRefund(refund, 'succeeded')
  await waitDays(shop, 64)
  expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded' }])
  expect(getSubjects(shop)).toHaveLength(1)
})

test('the owner is told once, after two weeks, of a refund on which Stripe is still working [P5.03]', async () => {
  const shop = await withdrawPending('processing')
  await waitDays(shop, 13)
  expect(getSubjects(shop)).toEqual([])
  await waitDays(shop, 30)
  const [alert = expect.fail(), ...more] = shop.findAlerts()
  expect(more).toEqual([])
  expect(alert.subject).toBe('A refund of €50.00 is not confirmed')
  expect(alert.text).toMatch(/Do not refund it a second time[^]*processing/)
})

test('the owner is told that the money is missing although the refund could not be requested before [P5.03]', async () => {
  const shop = await openStripeShop()
  const { double } = shop
  const { id } = await shop.pay(5000)
  const { addRefund } = double.state
  double.state.addRefund = () => {
    throw new DoubleError(403, { type: 'invalid_request_error', code: 'not_allowed' })
  }
  await shop.withdrawFrom(id, 5000)
  await waitDays(shop, 8)
  Object.assign(double.state, {
    addRefund,
    refundStatus: 'pending',
    pendingReason: 'insufficient_funds',
  })
  await waitDays(shop, 40)
  expect(getSubjects(shop)).toEqual([
    'A refund of €50.00 cannot be requested',
    'A refund of €50.00 cannot be requested',
    'A refund of €50.00 is waiting for money',
  ])
})
