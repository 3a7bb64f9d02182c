import { sql } from 'kysely'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import { getEngine } from '#provider/platform/database/get-engine.ts'
import { openForMove } from '#provider/platform/database/open-database.ts'
import { openShopMs } from '#provider/platform/database/open-shops.store.ts'
import type { Database } from '#provider/platform/database/database.ts'

/** Tables whose rows are derived or expire. */
const ignoredTables =
  /^(migrations|product_search.*|open_shops|unfinished_moves|passkey_challenges|alert_posts|rate_limits|task_leases)$/

/** Opens a database for `work`, even the target of an unfinished move. */
export async function useDatabase<Result>(
  location: DatabaseLocation,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openForMove(location, 'target')
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Returns the rows of all tables as JSON in a fixed order, by table. */
export async function readStoredRows(
  location: DatabaseLocation,
): Promise<Record<string, readonly string[]>> {
  return await useDatabase(location, async (db) => {
    const stored: Record<string, readonly string[]> = {}
    for (const { name, isView } of await getEngine(db).listTables(db)) {
      if (isView || ignoredTables.test(name)) continue
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
      stored[name] = rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted()
    }
    return stored
  })
}

/** Expires the registrations of all processes, as happens some time after the last renewal. */
export async function expireRegistrations(db: Database): Promise<void> {
  await db
    .updateTable('open_shops')
    .set({ expires_at: new Date(0).toISOString() })
    .execute()
}

/** Renews the registrations of all processes, as if they were still running. */
export async function renewRegistrations(db: Database): Promise<void> {
  const now = await getEngine(db).readTime(db)
  const expiry = new Date(now.getTime() + openShopMs).toISOString()
  await db.updateTable('open_shops').set({ expires_at: expiry }).execute()
}
