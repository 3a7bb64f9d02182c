import { createEmptyErrorResponse } from '#app/features/errors/empty-error-response.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

/** A gray waveform on a transparent background, for any theme and cover color. */
const placeholderSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path stroke="#888" stroke-width="4" d="M14 36v8M22 30v20M30 22v36M38 32v16M46 26v28M54 34v12M62 37v6"/></svg>'

/**
 * Streams a preview or a picture with the status, range and validators of the provider's response.
 * For a missing picture, the 404 contains a placeholder, which browsers show instead of a broken
 * image.
 */
export async function sendMedia(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/media/, '')
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const outcome = await getProviderClient().files.media(path, { method, headers: request.headers })
  if (outcome.ok) return outcome.value
  const isImage = request.headers.get('sec-fetch-dest') === 'image'
  if (isImage && outcome.failure.kind === 'not-found') return createPlaceholder()
  return createEmptyErrorResponse(outcome.failure)
}

function createPlaceholder(): Response {
  const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(placeholderSvg, { status: 404, headers })
}
