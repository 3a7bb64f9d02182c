import { expect, test } from 'vitest'
import { refundAtOnce } from '../../support/stripe/refund-at-once.ts'
import { openStripeShop } from '../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../support/stripe/stripe-shop.ts'

async function findReceipts(shop: StripeShop) {
  return await shop.db
    .selectFrom('outbox')
    .select(['to', 'subject', 'text'])
    .where('kind', '=', 'card-refund')
    .execute()
}

test('a refund in the Dashboard sends the customer one receipt, however often Stripe reports it [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id, intent } = await shop.pay(5000)
  double.knobs.copies = 2
  const refund = double.state.refundInDashboard(intent, 2000)
  double.state.report('refund.updated', refund)
  await double.settle()
  const [receipt = expect.fail(), ...more] = await findReceipts(shop)
  expect(more).toEqual([])
  expect(receipt).toMatchObject({ to: ann.email, subject: 'Refund of €20.00' })
  expect(receipt.text).toMatch(/refunding €20\.00 to the payment method[^]*reduced by 20 Tunes/)
  expect(receipt.text).toContain(id)
})

test('the receipt for a refund of spent Tunes does not mention the balance [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const product = shop.products.oneShots[0]
  const { intent } = await shop.pay(product.price)
  await ann.buy(product)
  double.state.refundInDashboard(intent, product.price)
  await double.settle()
  const [receipt = expect.fail()] = await findReceipts(shop)
  expect(receipt.text).not.toContain('reduced')
})

test('a refund made by the owner sends a receipt, and an email if it fails [P5.03]', async () => {
  const { shop, double, dependencies } = await openStripeShop()
  const { id } = await shop.pay(5000)
  await refundAtOnce(dependencies, id, 2000)
  await double.settle()
  expect(await findReceipts(shop)).toHaveLength(1)
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  const [notice = expect.fail(), ...more] = shop.findNotices()
  expect(more).toEqual([])
  expect(notice.text).toContain(id)
})

test('a withdrawal has its own receipt', async () => {
  const { shop } = await openStripeShop()
  const { id } = await shop.pay(5000)
  await shop.withdrawFrom(id, 5000)
  await shop.double.settle()
  expect(await findReceipts(shop)).toEqual([])
})

test('no email asks to refund a disputed payment another way [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  double.state.refundStatus = 'pending'
  const { id, intent } = await shop.pay(5000)
  await shop.withdrawFrom(id, 5000)
  double.state.dispute(intent, 5000)
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  expect(shop.findNotices()).toEqual([])
  const alert = shop.findAlerts().find(({ subject }) => subject.endsWith('failed'))
  expect(alert?.text).toMatch(/€50\.00 was not returned to the balance[^]*Do not refund this/)
})
