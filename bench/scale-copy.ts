import { mkdirSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import { getEngine } from '#provider/platform/database/get-engine.ts'
import { rebuildSearchIndex } from '#provider/catalog/search/rebuild-search-index.ts'
import type { Database } from '#provider/platform/database/database.ts'
import { transact } from '#provider/platform/database/transact.ts'

/** The catalogue's tables in dependency order, with their keys. */
const tables = {
  genres: ['id'],
  artists: ['id'],
  products: ['id'],
  product_instruments: ['product_id', 'instrument'],
  product_tags: ['product_id', 'tag'],
  sounds: ['id'],
} as const

const batchRows = 500

/** Copies the catalogue of a PostgreSQL database to a new SQLite database in a folder. */
export async function copyCatalogue(databaseUrl: string, dataDir: string): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const source = await openDatabase({ dataDir, databaseUrl })
  const target = await openDatabase({ dataDir })
  try {
    for (const [table, key] of Object.entries(tables)) await copyTable(source, target, table, key)
    await transact(target, rebuildSearchIndex)
    await sql`analyze`.execute(target)
  } finally {
    await source.destroy()
    await target.destroy()
  }
}

async function copyTable(
  source: Database,
  target: Database,
  table: string,
  key: readonly string[],
): Promise<void> {
  const query = { table, key, where: sql<boolean>`1 = 1`, after: null }
  await getEngine(source).readRows(source, query, batchRows, async (rows) => {
    const columns = Object.keys(rows[0] ?? {})
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(target)
  })
}
