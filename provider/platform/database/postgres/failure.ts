import { DatabaseServerError, storageCauses } from '../storage-failure.ts'

const causes = {
  unreachable: 'its server does not respond; start it or check the address',
  unknownHost: 'no server has this name; check the address',
  refused: 'its server refuses the user or the password; check both',
  noDatabase: 'its server has no such database; create it',
  noSchema: 'the schema in search_path does not exist; create it or change search_path',
  refusedByPooler: 'the pooler refuses the connection; see its log',
  noPermission: 'the user has no permission for it; grant all rights on the database',
  unanswered:
    'its server does not answer in time; check the network and what the server is busy with',
  tooManyConnections: 'its server has no free connection; raise its limit or use a pooler',
  allInUse: 'all connections of this process are in use; check what the server is busy with',
  noMemory: 'its server has no memory left; give it more',
  noTls: 'its server does not support TLS; remove sslmode from the address',
  untrusted:
    'the certificate of its server is not trusted; check the host name and sslrootcert in the address',
  noCertificate: 'a certificate file in the address cannot be read; check its path',
} as const

/**
 * Keyed by the class or code of an error from PostgreSQL, from the connection to its server, or
 * from the server's certificate (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const causesByCode: Readonly<Record<string, string>> = {
  '08': causes.unreachable,
  // PgBouncer's own limits and login failures.
  '08P01': causes.refusedByPooler,
  '3F000': causes.noSchema,
  '57P01': causes.unreachable,
  '57P02': causes.unreachable,
  '57P03': causes.unreachable,
  '57P05': causes.unreachable,
  '28': causes.refused,
  '3D000': causes.noDatabase,
  '42501': causes.noPermission,
  '53100': storageCauses.full,
  '53200': causes.noMemory,
  '53300': causes.tooManyConnections,
  '25006': storageCauses.readOnly,
  '58': storageCauses.unreadable,
  XX001: storageCauses.damaged,
  XX002: storageCauses.damaged,
  ECONNREFUSED: causes.unreachable,
  ECONNRESET: causes.unreachable,
  EPIPE: causes.unreachable,
  ETIMEDOUT: causes.unreachable,
  EHOSTUNREACH: causes.unreachable,
  ENETUNREACH: causes.unreachable,
  ENOTFOUND: causes.unknownHost,
  EAI_AGAIN: causes.unknownHost,
  CERT_HAS_EXPIRED: causes.untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: causes.untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: causes.untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: causes.untrusted,
  UNABLE_TO_GET_ISSUER_CERT: causes.untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: causes.untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: causes.untrusted,
  // Certificates are the only files that a connection reads.
  EACCES: causes.noCertificate,
  EISDIR: causes.noCertificate,
  ENOENT: causes.noCertificate,
}

/** Keyed by the start of node-postgres messages that have no code. */
const causesByMessage = [
  ['timeout exceeded when trying to connect', causes.allInUse],
  ['Connection terminated', causes.unreachable],
  ['Client has encountered a connection error', causes.unreachable],
  ['The server does not support SSL', causes.noTls],
  ['SASL', causes.refused],
] as const

/**
 * Converts a failure of the database server or of the connection to it to an error that tells the
 * operator what to do; returns any other error unchanged.
 */
export function toServerError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const cause = findCause(error)
  return cause === null ? error : new DatabaseServerError(cause, { cause: error })
}

/** Creates the error for a statement that timed out. */
export function createUnansweredError(): DatabaseServerError {
  return new DatabaseServerError(causes.unanswered)
}

function findCause(error: Error & { readonly code?: unknown; readonly syscall?: unknown }) {
  // The path of a socket can be missing, too.
  if (error.syscall === 'connect') return causes.unreachable
  return error.code === undefined
    ? findCauseByMessage(error.message)
    : findCauseByCode(String(error.code))
}

function findCauseByCode(code: string): string | null {
  return causesByCode[code] ?? causesByCode[code.slice(0, 2)] ?? null
}

function findCauseByMessage(message: string): string | null {
  return causesByMessage.find(([start]) => message.startsWith(start))?.[1] ?? null
}
