import type { Dialect, KyselyPlugin, RawBuilder, SqlBool, TableMetadata } from 'kysely'
import type { Database } from './database.ts'

/** The tables with lockable rows, and the column that identifies a row. */
export const lockableTables = {
  coupons: 'code',
  customers: 'id',
  gift_cards: 'code',
  payment_sessions: 'id',
} as const

export type LockableTable = keyof typeof lockableTables

/** Named locks, with the keys of PostgreSQL's advisory locks. */
export const lockKeys = {
  migrations: 1,
  catalogue: 2,
  pictures: 3,
  'open-shops': 4,
  imports: 5,
} as const

export type LockName = keyof typeof lockKeys

/**
 * The maximum number of parameters for a list such as that of `in`; a longer list is passed as a
 * single parameter. SQLite allows 32,766 parameters per statement, PostgreSQL 65,535.
 */
export const maxListParameters = 1000

interface InsertTrigger {
  readonly name: string
  readonly table: string
  readonly statements: readonly RawBuilder<unknown>[]
}

/** A row of any table; numbers are numbers, everything else is text or null. */
export type Row = Readonly<Record<string, string | number | null>>

/** A query for the rows of a table. */
export interface RowQuery {
  readonly table: string
  /** The columns of the primary key, by which rows are sorted, texts by their UTF-8 bytes. */
  readonly key: readonly string[]
  /** Restricts the query to rows that meet this condition. */
  readonly where: RawBuilder<SqlBool>
  /** Restricts the query to rows with a greater key than this row; null for all. */
  readonly after: Row | null
}

/** A statement that has ended; its text has placeholders instead of values. */
export interface EndedStatement {
  readonly sql: string
  readonly milliseconds: number
  /** Returns its plan without running it again; null if it has none. */
  readonly explain: () => Promise<string | null>
}

/** The location of a shop's data. */
export interface DatabaseLocation {
  /** Absolute path of the folder for files and, without a URL, for `overtone.db`. */
  readonly dataDir: string
  /** `postgres://` URL of a database; null or undefined for SQLite. */
  readonly databaseUrl?: string | null | undefined
  /** The maximum number of connections to the database URL; 10 by default. */
  readonly databaseConnections?: number
  /** How long to wait for the server's response to a statement, in milliseconds; 30 s by default. */
  readonly responseLimitMs?: number | undefined
  /** Receives each statement that has ended. */
  readonly onStatement?: ((statement: EndedStatement) => void) | undefined
}

/**
 * The code that differs between SQLite and PostgreSQL, except the `CatalogueIndex`; all other SQL
 * is portable.
 */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  /** What precedes a statement to return its plan instead of running it. */
  readonly explainPrefix: string
  /** Opens the database. Throws the driver's error on failure. */
  openDialect(location: DatabaseLocation): Dialect
  /** Opens an existing database, like `openDialect`, but only for queries. */
  openReadOnlyDialect(location: DatabaseLocation): Dialect
  /** Plugins that make queries of this schema valid for the engine. */
  readonly plugins: KyselyPlugin[]
  /** Returns the database's name for messages to the operator, without its password. */
  describe(location: DatabaseLocation): string
  /** Throws a `StorageError` if the server's version or encoding is not supported. */
  requireSupportedServer(database: Database): Promise<void>
  /** Rejects with the database's error unless it answers; on SQLite, also if its file was removed or replaced. */
  ping(database: Database): Promise<void>
  /**
   * Lists the tables and views in the schema of the shop's data, except those of database
   * extensions.
   */
  listTables(database: Database): Promise<TableMetadata[]>
  /** Lists the columns of a table or view of the shop's data; empty if it does not exist. */
  listColumns(database: Database, table: string): Promise<string[]>
  /** Returns whether a transaction failed because of a concurrent one and can be retried. */
  isConflict(error: unknown): boolean
  /**
   * Locks a row until the end of the transaction, waiting for others that hold it. Transactions run
   * at READ COMMITTED, so they must lock what they read before writing.
   */
  lockRow(database: Database, table: LockableTable, id: number | string): Promise<void>
  /** Like `lockRow`, for a named lock. */
  lock(database: Database, name: LockName): Promise<void>
  /**
   * Makes later statements of a transaction fail instead of waiting long for a lock, because
   * requests of other processes queue behind them.
   */
  limitLockTime(transaction: Database): Promise<void>
  /** Returns whether a statement failed because it waited too long for a lock. */
  isLockTimeout(error: unknown): boolean
  /** The column type for integers up to `Number.MAX_SAFE_INTEGER`. */
  readonly integer: RawBuilder<unknown>
  /** The column type for floating-point numbers. */
  readonly real: RawBuilder<unknown>
  /** The column type for texts that sort by their UTF-8 bytes. */
  readonly sortedText: RawBuilder<unknown>
  /** The column type for a generated primary key whose values are never reused. */
  readonly autoIncrementId: RawBuilder<unknown>
  /** Table options at the end of `create table`. */
  readonly tableSuffix: RawBuilder<unknown>
  /** Table options at the end of `create table` for a table that is only read by primary key. */
  readonly keyedTableSuffix: RawBuilder<unknown>
  /**
   * Creates a trigger that runs statements for each inserted row, whose columns they refer to as
   * `new.column`.
   */
  createInsertTrigger(database: Database, trigger: InsertTrigger): Promise<void>
  /** Creates triggers that reject updates and deletions of a table's rows. */
  refuseChanges(database: Database, table: string): Promise<void>
  /** Returns the current time of the machine that all processes using this database share. */
  readTime(database: Database): Promise<Date>
  /**
   * Reads any number of rows in key order, in batches of `batchRows`; waits for `use` between
   * batches.
   */
  readRows(
    database: Database,
    query: RowQuery,
    batchRows: number,
    use: (rows: readonly Row[]) => Promise<void>,
  ): Promise<void>
  /** Returns the last row in key order, or null. */
  readLastRow(database: Database, query: Omit<RowQuery, 'after'>): Promise<Row | null>
  /** Runs `work` in the transaction with the triggers of a table disabled. */
  withoutTriggers(transaction: Database, table: string, work: () => Promise<void>): Promise<void>
  /** Returns the highest id that a table with generated ids has ever had; 0 if none. */
  readLastId(database: Database, table: string): Promise<number>
  /** Sets the last generated id of a table, so that the next one follows `id`. */
  writeLastId(transaction: Database, table: string, id: number): Promise<void>
}
