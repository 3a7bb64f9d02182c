import type { DatabaseLocation } from './engine.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './database.ts'
import { withoutTimeLimit } from './time-limit.ts'
import { keepShopRegistered } from './shop-registration.ts'

/**
 * Opens a shop's database for a command and closes it after the work; prevents moves meanwhile.
 * Rejects with the error of the database or of the work.
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
