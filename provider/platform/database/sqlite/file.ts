import { randomUUID } from 'node:crypto'
import { closeSync, linkSync, openSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StorageError, storageCauses } from '../storage-failure.ts'

const openTimeoutMs = 5000

/** The two connections to a database file. */
export interface SqliteConnections {
  readonly writer: DatabaseSync
  readonly reader: DatabaseSync
  /** Throws a `StorageError` if the path no longer leads to the open file. */
  readonly requireInPlace: () => void
}

/**
 * Creates a database file without tables, accessible only to the process's owner, unless another
 * process has created it. Writes its header immediately, so that an empty file is never taken for a
 * new database.
 */
export function createSqliteFile(path: string): void {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    closeSync(openSync(draft, 'wx', 0o600))
    const database = new DatabaseSync(draft)
    // Changing the journal mode writes the header.
    database.exec('pragma journal_mode = wal')
    database.close()
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Opens a database file with one writing and one reading connection; throws if it is damaged. */
export function openSqliteFile(path: string): SqliteConnections {
  return connect(path, openWriter(path))
}

/** Opens an existing database file with read-only connections. */
export function openSqliteFileReadOnly(path: string): SqliteConnections {
  // Unlike SQLite's error, that of the file system says if permission is denied.
  closeSync(openSync(path, 'r'))
  return connect(path, new DatabaseSync(path, { readOnly: true, timeout: openTimeoutMs }))
}

/** Adds the connection for reading; closes `writer` if it cannot be opened. */
function connect(path: string, writer: DatabaseSync): SqliteConnections {
  try {
    const reader = new DatabaseSync(path, { readOnly: true, timeout: openTimeoutMs })
    const requireInPlace = createPlaceCheck(path)
    // Reads still work where no write would, so checks of the database call this.
    reader.function('require_in_place', () => {
      requireInPlace()
      return null
    })
    return { writer, reader, requireInPlace }
  } catch (error) {
    writer.close()
    throw error
  }
}

function openWriter(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: openTimeoutMs })
  try {
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    database.exec('pragma temp_store = memory')
    const check = database.prepare('pragma quick_check(1)').get()
    if (check?.['quick_check'] !== 'ok') throw new StorageError(storageCauses.damaged)
    // SQLite's busy timeout would block the process; `retryOnBusy` waits instead.
    database.exec('pragma busy_timeout = 0')
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/**
 * Creates a check that the path still leads to the same file. SQLite keeps writing to a file that
 * was deleted or replaced, or whose disk was unmounted, and every committed change would be lost.
 */
function createPlaceCheck(path: string): () => void {
  const getFile = () => statSync(path, { bigint: true, throwIfNoEntry: false })
  const opened = getFile()
  return () => {
    const found = getFile()
    if (found !== undefined && found.ino === opened?.ino && found.dev === opened.dev) return
    throw new StorageError(
      found === undefined
        ? 'it has been removed while the shop is running; put it back'
        : 'it has been replaced while the shop is running; restart the shop',
    )
  }
}
