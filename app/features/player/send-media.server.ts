import type { Failure } from '#app/provider/failure.ts'
import { providerClient } from '#app/server/provider.server.ts'

/**
 * A preview or a picture, streamed from the provider with its status, range and marks of freshness.
 * An answer that is no file is empty and kept by no cache: 404, or 502 to 504 while the provider fails.
 */
export async function sendMedia(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/media/, '')
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const outcome = await providerClient().files.media(path, { method, headers: request.headers })
  if (outcome.ok) return outcome.value
  return new Response(null, {
    status: statusOf(outcome.failure),
    headers: { 'cache-control': 'no-store' },
  })
}

function statusOf({ kind }: Failure): 404 | 502 | 503 | 504 {
  if (kind === 'timeout') return 504
  if (kind === 'unreachable') return 503
  return kind === 'bad-answer' ? 502 : 404
}
