import { z } from 'zod'
import { pagedEnvelope } from '#provider/contract/envelope.ts'
import { wireId } from '#provider/contract/parts.ts'
import type { WireProduct } from '#provider/contract/product.ts'
import type { HttpClient } from './http/http-client.ts'

const wireListed = z.object({ id: wireId })

/**
 * Returns whether the product list contains a product. Bagisto also sends the page of a disabled
 * product, and refuses to add it to a cart; only the list omits it. Returns true if the list does
 * not load in time or is longer than one page, and for providers that send a kind, because they
 * only send products on sale.
 */
export async function isListed(
  http: HttpClient,
  { id, kind, url_key: urlKey }: WireProduct,
): Promise<boolean> {
  if (kind !== null || urlKey === null) return true
  const outcome = await http.send({
    method: 'GET',
    path: '/api/v1/products',
    // Bagisto matches any part of a URL key, so the list may contain other products.
    query: { url_key: urlKey, limit: 48 },
    schema: pagedEnvelope,
    isPublic: true,
    isOptional: true,
  })
  if (!outcome.ok || outcome.value.meta.last_page > 1) return true
  return outcome.value.data.some((entry) => wireListed.safeParse(entry).data?.id === id)
}
