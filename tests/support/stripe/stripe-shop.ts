import { expect, onTestFinished } from 'vitest'
import type { Dependencies } from '#provider/dependencies.ts'
import { openShopFiles } from '#provider/library/open-shop-files.ts'
import { openProcessors } from '#provider/payments/open-processors.ts'
import type { LogEntry, ProviderOptions } from '#provider/options.ts'
import { findLedgerViolations } from '../database/ledger-invariants.ts'
import demoShop from '../../../shop.config.ts'
import { openPaymentSession, openShop, secret, signUpCustomer } from '../shops/shop.ts'
import type { Shop, ShopCustomer } from '../shops/shop.ts'
import { createTestTimer, ownTasks } from '../test-timer.ts'
import { openStripeDouble, secretKey, webhookSecret } from './stripe-double.ts'
import type { DoubleSession } from './objects.ts'

/** The provider's own, the reconciliation and the alerts. */
const taskCount = ownTasks + 2

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>

/** How the shop uses the double; null for the demo page. */
type StripeChanges = Omit<NonNullable<ProviderOptions['stripe']>, 'apiBase'> | null

/** Opens a shop whose cards are paid at a double of Stripe. At the end, its books are checked. */
export async function openStripeShop(
  changes: Partial<ProviderOptions> = {},
  stripe: StripeChanges = { secretKey, isLive: false, webhookSecrets: [webhookSecret] },
) {
  let current: Shop | null = null
  const double = await openStripeDouble(async (request) =>
    current === null ? new Response(null, { status: 503 }) : await current.provider.fetch(request),
  )
  const entries: LogEntry[] = []
  const timer = createTestTimer()
  const settings = stripe === null ? null : { maxRetries: 0, ...stripe, apiBase: double.url }
  const shop = await openShop(undefined, {
    stripe: settings,
    log: (entry) => void entries.push(entry),
    timer,
    ...changes,
  })
  current = shop
  double.clock.now = () => shop.now
  const ann = await signUpCustomer(shop)
  const dependencies = await openDependencies(shop, settings)
  onTestFinished(async () => {
    await double.close()
    const violations = await findLedgerViolations(shop.db)
    await shop.close()
    if (violations.length > 0) throw new Error(`ledger violations: ${violations.join('; ')}`)
  })
  const opened = { shop, double, entries, timer, ann, dependencies }
  // The tasks have looked for work, and have compared the payments.
  if (stripe === null) return opened
  const isCompared = () => entries.some(({ event }) => event === 'books-checked')
  await expect.poll(isCompared).toBe(true)
  await expect.poll(timer.countWaits).toBe(taskCount)
  double.calls.splice(0)
  return opened
}

/** What the commands of the owner work with, in a program of their own. */
async function openDependencies(
  shop: Shop,
  stripe: ProviderOptions['stripe'],
): Promise<Dependencies> {
  const options = {
    dataDir: shop.folder,
    catalogueDir: null,
    providerUrl: 'http://provider.test',
    paymentPageUrl: 'http://shop.test/pay',
    storefrontUrl: 'http://shop.test',
    shop: demoShop,
    secret,
    trustForwarded: false,
    stripe: stripe ?? null,
  }
  const files = openShopFiles(options)
  const base = { db: shop.db, clock: () => shop.now, log: () => {}, options, files }
  return { ...base, mailSender: null, processors: await openProcessors(base) }
}

/** Opens a payment of a customer; returns the shop's id and the session of the double. */
export async function startPayment(
  { shop, double, ann }: StripeShop,
  cents: number,
  customer: ShopCustomer = ann,
): Promise<{ id: string; checkout: DoubleSession }> {
  const id = await openPaymentSession(shop, customer, cents)
  const checkout = [...double.state.sessions.values()].find((one) => one.client_reference_id === id)
  if (checkout === undefined) throw new Error(`the double has no session for ${id}`)
  return { id, checkout }
}

/** Opens a payment, pays it and waits for the webhook. */
export async function pay(stripeShop: StripeShop, cents: number) {
  const payment = await startPayment(stripeShop, cents)
  stripeShop.double.state.pay(payment.checkout)
  await stripeShop.double.settle()
  return { ...payment, intent: String(payment.checkout.payment_intent) }
}

/** Returns the status of a session as its customer sees it on the page after the payment. */
export async function returnFromPayment({ shop, ann }: StripeShop, id: string): Promise<string> {
  const path = `/api/v1/payment/sessions/${id}`
  return (await shop.request('GET', path, undefined, ann.token)).body.data.status
}

/** Lets the scheduled tasks look for work once, after the clock has moved on. */
export async function runTasks({ shop, timer }: StripeShop, minutes: number): Promise<void> {
  shop.now = new Date(shop.now.getTime() + minutes * 60_000)
  await timer.advanceToNextWaits(5 * 60_000)
}

/** The sum of an account in cents. */
export async function getAccount({ shop }: StripeShop, account: string): Promise<number> {
  const { total } = await shop.db
    .selectFrom('ledger_postings')
    .where('account', '=', account)
    .select(({ fn }) => fn.sum<number>('amount').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}
