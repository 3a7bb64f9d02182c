import { Hono } from 'hono'
import { importCatalogue } from './db/import-catalogue.ts'
import { openDatabase } from './db/open-database.ts'
import { deleteExpiredResetTokens } from './db/reset-tokens.ts'
import { parseLocale } from './domain/locales.ts'
import { pruneFiles, removeZipDrafts } from './files/prune-files.ts'
import { mountAccounts } from './http/accounts.ts'
import { mountCart } from './http/cart.ts'
import { mountCatalogue } from './http/catalogue.ts'
import { mountCheckout } from './http/checkout.ts'
import { getClientAddress } from './http/client-address.ts'
import { mountContact } from './http/contact.ts'
import type { Context, ProviderApp, ProviderEnv } from './http/context.ts'
import { mountCoupon } from './http/coupon.ts'
import { mountDownloads } from './http/downloads.ts'
import { handleErrors, handleNotFound } from './http/error-handler.ts'
import { limitRequestBody } from './http/limit-request-body.ts'
import { createLimiter } from './http/limiter.ts'
import { mountOrders } from './http/orders.ts'
import { mountOutboxPage } from './http/outbox-page.ts'
import { mountPayments } from './http/payments.ts'
import { mountProfile } from './http/profile.ts'
import { mountPublicFiles } from './http/public-files.ts'
import { mountWithdrawals } from './http/withdrawals.ts'
import type { ProviderOptions } from './options.ts'
import { retryPendingRefunds } from './payment/refunds.ts'

export type { LogEntry, Email, ProviderOptions } from './options.ts'

/**
 * The shop's back end. `fetch` never rejects; `close` waits for pending refunds and closes the
 * database.
 */
export interface Provider {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

/**
 * Opens the provider with its data folder and imports the catalogue if its version is new. If the
 * folder, the database or the catalogue cannot be used, rejects with a one-sentence message that
 * contains the path.
 */
export async function openProvider(options: ProviderOptions): Promise<Provider> {
  const db = await openDatabase(options.dataDir)
  const context: Context = {
    db,
    options,
    clock: options.clock ?? (() => new Date()),
    log: options.log ?? (() => {}),
    limiter: createLimiter(options.limits, options.limitFactor),
  }
  await updateCatalogue(context)
  await removeZipDrafts(context)
  await db
    .transaction()
    .execute((transaction) => deleteExpiredResetTokens(transaction, context.clock()))
  const refunds = retryPendingRefunds(context)
  const app = createApp(context)
  return {
    fetch: async (request) => await app.fetch(request),
    close: async () => {
      await refunds
      await db.destroy()
    },
  }
}

async function updateCatalogue(context: Context): Promise<void> {
  const { db, options, clock, log } = context
  if (options.catalogueDir === null) return
  try {
    const { outcome, orphanedFiles } = await importCatalogue(db, options.catalogueDir, clock())
    log({ level: 'info', event: `catalogue-${outcome}` })
    if (outcome === 'imported') await pruneFiles(context, orphanedFiles)
  } catch (error) {
    await db.destroy()
    throw error
  }
}

function createApp(context: Context): ProviderApp {
  const app: ProviderApp = new Hono<ProviderEnv>({ strict: false })
  app.onError(handleErrors(context))
  app.notFound(handleNotFound)
  app.use(async (c, next) => {
    c.set('locale', parseLocale(c.req.header('x-locale')))
    c.set('address', getClientAddress(c.req.raw, context.options))
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.use(limitRequestBody())
  mountAccounts(app, context)
  mountProfile(app, context)
  mountCatalogue(app, context)
  mountPublicFiles(app, context)
  mountContact(app, context)
  mountOutboxPage(app, context)
  mountCart(app, context)
  mountCoupon(app, context)
  mountCheckout(app, context)
  mountOrders(app, context)
  mountDownloads(app, context)
  mountPayments(app, context)
  mountWithdrawals(app, context)
  return app
}
