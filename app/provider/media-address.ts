import type { ProviderOptions } from './options.ts'

const publicFolders = ['/files/', '/storage/', '/cache/', '/downloadable/download-sample/']

/** The folder of storefront paths for files on other hosts, followed by the host. */
const otherHostsFolder = '/hosts/'

/** The base URLs of the provider's files, and the callback for other hosts. */
export type MediaBases = Pick<
  ProviderOptions,
  'baseUrl' | 'publicUrl' | 'mediaUrls' | 'filesUrl' | 'onForeignMedia'
>

/**
 * Returns the address at which browsers load a file of the provider, given its URL or path on the
 * provider: the storefront path (`/media/…`), or the same URL if it is below `filesUrl`. Null for
 * private files and for unknown hosts, because the content security policy blocks other origins.
 */
export function toMediaAddress(address: string | null, bases: MediaBases): string | null {
  if (!address) return null
  if (isHostedFile(address, bases)) return address
  for (const base of [bases.baseUrl, bases.publicUrl]) {
    const path = base ? stripBaseUrl(address, base) : null
    if (path !== null && isPublicFile(path)) return `/media${path}`
  }
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const path = `${otherHostsFolder}${url.host}${url.pathname}`
  if (findOtherHostUrl(path, bases) !== null) return `/media${path}`
  if (isForeign(url, bases)) bases.onForeignMedia?.(url.origin)
  return null
}

/**
 * Returns whether a path refers to a public file of the provider. Rejects paths that decoding could
 * change (`..`, encoded slashes and dots, backslashes).
 */
export function isPublicFile(path: string): boolean {
  if (!isSafePath(path)) return false
  return publicFolders.some((folder) => path.startsWith(folder) && path.length > folder.length)
}

/**
 * Returns the provider's path of a file that browsers load from `toMediaAddress`; the provider also
 * serves the files that an object store does, under the same names.
 */
export function toProviderPath(address: string): string {
  if (address.startsWith('/media/')) return address.slice('/media'.length)
  return `/files/${address.slice(address.lastIndexOf('/') + 1)}`
}

function isHostedFile(address: string, { filesUrl }: Pick<MediaBases, 'filesUrl'>): boolean {
  if (!filesUrl || !address.startsWith(`${filesUrl}/`)) return false
  return /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(address.slice(filesUrl.length + 1))
}

/**
 * Returns the URL of a file on another host, given its storefront path without `/media`. Null for
 * files not below one of the configured base URLs.
 */
export function findOtherHostUrl(
  path: string,
  { mediaUrls = [] }: Pick<MediaBases, 'mediaUrls'>,
): string | null {
  if (!path.startsWith(otherHostsFolder)) return null
  const [, host = '', file = ''] = /^([^/]+)(\/.+)$/.exec(path.slice(otherHostsFolder.length)) ?? []
  if (!isSafePath(file)) return null
  const base = mediaUrls
    .map((mediaUrl) => new URL(mediaUrl))
    .find((url) => url.host === host && file.startsWith(`${url.pathname.replace(/\/+$/, '')}/`))
  return base ? base.origin + file : null
}

function isSafePath(path: string): boolean {
  return /^[\w\-./%~@+,()]+$/.test(path) && !/\.\.|\/\/|\/\.|%(2e|2f|5c|25|0)/i.test(path)
}

function isForeign({ origin }: URL, { baseUrl, publicUrl, mediaUrls = [] }: MediaBases): boolean {
  const bases = [baseUrl, ...(publicUrl ? [publicUrl] : []), ...mediaUrls]
  return bases.every((base) => URL.parse(base)?.origin !== origin)
}

function stripBaseUrl(address: string, base: string): string | null {
  const root = URL.parse(base)
  const url = root && URL.parse(address, root)
  if (!url || url.origin !== root.origin) return null
  const folder = root.pathname.replace(/\/+$/, '')
  return url.pathname.startsWith(`${folder}/`) ? url.pathname.slice(folder.length) : url.pathname
}
