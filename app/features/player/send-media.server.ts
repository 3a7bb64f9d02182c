import { createEmptyErrorResponse } from '#app/features/errors/empty-error-response.server.ts'
import { getProviderClient } from '#app/server/provider.server.ts'

/**
 * Streams a preview or a picture with the status, range and validators of the provider's response.
 */
export async function sendMedia(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/media/, '')
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const outcome = await getProviderClient().files.media(path, { method, headers: request.headers })
  return outcome.ok ? outcome.value : createEmptyErrorResponse(outcome.failure)
}
