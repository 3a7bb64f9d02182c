/** Returns the message and the stack trace of an error, for the log only. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
