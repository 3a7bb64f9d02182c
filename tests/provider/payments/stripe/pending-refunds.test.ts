import { expect, test } from 'vitest'
import { createInvalid, DoubleError } from '../../../support/stripe/errors.ts'
import {
  findAlerts,
  listRefunds,
  retryRefunds,
  withdrawFrom,
} from '../../../support/stripe/refunds.ts'
import { openStripeShop, pay, runTasks } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/** Tries pending refunds again for some days. */
async function waitDays(stripeShop: StripeShop, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) await runTasks(stripeShop, 24 * 60)
}

const getSubjects = (stripeShop: StripeShop) => findAlerts(stripeShop).map(({ subject }) => subject)

test.each([
  ['the key may not refund', 403, 'invalid_request_error'],
  ['Stripe cannot make it', 402, 'card_error'],
])(
  'the owner is told twice that a refund cannot be requested (%s) [P5.03]',
  async (_case, status, type) => {
    const stripeShop = await openStripeShop()
    const { double } = stripeShop
    const { id } = await pay(stripeShop, 5000)
    const { addRefund } = double.state
    double.state.addRefund = () => {
      throw new DoubleError(status, { type, code: 'not_allowed' })
    }
    await withdrawFrom(stripeShop, id, 5000)
    await retryRefunds(stripeShop)
    expect(getSubjects(stripeShop)).toEqual([])
    await runTasks(stripeShop, 60)
    for (let looks = 0; looks < 8; looks += 1) await runTasks(stripeShop, 1)
    expect(getSubjects(stripeShop)).toEqual(['A refund of €50.00 cannot be requested'])
    await waitDays(stripeShop, 40)
    expect(getSubjects(stripeShop)).toEqual([
      'A refund of €50.00 cannot be requested',
      'A refund of €50.00 cannot be requested',
    ])
    expect(await listRefunds(stripeShop)).toMatchObject([{ state: 'requested', alerts: 2 }])
    double.state.addRefund = addRefund
    double.idempotency.forget()
    await waitDays(stripeShop, 64)
    expect(await listRefunds(stripeShop)).toMatchObject([{ state: 'refunded' }])
    expect(findAlerts(stripeShop)).toHaveLength(2)
  },
)

test('the owner is told once, after two weeks, that a requested refund is not confirmed [P5.03]', async () => {
  const stripeShop = await openStripeShop()
  const { double } = stripeShop
  double.state.refundStatus = 'pending'
  const { id } = await pay(stripeShop, 5000)
  await withdrawFrom(stripeShop, id, 5000)
  await double.settle()
  double.state.refunds.get = () => {
    throw createInvalid('resource_missing')
  }
  await waitDays(stripeShop, 10)
  expect(getSubjects(stripeShop)).toEqual([])
  await waitDays(stripeShop, 40)
  expect(getSubjects(stripeShop)).toEqual(['A refund of €50.00 is not confirmed'])
})

/** Withdraws from a top-up whose refund Stripe leaves pending. */
async function withdrawPending(pendingReason: 'insufficient_funds' | 'processing') {
  const stripeShop = await openStripeShop()
  const { double } = stripeShop
  Object.assign(double.state, { refundStatus: 'pending', pendingReason })
  const { id } = await pay(stripeShop, 5000)
  await withdrawFrom(stripeShop, id, 5000)
  await double.settle()
  return stripeShop
}

test('the owner is told once, after three days, that the account at Stripe lacks the money for a refund [P5.03]', async () => {
  const stripeShop = await withdrawPending('insufficient_funds')
  const { double } = stripeShop
  await waitDays(stripeShop, 2)
  expect(getSubjects(stripeShop)).toEqual([])
  await waitDays(stripeShop, 2)
  const [alert = expect.fail()] = findAlerts(stripeShop)
  expect(alert.subject).toBe('A refund of €50.00 is waiting for money')
  expect(alert.text).toMatch(/Add money to the account[^]*Do not refund it a second time/)
  expect(alert.text).toContain('insufficient_funds')
  await waitDays(stripeShop, 30)
  expect(getSubjects(stripeShop)).toHaveLength(1)
  const [refund = expect.fail()] = double.state.refunds.values()
  double.knobs.webhooks = 'drops'
  double.state.decideRefund(refund, 'succeeded')
  await waitDays(stripeShop, 64)
  expect(await listRefunds(stripeShop)).toMatchObject([{ state: 'refunded' }])
  expect(getSubjects(stripeShop)).toHaveLength(1)
})

test('the owner is told once, after two weeks, of a refund on which Stripe is still working [P5.03]', async () => {
  const stripeShop = await withdrawPending('processing')
  await waitDays(stripeShop, 13)
  expect(getSubjects(stripeShop)).toEqual([])
  await waitDays(stripeShop, 30)
  const [alert = expect.fail(), ...more] = findAlerts(stripeShop)
  expect(more).toEqual([])
  expect(alert.subject).toBe('A refund of €50.00 is not confirmed')
  expect(alert.text).toMatch(/Do not refund it a second time[^]*processing/)
})

test('the owner is told that the money is missing although the refund could not be requested before [P5.03]', async () => {
  const stripeShop = await openStripeShop()
  const { double } = stripeShop
  const { id } = await pay(stripeShop, 5000)
  const { addRefund } = double.state
  double.state.addRefund = () => {
    throw new DoubleError(403, { type: 'invalid_request_error', code: 'not_allowed' })
  }
  await withdrawFrom(stripeShop, id, 5000)
  await waitDays(stripeShop, 8)
  Object.assign(double.state, {
    addRefund,
    refundStatus: 'pending',
    pendingReason: 'insufficient_funds',
  })
  await waitDays(stripeShop, 40)
  expect(getSubjects(stripeShop)).toEqual([
    'A refund of €50.00 cannot be requested',
    'A refund of €50.00 cannot be requested',
    'A refund of €50.00 is waiting for money',
  ])
})
