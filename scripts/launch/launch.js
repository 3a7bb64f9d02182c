/**
 * Runs a command and sets the exit status of the process. An error is printed as one line, and its
 * status is used, or 1 if it has no status.
 */
export async function launch(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = error?.status ?? 1
  }
}
