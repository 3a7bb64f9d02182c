const read = ['GET', 'HEAD'] as const

/**
 * The folders without pages and their allowed methods; null if the request's handler checks the
 * method itself.
 */
const folders: Readonly<Record<string, readonly string[] | null>> = {
  _serverFn: null,
  assets: read,
  download: read,
  media: read,
  share: read,
  sitemap: read,
  theme: ['POST'],
}

/** Individual files that are not pages. */
const files = [
  '/.well-known/security.txt',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/healthz',
  '/icon.svg',
  '/logo.svg',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
]

/**
 * Returns whether a path is not a page: it has no locale and is not redirected to a canonical URL.
 */
export function isNonPage(path: string): boolean {
  return getFolder(path) !== null || files.includes(path)
}

/** Returns whether a request is a GET or HEAD request for a page. */
export function isPageRequest({ method, url }: Request): boolean {
  return (read as readonly string[]).includes(method) && !isNonPage(new URL(url).pathname)
}

/**
 * Returns the allowed methods of a path; null if its handler checks the method itself. Pages also
 * accept POST, because a form submitted before hydration is posted to its own page.
 */
export function getAllowedMethods(path: string): readonly string[] | null {
  const folder = getFolder(path)
  if (folder !== null) return folders[folder] ?? null
  return files.includes(path) ? read : [...read, 'POST']
}

function getFolder(path: string): string | null {
  const [, folder = ''] = path.split('/')
  return Object.hasOwn(folders, folder) ? folder : null
}
