import { expect, onTestFinished } from 'vitest'
import type { Dependencies } from '#provider/dependencies.ts'
import { openShopFiles } from '#provider/library/open-shop-files.ts'
import { openProcessors } from '#provider/payments/open-processors.ts'
import type { ConfiguredService } from '#provider/payments/payment-service.ts'
import { configureStripe } from '#provider/payments/stripe/stripe.ts'
import type { StripeSettings } from '#provider/payments/stripe/stripe-settings.ts'
import type { Customer } from '../shops/customer.ts'
import { openShop } from '../shops/open-shop.ts'
import type { ShopOptions } from '../shops/open-shop.ts'
import { fixedOptions } from '../shops/shop.ts'
import type { Shop } from '../shops/shop.ts'
import { createTestTimer, ownTaskCount } from '../test-timer.ts'
import { openStripeDouble, secretKey, webhookSecret } from './stripe-double.ts'
import type { StripeDouble } from './stripe-double.ts'

/** The provider's own tasks, the reconciliation and the alerts. */
const taskCount = ownTaskCount + 2

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>['shop']

/** The settings that connect the shop to the double; null for the demo page. */
type StripeChanges = Omit<StripeSettings, 'apiBase'> | null

/** Opens a shop that uses a Stripe double for card payments; its ledger is checked at the end. */
export async function openStripeShop(
  changes: ShopOptions = {},
  stripe: StripeChanges = { secretKey, isLive: false, webhookSecrets: [webhookSecret] },
) {
  let current: Shop | null = null
  const double = await openStripeDouble(async (request) =>
    current === null ? new Response(null, { status: 503 }) : await current.fetch(request),
  )
  const timer = createTestTimer()
  const paymentService =
    stripe && configureStripe({ maxRetries: 0, ...stripe, apiBase: double.url })
  const shop = await openShop({ paymentService, timer, isAudited: true, ...changes })
  onTestFinished(() => double.close())
  current = shop
  double.clock.now = () => shop.now
  const ann = await shop.signUp()
  const dependencies = await openDependencies(shop, paymentService)
  const steps = {
    ...createPayments(shop, double, ann),
    ...createRefunds(shop, ann),
    /** Runs the scheduled tasks once after advancing the clock. */
    runTasks: async (minutes: number): Promise<void> => {
      shop.wait(minutes * 60)
      await timer.advanceToNextWaits(5 * 60_000)
    },
    /** Lets the shop look for pending refunds until each has been retried. */
    retryRefunds: async (): Promise<void> => {
      for (let runs = 0; runs < 3; runs += 1) await steps.runTasks(1)
    },
  }
  const opened = Object.assign(shop, { double, timer, ann, dependencies }, steps)
  const result = { shop: opened, double, ann, dependencies, entries: shop.entries }
  // The tasks have looked for work and reconciled the payments.
  if (stripe === null) return result
  const isCompared = () => shop.entries.some(({ event }) => event === 'books-checked')
  await expect.poll(isCompared).toBe(true)
  await expect.poll(timer.countWaits).toBe(taskCount)
  double.calls.splice(0)
  return result
}

/** The dependencies of the owner's commands, as in a separate program. */
async function openDependencies(
  shop: Shop,
  paymentService: ConfiguredService | null,
): Promise<Dependencies> {
  const options = {
    ...fixedOptions,
    dataDir: shop.folder,
    trustForwarded: false,
    limits: {},
    paymentService,
  }
  const files = openShopFiles(options)
  const base = { db: shop.db, clock: () => shop.now, log: () => {}, options, files }
  return { ...base, mailSender: null, processors: await openProcessors(base) }
}

function createPayments(shop: Shop, double: StripeDouble, ann: Customer) {
  /** Opens a payment of a customer; returns the shop's id and the double's session. */
  async function startPayment(cents: number, customer = ann) {
    const id = await customer.openPaymentSession(cents)
    const sessions = [...double.state.sessions.values()]
    const checkout = sessions.find((one) => one.client_reference_id === id)
    if (checkout === undefined) throw new Error(`the double has no session for ${id}`)
    return { id, checkout }
  }
  return {
    startPayment,
    /** Opens a payment, pays it and waits for the webhook. */
    pay: async (cents: number) => {
      const payment = await startPayment(cents)
      double.state.pay(payment.checkout)
      await double.settle()
      return { ...payment, intent: String(payment.checkout.payment_intent) }
    },
    /** Returns the status of a session as displayed to its customer after the payment. */
    returnFromPayment: async (id: string): Promise<string> =>
      (await ann.get(`/api/v1/payment/sessions/${id}`)).body.data.status,
    /** The sum of an account in cents. */
    getAccount: async (account: string): Promise<number> => {
      const { total } = await shop.db
        .selectFrom('ledger_postings')
        .where('account', '=', account)
        .select(({ fn }) => fn.sum<number>('amount').as('total'))
        .executeTakeFirstOrThrow()
      return Number(total ?? 0)
    },
  }
}

function createRefunds(shop: Shop, ann: Customer) {
  return {
    /** Withdraws from an unspent top-up. */
    withdrawFrom: (id: string, cents: number) =>
      ann.withdraw({ top_up_id: id, expected_amount: (cents / 100).toFixed(4) }),
    /** Returns the stored refunds, oldest first. */
    listRefunds: () => shop.db.selectFrom('refunds').selectAll().orderBy('id').execute(),
    /** Returns the alerts to the owner about payments. */
    findAlerts: () => shop.mails.filter(({ kind }) => kind === 'payment-alert'),
    /** Returns the emails to customers about failed refunds. */
    findNotices: () => shop.mails.filter(({ kind }) => kind === 'refund-failed'),
  }
}
