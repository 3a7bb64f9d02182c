import type { Dialect, RawBuilder, SqlBool } from 'kysely'
import type { Database } from './schema.ts'
import { sqliteEngine } from './sqlite-engine.ts'

/** What a product is found by, one text a field. */
export interface SearchDocument {
  readonly id: number
  readonly name: string
  readonly artist: string
  readonly pack: string
  readonly genre: string
  readonly instrument: string
  readonly key: string
}

/** What differs from one database to another; everything else says only what all of them know. */
export interface Engine {
  /** The database in the folder. Throws what the engine says when it cannot be opened. */
  openDialect(folder: string): Dialect
  /** The type of a column that numbers its rows, never a number twice. */
  readonly autoIncrementId: RawBuilder<unknown>
  /** What stands behind the columns of a table, and of one that is looked up by its key alone. */
  readonly tableSuffix: RawBuilder<unknown>
  readonly keyedTableSuffix: RawBuilder<unknown>
  /** Whether a column is one of the numbers, however many they are. */
  inList(column: string, numbers: readonly number[]): RawBuilder<SqlBool>
  /** The place of a column's value in the list, from 0. */
  indexInList(column: string, numbers: readonly number[]): RawBuilder<number>
  /** A text as it is ordered: capitals among small letters. */
  caseInsensitive(column: string): RawBuilder<string>
  /** Makes the full-text index; accents are folded and short beginnings of words are found fast. */
  createSearch(database: Database): Promise<void>
  /** Replaces everything the index knows. */
  fillSearch(database: Database, documents: readonly SearchDocument[]): Promise<void>
  /**
   * Ids of the products in which every word occurs, best first: a hit in the name weighs most. Words
   * are letters and digits only, see `searchWords`; each also finds what it is the beginning of.
   */
  searchProducts(database: Database, words: readonly string[]): Promise<number[]>
}

/** The engine this provider runs on. */
export const engine: Engine = sqliteEngine
