import { expect, test } from 'vitest'
import { formatMoney, locales } from '#provider/platform/texts/locales.ts'
import { getConfirmationMessages } from '#provider/orders/confirmations/texts/confirmations/confirmation-messages.ts'
import { runShopCommand } from '../../../support/programs/shop-command.ts'
import { buyProducts, getBalance } from '../../../support/shops/shop.ts'
import { listRefunds, withdrawFrom } from '../../../support/stripe/refunds.ts'
import { getAccount, openStripeShop, pay } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'
import { getFirstOneShot, getWithdrawals } from '../../../support/withdrawals.ts'

/** Pays a top-up and spends all of it on an order. */
async function payAndSpend(stripeShop: StripeShop, index: number) {
  const { shop, ann } = stripeShop
  const product = shop.products.oneShots[index] ?? expect.fail('the seed is too small')
  const { id, intent } = await pay(stripeShop, product.price)
  const { body } = await buyProducts(shop, ann, [product])
  const order: number = body.data.order.id
  return { id, intent, order, price: product.price }
}

type Spent = Awaited<ReturnType<typeof payAndSpend>>
type Charge = Pick<Spent, 'intent' | 'price'>

async function refundOrder(
  { shop }: StripeShop,
  { order }: Pick<Spent, 'order'>,
  lines = '',
): Promise<void> {
  const command = `refund order ${order} ${lines} --reason faulty`
  const { status } = await runShopCommand(shop.folder, command)
  expect(status).toBe(0)
}

async function getBooks(stripeShop: StripeShop) {
  const { shop, ann } = stripeShop
  return {
    balance: await getBalance(shop, ann),
    losses: await getAccount(stripeShop, 'losses'),
    withdrawable: (await getWithdrawals(shop, ann)).top_ups.map(({ id }: { id: string }) => id),
  }
}

/** The ways in which the money of a top-up goes back to the card although it was spent. */
const ways = {
  'an open dispute': async ({ double }: StripeShop, { intent, price }: Charge) => {
    double.state.dispute(intent, price)
    await double.settle()
  },
  'a lost dispute': async ({ double }: StripeShop, { intent, price }: Charge) => {
    double.state.closeDispute(double.state.dispute(intent, price), 'lost')
    await double.settle()
  },
  'a refund in the Dashboard': async ({ double }: StripeShop, { intent, price }: Charge) => {
    double.state.refundInDashboard(intent, price)
    await double.settle()
  },
}

const nothing = { balance: 0, losses: 0, withdrawable: [] }

test.each(Object.entries(ways))(
  'the refund of an order is taken again after %s of the top-up that paid it, also if a newer one is spent [P5.08]',
  async (_, loseMoney) => {
    const stripeShop = await openStripeShop()
    const older = await payAndSpend(stripeShop, 0)
    await payAndSpend(stripeShop, 1)
    await loseMoney(stripeShop, older)
    await refundOrder(stripeShop, older)
    expect(await getBooks(stripeShop)).toEqual(nothing)
  },
)

test.each(Object.entries(ways))(
  'Tunes of a refunded order are taken by %s of the top-up that had paid it, also if a newer one is spent [P5.08]',
  async (_, loseMoney) => {
    const stripeShop = await openStripeShop()
    const older = await payAndSpend(stripeShop, 0)
    await payAndSpend(stripeShop, 1)
    await refundOrder(stripeShop, older)
    expect(await getBooks(stripeShop)).toMatchObject({ withdrawable: [older.id] })
    await loseMoney(stripeShop, older)
    expect(await getBooks(stripeShop)).toEqual(nothing)
  },
)

test.each(Object.entries(ways))(
  'the refund of an order stays with the customer after %s of a newer top-up, which did not pay it [P5.08]',
  async (_, loseMoney) => {
    const stripeShop = await openStripeShop()
    const older = await payAndSpend(stripeShop, 0)
    const newer = await payAndSpend(stripeShop, 1)
    await loseMoney(stripeShop, newer)
    const { losses } = await getBooks(stripeShop)
    await refundOrder(stripeShop, older)
    expect(await getBooks(stripeShop)).toEqual({
      balance: older.price,
      losses,
      withdrawable: [older.id],
    })
  },
)

/** Pays an order with two top-ups, each of which is as much as the line with its number. */
async function payTwice(stripeShop: StripeShop) {
  const { shop, ann } = stripeShop
  const [first = expect.fail(), second = expect.fail()] = shop.products.oneShots
  const older = { ...(await pay(stripeShop, first.price)), price: first.price, line: 1 }
  const newer = { ...(await pay(stripeShop, second.price)), price: second.price, line: 2 }
  const { body } = await buyProducts(shop, ann, [first, second])
  const order: number = body.data.order.id
  return { older: { ...older, order }, newer: { ...newer, order } }
}

const cases = Object.entries(ways).flatMap(([way, loseMoney]) =>
  (['older', 'newer'] as const).flatMap((which) =>
    (['before', 'after'] as const).map((moment) => [way, which, moment, loseMoney] as const),
  ),
)

test.each(cases)(
  'of two top-ups that paid an order, a refunded line belongs to that which went back by %s (%s, %s the refund) [P5.08]',
  async (_, which, moment, loseMoney) => {
    const stripeShop = await openStripeShop()
    const { [which]: topUp } = await payTwice(stripeShop)
    const steps = [
      () => loseMoney(stripeShop, topUp),
      () => refundOrder(stripeShop, topUp, `--lines ${topUp.line}`),
    ]
    for (const step of moment === 'before' ? steps : steps.toReversed()) await step()
    expect(await getBooks(stripeShop)).toEqual(nothing)
  },
)

test('a refunded line is taken once if its top-up is disputed in part and refunded in part [P5.08]', async () => {
  const stripeShop = await openStripeShop()
  const { shop, ann } = stripeShop
  const products = shop.products.oneShots.slice(0, 2)
  const [first = expect.fail(), second = expect.fail()] = products
  const { intent } = await pay(stripeShop, first.price + second.price)
  const { body } = await buyProducts(shop, ann, products)
  const { id: order, items } = body.data.order
  await ways['a refund in the Dashboard'](stripeShop, { intent, price: second.price })
  await ways['an open dispute'](stripeShop, { intent, price: first.price })
  await refundOrder(stripeShop, { order }, `--lines ${items[0].id}`)
  expect(await getBooks(stripeShop)).toEqual({ ...nothing, losses: -second.price })
})

/** Withdraws from a top-up, and tops up and spends again before the bank decides on the refund. */
async function withdrawAndSpendNewer(stripeShop: StripeShop) {
  const { double, shop } = stripeShop
  const { price } = getFirstOneShot(shop)
  double.state.refundStatus = 'pending'
  const { id, intent } = await pay(stripeShop, price)
  await withdrawFrom(stripeShop, id, price)
  await double.settle()
  const [refund = expect.fail()] = double.state.refunds.values()
  await payAndSpend(stripeShop, 0)
  return { id, intent, price, refund }
}

test.each(['before', 'after'])(
  'a dispute %s the refund has failed holds what it gives back, also if a newer top-up is spent [P5.03]',
  async (moment) => {
    const stripeShop = await openStripeShop()
    const { double } = stripeShop
    const { intent, price, refund } = await withdrawAndSpendNewer(stripeShop)
    const steps = [
      () => double.state.dispute(intent, price),
      () => double.state.decideRefund(refund, 'failed'),
    ]
    for (const step of moment === 'before' ? steps : steps.toReversed()) {
      step()
      await double.settle()
    }
    expect(await getBooks(stripeShop)).toEqual(nothing)
    // The bank took as much as is held.
    expect(await getAccount(stripeShop, 'disputes')).toBe(0)
  },
)

test('a refund that is paid after it had failed takes what it gave back, also if a newer top-up is spent [P5.03]', async () => {
  const stripeShop = await openStripeShop()
  const { double } = stripeShop
  const { id, price, refund } = await withdrawAndSpendNewer(stripeShop)
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  expect(await getBooks(stripeShop)).toEqual({ balance: price, losses: 0, withdrawable: [id] })
  double.state.decideRefund(refund, 'succeeded')
  await double.settle()
  expect(await listRefunds(stripeShop)).toMatchObject([{ state: 'refunded', loss: 0 }])
  expect(await getBooks(stripeShop)).toEqual(nothing)
})

/** Returns the email about the refund of an order. */
async function getRefundEmail({ shop }: StripeShop): Promise<string> {
  const { text } = await shop.db
    .selectFrom('outbox')
    .select('text')
    .where('kind', '=', 'order-refund')
    .executeTakeFirstOrThrow()
  return text
}

test('the email about the refund of an order says what was taken from the balance again [P5.08]', async () => {
  const stripeShop = await openStripeShop()
  const { double } = stripeShop
  const spent = await payAndSpend(stripeShop, 0)
  double.state.refundInDashboard(spent.intent, spent.price - 1)
  await double.settle()
  await refundOrder(stripeShop, spent)
  const taken = formatMoney(spent.price - 1, 'en')
  expect(await getRefundEmail(stripeShop)).toMatch(
    `We have deducted ${taken} from your balance again, because the payment for it was refunded to you`,
  )
})

test('the email about a refund of which nothing was taken again does not say so [P5.08]', async () => {
  const stripeShop = await openStripeShop()
  await refundOrder(stripeShop, await payAndSpend(stripeShop, 0))
  expect(await getRefundEmail(stripeShop)).not.toContain('from your balance again')
})

test.each(locales)(
  'what was taken again is said in the language of the order (%s)',
  async (locale) => {
    const stripeShop = await openStripeShop()
    const spent = await payAndSpend(stripeShop, 0)
    await stripeShop.shop.db.updateTable('orders').set({ locale }).execute()
    await ways['an open dispute'](stripeShop, spent)
    await refundOrder(stripeShop, spent)
    const amount = formatMoney(spent.price, locale)
    const sentence = getConfirmationMessages(locale).takenAgain.replace('{amount}', amount)
    expect(await getRefundEmail(stripeShop)).toContain(sentence)
  },
)
