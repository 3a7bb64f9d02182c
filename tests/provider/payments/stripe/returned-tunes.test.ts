import { expect, test } from 'vitest'
import { getTexts } from '#provider/texts/texts.ts'
import { formatMoney, locales } from '#provider/platform/texts/locales.ts'
import { runShopCommand } from '../../../support/programs/shop-command.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/** Pays a top-up and spends all of it on an order. */
async function payAndSpend(shop: StripeShop, index: number) {
  const { ann } = shop
  const product = shop.products.oneShots[index] ?? expect.fail('the seed is too small')
  const { id, intent } = await shop.pay(product.price)
  const { body } = await ann.buy(product)
  const order: number = body.data.order.id
  return { id, intent, order, price: product.price }
}

type SpentTopUp = Awaited<ReturnType<typeof payAndSpend>>
type Charge = Pick<SpentTopUp, 'intent' | 'price'>

async function refundOrder(
  shop: StripeShop,
  { order }: Pick<SpentTopUp, 'order'>,
  lines = '',
): Promise<void> {
  const command = `refund order ${order} ${lines} --reason faulty`
  const { status } = await runShopCommand(shop.folder, command)
  expect(status).toBe(0)
}

async function getBooks(shop: StripeShop) {
  const { ann } = shop
  return {
    balance: await ann.getBalance(),
    losses: await shop.getAccount('losses'),
    withdrawable: (await ann.getWithdrawals()).top_ups.map(({ id }: { id: string }) => id),
  }
}

/** The ways in which a spent top-up can be returned to the card. */
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

const emptyBooks = { balance: 0, losses: 0, withdrawable: [] }

test.each(Object.entries(ways))(
  'an order refund is debited again after %s of the top-up that paid it, even if a newer one is spent [P5.08]',
  async (_, loseMoney) => {
    const { shop } = await openStripeShop()
    const older = await payAndSpend(shop, 0)
    await payAndSpend(shop, 1)
    await loseMoney(shop, older)
    await refundOrder(shop, older)
    expect(await getBooks(shop)).toEqual(emptyBooks)
  },
)

test.each(Object.entries(ways))(
  'the Tunes of a refunded order are debited by %s of the top-up that paid it, even if a newer one is spent [P5.08]',
  async (_, loseMoney) => {
    const { shop } = await openStripeShop()
    const older = await payAndSpend(shop, 0)
    await payAndSpend(shop, 1)
    await refundOrder(shop, older)
    expect(await getBooks(shop)).toMatchObject({ withdrawable: [older.id] })
    await loseMoney(shop, older)
    expect(await getBooks(shop)).toEqual(emptyBooks)
  },
)

test.each(Object.entries(ways))(
  'the customer keeps an order refund after %s of a newer top-up, which did not pay it [P5.08]',
  async (_, loseMoney) => {
    const { shop } = await openStripeShop()
    const older = await payAndSpend(shop, 0)
    const newer = await payAndSpend(shop, 1)
    await loseMoney(shop, newer)
    const { losses } = await getBooks(shop)
    await refundOrder(shop, older)
    expect(await getBooks(shop)).toEqual({
      balance: older.price,
      losses,
      withdrawable: [older.id],
    })
  },
)

/** Pays an order with two top-ups, each equal to the price of its line. */
async function payTwice(shop: StripeShop) {
  const { ann } = shop
  const [first = expect.fail(), second = expect.fail()] = shop.products.oneShots
  const older = { ...(await shop.pay(first.price)), price: first.price, line: 1 }
  const newer = { ...(await shop.pay(second.price)), price: second.price, line: 2 }
  const { body } = await ann.buy(first, second)
  const order: number = body.data.order.id
  return { older: { ...older, order }, newer: { ...newer, order } }
}

const cases = Object.entries(ways).flatMap(([way, loseMoney]) =>
  (['older', 'newer'] as const).flatMap((which) =>
    (['before', 'after'] as const).map((moment) => [way, which, moment, loseMoney] as const),
  ),
)

test.each(cases)(
  'of two top-ups that paid an order, a refunded line is assigned to the one returned by %s (%s, %s the refund) [P5.08]',
  async (_, which, moment, loseMoney) => {
    const { shop } = await openStripeShop()
    const { [which]: topUp } = await payTwice(shop)
    const steps = [
      () => loseMoney(shop, topUp),
      () => refundOrder(shop, topUp, `--lines ${topUp.line}`),
    ]
    for (const step of moment === 'before' ? steps : steps.toReversed()) await step()
    expect(await getBooks(shop)).toEqual(emptyBooks)
  },
)

test('a refunded line is debited once if its top-up is partly disputed and partly refunded [P5.08]', async () => {
  const { shop, ann } = await openStripeShop()
  const products = shop.products.oneShots.slice(0, 2)
  const [first = expect.fail(), second = expect.fail()] = products
  const { intent } = await shop.pay(first.price + second.price)
  const { body } = await ann.buy(...products)
  const { id: order, items } = body.data.order
  await ways['a refund in the Dashboard'](shop, { intent, price: second.price })
  await ways['an open dispute'](shop, { intent, price: first.price })
  await refundOrder(shop, { order }, `--lines ${items[0].id}`)
  expect(await getBooks(shop)).toEqual({ ...emptyBooks, losses: -second.price })
})

/** Withdraws from a top-up, then tops up and spends again before the bank decides on the refund. */
async function withdrawAndSpendNewer(shop: StripeShop) {
  const { double } = shop
  const { price } = shop.products.oneShots[0]
  double.state.refundStatus = 'pending'
  const { id, intent } = await shop.pay(price)
  await shop.withdrawFrom(id, price)
  await double.settle()
  const [refund = expect.fail()] = double.state.refunds.values()
  await payAndSpend(shop, 0)
  return { id, intent, price, refund }
}

test.each(['before', 'after'])(
  'a dispute %s the refund has failed holds the returned amount, even if a newer top-up is spent [P5.03]',
  async (moment) => {
    const { shop, double } = await openStripeShop()
    const { intent, price, refund } = await withdrawAndSpendNewer(shop)
    const steps = [
      () => double.state.dispute(intent, price),
      () => double.state.decideRefund(refund, 'failed'),
    ]
    for (const step of moment === 'before' ? steps : steps.toReversed()) {
      step()
      await double.settle()
    }
    expect(await getBooks(shop)).toEqual(emptyBooks)
    // The bank took as much as is held.
    expect(await shop.getAccount('disputes')).toBe(0)
  },
)

test('a refund that is paid after it failed debits the returned amount, even if a newer top-up is spent [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const { id, price, refund } = await withdrawAndSpendNewer(shop)
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  expect(await getBooks(shop)).toEqual({ balance: price, losses: 0, withdrawable: [id] })
  double.state.decideRefund(refund, 'succeeded')
  await double.settle()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded', loss: 0 }])
  expect(await getBooks(shop)).toEqual(emptyBooks)
})

/** Returns the email about the refund of an order. */
async function getRefundEmail(shop: StripeShop): Promise<string> {
  const { text } = await shop.db
    .selectFrom('outbox')
    .select('text')
    .where('kind', '=', 'order-refund')
    .executeTakeFirstOrThrow()
  return text
}

test('the email about an order refund states the amount debited again from the balance [P5.08]', async () => {
  const { shop, double } = await openStripeShop()
  const spent = await payAndSpend(shop, 0)
  double.state.refundInDashboard(spent.intent, spent.price - 1)
  await double.settle()
  await refundOrder(shop, spent)
  const taken = formatMoney(spent.price - 1, 'en')
  expect(await getRefundEmail(shop)).toMatch(
    `We have deducted ${taken} from your balance, because the payment behind it was refunded to you`,
  )
})

test('the email about a refund without another debit does not mention one [P5.08]', async () => {
  const { shop } = await openStripeShop()
  await refundOrder(shop, await payAndSpend(shop, 0))
  expect(await getRefundEmail(shop)).not.toContain('from your balance again')
})

test.each(locales)(
  'the second debit is explained in the language of the order (%s)',
  async (locale) => {
    const { shop } = await openStripeShop()
    const spent = await payAndSpend(shop, 0)
    await shop.db.updateTable('orders').set({ locale }).execute()
    await ways['an open dispute'](shop, spent)
    await refundOrder(shop, spent)
    const amount = formatMoney(spent.price, locale)
    const sentence = getTexts({}, locale).mail_confirmation_taken_again({ amount })
    expect(await getRefundEmail(shop)).toContain(sentence)
  },
)
