/** Where the newest build tells its id, below the assets' path; never kept by a cache. */
export const buildManifestPath = '/assets/builds/latest.json'

/** The id of the build that is running; null where there was none. */
export const runningBuild = idOf({ id: import.meta.env.VITE_BUILD_ID })

/** The id the newest build tells; null where it cannot be learned, which says nothing. */
export async function latestBuild(): Promise<string | null> {
  try {
    const answer = await fetch(buildManifestPath, { cache: 'no-store' })
    const manifest: unknown = answer.ok ? await answer.json() : null
    return idOf(manifest)
  } catch {
    return null
  }
}

function idOf(manifest: unknown): string | null {
  if (typeof manifest !== 'object' || manifest === null || !('id' in manifest)) return null
  return typeof manifest.id === 'string' ? manifest.id : null
}
