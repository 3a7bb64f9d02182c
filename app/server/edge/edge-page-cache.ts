import { createHash } from 'node:crypto'
import type { PageCache } from '#app/request-scope/app-context.ts'

/** What a Worker has besides its bindings. */
export interface EdgePlatform {
  /** The id of the build whose static files the platform serves. */
  readonly buildId: string
  /** The cache of the platform, which drops pages by their `s-maxage`. */
  readonly cache: {
    readonly match: (key: Request) => Promise<Response | undefined>
    readonly put: (url: string, page: Response) => Promise<void>
  }
  /** Continues work after the response. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

/**
 * Creates a page cache that stores pages in the cache of the platform, which all requests in one data
 * center share: https://developers.cloudflare.com/workers/runtime-apis/cache/. Renders are not
 * shared, because a request cannot wait for another one. The cache outlives a deploy, but the old static
 * files do not, so keys contain the build id.
 */
export function createEdgePageCache(
  { buildId, cache, waitUntil }: EdgePlatform,
  origin: string,
): PageCache {
  return {
    async respond(key, requestHeaders, render) {
      // The keys of pages contain cookies, so the names in the cache are addresses of their own.
      const url = `${origin}/page-cache/${hash(`${buildId}\n${key}`)}`
      const headers = new Headers()
      const etag = requestHeaders.get('if-none-match')
      if (etag !== null) headers.set('if-none-match', etag)
      // The cache responds with 304 if the client has the page already.
      const cached = await cache.match(new Request(url, { headers }))
      if (cached) return cached
      const page = await render()
      if (page instanceof Response) return page
      const response = new Response(page.html, { headers: page.headers })
      // The platform compresses responses, which a strong ETag would prevent.
      response.headers.set('etag', `W/"${hash(page.html)}"`)
      waitUntil(cache.put(url, response.clone()))
      return response
    },
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27)
}
