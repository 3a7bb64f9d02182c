/** A failure to read or write the provider's data; the message says why and what to do about it. */
export class StorageError extends Error {}

/** The ends of sentences that say why data cannot be used and what to do about it. */
export const storageCauses = {
  full: 'the disk is full; free some space',
  readOnly: 'it is read-only; allow the shop to write to it',
  unreadable: 'the disk is full or reports an error; free some space or replace it',
  damaged: 'it is damaged; restore it from a backup',
  notDatabase: 'it is no database or its beginning is damaged; restore it from a backup',
  locked: 'another program keeps it locked; close that program',
  unreachable: 'its server does not respond; start it or check the address',
  unknownHost: 'no server has this name; check the address',
  refused: 'its server refuses the user or the password; check both',
  noDatabase: 'its server has no such database; create it',
  noPermission: 'the user has no permission for it; grant all rights on the database',
  tooManyConnections: 'its server has no free connection; raise its limit or use a pooler',
  noTls: 'its server does not support TLS; remove sslmode from the address',
  tooManyFiles: 'too many files are open; raise the limit of the process',
} as const

/** https://nodejs.org/api/errors.html#common-system-errors */
const systemCauses: Readonly<Record<string, string>> = {
  ENOSPC: storageCauses.full,
  EDQUOT: storageCauses.full,
  EFBIG: storageCauses.full,
  EROFS: storageCauses.readOnly,
  EACCES: storageCauses.readOnly,
  EPERM: storageCauses.readOnly,
  EIO: storageCauses.unreadable,
  EMFILE: storageCauses.tooManyFiles,
  ENFILE: storageCauses.tooManyFiles,
}

/** By primary result code. https://www.sqlite.org/rescode.html */
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
 * By class or code of PostgreSQL's errors and of connections to its server.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const postgresCauses: Readonly<Record<string, string>> = {
  '08': storageCauses.unreachable,
  '57P01': storageCauses.unreachable,
  '57P02': storageCauses.unreachable,
  '57P03': storageCauses.unreachable,
  '57P05': storageCauses.unreachable,
  '28': storageCauses.refused,
  '3D000': storageCauses.noDatabase,
  '42501': storageCauses.noPermission,
  '53100': storageCauses.full,
  '53200': storageCauses.tooManyConnections,
  '53300': storageCauses.tooManyConnections,
  '25006': storageCauses.readOnly,
  '58': storageCauses.unreadable,
  XX001: storageCauses.damaged,
  XX002: storageCauses.damaged,
  ECONNREFUSED: storageCauses.unreachable,
  ECONNRESET: storageCauses.unreachable,
  EPIPE: storageCauses.unreachable,
  ETIMEDOUT: storageCauses.unreachable,
  EHOSTUNREACH: storageCauses.unreachable,
  ENETUNREACH: storageCauses.unreachable,
  ENOTFOUND: storageCauses.unknownHost,
  EAI_AGAIN: storageCauses.unknownHost,
}

/** The beginnings of messages of node-postgres, which have no code. */
const driverCauses = [
  ['timeout exceeded when trying to connect', storageCauses.tooManyConnections],
  ['Connection terminated', storageCauses.unreachable],
  ['Client has encountered a connection error', storageCauses.unreachable],
  ['The server does not support SSL', storageCauses.noTls],
] as const

/**
 * Returns why data cannot be read or written and what the operator can do, as the end of a
 * sentence; null for an error with another cause.
 */
export function explainStorageFailure(error: unknown): string | null {
  if (error instanceof StorageError) return error.message
  if (!(error instanceof Error)) return null
  if (!('code' in error) || error.code === undefined) return explainDriverFailure(error)
  if (error.code !== 'ERR_SQLITE_ERROR') return explainCode(String(error.code))
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : 0
  return sqliteCauses[code] ?? null
}

function explainCode(code: string): string | null {
  return systemCauses[code] ?? postgresCauses[code] ?? postgresCauses[code.slice(0, 2)] ?? null
}

function explainDriverFailure({ message }: Error): string | null {
  return driverCauses.find(([start]) => message.startsWith(start))?.[1] ?? null
}
