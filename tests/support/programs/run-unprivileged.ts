/**
 * Runs `work` as `nobody` if the tests run as root, because root can access any folder. The test
 * needs a separate process, because a worker thread cannot change its user.
 */
export async function runUnprivileged<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work()
  process.seteuid?.('nobody')
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}
