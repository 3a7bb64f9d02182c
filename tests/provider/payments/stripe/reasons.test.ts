import { describe, expect, test } from 'vitest'
import { locales } from '#provider/platform/texts/locales.ts'
import { getOwnerWords } from '#provider/owner/owner-words.ts'
import { stripe } from '#provider/payments/stripe/stripe.ts'
import { describeReason } from '#provider/payments/alerts/describe-reason.ts'
import demoShop from '../../../../shop.config.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'

const { reasons } = stripe
const german = { ...demoShop, ownerLanguage: 'de' } as const

test("the owner's email gives a dispute's reason in words, with Stripe's code [P6.15]", async () => {
  const { shop, double } = await openStripeShop({ shop: german })
  const { intent } = await shop.pay(1000)
  double.state.dispute(intent, 1000, 'product_not_received')
  await double.settle()
  const [alert = expect.fail()] = shop.findAlerts()
  expect(alert.text).toContain('Der Kunde hat die Ware nicht erhalten (product_not_received)')
})

test("the owner's email gives a refund failure's reason in words, with Stripe's code [P6.15]", async () => {
  const { shop, double } = await openStripeShop({ shop: german })
  double.state.refundStatus = 'pending'
  const { id } = await shop.pay(5000)
  await shop.withdrawFrom(id, 5000)
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.decideRefund(refund, 'failed', 'declined')
  await double.settle()
  const [alert = expect.fail()] = shop.findAlerts()
  expect(alert.text).toContain('Die Bank des Kunden hat die Erstattung abgelehnt (declined)')
})

describe.each(locales)('in %s', (ownerLanguage) => {
  const words = { ...getOwnerWords({ ...demoShop, ownerLanguage }), reasons }

  test.each([
    ['dispute', 'bank_cannot_process'],
    ['dispute', 'check_returned'],
    ['dispute', 'credit_not_processed'],
    ['dispute', 'customer_initiated'],
    ['dispute', 'debit_not_authorized'],
    ['dispute', 'duplicate'],
    ['dispute', 'fraudulent'],
    ['dispute', 'general'],
    ['dispute', 'incorrect_account_details'],
    ['dispute', 'insufficient_funds'],
    ['dispute', 'noncompliant'],
    ['dispute', 'product_not_received'],
    ['dispute', 'product_unacceptable'],
    ['dispute', 'subscription_canceled'],
    ['dispute', 'unrecognized'],
    ['refund', 'lost_or_stolen_card'],
    ['refund', 'expired_or_canceled_card'],
    ['refund', 'charge_for_pending_refund_disputed'],
    ['refund', 'insufficient_funds'],
    ['refund', 'declined'],
    ['refund', 'merchant_request'],
    ['refund', 'charge_pending'],
  ] as const)('a %s with the documented code %s is explained in words [P6.15]', (about, code) => {
    const text = describeReason(about, code, words)
    expect(text).toMatch(new RegExp(`^\\p{Lu}[^_]+ \\(${code}\\)$`, 'u'))
  })

  test('a missing reason is stated as such [P6.15]', () => {
    expect(describeReason('refund', 'unknown', words)).toBe(describeReason('refund', null, words))
    expect(describeReason('refund', null, words)).not.toMatch(/unknown|null|\(/)
  })
})

test('an unknown code is shown unchanged [P6.15]', () => {
  expect(
    describeReason('dispute', 'brand_new_reason', { ...getOwnerWords(demoShop), reasons }),
  ).toBe('brand_new_reason')
})
