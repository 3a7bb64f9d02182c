import { expect, test } from 'vitest'
import { describeProduct } from '#provider/payments/stripe/describe-product.ts'
import type { Json } from '../../support/network/caller.ts'
import { openStripeShop } from '../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../support/stripe/stripe-shop.ts'
import demoShop from '../../../shop.config.ts'

const debit = { method: 'sepa_debit', cardCountry: 'FR', billingCountry: 'FR' } as const

/** Pays by direct debit, which the bank has not processed yet. */
async function payByDirectDebit(shop: StripeShop, cents: number) {
  const payment = await shop.startPayment(cents)
  shop.double.state.startDelayed(payment.checkout, debit)
  await shop.double.settle()
  return payment
}

function listMails(shop: StripeShop): (string | undefined)[] {
  return shop.mails.map(({ kind }) => kind).filter((kind) => kind?.startsWith('payment-'))
}

async function readPending({ ann }: Pick<StripeShop, 'ann'>): Promise<unknown> {
  const path = '/api/v1/customer/get'
  return (await ann.get(path)).body.data.pending_balance
}

test('a payment not yet processed by the bank is pending: announced once and not credited [P5.03] [P5.06]', async () => {
  const { shop, double, ann } = await openStripeShop()
  double.knobs.copies = 2
  const { id } = await payByDirectDebit(shop, 2050)
  expect(await shop.returnFromPayment(id)).toBe('processing')
  expect([await ann.getBalance(), await readPending(shop)]).toEqual([0, '20.5000'])
  expect(await readPending({ ann: await shop.signUp() })).toBe('0.0000')
  expect((await ann.buy(shop.products.oneShots[0])).body.reason).toBe('insufficient_balance')
  expect(listMails(shop)).toEqual(['payment-pending'])
  expect(shop.mails.at(-1)).toMatchObject({
    to: ann.email,
    subject: 'Your payment of €20.50 is on its way',
    text: expect.stringMatching(/several business days[^]*20\.50 Tunes[^]*don’t pay again/),
    html: expect.stringContaining('€20.50'),
  })
})

test('a payment that succeeds after days is credited once, whichever event reports it [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id, checkout } = await payByDirectDebit(shop, 2050)
  double.knobs.webhooks = 'holds'
  shop.now = new Date(shop.now.getTime() + 60 * 60_000)
  double.state.succeedDelayed(checkout)
  await Promise.all([shop.returnFromPayment(id), double.flush()])
  await double.flush()
  double.state.report('checkout.session.async_payment_succeeded', checkout)
  await double.flush()
  expect(await shop.returnFromPayment(id)).toBe('paid')
  expect([await ann.getBalance(), await readPending(shop)]).toEqual([2050, '0.0000'])
  expect(listMails(shop)).toEqual(['payment-pending', 'payment-receipt'])
  const session = await shop.db.selectFrom('payment_sessions').selectAll().executeTakeFirst()
  expect(session).toMatchObject({ method: 'sepa_debit', card_country: 'FR' })
})

test.each([
  ['the webhook', 'sends'],
  ['the reconciliation', 'drops'],
] as const)(
  'a delayed payment failure reported by %s is announced by email, and the payment can be repeated [P5.03]',
  async (_reporter, webhooks) => {
    const { shop, double, ann } = await openStripeShop()
    await ann.addToCart(shop.products.oneShots[0])
    const { id, checkout } = await payByDirectDebit(shop, 2050)
    double.knobs.webhooks = webhooks
    double.state.failDelayed(checkout)
    await double.settle()
    for (let runs = 0; runs < 2; runs += 1) await shop.runTasks(6)
    expect(await shop.returnFromPayment(id)).toBe('failed')
    expect([await ann.getBalance(), await readPending(shop)]).toEqual([0, '0.0000'])
    expect(listMails(shop)).toEqual(['payment-pending', 'payment-failed'])
    const cart = await ann.get('/api/v1/customer/cart')
    expect(cart.body.data.items).toHaveLength(1)
    double.knobs.webhooks = 'sends'
    const again = await shop.startPayment(2050)
    double.state.pay(again.checkout)
    await double.settle()
    expect(await ann.getBalance()).toBe(2050)
  },
)

test('events about a failed payment can arrive in any order, and the reconciliation undoes nothing [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  double.knobs.webhooks = 'holds'
  const { id, checkout } = await payByDirectDebit(shop, 700)
  double.state.failDelayed(checkout)
  await double.flush('reversed')
  await shop.runTasks(25 * 60)
  const rows = await shop.db.selectFrom('payment_sessions').select(['id', 'status']).execute()
  expect(rows).toEqual([{ id, status: 'failed' }])
  expect(listMails(shop)).toEqual(['payment-failed'])
  expect(await shop.db.selectFrom('journal_entries').selectAll().execute()).toEqual([])
})

test('a pending payment is polled less and less often [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  await payByDirectDebit(shop, 700)
  double.calls.splice(0)
  for (let runs = 0; runs < 16; runs += 1) await shop.runTasks(5)
  expect(double.calls.filter((call) => call.includes('/sessions/cs_')).length).toBeLessThan(6)
})

test('a direct debit returned weeks later is a dispute, which holds the unspent amount [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { checkout } = await payByDirectDebit(shop, 2000)
  double.state.succeedDelayed(checkout)
  await double.settle()
  await ann.buy(shop.products.oneShots[0])
  const dispute = double.state.dispute(String(checkout.payment_intent), 2000)
  double.state.closeDispute(dispute, 'lost')
  await double.settle()
  expect(await ann.getBalance()).toBe(0)
})

test.each([
  ['card', 'FR', 'FR'],
  ['link', 'FR', 'FR'],
  ['paypal', 'FR', 'FR'],
  ['sepa_debit', 'FR', 'FR'],
  ['ideal', 'NL', 'NL'],
  ['bancontact', 'BE', 'BE'],
  ['klarna', 'FR', 'FR'],
  ['eps', 'AT', null],
] as const)(
  'a payment by %s uses the country stated by the bank or wallet as evidence: %s results in %s [P5.07]',
  async (method, cardCountry, expected) => {
    const { shop, double, ann } = await openStripeShop()
    const { checkout } = await shop.startPayment(2000)
    double.state.pay(checkout, { method, cardCountry, billingCountry: cardCountry })
    await double.settle()
    double.calls.splice(0)
    for (let runs = 0; runs < 2; runs += 1) await shop.runTasks(6)
    expect(double.calls).toEqual([])
    await ann.buy(shop.products.oneShots[0])
    const { vat_evidence: json } = await shop.db
      .selectFrom('orders')
      .select('vat_evidence')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(json ?? '')).toMatchObject({ card: expected, billing: cardCountry, method })
  },
)

test('the payment page names the shop and the cart items, and Stripe offers the payment methods enabled by the owner [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const body = { amount: 20, email: ann.email, currency: 'EUR', return_to: 'profile' }
  await ann.post('/api/v1/payment/create-payment-session', body)
  for (const product of shop.products.oneShots.slice(0, 2)) await ann.addToCart(product)
  await ann.openPaymentSession(2000)
  const [topUp, order] = double.state.openings as [Json, Json]
  const note = 'They’ll be added to your balance. 1 Tune is worth €1 and never expires.'
  expect(topUp.line_items[0].price_data.product_data).toEqual({
    name: 'Overtone: 20 Tunes',
    description: note,
  })
  const product = order.line_items[0].price_data.product_data
  expect(product.name).toBe('Overtone: The shot-0-0, The shot-0-1')
  expect(product.description).toBe(`20 Tunes. ${note}`)
  expect(order.payment_intent_data.description).toBe(product.name)
  expect(order).not.toHaveProperty('allowed_payment_method_types')
})

test("long names are truncated to Stripe's limit, and the number of further items remains [P5.03]", () => {
  const contents = { names: Array.from({ length: 5 }, () => 'Tiefe Glocken '.repeat(8)), more: 3 }
  const { name } = describeProduct({ amount: 500, locale: 'de', contents }, demoShop)
  expect(name).toMatch(/^Overtone: Tiefe Glocken .+… \+ 3 weitere Artikel$/)
  expect(name).toHaveLength(250)
})

test("in French, the colon after the shop's name has a no-break space before it [R1.03]", () => {
  const contents = { names: ['Cloche'], more: 0 }
  const { name } = describeProduct({ amount: 500, locale: 'fr', contents }, demoShop)
  expect(name).toBe('Overtone\u00a0: Cloche')
})

test('an interrupted session creation is repeated with the same contents, even if the cart has changed [P5.04]', async () => {
  const { shop, double, ann } = await openStripeShop()
  await ann.addToCart(shop.products.oneShots[0])
  double.knobs.api = 'loses-responses'
  await ann.openPaymentSession(2000)
  const [second = shop.products.oneShots[0]] = shop.products.oneShots.slice(1)
  await ann.addToCart(second)
  double.knobs.api = 'works'
  for (let runs = 0; runs < 2; runs += 1) await shop.runTasks(6)
  const rows = await shop.db.selectFrom('payment_sessions').select('status').execute()
  expect(rows).toEqual([{ status: 'closed' }])
  expect([...double.state.sessions.values()]).toMatchObject([{ status: 'expired' }])
})

test('the owner sets the minimum order and top-up, which gift cards do not change [P5.03]', async () => {
  const payments = { smallestTopUp: 10, smallestOrder: 5 }
  const { shop, ann } = await openStripeShop({ shop: { ...demoShop, payments } })
  const open = async (amount: number) =>
    await ann.post('/api/v1/payment/create-payment-session', {
      amount,
      email: ann.email,
      currency: 'EUR',
      return_to: 'profile',
    })
  expect((await open(9)).body.errors).toHaveProperty('amount')
  expect((await open(10)).status).toBe(200)
  const { status, body } = await ann.buy(shop.products.oneShots[0])
  expect([status, body.reason]).toEqual([422, 'order_too_small'])
  await shop.db.updateTable('products').set({ price_cents: 500 }).execute()
  expect((await ann.saveOrder()).body.reason).toBe('insufficient_balance')
  // The minimum does not apply to an order that a discount makes free.
  await shop.db.insertInto('coupons').values({ code: 'FREE', percent: 100 }).execute()
  await ann.enterCode('FREE')
  expect((await ann.saveOrder()).status).toBe(200)
})

test('a pending payment whose page expires has failed, and its customer is notified [P5.03]', async () => {
  const { shop } = await openStripeShop()
  const { checkout } = await payByDirectDebit(shop, 2050)
  shop.double.state.expire(checkout)
  await shop.double.settle()
  expect(await readPending(shop)).toBe('0.0000')
  expect(listMails(shop)).toEqual(['payment-pending', 'payment-failed'])
})
