import { resolve } from 'node:path'
import { encodeLine } from '../../platform/terminal/encode-text.ts'
import type { ShopPlace } from '#shop/time-zone.ts'
import { createBackup } from './create-backup.ts'
import type { Manifest, ShopPlaces } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import type { Findings } from '../check/check.cli.ts'
import { describeFaults } from '../files/files.cli.ts'
import { findFileFaults } from '../files/find-file-faults.ts'
import { withoutTimeLimit } from '../../platform/database/time-limit.ts'
import { storeLastBackup } from '../../owner/last-backup.store.ts'
import { openForReading } from '../../platform/database/open-database.ts'
import { formatTable } from '../../platform/terminal/format-table.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { withRegisteredDatabase } from '../../platform/database/with-registered-database.ts'
import type { BackupCommand } from './parse-backup.ts'
import { proposeNumbers } from '../../orders/invoices/propose-numbers.ts'
import type { ProposedNumber } from '../../orders/invoices/propose-numbers.ts'

/** The tables most relevant to an owner. */
const shownTables = {
  customers: 'customers',
  orders: 'orders',
  ledger_transfers: 'ledger entries',
  payment_sessions: 'payments',
  products: 'products',
  outbox: 'emails',
} as const

/**
 * Runs `backup` or `restore`, and prints the contents of the backup. Returns false if a bucket does
 * not have the files of a restored database.
 */
export async function runBackup(
  { name, folder }: BackupCommand,
  shop: ShopPlaces & { readonly workingFolder: string; readonly config: ShopPlace },
  output: Output,
): Promise<boolean> {
  const place = resolve(shop.workingFolder, folder)
  const { manifest, deletedAgain } =
    name === 'backup'
      ? { manifest: await createBackup(shop, place), deletedAgain: 0 }
      : await restoreBackup(shop, place)
  const { createdAt, tables } = manifest
  if (name === 'backup') await recordBackup(shop, createdAt)
  const proposed = name === 'restore' ? await readProposals(shop, createdAt) : []
  const faults = name === 'restore' ? await findRestoredFaults(shop) : []
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0)
  const files = { count: Object.keys(manifest.files).length, bytes }
  if (output.isJson) {
    const rows = Object.entries(tables).map(([table, summary]) => [table, summary.rows])
    const counts = { files: files.count, bytes, rows: Object.fromEntries(rows) as object }
    const about = { event: name, folder: place, createdAt, bucket: manifest.bucket, deletedAgain }
    output.print(JSON.stringify({ ...about, ...counts, proposed }))
    return faults.length === 0
  }
  output.print(formatTable(getRows(manifest, files)))
  output.print(
    name === 'backup'
      ? `The backup in ${place} is complete; it was read again and compared with the shop.`
      : `The backup of ${createdAt} is restored; it was read again and compared with ${place}.`,
  )
  if (manifest.bucket !== null) {
    output.print(
      `The files of products and customers are not in it: they are in the bucket ${manifest.bucket}.`,
    )
  }
  for (const { problem } of faults) output.print(`Files in the bucket: ${problem}`)
  if (deletedAgain > 0) {
    const what = deletedAgain === 1 ? 'account was' : 'accounts were'
    output.print(`${deletedAgain} ${what} deleted again, as a later backup says.`)
  }
  if (proposed.length > 0) {
    output.print(
      'If the shop has sold anything since, let its numbers go on before you start it, for example:',
    )
    for (const { series, next } of proposed) {
      const option = series === 'credit-notes' ? ' --credit-notes' : ''
      output.print(`  npm run shop -- invoices continue ${next}${option}`)
    }
  }
  return faults.length === 0
}

/** Reads the files of a bucket, which no backup contains, and compares them with the database. */
async function findRestoredFaults({
  location,
  catalogueDir,
  objectStore,
}: ShopPlaces): Promise<Findings['problems']> {
  const db = objectStore ? await openForReading(location) : null
  if (db === null) return []
  try {
    const place = { dataDir: location.dataDir, catalogueDir, objectStore }
    const faults = await withoutTimeLimit(() => findFileFaults(db, place, { readsContent: true }))
    return describeFaults(faults).problems
  } finally {
    await db.destroy()
  }
}

async function readProposals(
  { location, config }: ShopPlaces & { readonly config: ShopPlace },
  createdAt: string,
): Promise<readonly ProposedNumber[]> {
  const times = { backupAt: new Date(createdAt), now: new Date() }
  const db = await openForReading(location)
  if (db === null) return []
  try {
    return await proposeNumbers(db, times, config)
  } finally {
    await db.destroy()
  }
}

/** Records the time of the backup, so that the shop can alert its owner to old backups. */
async function recordBackup({ location }: ShopPlaces, createdAt: string): Promise<void> {
  try {
    await withRegisteredDatabase(location, (db) => storeLastBackup(db, new Date(createdAt)))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const line = `The backup is complete, but the shop cannot note its time: ${reason}`
    process.stderr.write(`${encodeLine(line)}\n`)
  }
}

function getRows(
  { tables }: Manifest,
  files: { readonly count: number; readonly bytes: number },
): string[][] {
  return [
    ['what', 'number'],
    ...Object.entries(shownTables).map(([table, label]) => [
      label,
      String(tables[table]?.rows ?? 0),
    ]),
    ['files', `${files.count} (${(files.bytes / 1e6).toFixed(1)} MB)`],
  ]
}
