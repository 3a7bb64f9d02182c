import { fail } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { respondToFailure } from './respond-to-failure.server.ts'

/**
 * Streams a purchased file with the status, range and validators of the provider's response.
 * `target` is a download id, or `product-` followed by a product id. Redirects guests to the login
 * page, with the downloads as the back URL; returns 404 for another customer's file.
 */
export async function sendDownload(request: Request, target: string): Promise<Response> {
  // Some hosts send guests an HTML page instead of a 401.
  if (getRequestScope().token === null) {
    return respondToFailure({ kind: 'unauthorised', status: 401 })
  }
  const client = getProviderClient()
  const linkId = await findLinkId(client, target)
  if (!linkId.ok) return respondToFailure(linkId.failure)
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const file = await client.files.download(linkId.value, { method, headers: request.headers })
  return file.ok ? file.value : respondToFailure(file.failure)
}

async function findLinkId(client: ProviderClient, target: string): Promise<Outcome<number>> {
  const [, isProduct, digits] = /^(product-)?(\d{1,15})$/.exec(target) ?? []
  if (!digits) return fail({ kind: 'not-found' })
  if (!isProduct) return { ok: true, value: Number(digits) }
  const library = await client.library.list(Number(digits))
  if (!library.ok) return library
  const owned = library.value?.find((file) => file.productId === Number(digits))
  return owned ? { ok: true, value: owned.linkId } : fail({ kind: 'not-found' })
}
