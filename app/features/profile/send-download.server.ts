import { emptyErrorResponse } from '#app/features/errors/empty-error-response.server.ts'
import { localizePath, loginAddress } from '#app/i18n/paths.ts'
import { failed } from '#app/provider/failure.ts'
import type { Failure, Outcome } from '#app/provider/failure.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * A bought file, streamed with the provider's own status, range and marks of freshness. `target` is
 * the id of a link, or `product-` and the id of a product. Who is not logged in is sent to the login
 * and then to where all their files are; a file of somebody else does not exist.
 */
export async function sendDownload(request: Request, target: string): Promise<Response> {
  const client = providerClient()
  const linkId = await findLink(client, target)
  if (!linkId.ok) return refused(linkId.failure)
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const file = await client.files.download(linkId.value, { method, headers: request.headers })
  return file.ok ? file.value : refused(file.failure)
}

async function findLink(client: ProviderClient, target: string): Promise<Outcome<number>> {
  const [, isProduct, digits] = /^(product-)?(\d{1,15})$/.exec(target) ?? []
  if (!digits) return failed({ kind: 'not-found' })
  if (!isProduct) return { ok: true, value: Number(digits) }
  const library = await client.library.list()
  if (!library.ok) return library
  const owned = library.value?.find((file) => file.productId === Number(digits))
  return owned ? { ok: true, value: owned.linkId } : failed({ kind: 'not-found' })
}

function refused(failure: Failure): Response {
  if (failure.kind !== 'unauthorised') return emptyErrorResponse(failure)
  const { locale } = requestScope()
  const location = loginAddress(localizePath('/profile?tab=balance', locale), locale)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
