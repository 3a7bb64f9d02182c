import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Dialect, KyselyConfig } from 'kysely'
import { ensureFolder } from '../files/ensure-folder.ts'
import { removeAccessOfOthers } from '../files/remove-access-of-others.ts'
import { explainStorageFailure, StorageError, storageCauses } from './storage-failure.ts'
import type { DatabaseLocation } from './engine.ts'
import { explainStatement } from './explain-statement.ts'
import { getEngine, selectEngine } from './get-engine.ts'
import { isMigrated, migrate } from './migrate.ts'
import type { Database, Tables } from './database.ts'
import { createSqliteFile } from './sqlite/file.ts'
import { withoutTimeLimit } from './time-limit.ts'
import { requireNoUnfinishedMove } from './unfinished-moves.store.ts'

/**
 * Opens the database and creates missing tables and, without a database URL, the file. Only the
 * process's owner can access the folder and the file. Rejects with a one-sentence message that
 * contains the path or address if the folder is not writable or the database is unusable.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  prepareFolder(location.dataDir)
  return await openLocation(location, requireNoUnfinishedMove)
}

/**
 * Opens the source or target database of a move, like `openDatabase`, but does not create the
 * folder if there is a database URL. The target may be that of an unfinished move.
 */
export async function openForMove(
  location: DatabaseLocation,
  role: 'source' | 'target',
): Promise<Database> {
  if (!location.databaseUrl) prepareFolder(location.dataDir)
  return await openLocation(location, role === 'source' ? requireNoUnfinishedMove : async () => {})
}

/** Throws a one-sentence error if no shop has ever started at the location; creates nothing. */
export async function requireShop(location: DatabaseLocation): Promise<void> {
  const name = describeDatabase(location)
  if (!location.databaseUrl && statSync(name, { throwIfNoEntry: false }) === undefined) {
    throw new Error(
      `There is no shop in the folder ${location.dataDir}: set DATA_DIR to its folder.`,
    )
  }
  let isEmpty = false
  const dialect = () => selectEngine(location).openReadOnlyDialect(location)
  const database = await connect(location, dialect, async (opened) => {
    isEmpty = (await getEngine(opened).listTables(opened)).length === 0
  })
  await database.destroy()
  if (isEmpty) throw new Error(`There is no shop in the database ${name}: it has no tables.`)
}

/**
 * Opens an existing database of any version for reading; returns null if there is none. Throws a
 * one-sentence error if it is unreadable.
 */
export async function openAnyVersion(location: DatabaseLocation): Promise<Database | null> {
  if (!hasDatabase(location)) return null
  const dialect = () => selectEngine(location).openReadOnlyDialect(location)
  return await connect(location, dialect, async () => {})
}

/** Returns whether the database file exists; always true for a server, which is not contacted. */
export function hasDatabase(location: DatabaseLocation): boolean {
  return Boolean(location.databaseUrl) || existsSync(describeDatabase(location))
}

/** Returns the database's name for messages to the operator, without its password. */
export function describeDatabase(location: DatabaseLocation): string {
  return selectEngine(location).describe(location)
}

/**
 * Opens an existing database without changing it. Returns null if an earlier version of the shop
 * wrote it, whose tables this version cannot read; rejects like `openDatabase`.
 */
export async function openForReading(location: DatabaseLocation): Promise<Database | null> {
  let isCurrent = false
  const dialect = () => selectEngine(location).openReadOnlyDialect(location)
  const database = await connect(location, dialect, async (opened) => {
    isCurrent = await isMigrated(opened)
    if (isCurrent) await requireNoUnfinishedMove(opened)
  })
  if (isCurrent) return database
  await database.destroy()
  return null
}

async function openLocation(
  location: DatabaseLocation,
  requireUsable: (database: Database) => Promise<void>,
): Promise<Database> {
  const dialect = () => {
    if (!location.databaseUrl) preparePrivateFile(join(location.dataDir, 'overtone.db'))
    return selectEngine(location).openDialect(location)
  }
  return await connect(location, dialect, async (opened) => {
    await withoutTimeLimit(() => migrate(opened))
    await requireUsable(opened)
  })
}

async function connect(
  location: DatabaseLocation,
  openDialect: () => Dialect,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  const engine = selectEngine(location)
  let database: Database | null = null
  try {
    const opened: Database = new Kysely<Tables>({
      dialect: openDialect(),
      plugins: engine.plugins,
      ...reportStatements(location, () => opened),
    })
    database = opened
    await engine.requireSupportedServer(opened)
    await prepare(opened)
    return opened
  } catch (error) {
    await database?.destroy()
    const reason = formatReason(error)
    const name = engine.describe(location)
    throw new Error(`The database ${name} cannot be opened: ${reason}.`, { cause: error })
  }
}

/** Returns the options that report statements, except those that explain others. */
function reportStatements(
  { onStatement }: DatabaseLocation,
  getDatabase: () => Database,
): Pick<KyselyConfig, 'log'> {
  if (onStatement === undefined) return {}
  return {
    log: ({ query, queryDurationMillis }) => {
      const { sql } = query
      if (sql.startsWith('explain ')) return
      const explain = () => explainStatement(getDatabase(), query)
      onStatement({ sql, milliseconds: queryDurationMillis, explain })
    },
  }
}

function prepareFolder(dataDir: string): void {
  try {
    ensureFolder(dataDir)
    removeAccessOfOthers(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = formatReason(error)
    throw new Error(`The data folder ${dataDir} is not writable: ${reason}.`, { cause: error })
  }
}

/**
 * Creates the database file unless it exists. SQLite gives the files next to it the same mode; it
 * would also accept an empty file as a new database, whose invoice numbers would restart.
 */
function preparePrivateFile(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size === 0) throw new StorageError(storageCauses.empty)
  if (size === undefined) createSqliteFile(path)
  for (const suffix of ['', '-wal', '-shm']) removeAccessOfOthers(path + suffix)
}

function formatReason(error: unknown): string {
  const explanation = explainStorageFailure(error)
  if (explanation !== null) return explanation
  if (!(error instanceof Error)) return 'unknown reason'
  return error.message.split('\n')[0]?.replace(/\.$/, '') ?? 'unknown reason'
}
