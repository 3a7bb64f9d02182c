import type { Log } from './contract/log.ts'
import { describeError } from './contract/describe-error.ts'

/** The polling interval in milliseconds. */
const pollMs = 500

/** Watches the catalogue's version, which any process can change. */
export interface CatalogueWatch {
  /** Returns the latest version; null if there is no catalogue. */
  getVersion(): string | null
  /** When the latest change was found, in milliseconds since 1970; null if none has been. */
  getChangedAt(): number | null
  close(): void
}

/**
 * Reads the version of the catalogue now and twice per second. After a failure, keeps the last
 * version and logs the failure once until a read succeeds.
 */
export async function watchCatalogue(
  readVersion: () => Promise<string | null>,
  log: Log,
): Promise<CatalogueWatch> {
  let version: string | null = null
  let changedAt: number | null = null
  let hasFailed = false
  let isReading = false

  async function poll(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      const latest = await readVersion()
      if (latest !== version) changedAt = Date.now()
      version = latest
      hasFailed = false
    } catch (error) {
      if (!hasFailed) log('error', 'catalogue-version-unknown', { error: describeError(error) })
      hasFailed = true
    } finally {
      isReading = false
    }
  }

  await poll()
  changedAt = null
  const timer = setInterval(() => void poll(), pollMs).unref()
  return {
    getVersion: () => version,
    getChangedAt: () => changedAt,
    close: () => clearInterval(timer),
  }
}
