import { fail } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { localizePath } from '#app/i18n/paths.ts'
import type { FileRequest } from '#app/provider/calls/files.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { respondToFailure } from './respond-to-failure.server.ts'

/**
 * Streams purchased files with the status, range and validators of the provider's response.
 * `target` is a download id, or `product-` followed by a product id; for one ZIP, `products-`
 * followed by ids separated by commas, `order-` followed by an order id, or `library` for
 * everything. `products` is the form of the library, which is redirected to the ZIP of its products.
 * Redirects guests to the login page, with the downloads as the back URL; returns 404 for another
 * customer's files.
 */
export async function sendDownload(request: Request, target: string): Promise<Response> {
  // Some hosts send guests an HTML page instead of a 401.
  if (getRequestScope().token === null) {
    return respondToFailure({ kind: 'unauthorised', status: 401 }, request)
  }
  if (target === 'products') return redirectToSelection(request)
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const file = await openTarget(getProviderClient(), target, { method, headers: request.headers })
  return file.ok ? file.value : respondToFailure(file.failure, request)
}

/** Redirects to the ZIP of the ticked products, or back to the library if there are none. */
function redirectToSelection({ url }: Request): Response {
  const ids = new URL(url).searchParams.getAll(selectionField).filter((id) => /^\d{1,15}$/.test(id))
  const location =
    ids.length === 0
      ? localizePath('/library', getRequestScope().locale)
      : `/download/products-${ids.join(',')}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** The name of the checkboxes in the library. */
const selectionField = 'product'

async function openTarget(
  client: ProviderClient,
  target: string,
  request: FileRequest,
): Promise<Outcome<Response>> {
  if (target === 'library') return await client.files.libraryZip(request)
  const [, kind, list = ''] = targetPattern.exec(target) ?? []
  const ids = list.split(',').map(Number)
  const [id = 0] = ids
  if (kind === 'products-') return await client.files.productsZip(ids, request)
  if (list === '' || ids.length > 1) return fail({ kind: 'not-found' })
  if (kind === 'order-') return await client.files.orderZip(id, request)
  if (kind === undefined) return await client.files.download(id, request)
  const linkId = await findLinkId(client, id)
  return linkId.ok ? await client.files.download(linkId.value, request) : linkId
}

const targetPattern = /^(product-|products-|order-)?(\d{1,15}(?:,\d{1,15})*)$/

async function findLinkId(client: ProviderClient, productId: number): Promise<Outcome<number>> {
  const library = await client.library.list(productId)
  if (!library.ok) return library
  const owned = library.value?.find((file) => file.productId === productId)
  return owned ? { ok: true, value: owned.linkId } : fail({ kind: 'not-found' })
}
