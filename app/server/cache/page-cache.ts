import type { PageCache, SharedPage } from '#app/request-scope/app-context.ts'
import { disconnectedStatus } from '../http/buffer-request-body.ts'
import { createEncodedPage } from './encoded-page.ts'
import type { EncodedPage } from './encoded-page.ts'

/** How long a cached page is served, in milliseconds. */
const ttlMs = 10_000

interface CachedPage {
  readonly page: EncodedPage
  readonly expiresAt: number
  readonly bytes: number
}

type Render = () => Promise<SharedPage | Response>

/**
 * Creates an LRU cache of at most `maxBytes`; `now` returns milliseconds, by default of a monotonic
 * clock. Pages rendered under a different result of `getVersion`, the catalogue's version, are
 * ignored.
 */
export function createPageCache(
  maxBytes: number,
  now: () => number = () => performance.now(),
  getVersion: () => string | null = () => null,
): PageCache {
  const cached = new Map<string, CachedPage>()
  const inFlight = new Map<string, Promise<EncodedPage | Response>>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= cached.get(key)?.bytes ?? 0
    cached.delete(key)
  }

  function store(key: string, page: CachedPage): void {
    remove(key)
    cached.set(key, page)
    bytes += page.bytes
    for (const oldest of cached.keys()) {
      if (bytes <= maxBytes) return
      remove(oldest)
    }
  }

  async function renderAndStore(key: string, render: Render): Promise<EncodedPage | Response> {
    const expiresAt = now() + ttlMs
    const page = await renderPage(render)
    if (!(page instanceof Response)) {
      store(key, { page, expiresAt, bytes: estimateBytes(key, page) })
    }
    return page
  }

  async function getPage(key: string, render: Render): Promise<EncodedPage | Response> {
    const hit = cached.get(key)
    if (hit && hit.expiresAt > now()) {
      cached.delete(key)
      cached.set(key, hit)
      return hit.page
    }
    const running = inFlight.get(key)
    if (running) {
      const page = await running.catch(() => null)
      if (page === null || isDisconnected(page)) return getPage(key, render)
      return page instanceof Response ? renderPage(render) : page
    }
    const own = renderAndStore(key, render).finally(() => inFlight.delete(key))
    inFlight.set(key, own)
    return own
  }

  return {
    async respond(key, headers, render) {
      const page = await getPage(JSON.stringify([getVersion(), key]), render)
      return page instanceof Response ? page : page.respond(headers)
    },
  }
}

async function renderPage(render: Render): Promise<EncodedPage | Response> {
  const page = await render()
  return page instanceof Response ? page : createEncodedPage(page)
}

/** Returns whether a page was not rendered because its client disconnected. */
function isDisconnected(page: EncodedPage | Response): boolean {
  return page instanceof Response && page.status === disconnectedStatus
}

/** Estimates memory use, assuming that all codings of a page together take at most its length. */
function estimateBytes(key: string, { length }: EncodedPage): number {
  return 2 * key.length + 2 * length + 1000
}
