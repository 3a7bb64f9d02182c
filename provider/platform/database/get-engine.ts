import { PostgresAdapter } from 'kysely'
import type { DatabaseLocation, Engine } from './engine.ts'
import { postgresEngine } from './postgres/engine.ts'
import type { Database } from './database.ts'
import { sqliteEngine } from './sqlite/engine.ts'

/** Returns the engine of an open database. */
export function getEngine(database: Database): Engine {
  const { adapter } = database.getExecutor()
  return adapter instanceof PostgresAdapter ? postgresEngine : sqliteEngine
}

/** Returns the engine for a location. */
export function selectEngine({ databaseUrl }: DatabaseLocation): Engine {
  return databaseUrl ? postgresEngine : sqliteEngine
}
