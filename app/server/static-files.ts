import { staticMiddleware } from 'srvx/static'
import type { ServerMiddleware } from 'srvx'

const year = 365 * 24 * 60 * 60

/**
 * Serves the built client: hashed assets for ever, the build's manifest asked for anew each time, the
 * rest for an hour. A missing asset answers 404 with `no-store`, or a cache would keep the gap after
 * the next deploy.
 */
export function staticFileMiddleware(dir: string): ServerMiddleware[] {
  const hashed = staticMiddleware({ dir, maxAge: year, immutable: true })
  const named = staticMiddleware({ dir, maxAge: 0 })
  const plain = staticMiddleware({ dir, maxAge: 3600 })
  return [
    (request, next) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/assets/')) return next()
      const kept = pathname.startsWith('/assets/builds/') ? named : hashed
      return kept(request, () => new Response('Not found', { status: 404, headers: missing }))
    },
    (request, next) => (isPlainFile(new URL(request.url).pathname) ? plain(request, next) : next()),
  ]
}

const missing = { 'cache-control': 'no-store', 'content-type': 'text/plain' }

/** Files of `public` have an ending and lie at the root; pages have neither. */
function isPlainFile(pathname: string): boolean {
  return /^\/[\w-]+\.(svg|png|ico|txt|webmanifest|json)$/.test(pathname)
}
