import { resolve } from 'node:path'
import { encodeLine } from '../../platform/terminal/encode-text.ts'
import type { ShopPlace } from '#shop/time-zone.ts'
import { createBackup } from './create-backup.ts'
import type { Manifest, ShopPlaces } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { checkFiles } from '../files/files.cli.ts'
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
 * Runs `backup` or `restore`, and prints the contents of the backup. Returns false if a bucket
 * does not have the files of a restored database, or they could not be compared.
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
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0)
  const files = { count: Object.keys(manifest.files).length, bytes }
  if (output.isJson) {
    const rows = Object.entries(tables).map(([table, summary]) => [table, summary.rows])
    const counts = { files: files.count, bytes, rows: Object.fromEntries(rows) as object }
    const about = { event: name, folder: place, createdAt, bucket: manifest.bucket, deletedAgain }
    output.print(JSON.stringify({ ...about, ...counts, proposed }))
  } else {
    printBackup(name, { place, manifest, files, deletedAgain, proposed }, output)
  }
  return name === 'backup' || (await compareFiles(shop, output))
}

interface PrintedBackup {
  readonly place: string
  readonly manifest: Manifest
  readonly files: { readonly count: number; readonly bytes: number }
  readonly deletedAgain: number
  readonly proposed: readonly ProposedNumber[]
}

function printBackup(
  name: BackupCommand['name'],
  { place, manifest, files, deletedAgain, proposed }: PrintedBackup,
  output: Output,
): void {
  output.print(formatTable(getRows(manifest, files)))
  output.print(
    name === 'backup'
      ? `The backup in ${place} is complete; it was read again and compared with the shop.`
      : `The backup of ${manifest.createdAt} is restored; it was read again and compared with ${place}.`,
  )
  if (manifest.bucket !== null) {
    output.print(
      `The files of products and customers are not in it: they are in the bucket ${manifest.bucket}.`,
    )
  }
  if (deletedAgain > 0) {
    const what = deletedAgain === 1 ? 'account was' : 'accounts were'
    output.print(`${deletedAgain} ${what} deleted again, as a later backup says.`)
  }
  if (proposed.length > 0) {
    output.print(
      'If the shop has sold anything since this backup, continue its invoice and credit note numbers before you start it, for example:',
    )
    for (const { series, next } of proposed) {
      const option = series === 'credit-notes' ? ' --credit-notes' : ''
      output.print(`  npm run shop -- invoices continue ${next}${option}`)
    }
  }
}

/**
 * Reads the files of a bucket, which no backup contains, compares them with the database and prints
 * the differences; returns whether there are none. The command is complete before, because this can
 * take hours; `check --content` repeats it.
 */
async function compareFiles(shop: ShopPlaces, output: Output): Promise<boolean> {
  if (!shop.objectStore) return true
  const repeat = 'npm run shop -- check --content'
  if (!output.isJson)
    output.print(
      `The files in the bucket are now being compared with the database; to repeat that: ${repeat}`,
    )
  const { problems, unasked } = await checkFiles(async () => shop, { readsContent: true })
  for (const problem of problems) {
    const line = JSON.stringify({ event: 'problem', ...problem })
    output.print(output.isJson ? line : `Files in the bucket: ${problem.problem}`)
  }
  for (const what of unasked) {
    const line = JSON.stringify({ event: 'not-asked', what })
    output.print(output.isJson ? line : `Not compared: ${what}. Run ${repeat} later.`)
  }
  return problems.length === 0 && unasked.length === 0
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
    const line = `The backup is complete, but its time could not be recorded: ${reason}`
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
