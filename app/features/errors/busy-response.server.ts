import { m } from '#app/paraglide/messages.js'

/**
 * Creates an uncacheable 503 response with `Retry-After` in seconds and a short text for visitors
 * who opened a link.
 */
export function createBusyResponse(retryAfterSeconds: number | null): Response {
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  })
  if (retryAfterSeconds !== null) headers.set('retry-after', String(retryAfterSeconds))
  return new Response(m.errors_reason_busy(), { status: 503, headers })
}
