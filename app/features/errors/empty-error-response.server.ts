import type { Failure } from '#app/provider/failure.ts'

/**
 * The answer in place of a file that cannot be sent, empty and kept by no cache: 502 to 504 while the
 * provider fails, and 404 for all else, since nobody is told what others may see.
 */
export function emptyErrorResponse({ kind }: Pick<Failure, 'kind'>): Response {
  return new Response(null, { status: statusOf(kind), headers: { 'cache-control': 'no-store' } })
}

function statusOf(kind: Failure['kind']): 404 | 502 | 503 | 504 {
  if (kind === 'timeout') return 504
  if (kind === 'unreachable') return 503
  return kind === 'invalid-response' ? 502 : 404
}
