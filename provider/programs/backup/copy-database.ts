import { join } from 'node:path'
import type { DatabaseLocation } from '../../platform/database/engine.ts'
import { getEngine } from '../../platform/database/get-engine.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { fillSearchIndex } from '../../catalog/search/rebuild-search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { copySqliteDatabase, finishSqliteCopy } from '../../platform/database/sqlite/copy.ts'
import { transact } from '../../platform/database/transact.ts'
import { compareTable, summarizeTable } from '../move/compare-tables.ts'
import { copyTable } from '../move/copy-table.ts'
import type { Databases } from '../move/copy-table.ts'
import { movedTables } from '../move/moved-tables.ts'
import { everyRow, isUpTo } from '../move/table-rows.store.ts'
import type { Manifest } from './manifest.ts'

/** The ledger's append-only tables. */
const ledgerTables: readonly string[] = ['journal_entries', 'ledger_transfers']

/**
 * Copies a consistent snapshot of a running shop's database to `overtone.db` in an empty folder,
 * and verifies it. Returns a summary of the copied tables.
 */
export async function copyDatabase(
  source: { readonly db: Database; readonly location: DatabaseLocation },
  folder: string,
): Promise<Manifest['tables']> {
  const path = join(folder, 'overtone.db')
  if (source.location.databaseUrl) await copySnapshot(source, folder)
  else await copySqliteDatabase(source.db, path)
  finishSqliteCopy(path)
  return await withCopy(folder, async (copy) => {
    if (!source.location.databaseUrl) await compareLedger(source.db, copy)
    return await summarizeTables(copy)
  })
}

/** Returns the number of rows and a checksum for each table of a database. */
export async function summarizeTables(db: Database): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = {}
  for (const table of movedTables) tables[table.name] = await summarizeTable(db, table)
  return tables
}

/**
 * Copies all rows to a new SQLite database in one transaction, which isolates it from later
 * changes.
 */
async function copySnapshot(
  { db, location }: { readonly db: Database; readonly location: DatabaseLocation },
  folder: string,
): Promise<void> {
  const { signal } = new AbortController()
  await withCopy(folder, async (copy) => {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        const target = { db: copy, location: { dataDir: folder } }
        const databases: Databases = { source: { db: snapshot, location }, target, signal }
        for (const table of movedTables) await copyTable(databases, table)
        for (const table of movedTables) {
          if (!(await compareTable(databases, table)).isEqual) throw differs(table.name)
        }
      })
    await transact(copy, fillSearchIndex)
  })
}

/**
 * Requires all ledger entries of the copy to still exist in the shop's database, which may have
 * added others since.
 */
async function compareLedger(source: Database, copy: Database): Promise<void> {
  for (const table of movedTables.filter(({ name }) => ledgerTables.includes(name))) {
    const last = await getEngine(copy).readLastRow(copy, {
      table: table.name,
      key: table.key,
      where: everyRow,
    })
    const before = await summarizeTable(source, table, isUpTo(Number(last?.['id'] ?? 0)))
    const after = await summarizeTable(copy, table)
    if (before.checksum !== after.checksum) throw differs(table.name)
  }
}

async function withCopy<Result>(
  folder: string,
  work: (copy: Database) => Promise<Result>,
): Promise<Result> {
  // The error below concerns the backup's folder, and is explained with it.
  const copy = await openDatabase({ dataDir: folder }).catch((error: unknown) => {
    throw error instanceof Error ? (error.cause ?? error) : error
  })
  try {
    return await work(copy)
  } finally {
    await copy.destroy()
  }
}

function differs(table: string): Error {
  return new Error(`The copy of the table ${table} differs from the original; make another backup.`)
}
