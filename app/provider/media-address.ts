import type { ProviderOptions } from './options.ts'

const publicFolders = ['/files/', '/storage/', '/cache/', '/downloadable/download-sample/']

/** The base URLs under which a provider serves files. */
export type MediaBases = Pick<ProviderOptions, 'baseUrl' | 'publicUrl'>

/**
 * Returns the storefront path (`/media/…`) for a file of the provider, given its URL or path on the
 * provider. Null for private files and for other hosts, because the content security policy blocks
 * other origins.
 */
export function toMediaPath(address: string | null, bases: MediaBases): string | null {
  if (!address) return null
  for (const base of [bases.baseUrl, bases.publicUrl]) {
    const path = base ? stripBaseUrl(address, base) : null
    if (path !== null && isPublicFile(path)) return `/media${path}`
  }
  return null
}

/**
 * Returns whether a path refers to a public file of the provider. Rejects paths that decoding could
 * change (`..`, encoded slashes and dots, backslashes).
 */
export function isPublicFile(path: string): boolean {
  if (!/^[\w\-./%~@+,()]+$/.test(path) || /\.\.|\/\/|\/\.|%(2e|2f|5c|25|0)/i.test(path))
    return false
  return publicFolders.some((folder) => path.startsWith(folder) && path.length > folder.length)
}

function stripBaseUrl(address: string, base: string): string | null {
  const root = URL.parse(base)
  const url = root && URL.parse(address, root)
  if (!url || url.origin !== root.origin) return null
  const folder = root.pathname.replace(/\/+$/, '')
  return url.pathname.startsWith(`${folder}/`) ? url.pathname.slice(folder.length) : url.pathname
}
