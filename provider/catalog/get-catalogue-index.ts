import type { Database } from '../platform/database/database.ts'
import { getEngine } from '../platform/database/get-engine.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { postgresIndex } from './postgres-index.ts'
import { sqliteIndex } from './sqlite-index.ts'

/** Returns the catalogue index of an open database. */
export function getCatalogueIndex(database: Database): CatalogueIndex {
  return getEngine(database).name === 'postgres' ? postgresIndex : sqliteIndex
}
