/**
 * Runs a launcher's work and ends with its status; a failure is told in one line, and ends with the
 * status it carries or 1.
 */
export async function launch(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = error?.status ?? 1
  }
}
