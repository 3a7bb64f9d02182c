import { createAlertSender } from './owner/alerts/alert-sender.ts'
import { createStorageAlarm } from './owner/alerts/storage-alarm.ts'
import { createMailWatch } from './programs/watch/watch-mail.ts'
import { readCatalogueVersion } from './catalog/catalogue-version.store.ts'
import { importCatalogue } from './programs/demo/import-catalogue.ts'
import { createSimilarSounds } from './catalog/similar/similar-sounds.ts'
import { describeDatabase, openDatabase } from './platform/database/open-database.ts'
import { updateSearchIndex } from './catalog/search/rebuild-search-index.ts'
import type { Database } from './platform/database/database.ts'
import { withoutTimeLimit } from './platform/database/time-limit.ts'
import { withdrawDemoCatalogue } from './programs/demo/withdraw-demo-catalogue.ts'
import type { Dependencies } from './dependencies.ts'
import { protectCatalogueFiles } from './catalog/open-catalogue-files.ts'
import { choosePublicFiles } from './library/choose-public-files.ts'
import { openShopFiles } from './library/open-shop-files.ts'
import { createZips } from './library/zips.ts'
import { pruneFiles, removeRemains } from './library/prune-files.ts'
import type { Context } from './context.ts'
import { createApp } from './create-app.ts'
import { noTelemetry } from './contract/telemetry.ts'
import { measureStoreRequests } from './platform/telemetry/measure-store-requests.ts'
import { watchStatements } from './platform/telemetry/watch-statements.ts'
import { createLimiter } from './platform/http/limiter.ts'
import { getOwnerAddress } from './owner/seller.ts'
import { openMailSender } from './platform/mail/open-mail-sender.ts'
import type { ProviderOptions } from './options.ts'
import { openProcessors } from './payments/open-processors.ts'
import { watchProcessors } from './payments/watch-processor.ts'
import { keepShopRegistered } from './platform/database/shop-registration.ts'
import type { ShopRegistration } from './platform/database/shop-registration.ts'
import { explainStorageFailure } from './platform/database/storage-failure.ts'
import { createReadinessCheck } from './check-readiness.ts'
import type { Readiness } from './check-readiness.ts'
import type { ReadGauges } from './platform/telemetry/metrics.ts'
import {
  readImportGauges,
  readQueueGauges,
  toQueueGauges,
  toReadyGauges,
} from './programs/watch/read-gauges.ts'
import type { ScheduledTask } from './platform/tasks/scheduler.ts'
import { startTasks } from './start-tasks.ts'
import { systemTimer } from './platform/tasks/timer.ts'

export type { LogEntry } from './platform/log-entry.ts'
export type { Email, ProviderOptions } from './options.ts'

/**
 * The shop's back end. `fetch` never rejects; after `close`, it responds with 503. `schedule` adds
 * a task that runs in one of the shop's processes at a time. `close` waits for running tasks, such
 * as pending refunds, and for open requests, then closes the database.
 */
export interface Provider {
  fetch(request: Request): Promise<Response>
  schedule(task: ScheduledTask): void
  /**
   * Reads the version of the catalogue, which any process sharing the database may change; null
   * without a catalogue. Rejects with the database's error.
   */
  readCatalogueVersion(): Promise<string | null>
  /** Returns whether this process can serve requests, by check. */
  checkReadiness(): Promise<Readiness>
  /** Read the values of the back end for a scrape; one that fails or hangs stops no other. */
  readonly gauges: readonly ReadGauges[]
  /** Stops sending emails; those that requests still enqueue remain in the outbox. */
  stopTasks(): void
  close(): Promise<void>
}

/**
 * Opens the provider with its data folder and imports or withdraws the demo catalogue as
 * configured. If the folder, the database or the catalogue is unusable, rejects with a one-sentence
 * message that contains the path.
 */
export async function openProvider(options: ProviderOptions): Promise<Provider> {
  const log = options.log ?? (() => {})
  const { telemetry = noTelemetry } = options
  const measured = options.objectStore && measureStoreRequests(options.objectStore, telemetry)
  const publicFiles = await choosePublicFiles({ ...options, objectStore: measured ?? null }, log)
  const { objectStore } = publicFiles
  const { db, registration } = await openUnmovedDatabase(options)
  const base = {
    db,
    options,
    files: openShopFiles({ ...options, objectStore }),
    clock: options.clock ?? (() => new Date()),
    log,
  }
  const timer = options.timer ?? systemTimer
  const { requireCurrent } = registration
  const { mailServer, alertWebhook } = options
  const mailSender = mailServer
    ? openMailSender(mailServer, getOwnerAddress(options), {
        ...base,
        timer,
        telemetry: options.telemetry,
        requireCurrent,
        watch: createMailWatch(() => dependencies),
      })
    : null
  const alertSender = alertWebhook ? createAlertSender(base, alertWebhook) : null
  const opened = { ...base, mailSender, alertSender, processors: await openProcessors(base) }
  const processors = watchProcessors(opened)
  const dependencies: Dependencies = { ...opened, processors }
  const context: Context = {
    ...dependencies,
    limiter: createLimiter(dependencies),
    similarSounds: createSimilarSounds(db),
    zips: createZips(base),
    storageAlarm: createStorageAlarm(base),
    registration,
  }
  if (objectStore === null) {
    protectCatalogueFiles(options.catalogueDir ?? options.dataDir, base.log)
  }
  await updateCatalogue(context, registration)
  if (options.removesDrafts !== false) await removeRemains(context)
  const tasks = startTasks(context, { timer, mailTask: mailSender?.task ?? null, alertSender })
  const stopWatch = publicFiles.watch(timer)
  const app = await createApp(context)
  const checkReadiness = createReadinessCheck(context)
  const pending = new Set<Promise<Response>>()
  let isClosed = false
  return {
    fetch: async (request) => {
      if (isClosed) return new Response(null, { status: 503 })
      const response = Promise.resolve(app.fetch(request))
      pending.add(response)
      return await response.finally(() => pending.delete(response))
    },
    schedule: tasks.schedule,
    checkReadiness,
    gauges: [
      async () => toReadyGauges(await checkReadiness()),
      async () => await readQueueGauges(context),
      async () => await readImportGauges(context),
      async () => toQueueGauges('tasks', tasks.getQueue()),
    ],
    readCatalogueVersion: () => readCatalogueVersion(db),
    stopTasks: () => mailSender?.stop(),
    close: async () => {
      stopWatch()
      await mailSender?.close()
      await alertSender?.close()
      await tasks.close()
      isClosed = true
      // A request continues after its client disconnects.
      await Promise.allSettled(pending)
      await registration.close()
      await db.destroy()
    },
  }
}

async function openUnmovedDatabase(
  options: ProviderOptions,
): Promise<{ db: Database; registration: ShopRegistration }> {
  const onStatement = watchStatements({
    telemetry: options.telemetry ?? noTelemetry,
    log: options.log ?? (() => {}),
    slowStatementMs: options.slowStatementMs ?? 0,
  })
  const db = await openDatabase({ ...options, onStatement })
  try {
    return { db, registration: await keepShopRegistered(db) }
  } catch (error) {
    await db.destroy()
    const reason = explainStorageFailure(error)
    if (reason === null) throw error
    const name = describeDatabase(options)
    throw new Error(`The database ${name} cannot be used: ${reason}.`, { cause: error })
  }
}

async function updateCatalogue(context: Context, registration: ShopRegistration): Promise<void> {
  const { db, options, clock, log } = context
  const { catalogueDir } = options
  try {
    await withoutTimeLimit(() => updateSearchIndex(db))
    if (options.hasDemoCatalogue === false) {
      const isWithdrawn = await withoutTimeLimit(() => withdrawDemoCatalogue(db, clock()))
      if (isWithdrawn) log({ level: 'info', event: 'demo-catalogue-withdrawn' })
      return
    }
    if (catalogueDir === null) return
    const { outcome, orphanedFiles } = await withoutTimeLimit(() =>
      importCatalogue(db, catalogueDir, clock()),
    )
    log({ level: 'info', event: `catalogue-${outcome}` })
    if (outcome === 'imported') await pruneFiles(context, orphanedFiles)
  } catch (error) {
    await registration.close()
    await db.destroy()
    throw error
  }
}
