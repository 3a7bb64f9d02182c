import type { Dialect, RawBuilder, SqlBool } from 'kysely'
import type { Database } from './schema.ts'
import { sqliteEngine } from './sqlite-engine.ts'

/** The searchable text of a product, by field. */
export interface SearchDocument {
  readonly id: number
  readonly name: string
  readonly artist: string
  readonly pack: string
  readonly genre: string
  readonly instrument: string
  readonly key: string
}

/**
 * The database-specific code; all other SQL is portable.
 *
 * Transactions must be serializable: the code that moves money reads balances, codes and ownership
 * and then writes, without row locks or constraints on balances. SQLite guarantees this by having a
 * single writer; an engine with concurrent writers has to use isolation level SERIALIZABLE and
 * retry failed commits.
 */
export interface Engine {
  /** Opens the database in the folder. Throws the database driver's error on failure. */
  openDialect(folder: string): Dialect
  /** Column type of a generated primary key whose values are never reused. */
  readonly autoIncrementId: RawBuilder<unknown>
  /** Table options at the end of `create table`. */
  readonly tableSuffix: RawBuilder<unknown>
  /** Table options at the end of `create table` for a table that is only read by primary key. */
  readonly keyedTableSuffix: RawBuilder<unknown>
  /** Returns the SQL condition that the value of a column is in a list of any length. */
  inList(column: string, numbers: readonly number[]): RawBuilder<SqlBool>
  /** Returns the SQL expression for the zero-based index of a column value in a list. */
  indexInList(column: string, numbers: readonly number[]): RawBuilder<number>
  /** Returns the SQL expression that sorts a text column case-insensitively. */
  caseInsensitive(column: string): RawBuilder<string>
  /** Creates the full-text index, which folds accents and indexes short prefixes. */
  createSearchIndex(database: Database): Promise<void>
  /** Replaces the contents of the full-text index. */
  replaceSearchIndex(database: Database, documents: readonly SearchDocument[]): Promise<void>
  /**
   * Returns the ids of the products that contain, for every search word, a word that starts with
   * it, best match first; matches in the name have the highest weight. Search words must consist of
   * letters and digits only, see `toSearchWords`.
   */
  searchProducts(database: Database, words: readonly string[]): Promise<number[]>
}

/** The database engine that the provider uses. */
export const engine: Engine = sqliteEngine
