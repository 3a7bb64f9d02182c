import { DatabaseServerError } from '../storage-failure.ts'

/** Returns the code of a PostgreSQL error, or null. */
export function getErrorCode(error: unknown): unknown {
  const original = error instanceof DatabaseServerError ? error.cause : error
  return original instanceof Error && 'code' in original ? original.code : null
}
