import { DatabaseServerError } from '../storage-failure.ts'

/** Returns the code of an error of PostgreSQL; null for other errors. */
export function getErrorCode(error: unknown): unknown {
  const original = error instanceof DatabaseServerError ? error.cause : error
  return original instanceof Error && 'code' in original ? original.code : null
}
