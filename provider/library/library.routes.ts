import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { listWithdrawnOwned } from '../catalog/ownership.store.ts'
import { serializeProducts } from '../catalog/serialize-product.ts'
import type { Context, ProviderApp } from '../context.ts'
import { maxDescribedFiles } from '../contract/order.ts'
import type { wireLibraryFile } from '../contract/order.ts'
import { productIdPattern } from '../contract/product-id.ts'
import type { Sent } from '../contract/sent.ts'
import { paginate } from '../platform/http/pagination.ts'
import { describeFiles } from './describe-files.ts'

/** The number of withdrawn products on a page; pages show one, which a text narrows down. */
const withdrawnPerPage = 240

const maxTextLength = 200

/**
 * Mounts the routes for what a library shows besides the catalogue's list of owned products; they
 * require its owner's session.
 */
export function mountLibrary(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/library/files', customerOnly, async (c) => {
    const { id: customerId } = c.get('customer')
    const ids = (c.req.query('product_ids') ?? '').split(',').slice(0, maxDescribedFiles)
    const known = ids.filter((id) => productIdPattern.test(id)).map(Number)
    const files = await describeFiles(context, customerId, known)
    const data = files.map(
      ({ productId, fileName, bytes, sha256, orderId }) =>
        ({
          product_id: productId,
          file_name: fileName,
          bytes,
          sha256,
          order_id: orderId,
        }) satisfies Sent<typeof wireLibraryFile>,
    )
    return c.json({ data })
  })

  // Withdrawn products lose their filters and searchable texts, so they have a list of their own.
  app.get('/api/v1/customer/library/withdrawn', customerOnly, async (c) => {
    const { id: customerId } = c.get('customer')
    const text = (c.req.query('query') ?? '').trim().slice(0, maxTextLength)
    const page = /^[1-9]\d{0,5}$/.test(c.req.query('page') ?? '') ? Number(c.req.query('page')) : 1
    const list = { text, offset: (page - 1) * withdrawnPerPage, limit: withdrawnPerPage }
    const { rows, total } = await listWithdrawnOwned(context.db, customerId, list)
    const data = await serializeProducts(context, c, rows)
    const path = `${context.options.providerUrl}/api/v1/customer/library/withdrawn`
    return c.json(paginate(data, { page, perPage: withdrawnPerPage, total, path }))
  })
}
