import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, Driver, SqliteDatabase, SqliteStatement } from 'kysely'

const STATEMENTS_KEPT = 500
const LOCK_PATIENCE_MS = 15_000

/** Kysely's SQLite over Node's own, with write locks taken at the start of a transaction. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  constructor(path: string) {
    const database = adapt(openFile(path))
    super({ database })
    this.#database = database
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database })
  }
}

/** A deferred transaction that reads and then writes fails when another process wrote in between. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const patienceEnds = performance.now() + LOCK_PATIENCE_MS
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() > patienceEnds) throw error
        // The holder may be another connection of this very process: let it run.
        await wait(5)
      }
    }
  }
}

function openFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 200 })
  try {
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    database.exec('pragma temp_store = memory')
    const check = database.prepare('pragma quick_check(1)').get()
    if (check?.['quick_check'] !== 'ok') throw new Error('the database is damaged')
  } catch (error) {
    database.close()
    throw error
  }
  return database
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
