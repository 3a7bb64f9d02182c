import { expect, test } from 'vitest'
import { refundAtOnce } from '../../../support/stripe/refund-at-once.ts'
import { createInvalidError } from '../../../support/stripe/errors.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/**
 * Expects one email telling the owner not to refund the money another way, and none to the
 * customer.
 */
function expectAdviceEmail(shop: StripeShop, reason: RegExp): void {
  const [alert = expect.fail(), ...more] = shop
    .findAlerts()
    .filter(({ subject }) => !subject.includes('disputed'))
  expect([more, shop.findNotices()]).toEqual([[], []])
  expect(alert.subject).toBe('A refund of €50.00 failed')
  expect(alert.text).toMatch(reason)
  expect(alert.text.replaceAll(/\s+/g, ' ')).toMatch(/do not refund it in another way/i)
  expect(alert.text).not.toMatch(/Contact the customer|Tunes are back/)
}

test('a disputed payment is not to be refunded another way: the owner is told so, the customer nothing [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id, intent } = await shop.pay(5000)
  double.knobs.webhooks = 'holds'
  double.state.dispute(intent, 5000)
  await shop.withdrawFrom(id, 5000)
  await double.flush()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'failed', reason: 'charge_disputed' }])
  expect(await ann.getBalance()).toBe(0)
  expectAdviceEmail(shop, /The payment is disputed/)

  const [dispute = expect.fail()] = double.state.disputes.values()
  double.state.closeDispute(dispute, 'won')
  await double.flush()
  const won = shop.mails.at(-1)
  expect(won?.subject).toBe('You won the dispute over €50.00')
  expect(won?.text.replaceAll(/\s+/g, ' ')).toContain(
    'Refunds of €50.00 failed while the payment was disputed. If you have not made them since, make them now',
  )
})

test('a pending refund stopped by a dispute sends the same email [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  double.state.refundStatus = 'pending'
  const { id, intent } = await shop.pay(5000)
  await shop.withdrawFrom(id, 5000)
  await double.settle()
  const [refund = expect.fail()] = double.state.refunds.values()
  double.knobs.webhooks = 'holds'
  double.state.dispute(intent, 5000)
  double.state.decideRefund(refund, 'failed', 'charge_for_pending_refund_disputed')
  await double.flush('reversed')
  expect(await shop.listRefunds()).toMatchObject([{ state: 'failed' }])
  expectAdviceEmail(shop, /The payment is disputed/)
})

test('a refund stopped by a dispute, of a payment that credits nothing, sends the same email [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const { checkout } = await shop.startPayment(4000)
  double.state.pay(checkout, { amount: 5000 })
  const refund = double.state.refundInDashboard(String(checkout.payment_intent), 5000)
  await double.settle()
  double.state.decideRefund(refund, 'failed', 'charge_for_pending_refund_disputed')
  await double.settle()
  const alert = shop.findAlerts().at(-1)
  expect(alert?.subject).toBe('A refund of 50.00 EUR failed')
  expect(alert?.text).toMatch(/also disputed[^]*Do not refund it in\s+another way/)
  expect(alert?.text).not.toContain('Contact the customer')
})

test.each(['amount_too_large', ''])(
  'a refund exceeding the rest after a manual refund waits for the event about that one, and is not to be refunded another way (code “%s”) [P5.03]',
  async (code) => {
    const { shop, double, ann } = await openStripeShop()
    const { id, intent } = await shop.pay(5000)
    double.knobs.webhooks = 'holds'
    double.state.refundInDashboard(intent, 3000)
    double.failNext('POST /v1/refunds', createInvalidError(code, 'amount'))
    await shop.withdrawFrom(id, 5000)
    expect(await shop.listRefunds()).toMatchObject([{ state: 'requested' }])
    expect(await ann.getBalance()).toBe(0)
    expect([...shop.findAlerts(), ...shop.findNotices()]).toEqual([])
    await double.flush()
    await shop.retryRefunds()
    expect(await shop.listRefunds()).toMatchObject([
      { amount: 5000, state: 'failed', reason: 'amount_too_large' },
      { amount: 3000, state: 'refunded', loss: 0 },
    ])
    expect(await ann.getBalance()).toBe(2000)
    expect(await shop.getAccount('losses')).toBe(0)
    expectAdviceEmail(shop, /€30\.00 was not returned to the balance/)
    // The rest is refunded to the card.
    await refundAtOnce(shop.dependencies, id, 2000)
    await double.flush()
    expect(await shop.listRefunds()).toMatchObject([{}, {}, { state: 'refunded' }])
  },
)
