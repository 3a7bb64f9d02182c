import { closeSync, openSync } from 'node:fs'
import { userInfo } from 'node:os'

/** A failure to read or write the provider's data; the message states the cause and the remedy. */
export class StorageError extends Error {}

/** A `StorageError` from a database server rather than from the data folder. */
export class DatabaseServerError extends StorageError {}

/** Sentence endings that state the cause and the remedy. */
export const storageCauses = {
  full: 'the disk is full; free some space',
  readOnly: 'it is read-only; allow the shop to write to it',
  unreadable: 'the disk is full or reports an error; free some space or replace it',
  damaged: 'it is damaged; restore it from a backup',
  empty: 'it is empty, so its data is lost; restore it from a backup, or delete it for a new shop',
  notDatabase: 'it is not a database, or its beginning is damaged; restore it from a backup',
  locked: 'another program keeps it locked; close that program',
  tooManyFiles: 'too many files are open; raise the limit of the process',
} as const

/** Keyed by system error code (https://nodejs.org/api/errors.html#common-system-errors). */
const systemCauses: Readonly<Record<string, string>> = {
  ENOSPC: storageCauses.full,
  EDQUOT: storageCauses.full,
  EFBIG: storageCauses.full,
  EROFS: storageCauses.readOnly,
  EIO: storageCauses.unreadable,
  EMFILE: storageCauses.tooManyFiles,
  ENFILE: storageCauses.tooManyFiles,
}

/** Keyed by primary result code (https://www.sqlite.org/rescode.html). */
const sqliteCauses: Readonly<Record<number, string>> = {
  5: storageCauses.locked,
  8: storageCauses.readOnly,
  10: storageCauses.unreadable,
  11: storageCauses.damaged,
  13: storageCauses.full,
  14: storageCauses.unreadable,
  26: storageCauses.notDatabase,
}

/**
 * Returns the cause of a storage failure and its remedy, as the end of a sentence; null for any
 * other error.
 */
export function explainStorageFailure(error: unknown): string | null {
  if (error instanceof StorageError) return error.message
  if (!(error instanceof Error && 'code' in error)) return null
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return explainRefusal(error as NodeJS.ErrnoException)
  if (error.code !== 'ERR_SQLITE_ERROR') return systemCauses[String(error.code)] ?? null
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : 0
  return sqliteCauses[code] ?? null
}

/**
 * Names the user and the denied operation (https://nodejs.org/api/errors.html#class-systemerror).
 */
function explainRefusal(error: Error): string {
  const { syscall = '', path = '' }: NodeJS.ErrnoException = error
  const isChange = ['mkdir', 'rename', 'unlink', 'rmdir', 'rm', 'chmod'].includes(syscall)
  const action = isChange || isReadable(path) ? 'write to' : 'read'
  return `the user ${getUserName()} may not ${action} it; change its permissions, or run this as another user`
}

function isReadable(path: string): boolean {
  try {
    closeSync(openSync(path, 'r'))
    return true
  } catch {
    return false
  }
}

/** A container's user may have no name. */
function getUserName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.geteuid?.() ?? '')
  }
}
