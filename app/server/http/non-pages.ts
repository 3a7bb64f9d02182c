const read = ['GET', 'HEAD'] as const

/**
 * The folders that hold no pages, with the methods that they allow: null if the handler of a request
 * checks it itself.
 */
const folders: Readonly<Record<string, readonly string[] | null>> = {
  _serverFn: null,
  assets: read,
  download: read,
  health: read,
  media: read,
  share: read,
  sitemap: read,
  theme: ['POST'],
}

/** The single files that are no pages. */
const files = [
  '/.well-known/security.txt',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/icon.svg',
  '/logo.svg',
  '/robots.txt',
  '/sitemap.xml',
]

/** Returns whether a path is no page: it has no locale and is not redirected to a canonical URL. */
export function isNonPage(path: string): boolean {
  return getFolder(path) !== null || files.includes(path)
}

/**
 * Returns the methods that a path allows; null if its handler checks the method itself. Pages also
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
