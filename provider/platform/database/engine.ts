import type { Dialect, KyselyPlugin, RawBuilder, SqlBool, TableMetadata } from 'kysely'
import type { Database } from './database.ts'

/** The tables whose rows are locked, with the column that identifies a row. */
export const lockableTables = {
  coupons: 'code',
  customers: 'id',
  gift_cards: 'code',
  payment_sessions: 'id',
} as const

export type LockableTable = keyof typeof lockableTables

/** What is locked besides rows; the numbers are the keys of PostgreSQL's advisory locks. */
export const lockKeys = { migrations: 1, catalogue: 2, pictures: 3, 'open-shops': 4 } as const

export type LockName = keyof typeof lockKeys

/**
 * A longer list, such as that of `in`, is a single parameter: SQLite allows 32,766 of them for a
 * statement, PostgreSQL 65,535.
 */
export const maxListParameters = 1000

interface InsertTrigger {
  readonly name: string
  readonly table: string
  readonly statements: readonly RawBuilder<unknown>[]
}

/** A row of any table; whole and other numbers are numbers, everything else is text or null. */
export type Row = Readonly<Record<string, string | number | null>>

/** Which rows of a table to read. */
export interface RowQuery {
  readonly table: string
  /** The columns of the primary key; the rows are sorted by them, texts by their UTF-8 bytes. */
  readonly key: readonly string[]
  /** Only rows that meet this condition. */
  readonly where: RawBuilder<SqlBool>
  /** Only rows whose key is greater than that of this row; null for all. */
  readonly after: Row | null
}

/** The location of the data of a shop. */
export interface DatabaseLocation {
  /** Absolute path of the folder for files and, without a URL, for `overtone.db`. */
  readonly dataDir: string
  /** `postgres://` URL of a database; null or undefined for SQLite. */
  readonly databaseUrl?: string | null | undefined
  /** The greatest number of connections to the database of the URL; 10 by default. */
  readonly databaseConnections?: number
  /** How long the server may take for a statement, in milliseconds; 30 s by default. */
  readonly responseLimitMs?: number | undefined
}

/**
 * The code that differs between SQLite and PostgreSQL, except the `CatalogueIndex`; all other SQL is
 * portable.
 */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  /** Opens the database. Throws the database driver's error on failure. */
  openDialect(location: DatabaseLocation): Dialect
  /** Opens an existing database for queries only, like `openDialect`. */
  openReadOnlyDialect(location: DatabaseLocation): Dialect
  /** Plugins that make the queries of this schema valid for the engine. */
  readonly plugins: KyselyPlugin[]
  /** Names the database in messages for the operator, without its password. */
  describe(location: DatabaseLocation): string
  /** Throws a `StorageError` if the version of the server or the encoding is not supported. */
  requireSupportedServer(database: Database): Promise<void>
  /**
   * Lists the tables and views where the data of the shop is or would be, without those of extensions
   * of the database.
   */
  listTables(database: Database): Promise<TableMetadata[]>
  /** Lists the names of the columns of one of these tables; none if it does not exist. */
  listColumns(database: Database, table: string): Promise<string[]>
  /** Returns whether a transaction failed because of another one and can run again. */
  isConflict(error: unknown): boolean
  /**
   * Waits until no other transaction holds the row, and holds it until the end of this one. Writers
   * lock what they read before they write, because transactions run at READ COMMITTED.
   */
  lockRow(database: Database, table: LockableTable, id: number | string): Promise<void>
  /** Like `lockRow`, for something that is not a row. */
  lock(database: Database, name: LockName): Promise<void>
  /**
   * Lets the later statements of a transaction fail instead of waiting long for a lock: the requests
   * of other processes wait behind them.
   */
  limitLockTime(transaction: Database): Promise<void>
  /** Returns whether a statement failed because it waited too long for a lock. */
  isLockTimeout(error: unknown): boolean
  /** Column type of whole numbers up to `Number.MAX_SAFE_INTEGER`. */
  readonly integer: RawBuilder<unknown>
  /** Column type of floating-point numbers. */
  readonly real: RawBuilder<unknown>
  /** Column type of texts that are sorted by their UTF-8 bytes. */
  readonly sortedText: RawBuilder<unknown>
  /** Column type of a generated primary key whose values are never reused. */
  readonly autoIncrementId: RawBuilder<unknown>
  /** Table options at the end of `create table`. */
  readonly tableSuffix: RawBuilder<unknown>
  /** Table options at the end of `create table` for a table that is only read by primary key. */
  readonly keyedTableSuffix: RawBuilder<unknown>
  /**
   * Creates a trigger that runs statements for each row inserted into a table. They refer to the
   * columns of the row as `new.column`.
   */
  createInsertTrigger(database: Database, trigger: InsertTrigger): Promise<void>
  /** Creates triggers that refuse to update or delete the rows of a table. */
  refuseChanges(database: Database, table: string): Promise<void>
  /** The current time of the machine that all processes with this database share. */
  readTime(database: Database): Promise<Date>
  /**
   * Reads any number of rows in key order, `batchRows` at a time; waits for `use` before it reads
   * the next ones.
   */
  readRows(
    database: Database,
    query: RowQuery,
    batchRows: number,
    use: (rows: readonly Row[]) => Promise<void>,
  ): Promise<void>
  /** Returns the last of the rows in key order; null if there is none. */
  readLastRow(database: Database, query: Omit<RowQuery, 'after'>): Promise<Row | null>
  /** Runs `work` in the given transaction while the triggers of a table are off. */
  withoutTriggers(transaction: Database, table: string, work: () => Promise<void>): Promise<void>
  /** Returns the greatest id that a table with generated ids ever had; 0 for none. */
  readLastId(database: Database, table: string): Promise<number>
  /** Makes the next generated id of a table follow `id`. */
  writeLastId(transaction: Database, table: string, id: number): Promise<void>
}
