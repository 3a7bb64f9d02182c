import type { Log } from './contract/log.ts'
import { describeError } from './contract/describe-error.ts'

/** The polling interval in milliseconds. */
const pollMs = 500

/** Watches the catalogue's version, which any process can change. */
export interface CatalogueWatch {
  /** Returns the latest version; null if there is no catalogue. */
  getVersion(): string | null
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
  let hasFailed = false
  let isReading = false

  async function poll(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      version = await readVersion()
      hasFailed = false
    } catch (error) {
      if (!hasFailed) log('error', 'catalogue-version-unknown', { error: describeError(error) })
      hasFailed = true
    } finally {
      isReading = false
    }
  }

  await poll()
  const timer = setInterval(() => void poll(), pollMs).unref()
  return { getVersion: () => version, close: () => clearInterval(timer) }
}
