import type { Failure } from '#app/provider/failure.ts'

/**
 * Returns an empty, uncacheable response for a file that cannot be sent: 502 to 504 if the provider
 * fails or limits requests, otherwise 404, which does not reveal whether the file exists.
 */
export function createEmptyErrorResponse(failure: Failure): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  const status = toStatus(failure)
  if (failure.kind === 'refused' && failure.retryAfterSeconds !== null && status === 503) {
    headers.set('retry-after', String(failure.retryAfterSeconds))
  }
  return new Response(null, { status, headers })
}

function toStatus(failure: Failure): 404 | 502 | 503 | 504 {
  if (failure.kind === 'timeout') return 504
  if (failure.kind === 'unreachable') return 503
  if (failure.kind === 'refused' && failure.status === 429) return 503
  return failure.kind === 'invalid-response' ? 502 : 404
}
