/** Returns the code of an error of PostgreSQL; null for other errors. */
export function getErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}
