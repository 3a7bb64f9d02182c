import { expect, test } from 'vitest'
import { checkBooks } from '#provider/ledger/books-check.store.ts'
import { refundAtOnce } from '../../../support/stripe/refund-at-once.ts'
import { createRandom } from '../../../chaos/random.ts'
import type { Random } from '../../../chaos/random.ts'
import type { DoubleSession } from '../../../support/stripe/objects.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

const stepCount = 60

/** Events that can occur at any time; each waits only for the shop's response. */
const steps: Readonly<Record<string, (shop: StripeShop, random: Random) => unknown>> = {
  open: (shop, random) => shop.startPayment(random.integer(500, 3000)).catch(() => null),
  pay: ({ double }, random) => {
    const session = pick(random, list(double).filter(isUnpaid))
    if (session !== undefined) double.state.pay(session)
  },
  expire: ({ double }, random) => {
    const session = pick(
      random,
      list(double).filter(({ status }) => status === 'open'),
    )
    if (session !== undefined) double.state.expire(session)
  },
  return: async (shop, random) => {
    const session = pick(random, list(shop.double))
    if (session !== undefined) await shop.returnFromPayment(session.client_reference_id ?? '')
  },
  buy: (shop, random) => shop.ann.buy(random.pick(shop.products.oneShots)),
  withdraw: async ({ ann }, random) => {
    const topUp = pick(random, (await ann.getWithdrawals()).top_ups as TopUp[])
    if (topUp === undefined) return
    await ann.withdraw({ top_up_id: topUp.id, expected_amount: topUp.unspent })
  },
  refund: async ({ double, dependencies }, random) => {
    const session = pick(random, list(double))
    const amount = random.integer(1, 1000)
    if (session !== undefined) {
      await refundAtOnce(dependencies, session.client_reference_id ?? '', amount)
    }
  },
  refundInDashboard: ({ double }, random) => {
    const intents = [...double.state.intents.values()]
    const intent = pick(
      random,
      intents.filter(({ id }) => !double.state.isDisputed(id)),
    )
    if (intent === undefined) return
    const left = intent.amount - sumRefunds(double, intent.id)
    if (left > 0) double.state.refundInDashboard(intent.id, random.integer(1, left))
  },
  decideRefund: ({ double }, random) => {
    const refund = pick(random, [...double.state.refunds.values()])
    const isOver = refund === undefined || refund.status === 'failed'
    if (!isOver) double.state.decideRefund(refund, random.chance(0.5) ? 'failed' : 'succeeded')
  },
  dispute: ({ double }, random) => {
    const intent = pick(random, listUndisputed(double))
    if (intent === undefined) return
    const left = intent.amount - sumRefunds(double, intent.id)
    if (left > 0) double.state.dispute(intent.id, left)
  },
  inquire: ({ double }, random) => {
    const intent = pick(random, listUndisputed(double))
    const left = intent === undefined ? 0 : intent.amount - sumRefunds(double, intent.id)
    if (intent !== undefined && left > 0) double.state.inquire(intent.id, left)
  },
  escalate: ({ double }, random) => {
    const inquiry = pick(random, listDisputes(double, 'warning_needs_response'))
    if (inquiry === undefined) return
    const { amount } = double.state.getIntent(inquiry.payment_intent)
    const left = Math.min(inquiry.amount, amount - sumRefunds(double, inquiry.payment_intent))
    if (left > 0) double.state.escalate(inquiry, left)
    else double.state.closeInquiry(inquiry)
  },
  closeInquiry: ({ double }, random) => {
    const inquiry = pick(random, listDisputes(double, 'warning_needs_response'))
    if (inquiry !== undefined) double.state.closeInquiry(inquiry)
  },
  closeDispute: ({ double }, random) => {
    const dispute = pick(random, listDisputes(double, 'needs_response'))
    const outcome = random.pick(['won', 'lost', 'prevented'] as const)
    if (dispute !== undefined) double.state.closeDispute(dispute, outcome)
  },
  winAppeal: ({ double }, random) => {
    const dispute = pick(random, listDisputes(double, 'lost'))
    if (dispute !== undefined) double.state.closeDispute(dispute, 'won')
  },
  flush: ({ double }, random) => double.flush(random.pick(['in-order', 'reversed'])),
  changeWebhooks: ({ double }, random) => {
    double.knobs.webhooks = random.pick(['sends', 'holds', 'drops'])
    double.knobs.copies = random.integer(1, 3)
  },
  changeApi: ({ double }, random) => {
    double.knobs.api = random.pick(['works', 'works', 'fails', 'loses-responses'])
  },
  changeRefunds: ({ double }, random) => {
    double.state.refundStatus = random.pick(['pending', 'succeeded'])
  },
  runTasks: (shop) => shop.runTasks(3),
}

interface TopUp {
  readonly id: string
  readonly unspent: string
}

const list = ({ state }: StripeShop['double']): DoubleSession[] => [...state.sessions.values()]

const isUnpaid = ({ payment_status: status }: DoubleSession) => status === 'unpaid'

const listDisputes = ({ state }: StripeShop['double'], status: string) =>
  [...state.disputes.values()].filter((dispute) => dispute.status === status)

function listUndisputed({ state }: StripeShop['double']) {
  const disputed = [...state.disputes.values()].map((one) => one.payment_intent)
  return [...state.intents.values()].filter(({ id }) => !disputed.includes(id))
}

function pick<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : random.pick(items)
}

function sumRefunds({ state }: StripeShop['double'], intent: string): number {
  return [...state.refunds.values()]
    .filter((one) => one.payment_intent === intent && one.status !== 'failed')
    .reduce((sum, one) => sum + one.amount, 0)
}

/** Ends the faults: all calls succeed, and lost events are found within a few days. */
async function endFaults(shop: StripeShop): Promise<void> {
  const { double } = shop
  Object.assign(double.knobs, { api: 'works', webhooks: 'sends', copies: 1 })
  await double.flush()
  // Stripe repeats its failed responses for a day.
  double.idempotency.forget()
  for (const refund of double.state.refunds.values()) {
    if (refund.status === 'pending') double.state.decideRefund(refund, 'succeeded')
  }
  await double.settle()
  for (let runs = 0; runs < 4; runs += 1) await shop.runTasks(24 * 60)
}

test.each([11, 25, 26, 28])(
  'after any sequence of faults, each payment is credited once, and the books match Stripe (%i) [P5.03]',
  async (seed) => {
    const { shop, double } = await openStripeShop()
    const random = createRandom(seed)
    const names = Object.keys(steps)
    for (let count = 0; count < stepCount; count += 1) {
      await steps[random.pick(names)]?.(shop, random)
    }
    await endFaults(shop)
    const paid = list(double).filter(({ payment_status: status }) => status === 'paid')
    const rows = await shop.db
      .selectFrom('payment_sessions')
      .select(['id', 'status'])
      .where('status', '=', 'paid')
      .execute()
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      paid.map((session) => session.client_reference_id ?? '').toSorted(),
    )
    const refunds = await shop.db.selectFrom('refunds').select('state').execute()
    expect(refunds.filter(({ state }) => state === 'requested')).toEqual([])
    const books = await checkBooks(shop.db)
    expect(books).toMatchObject({
      paid: paid.reduce((sum, session) => sum + (session.amount_total ?? 0), 0),
      refunded: [...double.state.intents.keys()].reduce(
        (sum, intent) => sum + sumRefunds(double, intent),
        0,
      ),
      difference: 0,
    })
    expect(await shop.getAccount('disputes')).toBe(await sumOpenDisputes(shop))
    expect(books).toMatchObject({ heldDifference: 0 })
  },
)

/** Returns the amount held for disputes open at Stripe, minus the amount taken by the banks. */
async function sumOpenDisputes(shop: StripeShop): Promise<number> {
  const { double } = shop

  const rows = await shop.db.selectFrom('disputes').select(['id', 'held']).execute()
  const held = new Map(rows.map((row) => [row.id, row.held]))
  const inquiries = listDisputes(double, 'warning_needs_response')
  const disputes = listDisputes(double, 'needs_response')
  return [
    ...inquiries.map(({ id }) => held.get(id) ?? 0),
    ...disputes.map(({ id, amount }) => (held.get(id) ?? 0) - amount),
  ].reduce((sum, cents) => sum + cents, 0)
}
