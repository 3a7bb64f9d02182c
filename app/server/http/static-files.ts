import { staticMiddleware } from 'srvx/static'
import type { ServerMiddleware } from 'srvx'
import { addWorkerPolicy } from './worker-policy.ts'

const secondsPerYear = 365 * 24 * 60 * 60

const svgType = 'image/svg+xml'

/** Uses the files compressed by the build, smallest first (`scripts/build/precompress.ts`). */
const precompressed = { encodings: { br: '.br', gzip: '.gz' }, compress: false }

/**
 * Creates middleware that serves the built client: hashed assets are immutable, build manifests are
 * revalidated on each request, and other files are cached for an hour. A missing asset is a 404
 * with `no-store`; otherwise caches would serve the 404 even after the next deploy.
 */
export function createStaticFileMiddleware(dir: string): ServerMiddleware[] {
  const hashed = staticMiddleware({
    dir,
    ...precompressed,
    maxAge: secondsPerYear,
    immutable: true,
  })
  const manifests = staticMiddleware({ dir, ...precompressed, maxAge: 0 })
  const publicFiles = staticMiddleware({ dir, ...precompressed, maxAge: 3600 })
  return [
    async (request, next) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/assets/')) return next()
      const assets = pathname.startsWith('/assets/builds/') ? manifests : hashed
      const response = await assets(
        request,
        () => new Response('Not found', { status: 404, headers: notFoundHeaders }),
      )
      return addWorkerPolicy(pathname, declareCharset(response))
    },
    async (request, next) =>
      isPublicFile(new URL(request.url).pathname)
        ? declareCharset(await publicFiles(request, next))
        : next(),
  ]
}

const notFoundHeaders = {
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
}

/** Adds the charset to SVG files, the only text type without one. */
function declareCharset(response: Response): Response {
  const { headers } = response
  if (headers.get('content-type') === svgType) {
    headers.set('content-type', `${svgType}; charset=utf-8`)
  }
  return response
}

/** Files in `public` have an extension and are at the root; pages have no extension. */
function isPublicFile(pathname: string): boolean {
  return /^\/[\w-]+\.(svg|png|ico|txt|webmanifest|json)$/.test(pathname)
}
