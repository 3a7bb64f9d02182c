import type { DatabaseLocation } from './db/engine.ts'
import { openDatabase } from './db/open-database.ts'
import type { Database } from './db/schema.ts'
import { withoutTimeLimit } from './db/time-limit.ts'
import { keepShopRegistered } from './shop-registration.ts'

/**
 * Opens the database of a shop for a command, which nothing may move meanwhile, and closes it after
 * the work. Rejects with the error of the database or of the work.
 */
export async function withRegisteredDatabase<Result>(
  location: DatabaseLocation,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(location)
  try {
    const registration = await keepShopRegistered(db)
    try {
      return await withoutTimeLimit(() => work(db))
    } finally {
      await registration.close()
    }
  } finally {
    await db.destroy()
  }
}
