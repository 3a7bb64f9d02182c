import type { Failure } from '#app/provider/failure.ts'

/**
 * Returns an empty, uncacheable response for a file that cannot be sent: 502 to 504 if the provider
 * fails, otherwise 404, which does not reveal whether the file exists.
 */
export function createEmptyErrorResponse({ kind }: Pick<Failure, 'kind'>): Response {
  return new Response(null, { status: toStatus(kind), headers: { 'cache-control': 'no-store' } })
}

function toStatus(kind: Failure['kind']): 404 | 502 | 503 | 504 {
  if (kind === 'timeout') return 504
  if (kind === 'unreachable') return 503
  return kind === 'invalid-response' ? 502 : 404
}
