/** The path of the manifest that contains the latest build's id; never cached. */
export const buildManifestPath = '/assets/builds/latest.json'

const checkIntervalMs = 60 * 60 * 1000

/** The id of the running build; null if it has none. */
export const runningBuildId = readBuildId({ id: import.meta.env.VITE_BUILD_ID })

/** Fetches the id of the latest build; null if it cannot be fetched. Never rejects. */
export async function fetchLatestBuildId(): Promise<string | null> {
  try {
    const response = await fetch(buildManifestPath, { cache: 'no-store' })
    const manifest: unknown = response.ok ? await response.json() : null
    return readBuildId(manifest)
  } catch {
    return null
  }
}

function readBuildId(manifest: unknown): string | null {
  if (typeof manifest !== 'object' || manifest === null || !('id' in manifest)) return null
  return typeof manifest.id === 'string' ? manifest.id : null
}

interface BuildCheckOptions {
  readonly running: string
  /** Resolves to the latest build's id, or null if it is unknown. */
  readonly fetchLatest: () => Promise<string | null>
  /** Called once, when the latest build differs from the running one. */
  readonly onUpdate: () => void
}

/**
 * Compares the running build with the latest one every hour until they differ; returns a function
 * that stops the check.
 */
export function watchBuild({ running, fetchLatest, onUpdate }: BuildCheckOptions): () => void {
  const timer = setInterval(() => void check(), checkIntervalMs)
  let isUpdated = false
  async function check(): Promise<void> {
    const id = await fetchLatest()
    if (isUpdated || id === null || id === running) return
    isUpdated = true
    clearInterval(timer)
    onUpdate()
  }
  return () => clearInterval(timer)
}
