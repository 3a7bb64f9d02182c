import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { SqliteAdapter, SqliteDialect, SqliteQueryCompiler } from 'kysely'
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  PrimitiveValueListNode,
  QueryCompiler,
  QueryResult,
  SqliteDatabase,
  SqliteStatement,
} from 'kysely'
import { maxListParameters } from '../engine.ts'
import type { SqliteConnections } from './file.ts'

const MAX_CACHED_STATEMENTS = 500
const LOCK_TIMEOUT_MS = 15_000

/** A Kysely dialect for `node:sqlite` with one writing and one reading connection. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #databases: Databases

  constructor({ writer, reader, requireInPlace }: SqliteConnections) {
    super({ database: adaptDatabase(writer) })
    this.#databases = {
      writer: adaptDatabase(writer),
      reader: adaptDatabase(reader),
      isTransactionOpen: () => writer.isTransaction,
      requireInPlace,
    }
  }

  override createDriver(): Driver {
    return new ReadWriteDriver(this.#databases)
  }

  override createAdapter(): SqliteAdapter {
    return new ConcurrentAdapter()
  }

  override createQueryCompiler(): QueryCompiler {
    return new LongListCompiler()
  }
}

class LongListCompiler extends SqliteQueryCompiler {
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    if (node.values.length <= maxListParameters) return super.visitPrimitiveValueList(node)
    this.append('(select value from json_each(')
    this.appendValue(JSON.stringify(node.values))
    this.append('))')
  }
}

/**
 * Disables Kysely's queue, so that reads do not wait for writes; `ReadWriteDriver` queues the
 * writes.
 */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

interface Databases {
  readonly writer: SqliteDatabase
  readonly reader: SqliteDatabase
  readonly isTransactionOpen: () => boolean
  /** Throws if the database file is no longer at its path; called before every write and commit. */
  readonly requireInPlace: () => void
}

/**
 * Serializes transactions and single writes, and waits for other processes. Reads outside
 * transactions run concurrently and return the last committed state.
 */
class ReadWriteDriver implements Driver {
  readonly #databases: Databases
  readonly #writeLock = new Mutex()

  constructor(databases: Databases) {
    this.#databases = databases
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#databases, this.#writeLock)
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: Connection): Promise<void> {
    this.#databases.requireInPlace()
    connection.run('commit')
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    // After some errors, such as a full disk, SQLite has already rolled back.
    if (this.#databases.isTransactionOpen()) connection.run('rollback')
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    // Close the writer last: the last connection removes the write-ahead log, which a read-only
    // connection cannot do.
    this.#databases.reader.close()
    this.#databases.writer.close()
  }
}

class Connection implements DatabaseConnection {
  readonly #databases: Databases
  readonly #writeLock: Mutex
  #releaseLock: (() => void) | null = null

  constructor(databases: Databases, writeLock: Mutex) {
    this.#databases = databases
    this.#writeLock = writeLock
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#releaseLock !== null) return runQuery(this.#databases.writer, query)
    if (isReadQuery(query)) return runQuery(this.#databases.reader, query)
    const releaseLock = await this.#writeLock.acquire()
    try {
      this.#databases.requireInPlace()
      return await retryOnBusy(() => runQuery<Row>(this.#databases.writer, query))
    } finally {
      releaseLock()
    }
  }

  // oxlint-disable-next-line eslint/require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('streaming is not supported')
  }

  /**
   * Acquires the write lock immediately, because a read lock cannot be upgraded after another
   * process has written.
   */
  async begin(): Promise<void> {
    this.#releaseLock = await this.#writeLock.acquire()
    this.#databases.requireInPlace()
    await retryOnBusy(() => this.run('begin immediate'))
  }

  run(statement: 'begin immediate' | 'commit' | 'rollback'): void {
    this.#databases.writer.prepare(statement).run([])
  }

  release(): void {
    this.#releaseLock?.()
    this.#releaseLock = null
  }
}

/** A mutex that serves callers in the order of their requests. */
class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Acquires the lock and returns the function that releases it. */
  async acquire(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}

/** Retries without blocking this process while another one holds the lock. */
async function retryOnBusy<Result>(work: () => Result): Promise<Result> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusyError(error) || performance.now() > deadline) throw error
      await wait(5)
    }
  }
}

function isReadQuery({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || /^\s*(?:select|explain)\b/i.test(sql)
}

function runQuery<Row>(database: SqliteDatabase, query: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(query.sql)
  if (statement.reader) return { rows: statement.all(query.parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(query.parameters)
  return {
    insertId: BigInt(lastInsertRowid),
    numAffectedRows: BigInt(changes),
    rows: [],
  }
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const cached = cache.get(sql)
      if (cached !== undefined) return cached
      const statement = adaptStatement(database.prepare(sql))
      if (cache.size >= MAX_CACHED_STATEMENTS) cache.clear()
      cache.set(sql, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const isReader = statement.columns().length > 0
  // The full-text index inserts rows whose ids exceed the range of a number.
  if (!isReader) statement.setReadBigInts(true)
  return {
    reader: isReader,
    all: (parameters) => statement.all(...toInputValues(parameters)).map((row) => ({ ...row })),
    run: (parameters) => statement.run(...toInputValues(parameters)),
    iterate: (parameters) => statement.iterate(...toInputValues(parameters)),
  }
}

function toInputValues(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value
    if (typeof value === 'bigint' || value instanceof Uint8Array) return value
    throw new TypeError('a query parameter must be a string, a number, a bigint, bytes or null')
  })
}

function isBusyError(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}
