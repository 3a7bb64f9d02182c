import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { SqliteAdapter, SqliteDialect } from 'kysely'
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  SqliteDatabase,
  SqliteStatement,
} from 'kysely'

const STATEMENTS_KEPT = 500
const LOCK_PATIENCE_MS = 15_000
const OPENING_PATIENCE_MS = 5000

/** Kysely's SQLite over Node's own: one connection that writes, and one that only ever reads. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #files: Files

  constructor(path: string) {
    const writer = openWriter(path)
    super({ database: adapt(writer) })
    this.#files = { writer: adapt(writer), reader: adapt(openReader(path, writer)) }
  }

  override createDriver(): Driver {
    return new TwoConnections(this.#files)
  }

  override createAdapter(): SqliteAdapter {
    return new ManyAtOnce()
  }
}

/** Readers are not to queue behind a writer, so the driver below does the queueing, of writers. */
class ManyAtOnce extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

interface Files {
  readonly writer: SqliteDatabase
  readonly reader: SqliteDatabase
}

/**
 * Transactions and lone writes take turns at the writer and wait for other processes; reads outside
 * of them go on meanwhile and see what was committed before.
 */
class TwoConnections implements Driver {
  readonly #files: Files
  readonly #turns = new Turns()

  constructor(files: Files) {
    this.#files = files
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#files, this.#turns)
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: Connection): Promise<void> {
    connection.run('commit')
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    connection.run('rollback')
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    // The writer last: who closes the file last tidies it up, which a reader cannot.
    this.#files.reader.close()
    this.#files.writer.close()
  }
}

class Connection implements DatabaseConnection {
  readonly #files: Files
  readonly #turns: Turns
  #endTurn: (() => void) | null = null

  constructor(files: Files, turns: Turns) {
    this.#files = files
    this.#turns = turns
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn !== null) return execute(this.#files.writer, query)
    if (isRead(query)) return execute(this.#files.reader, query)
    const endTurn = await this.#turns.next()
    try {
      return await patiently(() => execute<Row>(this.#files.writer, query))
    } finally {
      endTurn()
    }
  }

  // oxlint-disable-next-line eslint/require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nothing is streamed out of this database')
  }

  /** Takes the write lock now: who reads first and then writes fails when another wrote in between. */
  async begin(): Promise<void> {
    this.#endTurn = await this.#turns.next()
    await patiently(() => this.run('begin immediate'))
  }

  run(statement: 'begin immediate' | 'commit' | 'rollback'): void {
    this.#files.writer.prepare(statement).run([])
  }

  release(): void {
    this.#endTurn?.()
    this.#endTurn = null
  }
}

/** One after the other, in the order they came. */
class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when it is one's turn, to what ends it. */
  async next(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}

/** Repeats what another process's lock refuses, and lets this process work meanwhile. */
async function patiently<Result>(work: () => Result): Promise<Result> {
  const patienceEnds = performance.now() + LOCK_PATIENCE_MS
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > patienceEnds) throw error
      await wait(5)
    }
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql)
}

function execute<Row>(file: SqliteDatabase, query: CompiledQuery): QueryResult<Row> {
  const statement = file.prepare(query.sql)
  if (statement.reader) return { rows: statement.all(query.parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(query.parameters)
  return {
    insertId: BigInt(lastInsertRowid),
    numAffectedRows: BigInt(changes),
    rows: [],
  }
}

function openWriter(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: OPENING_PATIENCE_MS })
  try {
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    database.exec('pragma temp_store = memory')
    const check = database.prepare('pragma quick_check(1)').get()
    if (check?.['quick_check'] !== 'ok') throw new Error('the database is damaged')
    // From here on waiting is done by repeating, as SQLite's own waiting stops this process.
    database.exec('pragma busy_timeout = 0')
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

function openReader(path: string, writer: DatabaseSync): DatabaseSync {
  try {
    return new DatabaseSync(path, { readOnly: true, timeout: OPENING_PATIENCE_MS })
  } catch (error) {
    writer.close()
    throw error
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = kept.get(sql)
      if (known !== undefined) return known
      const statement = adaptStatement(database.prepare(sql))
      if (kept.size >= STATEMENTS_KEPT) kept.clear()
      kept.set(sql, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...inputs(parameters)).map((row) => ({ ...row })),
    run: (parameters) => statement.run(...inputs(parameters)),
    iterate: (parameters) => statement.iterate(...inputs(parameters)),
  }
}

function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value
    if (typeof value === 'bigint' || value instanceof Uint8Array) return value
    throw new TypeError('a query parameter is neither text, number, bytes nor null')
  })
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}
