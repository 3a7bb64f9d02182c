import { expect, test } from 'vitest'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/** Opens a shop in which a payment of 20 euros, of which nothing is spent, is disputed. */
async function openDisputed(amount = 2000) {
  const { shop } = await openStripeShop()
  const { intent } = await shop.pay(2000)
  const dispute = shop.double.state.dispute(intent, amount)
  await shop.double.settle()
  return Object.assign(shop, { intent, dispute })
}

const readDispute = ({ db }: StripeShop) =>
  db.selectFrom('disputes').selectAll().orderBy('created_at').executeTakeFirstOrThrow()

test('of two reports in the same second, the one that arrives later counts [P5.03]', async () => {
  const shop = await openDisputed()
  const { double, dispute } = shop
  for (const days of [3, 5]) {
    double.state.reschedule(dispute, days)
    await double.settle()
  }
  expect((await readDispute(shop)).due_at).toMatch(/^2026-03-06/)
})

test('the day for evidence stays when Stripe no longer names it, once evidence was sent [P5.03]', async () => {
  const shop = await openDisputed()
  const { double, dispute } = shop
  const { due_at: day } = await readDispute(shop)
  Object.assign(dispute, { status: 'under_review', evidence_details: { due_by: null } })
  double.state.report('charge.dispute.updated', dispute)
  await double.settle()
  expect(day).toMatch(/^2026-03-\d\d/)
  expect((await readDispute(shop)).due_at).toBe(day)
})

test('a later report about a dispute that is lost changes nothing, and is not told [P5.03]', async () => {
  const shop = await openDisputed()
  const { double, dispute } = shop
  double.state.closeDispute(dispute, 'lost')
  await double.settle()
  const before = await readDispute(shop)
  const { length } = shop.findAlerts()
  double.state.reschedule(dispute, 30)
  await double.settle()
  expect(await readDispute(shop)).toEqual(before)
  expect(shop.findAlerts()).toHaveLength(length)
})

test('another sum in a later report does not change what the bank has taken [P5.03]', async () => {
  const shop = await openDisputed()
  const { double, dispute, ann } = shop
  Object.assign(dispute, { amount: 1500 })
  double.state.report('charge.dispute.updated', dispute)
  await double.settle()
  expect(await readDispute(shop)).toMatchObject({ amount: 2000, held: 2000 })
  expect(await ann.getBalance()).toBe(0)
})

test('an inquiry or a dispute is about no more than was paid [P5.03]', async () => {
  const { shop } = await openStripeShop()
  const { double } = shop
  const { intent } = await shop.pay(2000)
  const inquiry = double.state.inquire(intent, 2500)
  await double.settle()
  expect(await readDispute(shop)).toMatchObject({ amount: 2000, held: 2000 })
  double.state.escalate(inquiry)
  await double.settle()
  expect(await shop.getAccount('card-clearing')).toBe(0)
})

test('what comes back of a dispute that is won is held for another one [P5.03]', async () => {
  const shop = await openDisputed(1200)
  const { double, dispute, ann, intent } = shop
  double.state.dispute(intent, 1200)
  await double.settle()
  double.state.closeDispute(dispute, 'won')
  await double.settle()
  expect([await ann.getBalance(), await shop.getAccount('losses')]).toEqual([800, 0])
})
