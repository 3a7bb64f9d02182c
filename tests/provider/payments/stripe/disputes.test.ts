import { expect, test } from 'vitest'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

const spare = 300

/** Opens a shop whose customer has spent all but three euros of a top-up and disputes it. */
async function openDisputedShop() {
  const { shop, double, ann } = await openStripeShop()
  const product = shop.products.oneShots[0]
  const amount = product.price + spare
  const { intent } = await shop.pay(amount)
  await ann.buy(product)
  double.knobs.webhooks = 'holds'
  const dispute = double.state.dispute(intent, amount)
  return Object.assign(shop, { intent, amount, dispute })
}

const getAccounts = async (shop: StripeShop) => ({
  balance: await shop.ann.getBalance(),
  clearing: await shop.getAccount('card-clearing'),
  disputes: await shop.getAccount('disputes'),
  losses: await shop.getAccount('losses'),
})

const getAlerts = (shop: StripeShop) =>
  shop.mails.filter(({ kind }) => kind === 'payment-alert').map(({ subject }) => subject)

test.each(['in-order', 'reversed'] as const)(
  'a lost dispute takes the unspent amount, and the rest is a loss, with events %s [P5.03]',
  async (order) => {
    const shop = await openDisputedShop()
    const { double, dispute, amount } = shop
    double.knobs.copies = 2
    double.state.report('charge.dispute.funds_withdrawn', dispute)
    double.state.closeDispute(dispute, 'lost')
    double.state.report('charge.dispute.closed', dispute)
    await double.flush(order)
    expect(new Set(double.statuses)).toEqual(new Set([200]))
    expect(await getAccounts(shop)).toEqual({
      balance: 0,
      clearing: 0,
      disputes: 0,
      losses: spare - amount,
    })
    expect(getAlerts(shop).at(-1)).toMatch(/^You lost the dispute over /)
  },
)

test.each(['in-order', 'reversed'] as const)(
  'a won dispute releases the held amount, with events %s [P5.03]',
  async (order) => {
    const shop = await openDisputedShop()
    const { double, dispute, amount } = shop
    double.state.closeDispute(dispute, 'won')
    await double.flush(order)
    const accounts = { balance: spare, clearing: -amount, disputes: 0, losses: 0 }
    expect(await getAccounts(shop)).toEqual(accounts)
    expect(getAlerts(shop).at(-1)).toMatch(/^You won the dispute over \S+$/)
  },
)

test('during a dispute, the unspent amount can be neither spent nor withdrawn, and the owner gets the evidence deadline [P5.03]', async () => {
  const shop = await openDisputedShop()
  const { double, ann, amount } = shop
  await double.flush()
  expect(await getAccounts(shop)).toEqual({
    balance: 0,
    clearing: 0,
    disputes: spare - amount,
    losses: 0,
  })
  expect((await ann.getWithdrawals()).top_ups).toEqual([])
  const [alert = expect.fail()] = shop.mails.filter(({ kind }) => kind === 'payment-alert')
  expect(alert.subject).toMatch(/is disputed$/)
  expect(alert.text).toContain('Deadline: March 8, 2026 at 3:00 PM GMT+3')
  expect(alert.text).toContain(ann.email)
})

test('the email about a dispute contains the evidence: the orders paid by the top-up, their consent, confirmation and downloads [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const [product = expect.fail(), other = expect.fail()] = shop.products.oneShots
  const { intent } = await shop.pay(product.price + other.price)
  for (const one of [product, other]) await ann.addToCart(one)
  await ann.prepareCheckout()
  await ann.saveOrder({ consent: true })
  await shop.db
    .updateTable('outbox')
    .set({ sent_at: '2026-03-01T12:05:00Z' })
    .where('kind', '=', 'order-receipt')
    .execute()
  const url = `http://provider.test/api/v1/customer/downloads/${product.linkId}`
  for (const minutes of [10, 20, 30]) {
    shop.now = new Date(Date.UTC(2026, 2, 1, 12, minutes))
    const headers = { authorization: `Bearer ${ann.token}` }
    await (await shop.provider.fetch(new Request(url, { headers }))).bytes()
  }
  double.state.dispute(intent, product.price)
  await double.settle()
  const { text } = shop.mails.find(({ kind }) => kind === 'payment-alert') ?? expect.fail()
  const [, evidence = ''] = text.split(/^Evidence\n=+$/m)
  expect(evidence).toMatch(/^Order 1: March 1, 2026 at 3:00 PM GMT\+3, €/m)
  expect(evidence).toMatch(/^Consent to immediate delivery: March 1, 2026 at 3:00 PM GMT\+3$/m)
  expect(evidence).toContain(`sent to ${ann.email}, March 1, 2026 at 3:05 PM GMT+3`)
  const times = 'March 1, 2026 at 3:10 PM GMT+3 – March 1, 2026 at 3:30 PM GMT+3'
  expect(evidence).toContain(`${product.name}: 3×: ${times}`)
  expect(evidence).toContain(`${other.name}: not downloaded`)
})

test('an early fraud warning sends an alert to the owner [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const { intent } = await shop.pay(2000)
  double.state.report('radar.early_fraud_warning.created', {
    id: 'issfr_1',
    payment_intent: intent,
  })
  await double.settle()
  expect(getAlerts(shop)).toEqual(['A payment of €20.00 may be fraudulent'])
})
