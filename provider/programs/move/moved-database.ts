import type { DatabaseLocation } from '../../platform/database/engine.ts'
import { describeDatabase, openForMove } from '../../platform/database/open-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { explainStorageFailure } from '../../platform/database/storage-failure.ts'

/** The source or the target of a move. */
export interface MovedDatabase {
  readonly db: Database
  readonly location: DatabaseLocation
}

/** Opens a database, runs work and closes it. */
export async function withDatabase<Result>(
  location: DatabaseLocation,
  role: 'source' | 'target',
  work: (database: MovedDatabase) => Promise<Result>,
): Promise<Result> {
  const db = await openForMove(location, role)
  try {
    return await work({ db, location })
  } finally {
    await db.destroy()
  }
}

/** Runs work on a database; adds its name to errors of the database. */
export async function use<Result>(
  { db, location }: MovedDatabase,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(db)
  } catch (error) {
    const reason = explainStorageFailure(error)
    if (reason === null) throw error
    throw new Error(
      `The database ${describeDatabase(location)} cannot be used: ${reason}. The same command continues the move.`,
      { cause: error },
    )
  }
}
