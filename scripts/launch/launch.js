/**
 * Runs a command and sets the exit status of the process. Errors are printed as one line; their
 * `status` becomes the exit status, or 1 if they have none.
 */
export async function launch(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = error?.status ?? 1
  }
}
