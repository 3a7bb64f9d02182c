import { Hono } from 'hono'
import { importCatalogue } from './db/import-catalogue.ts'
import { openDatabase } from './db/open-database.ts'
import { mountAccounts } from './http/accounts.ts'
import { handleErrors, handleNotFound } from './http/error-handler.ts'
import { mountCatalogue } from './http/catalogue.ts'
import { mountContact } from './http/contact.ts'
import type { Context, ProviderApp, ProviderEnv } from './http/context.ts'
import { mountFiles } from './http/public-files.ts'
import { limitBodySize } from './http/limit-body.ts'
import { createLimiter } from './http/limiter.ts'
import { mountOutbox } from './http/outbox-page.ts'
import { mountProfile } from './http/profile.ts'
import { retryPendingRefunds } from './payment/refunds.ts'
import { mountSales } from './http/sales.ts'
import { getClientAddress } from './http/client-address.ts'
import { parseLocale } from './http/wire-format.ts'
import type { ProviderOptions } from './options.ts'
import { pruneFiles } from './files/prune-files.ts'

export type { LogEntry, Mail, ProviderOptions } from './options.ts'

/** A shop's back end. `fetch` never rejects; `close` lets go of the database file. */
export interface Provider {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

/**
 * Opens the provider over its folder, importing the catalogue when its version is new. Rejects with
 * one sentence naming the path when the folder, the database or the catalogue cannot be used.
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
  await fillCatalogue(context)
  const settling = retryPendingRefunds(context)
  const app = createApp(context)
  return {
    fetch: async (request) => await app.fetch(request),
    close: async () => {
      await settling
      await db.destroy()
    },
  }
}

async function fillCatalogue(context: Context): Promise<void> {
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
  app.use(limitBodySize())
  mountAccounts(app, context)
  mountProfile(app, context)
  mountCatalogue(app, context)
  mountFiles(app, context)
  mountContact(app, context)
  mountOutbox(app, context)
  mountSales(app, context)
  return app
}
