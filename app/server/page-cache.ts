import { randomBytes } from 'node:crypto'
import type { PageCache, RenderedPage } from '#app/request-scope/app-context.ts'

/** How long a cached page is served, in milliseconds. */
const ttlMs = 10_000

/**
 * A rendered response, split at its nonces; each request's own nonce is inserted between the parts.
 */
interface Template {
  readonly status: number
  readonly headers: Headers
  readonly parts: readonly string[]
  readonly isShared: boolean
  /** A response that is not a page; it is returned unread to the request it was rendered for. */
  readonly passThrough?: Response
}

interface CachedPage extends Template {
  readonly expiresAt: number
  readonly bytes: number
}

/** Creates an empty least-recently-used cache of at most `maxBytes`; `now` returns milliseconds. */
export function createPageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  const cached = new Map<string, CachedPage>()
  const inFlight = new Map<string, Promise<Template>>()
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

  async function renderAndStore(
    key: string,
    render: (nonce: string) => Promise<RenderedPage>,
  ): Promise<Template> {
    const expiresAt = now() + ttlMs
    const page = await renderTemplate(render)
    if (page.isShared) store(key, { ...page, expiresAt, bytes: estimateBytes(key, page) })
    return page
  }

  return {
    async respond(key, nonce, render) {
      const hit = cached.get(key)
      if (hit && hit.expiresAt > now()) {
        cached.delete(key)
        cached.set(key, hit)
        return toResponse(hit, nonce)
      }
      const running = inFlight.get(key)
      if (running) {
        const page = await running.catch(() => null)
        return toResponse(page?.isShared ? page : await renderTemplate(render), nonce)
      }
      const own = renderAndStore(key, render).finally(() => inFlight.delete(key))
      inFlight.set(key, own)
      return toResponse(await own, nonce)
    },
  }
}

/**
 * Renders with an unguessable placeholder for the nonce; does not read a response that is not a
 * page.
 */
async function renderTemplate(render: (nonce: string) => Promise<RenderedPage>): Promise<Template> {
  const placeholder = randomBytes(16).toString('hex')
  const { response, text, isComplete } = await render(placeholder)
  const { status, headers } = response
  if (text === null) return { parts: [], isShared: false, status, headers, passThrough: response }
  const isShared = status === 200 && !headers.has('set-cookie') && isComplete
  return { parts: text.split(placeholder), isShared, status, headers }
}

function toResponse({ parts, status, headers, passThrough }: Template, nonce: string): Response {
  return passThrough ?? new Response(parts.join(nonce), { status, headers: new Headers(headers) })
}

/**
 * Estimates two bytes per character, the most a JavaScript string needs, plus an overhead per
 * entry.
 */
function estimateBytes(key: string, { parts }: Template): number {
  return parts.reduce((sum, part) => sum + 2 * part.length, 2 * key.length + 1000)
}
