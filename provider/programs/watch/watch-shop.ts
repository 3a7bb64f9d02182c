import { statfs } from 'node:fs/promises'
import { readLastBackup } from '../../owner/last-backup.store.ts'
import {
  listWebhooksOfPayments,
  readFirstLivePayment,
} from '../../payments/watched-payments.store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { getOwnerLanguage } from '../../owner/owner-language.ts'
import type { Condition } from '../../owner/alerts/conditions.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A processor sends webhooks within seconds, and repeats them if the shop was down. */
const webhookDelayMs = 15 * minuteMs
/** The number of consecutive payments that must lack their webhook. */
const watchedPayments = 2

const minFreeBytes = 500e6

const defaultBackupAgeDays = 3

/** A regular check for a problem; resolves to the condition, or null. */
export interface ShopWatch {
  readonly kind: Condition['kind']
  check(dependencies: Dependencies): Promise<Condition | null>
}

/** Checks for problems that neither requests nor emails reveal. */
export const shopWatches: readonly ShopWatch[] = [
  { kind: 'webhooks', check: findMissingWebhooks },
  { kind: 'disk', check: findFullDisk },
  { kind: 'backup', check: findOldBackup },
]

/** Finds payments that were only settled because the shop asked the processor. */
async function findMissingWebhooks({
  db,
  clock,
  options,
  processors,
}: Dependencies): Promise<Condition | null> {
  const { name, webhook } = processors.current
  if (webhook === null) return null
  const before = new Date(clock().getTime() - webhookDelayMs)
  const source = { processor: name, types: webhook.paymentTypes }
  const payments = await listWebhooksOfPayments(db, source, before, watchedPayments)
  const isWrong = payments.length === watchedPayments && payments.every((one) => !one.isReported)
  if (!isWrong) return null
  const endpoint = `${options.storefrontUrl}${webhook.path}`
  const { processor } = processors.words
  return { kind: 'webhooks', facts: { count: String(payments.length), endpoint, processor } }
}

async function findFullDisk({ options }: Dependencies): Promise<Condition | null> {
  const { dataDir, readFreeBytes = readFree } = options
  const free = await readFreeBytes(dataDir)
  if (free >= minFreeBytes) return null
  return { kind: 'disk', facts: { free: formatMegabytes(free, options), folder: dataDir } }
}

function formatMegabytes(bytes: number, { shop }: Dependencies['options']): string {
  const unit = { style: 'unit', unit: 'megabyte' } as const
  const format = new Intl.NumberFormat(getOwnerLanguage(shop), unit)
  return format.format(Math.floor(bytes / 1e6))
}

async function readFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function findOldBackup({
  db,
  clock,
  options,
  processors,
}: Dependencies): Promise<Condition | null> {
  const { maxBackupAgeDays = defaultBackupAgeDays } = options
  if (processors.current.mode !== 'live') return null
  const old = await readOldBackup(db, clock(), maxBackupAgeDays)
  if (old === null) return null
  const { last } = old
  return { kind: 'backup', facts: last === null ? {} : { lastBackup: last.toISOString() } }
}

/**
 * Returns the time of the last backup if it is too old; `last` is null if there is none and the
 * first sale is as long ago. Returns null if there is no problem or `maxDays` is 0.
 */
async function readOldBackup(
  db: Database,
  now: Date,
  maxDays: number,
): Promise<{ readonly last: Date | null } | null> {
  if (maxDays === 0) return null
  const last = await readLastBackup(db)
  const since = last ?? (await readFirstLivePayment(db))
  if (since === null || now.getTime() - since.getTime() <= maxDays * dayMs) return null
  return { last }
}
