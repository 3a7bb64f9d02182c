import { expect, test } from 'vitest'
import { wireWithdrawal } from '#provider/contract/withdrawal.ts'
import { alreadyRefunded } from '#provider/payments/refunds.rules.ts'
import { updateRefund } from '#provider/payments/refunds.store.ts'
import { transact } from '#provider/platform/database/transact.ts'
import { refundAtOnce } from '../../../support/stripe/refund-at-once.ts'
import { createInvalidError } from '../../../support/stripe/errors.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'

test('a withdrawal debits the Tunes first and refunds the card once, however often Stripe reports it [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id } = await shop.pay(2000)
  double.knobs.copies = 2
  const { body } = await shop.withdrawFrom(id, 2000)
  await double.settle()
  expect(body.data.refund.state).toBe('refunded')
  expect(await ann.getBalance()).toBe(0)
  const [refund = expect.fail()] = double.state.refunds.values()
  expect(await shop.listRefunds()).toMatchObject([
    { amount: 2000, state: 'refunded', processor_id: refund.id },
  ])
  expect(refund.metadata).toEqual({ refund: 'rf_1', session: id })
  expect(double.state.refunds.size).toBe(1)
})

test('a refund whose response was lost is found again, even after its idempotency key has expired [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id } = await shop.pay(2000)
  double.knobs.webhooks = 'drops'
  double.knobs.api = 'loses-responses'
  expect((await shop.withdrawFrom(id, 2000)).body.data.refund.state).toBe('requested')
  expect(await ann.getBalance()).toBe(0)
  double.knobs.api = 'works'
  double.idempotency.forget()
  await shop.retryRefunds()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded' }])
  expect(double.state.refunds.size).toBe(1)
})

test('a refund that fails a day later returns the Tunes once and notifies the owner and the customer [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id } = await shop.pay(2000)
  await shop.withdrawFrom(id, 2000)
  await double.settle()
  const [refund = expect.fail()] = double.state.refunds.values()
  double.knobs.copies = 2
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  expect(await ann.getBalance()).toBe(2000)
  expect(await shop.listRefunds()).toMatchObject([
    { state: 'failed', reason: 'lost_or_stolen_card' },
  ])
  expect(shop.findAlerts()).toHaveLength(1)
  const [notice = expect.fail(), ...more] = shop.findNotices()
  expect(more).toEqual([])
  expect(notice.text).toMatch(/refund of €20\.00[^]*W-1/)
  const { refunds, top_ups: topUps } = await ann.getWithdrawals()
  expect(refunds).toEqual([])
  expect(topUps).toMatchObject([{ id, unspent: '20.0000' }])
  expect(await shop.getAccount('card-clearing')).toBe(-2000)
})

test('a refund that Stripe rejects returns the Tunes at once [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id } = await shop.pay(2000)
  double.failNext('POST /v1/refunds', createInvalidError('charge_not_refundable'))
  const { body } = await shop.withdrawFrom(id, 2000)
  expect(wireWithdrawal.parse(body.data).refund?.state).toBe('failed')
  expect(shop.findNotices()).toHaveLength(1)
  expect(await shop.listRefunds()).toMatchObject([
    { state: 'failed', reason: 'charge_not_refundable' },
  ])
  expect(await ann.getBalance()).toBe(2000)
  const [alert = expect.fail(), ...more] = shop.findAlerts()
  expect(more).toEqual([])
  expect(alert.text).toMatch(/The Tunes are back in[^]*refund them in another way/)
})

test('a pending refund is polled until the bank has decided, with events in any order [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  double.state.refundStatus = 'pending'
  const { id } = await shop.pay(2000)
  await shop.withdrawFrom(id, 2000)
  await double.settle()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'requested' }])
  double.knobs.webhooks = 'drops'
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.decideRefund(refund, 'succeeded')
  await shop.retryRefunds()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded' }])
  double.knobs.webhooks = 'sends'
  double.state.report('refund.updated', { ...refund, status: 'pending' })
  await double.settle()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded' }])
})

test('a top-up can be refunded in parts, up to its unspent amount [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id } = await shop.pay(2000)
  const refund = (cents: number) => refundAtOnce(shop.dependencies, id, cents)
  for (const cents of [0, -1, 0.5, 2001]) {
    expect(await refund(cents)).toEqual({ refusal: 'amount_not_unspent' })
  }
  expect(await refund(500)).toMatchObject({ refund: { amount: 500, state: 'refunded' } })
  expect(await refund(1000)).toMatchObject({ refund: { amount: 1000, reason: 'goodwill' } })
  expect(await refund(501)).toEqual({ refusal: 'amount_not_unspent' })
  await double.settle()
  expect(await ann.getBalance()).toBe(500)
  expect(await refundAtOnce(shop.dependencies, 'ps_unknown', 500)).toEqual({
    refusal: 'session_not_paid',
  })
})

test('a refund in the Dashboard takes the unspent amount; the rest is a loss, and no balance becomes negative [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const product = shop.products.oneShots[0]
  const { intent } = await shop.pay(product.price + 40)
  await ann.buy(product)
  const refund = double.state.refundInDashboard(intent, product.price)
  await double.settle()
  expect(await ann.getBalance()).toBe(0)
  expect(await shop.getAccount('losses')).toBe(40 - product.price)
  expect(await shop.listRefunds()).toMatchObject([
    { amount: product.price, state: 'refunded', withdrawal_id: null, processor_id: refund.id },
  ])
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  expect(await ann.getBalance()).toBe(40)
  expect(await shop.getAccount('losses')).toBe(0)
})

test('a refund whose failure arrives before its creation moves nothing in the end [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { intent } = await shop.pay(2000)
  double.knobs.webhooks = 'holds'
  const refund = double.state.refundInDashboard(intent, 500)
  double.state.decideRefund(refund, 'failed')
  await double.flush('reversed')
  expect(await ann.getBalance()).toBe(2000)
  expect(await shop.listRefunds()).toMatchObject([{ amount: 500, state: 'failed' }])
})

test('payments on the demo page can be refunded after switching to Stripe [P5.03]', async () => {
  const { shop: demo } = await openStripeShop({}, null)
  const session = await demo.ann.topUp(2000)
  const outcome = await refundAtOnce(demo.dependencies, session, 2000)
  expect(outcome).toMatchObject({ refund: { state: 'refunded' } })
  expect(await demo.ann.getBalance()).toBe(0)
})

test('a Dashboard refund of a payment with another amount is recorded and sends one alert [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const { checkout } = await shop.startPayment(1000)
  double.state.pay(checkout, { amount: 900 })
  await double.settle()
  double.state.refundInDashboard(String(checkout.payment_intent), 900)
  await double.settle()
  const unmatched = await shop.db.selectFrom('unmatched_payments').selectAll().execute()
  expect(unmatched).toMatchObject([{ processor_id: checkout.id, amount: 900 }])
  expect(shop.findAlerts()).toHaveLength(1)
})

test('a refund made by Stripe is not undone by a later response that it cannot be made [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  double.state.refundStatus = 'pending'
  const { id } = await shop.pay(2000)
  await shop.withdrawFrom(id, 2000)
  await double.settle()
  const [before = expect.fail()] = await shop.listRefunds()
  expect(before).toMatchObject({ state: 'requested', processor_id: expect.any(String) })
  const result = { processorId: null, state: 'failed', reason: alreadyRefunded } as const
  await transact(shop.db, (db) => updateRefund(db, before.id, result, shop.now))
  expect(await shop.listRefunds()).toEqual([before])
  expect(await ann.getBalance()).toBe(0)
})
