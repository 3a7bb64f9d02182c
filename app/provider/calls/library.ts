import { listEnvelope, pagedEnvelope, singleEnvelope } from '#provider/contract/envelope.ts'
import { maxDescribedFiles, wireLibrary, wireLibraryFile } from '#provider/contract/order.ts'
import { wireProduct } from '#provider/contract/product.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { parseValidItems } from '../http/parse-valid-items.ts'
import { getDownloadPath } from '../normalise/order.ts'
import { toProduct } from '../normalise/product.ts'
import type { LibraryFile } from '../types/library.ts'
import type { WithdrawnProducts } from '../types/product-list.ts'
import type { Download } from '../types/order.ts'

/** Creates the calls for the customer's purchased files. */
export function createLibraryCalls(http: HttpClient) {
  return {
    /**
     * Lists all downloadable files, or those of a product, for which some providers send all; null
     * if the provider does not support this list.
     */
    async list(productId?: number): Promise<Outcome<Download[] | null>> {
      if (!http.capabilities.downloads) return succeed(null)
      const outcome = await http.send({
        method: 'GET',
        path: '/api/v1/customer/library',
        ...(productId === undefined ? {} : { query: { product_id: String(productId) } }),
        schema: libraryResponse,
      })
      if (!outcome.ok && outcome.failure.kind === 'not-found') return succeed(null)
      return mapOutcome(outcome, ({ data }) =>
        data.map((file) => ({
          linkId: file.link_id,
          productId: file.product_id,
          name: file.name,
          bytes: file.bytes,
          url: getDownloadPath(file.link_id),
        })),
      )
    },
    /** Describes the files of owned products; empty if the provider does not support it. */
    describe: (productIds: readonly number[]) => describeFiles(http, productIds),
    /**
     * Lists what the customer owns and the shop no longer sells, by a part of the name; empty if the
     * provider does not support it.
     */
    listWithdrawn: (text: string) => listWithdrawn(http, text),
  }
}

// Created only once, because each schema is compiled on first use.
const libraryResponse = singleEnvelope(wireLibrary)

const filesPath = '/api/v1/customer/library/files'

async function describeFiles(
  http: HttpClient,
  productIds: readonly number[],
): Promise<Outcome<LibraryFile[]>> {
  if (!http.capabilities.library || productIds.length === 0) return succeed([])
  const outcome = await http.send({
    method: 'GET',
    path: filesPath,
    query: { product_ids: productIds.slice(0, maxDescribedFiles).join(',') },
    schema: listEnvelope,
    isOptional: true,
  })
  return mapOutcome(outcome, ({ data }) =>
    parseValidItems(http, filesPath, wireLibraryFile, data).map((file) => ({
      productId: file.product_id,
      fileName: file.file_name,
      bytes: file.bytes,
      sha256: file.sha256,
      orderNumber: String(file.order_id),
    })),
  )
}

const withdrawnPath = '/api/v1/customer/library/withdrawn'

async function listWithdrawn(http: HttpClient, text: string): Promise<Outcome<WithdrawnProducts>> {
  if (!http.capabilities.library) return succeed({ items: [], total: 0 })
  const outcome = await http.send({
    method: 'GET',
    path: withdrawnPath,
    query: { query: text },
    schema: pagedEnvelope,
    isOptional: true,
  })
  return mapOutcome(outcome, ({ data, meta }) => ({
    items: parseValidItems(http, withdrawnPath, wireProduct, data).map((product) =>
      toProduct(product, http.options),
    ),
    total: meta.total ?? data.length,
  }))
}
