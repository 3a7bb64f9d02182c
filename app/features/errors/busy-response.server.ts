import { m } from '#app/paraglide/messages.js'

/** Returns an uncacheable 503 with the seconds to wait, and a text for whoever opened a link. */
export function createBusyResponse(retryAfterSeconds: number | null): Response {
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  })
  if (retryAfterSeconds !== null) headers.set('retry-after', String(retryAfterSeconds))
  return new Response(m.errors_reason_busy(), { status: 503, headers })
}
