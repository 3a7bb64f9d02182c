import { findImportedVersion, importCatalogue } from './db/import-catalogue.ts'
import { openDatabase } from './db/open-database.ts'
import { deleteExpiredResetTokens } from './db/reset-tokens.ts'
import { pruneFiles, removeDrafts } from './files/prune-files.ts'
import type { Context } from './http/context.ts'
import { createApp } from './http/create-app.ts'
import { createLimiter } from './http/limiter.ts'
import type { ProviderOptions } from './options.ts'
import { retryPendingRefunds } from './payment/refunds.ts'

export type { LogEntry, Email, ProviderOptions } from './options.ts'

/**
 * The shop's back end. `fetch` never rejects; `close` waits for pending refunds and closes the
 * database.
 */
export interface Provider {
  fetch(request: Request): Promise<Response>
  /**
   * Reads the version of the catalogue, which any process with the same database may have imported;
   * null if there is none. Rejects with the database's error.
   */
  readCatalogueVersion(): Promise<string | null>
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
  if (options.removesDrafts !== false) await removeDrafts(context)
  await db
    .transaction()
    .execute((transaction) => deleteExpiredResetTokens(transaction, context.clock()))
  const refunds = retryPendingRefunds(context)
  const app = createApp(context)
  return {
    fetch: async (request) => await app.fetch(request),
    readCatalogueVersion: () => findImportedVersion(db),
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
