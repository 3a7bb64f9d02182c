/**
 * Runs a command's work and sets its exit status. An error is printed as one line; the status is
 * the error's own, or 1.
 */
export async function launch(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = error?.status ?? 1
  }
}
