import { importCatalogue } from './db/import-catalogue.ts'
import { describeDatabase, openDatabase } from './db/open-database.ts'
import { deleteExpiredResetTokens } from './db/reset-tokens.ts'
import type { Database } from './db/schema.ts'
import { transact } from './db/transact.ts'
import { pruneFiles, removeDrafts } from './files/prune-files.ts'
import type { Context } from './http/context.ts'
import { createApp } from './http/create-app.ts'
import { createLimiter } from './http/limiter.ts'
import { openShop } from './open-shop.ts'
import type { OpenShop } from './open-shop.ts'
import type { ProviderOptions } from './options.ts'
import { retryPendingRefunds } from './payment/refunds.ts'
import { explainStorageFailure } from './storage-failure.ts'

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
  const { db, shop } = await openUnmovedDatabase(options)
  const context: Context = {
    db,
    requireNotMoved: shop.requireNotMoved,
    options,
    clock: options.clock ?? (() => new Date()),
    log: options.log ?? (() => {}),
    limiter: createLimiter(options.limits, options.limitFactor),
  }
  await updateCatalogue(context, shop)
  await removeDrafts(context)
  await transact(db, (transaction) => deleteExpiredResetTokens(transaction, context.clock()))
  const refunds = retryPendingRefunds(context)
  const app = createApp(context)
  return {
    fetch: async (request) => await app.fetch(request),
    close: async () => {
      await refunds
      await shop.close()
      await db.destroy()
    },
  }
}

async function openUnmovedDatabase(
  options: ProviderOptions,
): Promise<{ db: Database; shop: OpenShop }> {
  const db = await openDatabase(options)
  try {
    return { db, shop: await openShop(db) }
  } catch (error) {
    await db.destroy()
    const reason = explainStorageFailure(error)
    if (reason === null) throw error
    const name = describeDatabase(options)
    throw new Error(`The database ${name} cannot be used: ${reason}.`, { cause: error })
  }
}

async function updateCatalogue(context: Context, shop: OpenShop): Promise<void> {
  const { db, options, clock, log } = context
  if (options.catalogueDir === null) return
  try {
    const { outcome, orphanedFiles } = await importCatalogue(db, options.catalogueDir, clock())
    log({ level: 'info', event: `catalogue-${outcome}` })
    if (outcome === 'imported') await pruneFiles(context, orphanedFiles)
  } catch (error) {
    await shop.close()
    await db.destroy()
    throw error
  }
}
