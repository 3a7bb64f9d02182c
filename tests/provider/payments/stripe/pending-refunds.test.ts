import { expect, test } from 'vitest'
import { createInvalidError, DoubleError } from '../../../support/stripe/errors.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/** Retries pending refunds for some days. */
async function advanceDays(shop: StripeShop, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) await shop.runTasks(24 * 60)
}

const getSubjects = (shop: StripeShop) => shop.findAlerts().map(({ subject }) => subject)

test.each([
  ['the key may not refund', 403, 'invalid_request_error'],
  ['Stripe cannot make it', 402, 'card_error'],
])(
  'the owner gets two alerts that a refund cannot be requested (%s) [P5.03]',
  async (_case, status, type) => {
    const { shop, double } = await openStripeShop()
    const { id } = await shop.pay(5000)
    const { addRefund } = double.state
    double.state.addRefund = () => {
      throw new DoubleError(status, { type, code: 'not_allowed' })
    }
    await shop.withdrawFrom(id, 5000)
    await shop.retryRefunds()
    expect(getSubjects(shop)).toEqual([])
    await shop.runTasks(60)
    for (let runs = 0; runs < 8; runs += 1) await shop.runTasks(1)
    expect(getSubjects(shop)).toEqual(['A refund of €50.00 cannot be requested'])
    await advanceDays(shop, 40)
    expect(getSubjects(shop)).toEqual([
      'A refund of €50.00 cannot be requested',
      'A refund of €50.00 cannot be requested',
    ])
    expect(await shop.listRefunds()).toMatchObject([{ state: 'requested', alerts: 2 }])
    double.state.addRefund = addRefund
    double.idempotency.forget()
    await advanceDays(shop, 64)
    expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded' }])
    expect(shop.findAlerts()).toHaveLength(2)
  },
)

test('after two weeks, the owner gets one alert that a requested refund is not confirmed [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  double.state.refundStatus = 'pending'
  const { id } = await shop.pay(5000)
  await shop.withdrawFrom(id, 5000)
  await double.settle()
  double.state.refunds.get = () => {
    throw createInvalidError('resource_missing')
  }
  await advanceDays(shop, 10)
  expect(getSubjects(shop)).toEqual([])
  await advanceDays(shop, 40)
  expect(getSubjects(shop)).toEqual(['A refund of €50.00 is not confirmed'])
})

/** Withdraws from a top-up whose refund Stripe leaves pending. */
async function withdrawPending(pendingReason: 'insufficient_funds' | 'processing') {
  const { shop, double } = await openStripeShop()
  Object.assign(double.state, { refundStatus: 'pending', pendingReason })
  const { id } = await shop.pay(5000)
  await shop.withdrawFrom(id, 5000)
  await double.settle()
  return shop
}

test('after three days, the owner gets one alert that the Stripe balance is too low for a refund [P5.03]', async () => {
  const shop = await withdrawPending('insufficient_funds')
  const { double } = shop
  await advanceDays(shop, 2)
  expect(getSubjects(shop)).toEqual([])
  await advanceDays(shop, 2)
  const [alert = expect.fail()] = shop.findAlerts()
  expect(alert.subject).toBe('A refund of €50.00 is waiting for money')
  expect(alert.text).toMatch(/Add money to the account[^]*Do not refund it a second time/)
  expect(alert.text).toContain('insufficient_funds')
  await advanceDays(shop, 30)
  expect(getSubjects(shop)).toHaveLength(1)
  const [refund = expect.fail()] = double.state.refunds.values()
  double.knobs.webhooks = 'drops'
  double.state.decideRefund(refund, 'succeeded')
  await advanceDays(shop, 64)
  expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded' }])
  expect(getSubjects(shop)).toHaveLength(1)
})

test('after two weeks, the owner gets one alert about a refund that Stripe is still processing [P5.03]', async () => {
  const shop = await withdrawPending('processing')
  await advanceDays(shop, 13)
  expect(getSubjects(shop)).toEqual([])
  await advanceDays(shop, 30)
  const [alert = expect.fail(), ...more] = shop.findAlerts()
  expect(more).toEqual([])
  expect(alert.subject).toBe('A refund of €50.00 is not confirmed')
  expect(alert.text).toMatch(/Do not refund it a second time[^]*processing/)
})

test('the owner gets an alert about the low balance even if the refund could not be requested before [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const { id } = await shop.pay(5000)
  const { addRefund } = double.state
  double.state.addRefund = () => {
    throw new DoubleError(403, { type: 'invalid_request_error', code: 'not_allowed' })
  }
  await shop.withdrawFrom(id, 5000)
  await advanceDays(shop, 8)
  Object.assign(double.state, {
    addRefund,
    refundStatus: 'pending',
    pendingReason: 'insufficient_funds',
  })
  await advanceDays(shop, 40)
  expect(getSubjects(shop)).toEqual([
    'A refund of €50.00 cannot be requested',
    'A refund of €50.00 cannot be requested',
    'A refund of €50.00 is waiting for money',
  ])
})
