import { expect, test } from 'vitest'
import { checkBooks } from '#provider/ledger/books-check.store.ts'
import { runShopCommand } from '../../../support/programs/shop-command.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/** Opens a shop with a bank inquiry about a payment of 20 euros before any dispute. */
async function openShopWithInquiry() {
  const { shop, double } = await openStripeShop()
  const { intent } = await shop.pay(2000)
  const inquiry = double.state.inquire(intent, 2000)
  await double.settle()
  return Object.assign(shop, { intent, inquiry })
}

const getAccounts = async (shop: StripeShop) => ({
  balance: await shop.ann.getBalance(),
  clearing: await shop.getAccount('card-clearing'),
  disputes: await shop.getAccount('disputes'),
  losses: await shop.getAccount('losses'),
})

const getAlerts = (shop: StripeShop) => shop.mails.filter(({ kind }) => kind === 'payment-alert')

/** Advances the clocks of the shop and Stripe by days. */
function advanceDays(shop: StripeShop, days: number): void {
  shop.now = new Date(shop.now.getTime() + days * 86_400_000)
}

test('a bank inquiry holds the unspent amount without moving money, and releases it when it ends [P5.03]', async () => {
  const shop = await openShopWithInquiry()
  const { double, inquiry } = shop
  const held = { balance: 0, clearing: -2000, disputes: 2000, losses: 0 }
  expect(await getAccounts(shop)).toEqual(held)
  double.state.closeInquiry(inquiry)
  await double.settle()
  const releasedBooks = { balance: 2000, clearing: -2000, disputes: 0, losses: 0 }
  expect(await getAccounts(shop)).toEqual(releasedBooks)
  expect(await checkBooks(shop.db)).toMatchObject({ paid: 2000, disputed: 0, difference: 0 })
})

test('an inquiry that becomes a lost dispute takes the held amount once [P5.03]', async () => {
  const shop = await openShopWithInquiry()
  const { double, inquiry } = shop
  double.knobs.copies = 2
  double.state.escalate(inquiry)
  double.state.closeDispute(inquiry, 'lost')
  await double.settle()
  const lostBooks = { balance: 0, clearing: 0, disputes: 0, losses: 0 }
  expect(await getAccounts(shop)).toEqual(lostBooks)
})

test('a refund in the Dashboard ends an inquiry without a loss, and the Tunes are not returned [P5.03]', async () => {
  const shop = await openShopWithInquiry()
  const { double, intent, inquiry } = shop
  double.state.refundInDashboard(intent, 2000)
  double.state.closeInquiry(inquiry)
  await double.settle()
  const refunded = { balance: 0, clearing: 0, disputes: 0, losses: 0 }
  expect(await getAccounts(shop)).toEqual(refunded)
  expect(await checkBooks(shop.db)).toMatchObject({ refunded: 2000, difference: 0 })
  const closed = shop.mails.findLast(({ kind }) => kind === 'payment-alert')
  expect(closed?.subject).toBe('The inquiry about €20.00 is closed')
  expect(closed?.text.replaceAll(/\s+/g, ' ')).toContain(
    '€20.00 was deducted from the balance again, because a payment was refunded to the customer.',
  )
})

test.each(['in-order', 'reversed'] as const)(
  'the owner gets one alert that an inquiry has become a dispute, with the new evidence deadline, with events %s [P5.03]',
  async (order) => {
    const shop = await openShopWithInquiry()
    const { double, inquiry } = shop
    advanceDays(shop, 20)
    double.knobs.webhooks = 'holds'
    double.knobs.copies = 2
    double.state.escalate(inquiry)
    await double.flush(order)
    const [opened, disputedAlert, ...others] = getAlerts(shop)
    expect(opened?.text).toContain('Deadline: March 8, 2026 at')
    expect(disputedAlert?.subject).toBe('The inquiry about €20.00 has become a dispute')
    expect(disputedAlert?.text).toContain('Deadline: March 28, 2026 at')
    expect(others).toEqual([])
    const { stdout } = await runShopCommand(shop.folder, 'payments')
    expect(stdout).toMatch(/^Open disputes:\n.*\n.* €20\.00 +€20\.00 +dispute +2026-03-28/m)
  },
)

test('an inquiry event that arrives after the dispute changes nothing [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const { intent } = await shop.pay(2000)
  double.knobs.webhooks = 'holds'
  const inquiry = double.state.inquire(intent, 2000)
  advanceDays(shop, 20)
  double.state.escalate(inquiry, 1500)
  await double.flush('reversed')
  expect(getAlerts(shop)).toHaveLength(1)
  expect(getAlerts(shop)[0]?.text).toContain('Deadline: March 28, 2026 at')
  const [row] = await shop.db.selectFrom('disputes').selectAll().execute()
  expect(row).toMatchObject({ amount: 1500, held: 1500, stage: 'dispute' })
})

test('the owner gets an alert if the evidence deadline changes, and the latest report counts [P5.03]', async () => {
  const shop = await openShopWithInquiry()
  const { double, inquiry } = shop
  double.knobs.webhooks = 'holds'
  double.state.reschedule(inquiry, 10)
  advanceDays(shop, 1)
  double.state.reschedule(inquiry, 3)
  await double.flush('reversed')
  const [, ...later] = getAlerts(shop)
  expect(later.map(({ subject }) => subject)).toEqual(['New deadline for evidence about €20.00'])
  expect(later[0]?.text).toContain('Deadline: March 5, 2026 at')
  const { stdout } = await runShopCommand(shop.folder, 'payments --json')
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const dispute = lines.find(({ event }) => event === 'dispute')
  expect(dispute).toMatchObject({ stage: 'inquiry', held: 2000, customer: shop.ann.email })
  expect(dispute.dueAt).toMatch(/^2026-03-05/)
})

test.each([
  { amount: 1200, held: { balance: 800, clearing: -800, disputes: 0, losses: 0 } },
  { amount: 2000, held: { balance: 0, clearing: 0, disputes: 0, losses: 0 } },
])(
  'a dispute holds its own amount, not that of the preceding inquiry ($amount) [P5.03]',
  async ({ amount, held }) => {
    const { shop, double } = await openStripeShop()
    const { intent } = await shop.pay(2000)
    const inquiry = double.state.inquire(intent, 1600)
    await double.settle()
    expect(await shop.ann.getBalance()).toBe(400)
    double.state.escalate(inquiry, amount)
    await double.settle()
    expect(await getAccounts(shop)).toEqual(held)
    expect(await checkBooks(shop.db)).toMatchObject({ difference: 0, heldDifference: 0 })
  },
)
