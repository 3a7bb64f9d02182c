import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { explainStorageFailure } from '../storage-failure.ts'
import type { DatabaseLocation } from './engine.ts'
import { selectEngine } from './get-engine.ts'
import { migrate } from './migrate.ts'
import type { Database, Tables } from './schema.ts'
import { withoutTimeLimit } from './time-limit.ts'
import { requireNoUnfinishedMove } from './unfinished-moves.ts'

/**
 * Opens the database and creates missing tables; without a database URL also the file. Only the
 * owner of the process can access the folder and the file. Rejects with a one-sentence message that
 * contains the path or the address if the folder is not writable or the database cannot be used.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  prepareFolder(location.dataDir)
  return await openLocation(location, requireNoUnfinishedMove)
}

/**
 * Opens the database that is the source or the target of a move, like `openDatabase`, but without
 * the folder if there is a database URL. A target can be that of an unfinished move.
 */
export async function openForMove(
  location: DatabaseLocation,
  role: 'source' | 'target',
): Promise<Database> {
  if (!location.databaseUrl) prepareFolder(location.dataDir)
  return await openLocation(location, role === 'source' ? requireNoUnfinishedMove : async () => {})
}

/** Names the database in messages for the operator, without its password. */
export function describeDatabase(location: DatabaseLocation): string {
  return selectEngine(location).describe(location)
}

async function openLocation(
  location: DatabaseLocation,
  requireUsable: (database: Database) => Promise<void>,
): Promise<Database> {
  const engine = selectEngine(location)
  let database: Database | null = null
  try {
    if (!location.databaseUrl) createPrivateFile(join(location.dataDir, 'overtone.db'))
    const opened = new Kysely<Tables>({
      dialect: engine.openDialect(location),
      plugins: engine.plugins,
    })
    database = opened
    await engine.requireSupportedServer(database)
    await withoutTimeLimit(() => migrate(opened))
    await requireUsable(database)
    return database
  } catch (error) {
    await database?.destroy()
    const reason = formatReason(error)
    const name = engine.describe(location)
    throw new Error(`The database ${name} cannot be opened: ${reason}.`, { cause: error })
  }
}

function prepareFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    removeAccessOfOthers(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = formatReason(error)
    throw new Error(`The data folder ${dataDir} is not writable: ${reason}.`, { cause: error })
  }
}

/** Creates the database file; SQLite gives the files next to it the same mode. */
function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  for (const suffix of ['', '-wal', '-shm']) removeAccessOfOthers(path + suffix)
}

/**
 * Removes the access of other users from a file or folder, if it exists and belongs to the user of
 * the process.
 */
function removeAccessOfOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined || found.uid !== process.geteuid?.()) return
  // Folders with the sticky bit, such as /tmp, are meant to be used by everyone.
  const isPublicFolder = (found.mode & 0o1000) !== 0
  if (!isPublicFolder && (found.mode & 0o077) !== 0) chmodSync(path, found.mode & 0o700)
}

function formatReason(error: unknown): string {
  const explanation = explainStorageFailure(error)
  if (explanation !== null) return explanation
  if (!(error instanceof Error)) return 'unknown reason'
  return error.message.split('\n')[0]?.replace(/\.$/, '') ?? 'unknown reason'
}
