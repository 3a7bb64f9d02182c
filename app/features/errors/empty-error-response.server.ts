import type { Failure } from '#app/provider/failure.ts'
import { createBusyResponse } from './busy-response.server.ts'

/**
 * Creates an uncacheable response for a file that cannot be sent: 502 to 504 if the provider fails
 * or limits requests, otherwise 404, which does not reveal whether the file exists. The body is
 * empty unless requests are limited.
 */
export function createEmptyErrorResponse(failure: Failure): Response {
  if (failure.kind === 'refused' && failure.status === 429) {
    return createBusyResponse(failure.retryAfterSeconds)
  }
  return new Response(null, { status: toStatus(failure), headers: { 'cache-control': 'no-store' } })
}

function toStatus(failure: Failure): 404 | 502 | 503 | 504 {
  if (failure.kind === 'timeout') return 504
  if (failure.kind === 'unreachable') return 503
  return failure.kind === 'invalid-response' ? 502 : 404
}
