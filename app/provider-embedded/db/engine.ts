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
 * What differs between databases; all other SQL is portable.
 *
 * Transactions must be serializable: the code that moves money reads balances, codes and ownership
 * and then writes, without row locks or constraints on balances. SQLite guarantees this by having a
 * single writer; an engine with concurrent writers has to use isolation level SERIALIZABLE and
 * retry failed commits.
 */
export interface Engine {
  /** Opens the database in the folder. Throws the engine's own error if that fails. */
  openDialect(folder: string): Dialect
  /** Column type of a generated primary key whose values are never reused. */
  readonly autoIncrementId: RawBuilder<unknown>
  /** Follows the columns in `create table`. */
  readonly tableSuffix: RawBuilder<unknown>
  /** Follows the columns in `create table` for a table that is read by its primary key only. */
  readonly keyedTableSuffix: RawBuilder<unknown>
  /** Whether a column's value is in a list of any length. */
  inList(column: string, numbers: readonly number[]): RawBuilder<SqlBool>
  /** The index of a column's value in a list, from 0. */
  indexInList(column: string, numbers: readonly number[]): RawBuilder<number>
  /** A text column with case-insensitive order. */
  caseInsensitive(column: string): RawBuilder<string>
  /** Creates the full-text index, which folds accents and indexes short prefixes. */
  createSearch(database: Database): Promise<void>
  /** Replaces the contents of the full-text index. */
  fillSearch(database: Database, documents: readonly SearchDocument[]): Promise<void>
  /**
   * Ids of the products that contain every word or a word with that prefix, best first; matches in the
   * name weigh most. Words consist of letters and digits only, see `toSearchWords`.
   */
  searchProducts(database: Database, words: readonly string[]): Promise<number[]>
}

/** The engine of this provider. */
export const engine: Engine = sqliteEngine
